# The pages of the hall. Keys: web-<page or part>-<what>.
web-title = { $page } · Meydan
web-skip = İçeriğe geç
web-home-link = Meydan, salona
web-settings = Ayarlar
web-language = Dil
web-theme = Açık ya da koyu
web-theme-system = Sistem gibi
web-theme-light = Açık
web-theme-dark = Koyu
web-pace = Bilgisayarın hızı
web-pace-at-once = Hemen
web-pace-brisk = Canlı
web-pace-calm = Sakin
web-sound = Ses
web-sound-on = Ses açık
web-sound-off = Ses kapalı
web-footer = Bir oyun salonu: oturan oynar.
web-share-picture = Meydan, bir oyun salonu: sekiz köşeli bir yıldızın çevresinde tahtalar, kartlar ve taşlar
web-between = { ", " }

web-home-title = Oyun salonu
web-home-tagline = Buluşup oynamak için açık bir meydan.
web-home-intro = Bir oyun seç ve otur: bilgisayara karşı, yanındaki biriyle ya da uzaktaki bir arkadaşınla. Hesap gerekmez.
web-home-games = Oyunlar
web-home-play = Oyna
web-home-play-game = { $game } oyna
web-home-rules = Kurallar
web-home-tables = Süren oyunlar
web-home-records = Biten oyunlar
web-home-continue = Sürdür
web-home-review = İncele
web-home-moves = { $count ->
    [0] Daha başlamadı
   *[other] { $count } hamle
}
web-home-your-turn = Sıra sende
web-home-their-turn = Sıra: { $name }
web-seats = { $least ->
   *[other] { $least } kişilik
}
web-seats-range = { $least }–{ $most } kişilik

web-setup-title = Yeni oyun: { $game }
web-setup-with = Kiminle?
web-setup-with-computer = Bilgisayarla
web-setup-with-computer-about = Acemiden ustaya beş düzey.
web-setup-with-here = Bu ekranda
web-setup-with-here-about = Aynı ekranda sırayla oynanır.
web-setup-with-link = Bağlantıyla bir arkadaş
web-setup-with-link-about = Bir bağlantı alırsın; açan masaya oturur.
web-setup-level = Ne kadar güçlü?
web-setup-seat = Senin tarafın
web-setup-seat-random = Kura
web-setup-drawn = Kimin hangi renkle oynayacağı kurayla belirlenir.
web-setup-names = Adlar
web-setup-name = Adın
web-setup-name-of = { $role }
web-setup-name-number = { $number }. oyuncu
web-setup-name-about = Boş kalabilir.
web-setup-clock = Saat
web-setup-clock-none = Yok
web-setup-clock-own = Özel
web-setup-clock-days = Günlük
web-setup-clock-days-each = Her yanıt için gün
web-setup-clock-minutes = Dakika
web-setup-clock-seconds = ve saniye
web-setup-clock-increment = Her hamle için ek saniye
web-setup-rated = Puanlı
web-setup-rated-about = Üyeler arasında ve saatle; ipucu yok, hamle geri alınmaz.
web-setup-listed = Herkese açık
web-setup-listed-about = Salonda görünür ve herkes izleyebilir; yoksa onu yalnızca bağlantısı olan bulur.
web-setup-options = Seçenekler
web-setup-more = { $count } seçenek daha
web-setup-seats = Kaç kişi oturuyor?
web-setup-people = Bunların kaçı insan?
web-setup-people-about = Öbür yerlere bilgisayar oturur.
web-setup-example = Başlamak için bir örnek
web-setup-example-take = Örneği al
web-setup-file = Dosyadan …
web-setup-go = Masaya otur
web-setup-former = Önceki oyunlar
web-setup-new = Yeni oyun
web-setup-continue = Oyuna devam et ({ $count })
web-setup-review = Eski bir oyunu incele ({ $count })

web-setup-same = Bu üç adla bir oyunun zaten var. Onu sürdür ya da aşağıda bir yenisine başla.
web-setup-again = Yine de bir yenisine başla
web-setup-find = Eski bir oyunu adlarıyla bul
web-setup-find-game = Oyunun adı
web-setup-find-go = Bul
web-setup-find-none = Bu tarayıcının hiçbir oyununda bu adlar yok.
web-review-text = Metin olarak incele
web-review-board = Tahtada
web-review-leave = Çık

web-table-title = { $game }: { $names }
web-table-board = Tahta
web-table-players = Oyuncular
web-table-moves = Hamleler
web-table-no-moves = Daha hamle yapılmadı.
web-table-since = Sıran geçtiğinden beri olanlar
web-table-pane = Üstüne geldiğin ya da dokunduğun kart burada anlatılır.
web-table-actions = Yapabileceklerin
web-table-rules = Kurallar
web-table-options = Seçenekler
web-option-on = evet
web-option-off = hayır
web-table-close = Kapat
web-table-no-script = Bu tarayıcıda betikler kapalı: izleyebilir ve hamleleri gezebilirsin ama oynayamazsın.
web-table-offline = Bağlantı koptu. Yeniden deneniyor …
web-table-offline-stay = Onaylanan hiçbir hamle kaybolmaz.
web-table-rule = Kural { $rule }
web-table-dismiss = Anladım

web-player-open = Boş yer
web-player-computer = Bilgisayar ({ $level })
web-player-computer-short = Bilgisayar
web-player-numbered = { $name } { $number }
web-clock = Saat
web-clock-low = { $seconds } saniyeden az süren kaldı.
web-rated = puanlı
web-player-you = sen
web-player-to-move = sıra onda
web-player-your-turn = sıra sende
web-player-thinking = düşünüyor
web-player-away = burada değil
web-player-stood-in = burada değil, bilgisayar oynuyor
web-player-won = kazandı

web-status-your-turn = Sıra sende.
web-status-your-turn-part = Sıra sende: { $part }.
web-status-to-move = Sıra: { $role }.
web-status-to-move-part = { $role }: { $part }.
web-status-to-move-name = Sıra: { $role } ({ $name }).
web-status-waiting = Beklenen: { $name }.
web-status-waiting-part = Beklenen: { $name }, { $part }.
web-status-thinking = { $name } düşünüyor …
web-status-open = Boş yere birinin oturması bekleniyor.
web-status-won = Kazanan: { $name }.
web-status-won-you = Kazandın.
web-status-lost-you = Kazanan: { $name }. Bu kez kaybettin.
web-status-shared = Birinciliği paylaşanlar: { $names }.
web-status-called-off = Oyun iptal edildi.
web-status-draw = Berabere.
web-status-points = Sayım: { $points }.
web-status-step = { $moves } hamleden { $move }. hamleye bakıyorsun.
web-status-step-start = Oyunun başına bakıyorsun.
web-status-watching = İzliyorsun.
web-status-resigned = Çekilen: { $name }.
web-status-resigned-you = Çekildin.

web-step-first = Başa dön
web-step-previous = Bir hamle geri
web-step-next = Bir hamle ileri
web-step-last = Son hamleye git
web-step-now = Şimdiye dön
web-step-went-on = Bu arada oyun ilerledi.
web-move-label = { $number }. hamle, { $role }: { $move }
web-move-hidden = gizli
web-move-timer = Süre
web-move-drop = Çekildi

web-do-undo = Geri al
web-do-undo-ask = Geri almayı iste
web-do-hint = İpucu
web-do-resign = Çekil
web-do-draw = Beraberlik öner
web-do-draw-sure = Gerçekten berabere bitsin mi?
web-do-call-off = İptal et
web-do-call-off-sure = Gerçekten iptal edilsin mi?
web-do-resign-sure = Çekilmek kesin mi?
web-do-rematch = Rövanş
web-do-rematch-go = Rövanşa git
web-do-new = Başka bir oyun
web-do-record = Kaydı indir

web-ask-invite = Bu bağlantıyı arkadaşına gönder:
web-ask-invite-about = Açan kişi boş yere oturur. Ondan sonra gelenler izler.
web-ask-copy = Kopyala
web-ask-copied = Kopyalandı
web-ask-fill = { $seats ->
    [one] Boş yere bilgisayar da oturabilir:
   *[other] { $seats } boş yere bilgisayar da oturabilir:
}
web-ask-fill-go = Bilgisayarla başla
web-ask-free = { $name } henüz bir şey yapmadı.
web-ask-free-go = Yeri boşalt
web-cover = Cihazı şu kişiye ver: { $name }.
web-cover-about = Başka kimse bakmasın.
web-cover-show = Ben { $name }: kartlarımı göster
web-ask-stood-in = { $moves ->
    [one] Sen yokken bilgisayar senin yerine bir hamle yaptı. Bundan sonra yine sen oynuyorsun.
   *[other] Sen yokken bilgisayar senin yerine { $moves } hamle yaptı. Bundan sonra yine sen oynuyorsun.
}
web-ask-sit = Masaya otur
web-ask-sit-about = Bu masada bir yer boş.
web-ask-sit-as = { $role } olarak otur
web-ask-name = Adın
web-ask-undo = { $name } son hamleyi geri almak istiyor.
web-ask-undo-yes = İzin ver
web-ask-undo-no = İzin verme
web-ask-undo-waiting = Bir hamleyi geri almak istedin. Yanıt bekleniyor.
web-ask-draw = { $name } beraberlik öneriyor.
web-ask-draw-yes = Kabul et
web-ask-draw-no = Reddet
web-ask-draw-back = Öneriyi geri al
web-ask-draw-waiting = Beraberlik önerdin. Karşı taraf oynayınca öneri düşer.
web-ask-draw-seen = { $name } beraberlik önerdi.
web-ask-claim = Sıra { $name } adlı oyuncuda, ama bir süredir yok. Beklemek zorunda değilsin.
web-ask-claim-win = Galibiyeti iste
web-ask-claim-off = Oyunu iptal et
web-ask-claim-computer = Yerine bilgisayar oynasın
web-ask-undo-seen = { $name } bir hamleyi geri almak istedi.
web-ask-rematch = Rövanş hazır.
web-ask-rematch-waiting = Rövanş istedin. Yanıt bekleniyor.
web-ask-rematch-wanted = { $name } rövanş istiyor.


web-rules-title = { $game } kuralları
web-rules-contents = İçindekiler
web-rules-back = Masaya dön
web-rules-play = { $game } oyna

web-problem-back = Salona dön
web-problem-not-found = Burada bir şey yok
web-problem-not-found-about = Adres yanlış yazılmış ya da masa kaldırılmış olabilir.
web-problem-not-allowed = Bunu yapmak sana düşmez
web-problem-not-allowed-about = Yer başka bir tarayıcının ya da istek başka bir siteden geldi.
web-problem-too-large = Bu fazla geldi
web-problem-too-large-about = Burada alınandan fazlası gönderildi.
web-problem-too-many = Biraz yavaş lütfen
web-problem-too-many-about = Senden çok fazla istek geldi. Biraz bekleyip yeniden dene.
web-problem-nonsense = Bunun burada anlamı yok
web-problem-nonsense-about = İstek anlaşılamadı. Hiçbir şey değişmedi.
web-problem-broken = Burada bir şey bozuk
web-problem-broken-about = Hata bizde, sende değil. Onaylanan hamleler güvende. Biraz sonra yeniden dene.
web-problem-refused = Bu yapılamaz

web-othello-board = Othello tahtası, A–H sütunları, 1–8 satırları
web-othello-square-black = { $square }, siyah
web-othello-square-white = { $square }, beyaz
web-othello-square-empty = { $square }, boş
web-othello-can = buraya koyabilirsin
web-othello-last = son hamle
web-sign-in = Giriş yap ya da kaydol
web-signed-in = { $name } olarak giriş yaptın
