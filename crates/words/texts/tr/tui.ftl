tui-welcome = İnsanların oynamak için buluştuğu açık alan.
tui-games = Oyunlar
tui-open = Kayıtlı oyun aç
tui-language = Dil: { $language }
tui-help = Yardım
tui-leave = Çıkış
tui-too-small = Pencere şu an { $width }×{ $height }. Meydan için { $least-width }×{ $least-height } gerek; büyütünce her şey kaldığı yerden sürer. Çıkış: Ctrl-C

tui-key-choose = seç
tui-key-open = aç
tui-key-change = değiştir
tui-key-onward = sonraki
tui-key-back = geri
tui-key-close = kapat
tui-key-done = tamam
tui-key-turn = kaydır
tui-key-play = oyna
tui-key-undo = geri al
tui-key-hint = ipucu
tui-key-save = kaydet
tui-key-resign = çekil
tui-key-new = yeni oyun
tui-key-rules = kurallar
tui-key-language = dil
tui-key-help = yardım
tui-key-leave = çık
tui-key-first = ilk
tui-key-previous = önceki
tui-key-next = sonraki
tui-key-last = son
tui-key-autoplay = kendiliğinden oynat
tui-key-who = kim oynuyor
tui-key-begin = buradan sürdür
tui-key-ledger = hesap
tui-ledger = Hesap

tui-setup = Yeni oyun
tui-whom = Kiminle
tui-whom-people = bu ekrandaki kişilerle
tui-whom-people-about = Bu klavyede sırayla oynanır.
tui-whom-computer = bilgisayarla
tui-whom-computer-about = Sen bilgisayara karşı.
tui-whom-nobody = kimseyle: izliyorum
tui-whom-nobody-about = Bilgisayar kendisiyle oynar.
tui-seats = Kaç kişi
tui-people = Aralarında kaç insan
tui-people-about = Öbür yerlere bilgisayar oturur. Gizlisi olan kişiler arasında ekran örtülür.
tui-mine = Sen
tui-level = Düzey
tui-name-of = { $seat } oyuncusunun adı
tui-name-yours = Adın
tui-drawn = Kimin hangi tarafta oynayacağı kurayla belirlenir.
tui-name-about = Bir ad yaz ya da boş bırak.
tui-yes = evet
tui-no = hayır
tui-start = Başla

tui-replay = Kayıt
tui-players = Oyuncular
tui-player = { $number }. oyuncu
tui-computer = bilgisayar, { $level }
tui-status-turn = sıra onda
tui-status-thinking = düşünüyor…
tui-status-won = kazandı
tui-moves = Hamleler { $shown }/{ $count }
tui-entry-of = { $player }: { $action }
tui-entry-resigned = çekildi
tui-entry-timer = süre
tui-entry-undone = geri alma

tui-turn = Sıra: { $player }.
tui-asked = { $player }: { $asked }.
tui-thinking = { $player } düşünüyor…
tui-played = { $player }: { $action }.
tui-forced = { $player } için tek seçenek vardı: { $action }.
tui-forced-othello-pass = { $player } hamle yapamıyor, pas geçiyor.
tui-typed = Kare: { $typed }_
tui-hint-coming = İyi bir hamle aranıyor…
tui-timer-struck = Süre doldu.
tui-undone = Geri alındı.
tui-kept = { $file } dosyasına hamle hamle yazılıyor.
tui-not-kept = { $file } olduğu gibi kaldı; bu oyun kaydedilmiyor.
tui-saved = { $file } dosyasına kaydedildi.
tui-looking = Bu, { $count } hamleden { $shown }. olanı. End oyuna döndürür.
tui-replaying = { $count } hamleden { $shown }. olanı.
tui-won-only = { $player } kazandı.
tui-won = { $player } kazandı, { $points }.
tui-shared = { $players } birlikte kazandı, { $points }.
tui-draw-only = Berabere.
tui-draw = Berabere, { $points }.
tui-cover = Sıra: { $player }. Ekranı ona ver, sonra Enter’a bas.

tui-no-such-place = Burada öyle bir yer yok; ? tuşları gösterir.
tui-does-not-follow = Ardından { $place } gelemez; Esc geri alır.
tui-looking-back = Eski bir hamleye bakıyorsun. End oyuna döndürür.
tui-only-looking = Bu bir kayıt; değiştirilemez.
tui-wait = Bekle: sıra sende değil.
tui-no-thought = Bilgisayarın aklına bir şey gelmedi. Geri al ya da çık.
tui-nobody-resigns = Şu an kimse çekilemez.
tui-no-file-name = Bir dosya adı yaz.
tui-not-saved = { $file } dosyasına kaydedilemedi: { $why }.
tui-not-opened = { $file } açılamadı: { $why }.

tui-save-title = Oyunu kaydet
tui-save-about = Nereye? Var olan bir dosyanın yerine sormadan yazılmaz.
tui-open-title = Kayıtlı oyun aç
tui-open-about = Hangi dosya? Kayıtlar .meydan ile biter.
tui-ask-resign = { $player } gerçekten çekilsin mi?
tui-ask-leave = Oyun bitmedi. Kaydedilip sonra sürdürülebilir.
tui-ask-new = Oyun bitmedi. Yine de yenisi başlasın mı?
tui-ask-replace = { $file } adlı bir dosya zaten var. Yerine yazılsın mı?
tui-ask-go-on = Bu oyun bitmemiş.
tui-answer-yes = Evet
tui-answer-resign = Çekil
tui-answer-stay = Oyuna devam
tui-answer-save = Kaydet, sonra çık
tui-answer-leave = Kaydetmeden çık
tui-answer-new = Yeni oyun başlat
tui-answer-replace = Yerine yaz
tui-answer-without = Kalsın, dosyasız oyna
tui-answer-keep = Kalsın, başka ad seçeyim
tui-answer-go-on = Oyuna devam
tui-answer-look = Baştan izle
tui-answer-back = Geri

tui-rules = Kurallar: { $game }
tui-help-text =
    Oynamak
    Ok tuşları yerler arasında gezdirir, Tab oynanabilecek bir sonraki yere götürür. Enter ya da boşluk orada oynar. Esc seçileni geri alır. Bir yere tıklanabilir ya da adı yazılabilir (örneğin d3).

    Tahtadaki işaretler: oynanabilecek yerde nokta, bulunduğun yerde köşeli ayraç, son hamlenin çevresinde yay ayraç, ipucu için baklava, geri çevrilen hamlede çarpı.

    Komutlar
    U  geri al – I  ipucu – S  kaydet – R  çekil
    N  yeni oyun – M  kurallar – L  dil – Q  çık
    W  birden çok kişi oynayabiliyorsa klavye öbürüne geçer
    Hiçbir yerin adı o harfle başlamıyorsa küçük harf de aynı işi görür.

    Hamleler
    Virgül ve nokta (ya da fare tekeri) hamlelerde geri ve ileri gider; Home ilk hamleye, End oyuna götürür. Listedeki bir hamleye tıklanabilir. Kayıtta P kendiliğinden oynatır.

    Ctrl-L ekranı yeniden çizer, Ctrl-Z bekletir, Ctrl-C çıkar.
tui-button-othello-pass = Pas
tui-button-pentago-skip = Çevirme (-)
tui-keys-pentago = Tuşlar: kare satır ve sütunla (14), çevirme blok ve yönle (2cw, 2ccw), çevirmeden geçmek - ile yazılır.
tui-lines = ({ $count } satır)

tui-former = Önceki oyunlar
tui-former-row = Önceki oyunlar: birini sürdür ya da gözden geçir
tui-former-none = Henüz oyun yok. Her oyun oynanırken burada saklanır; bu klasördeki kayıtlar da listelenir. O bir dosyayı adıyla açar.
tui-former-over = bitti
tui-former-on = bitmedi
tui-former-unreadable = Bu dosya bir oyun olarak okunamıyor.
tui-go-on-with = Sürdür: { $game }
tui-key-forget = kaldır
tui-key-file = dosya adı
tui-key-text = tahta ya da metin
tui-ask-look = Bu oyun bitti. Nasıl yeniden gösterilsin?
tui-ask-forget = Bu oyun tamamen kaldırılsın mı?
tui-answer-read = Metin olarak oku
tui-answer-forget = Kaldır
tui-answer-keep-it = Kalsın
tui-played-elsewhere = Bu oyun başka bir pencerede oynanıyor.
tui-left = Oyun saklandı. Sürdürmek için: meydan play { $game }

tui-answer-again = Rövanş
tui-answer-save-it = Dosyaya kaydet
tui-answer-leave-it = Çık
tui-answer-board = Tahtaya bak
tui-end = Bitiş
