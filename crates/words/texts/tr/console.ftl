console-turn = Sıra: { $player }.
console-player = { $seat } ({ $name })
console-computer = bilgisayar, { $level }
console-over = Oyun bitti. { $result }
console-seat = { $number }. oyuncu
console-hand-over = Sıra şimdi { $player } oyuncusunda. Başkası bakmasın. Hazır olunca Enter’a bas.
console-handed-over = —— { $player } ——
console-how-many = Kaç kişi oynuyor? { $least } ile { $most } arası.
console-how-many-again = { $least } ile { $most } arasında bir sayı yaz.
console-part = Satırın { $number }. kısmı: { $why } Hiçbir şey yapılmadı.
console-rest = Oyun bitti, “{ $rest }” artık gerekmiyor.
console-hint = İpucu: { $move }
console-saved = { $file } dosyasına kaydedildi.
console-not-saved = { $file } dosyasına kaydedilemedi: { $why }.
console-file-exists = { $file } zaten var; “save! { $file }” üzerine yazar.
console-too-long = Bu satır çok uzun.
console-too-late = Bu satırdan önce bir şey oldu, bu yüzden satır uygulanmadı.
console-time-to-act = Hamlenden sonra bilgisayar üç saniye bekler: geri almak için “undo” yaz, sürdürmek için Enter’a bas.
console-computer-acts = Sıra bilgisayarda; onun hamlesinden sonra yeniden yaz.
console-alone = “{ $verb }” sözünden sonra bir şey gelmemeli.
console-restart-replaces = Bu oyun { $file } dosyasında tutuluyor. Yenisini onun yerine koymak için restart! yaz.
console-unsaved = Oyun kaydedilmedi. Çıkmak için yeniden “quit”, saklamak için “save” yaz.
console-interrupted = Çıkmak için “quit”, öbür komutlar için “help” yaz.
console-quit = Oyun yarım kaldı.
console-input-ended = Girdi bitti; oyun yarım kaldı.
console-no-hint = Bunun için ipucu yok.

console-help-undo = son hamleyi geri alır
console-help-hint = bilgisayardan hamle ister
console-help-moves = olası bütün hamleleri sıralar
console-help-save = oyunu bir dosyada saklar
console-help-save-over = aynısı, var olan bir dosyanın üzerine
console-help-resign = oyundan çekilir
console-help-quit = çıkar
console-help-help = bu liste
console-help-file = DOSYA

console-record-true = { $file }: doğru bir { $game } kaydı, { $count ->
    [one] { $count } giriş
   *[other] { $count } giriş
}.
console-record-part = Yalnızca sağlam olan kısım gösteriliyor. { $why }
console-record-players = { $game }: { $players }
console-record-unfinished = Oyun burada yarım kaldı.
console-replay-move = { $number }. { $player }: { $move }
console-record-clock = Saat: { $clock }
console-replay-clock = { $told } [{ $left }]
console-replay-left = { $number }. { $player } çekiliyor.
console-replay-timer = { $number }. Süre doldu.
console-replay-at = Hamle { $number } / { $count }
console-replay-keys = → ileri · ← geri · Home ilk · End son · 0–9 Enter atla · boşluk otomatik · q çık
console-replay-playing = otomatik
console-replay-jump = hamle { $number }
console-review-how = { $count ->
    [one] { $count } adım.
   *[other] { $count } adım.
} next (sonraki), previous (önceki), first, last, bir sayı, go on (yeni oyunla sürdür) ya da exit (çık) yaz.
console-review-again = next, previous, first, last, { $count } sayısına kadar bir sayı, go on ya da exit yaz.
console-review-first = Burası oyunun başı.
console-review-last = Burası oyunun sonu.

refusal-pipe-no-match = Henüz bir maç başlamadı; {"{"}"op":"new"{"}"} ile başla.
refusal-pipe-not-utf8 = Satır UTF-8 metni değil.
refusal-pipe-not-json = Satır JSON değil: { $detail }.
refusal-pipe-not-an-object = Satır bir JSON nesnesi değil.
refusal-pipe-too-long = Satır { $most } bayttan uzun.
refusal-pipe-unknown-op = “{ $op }” diye bir işlem yok; işlemler: new, act, view, rewind, fire, drop ve state.
refusal-pipe-unknown-field = “{ $op }” işleminde “{ $field }” alanı yok.
refusal-pipe-missing-field = “{ $field }” alanı eksik.
refusal-pipe-not-text = “{ $field }” alanı metin olmalı.
refusal-pipe-not-a-number = “{ $field }” alanı 0 ya da daha büyük bir tam sayı olmalı.
refusal-pipe-not-a-seed = “{ $field }” alanı 0 ya da daha büyük bir tam sayı ya da 64 onaltılık basamak olmalı.
refusal-pipe-not-a-viewer = “{ $field }” alanı seat:0 (ya da başka bir yer), spectator ya da referee olmalı.
refusal-pipe-no-randomness = Sistem rastgelelik vermiyor; bir tohum belirt.

refusal-console-no-game = “{ $game }” diye bir oyun yok; oyunlar: { $games }.
refusal-console-no-format = { $game } için “{ $format }” biçimi yok; biçimler: { $formats }.
refusal-console-unknown-format = Bu dosya burada bilinen hiçbir biçimde değil.
refusal-console-no-player = “{ $player }” bir oyuncu değil; person, computer ya da bir düzey yaz: { $levels }.
refusal-console-people-count = { $people } kişi { $seats } yere oturamaz.
refusal-console-player-count = { $game } { $seats } kişiyle oynanır, { $count } kişiyle değil.
refusal-console-player-range = { $game } { $least }–{ $most } kişiyle oynanır, { $count } kişiyle değil.
refusal-console-seats-in-file = Dosyada { $seats } yer var, { $count } değil.
refusal-console-game-in-file = Dosya bir { $found } oyunu, { $game } değil.
refusal-console-import-no-game = Bu bir oyun anlatmıyor: içinde hamle yok.
refusal-console-config-json = Seçenekler JSON değil: { $detail }.
refusal-console-load-which = Dosya adı olmadan --load bir liste sunar; yalnız uçbirimde ve oyun hakkında başka bir şey söylenmemişse. Yoksa dosyanın adını yaz.
refusal-console-no-former = Saklanmış bir { $game } oyunu yok, bu klasörde de kaydı yok.
refusal-console-config-in-file = Kayıtlı oyunun seçenekleri ve tohumu kendindedir.
refusal-console-too-large = { $file } bir kayıt için çok büyük.
refusal-console-exists = { $file } zaten var; --force üzerine yazar.
refusal-console-exists-already = { $file } zaten var; başka bir dosya adı ver ya da --load ile ona devam et.
refusal-console-set-shape = “{ $text }” bir seçenek belirlemiyor; KEY=VALUE biçiminde yaz.
refusal-console-set-unknown = { $game } oyununda “{ $key }” diye bir seçenek yok; olanlar: { $keys }.
refusal-console-set-no-options = { $game } oyununda belirlenecek seçenek yok.
refusal-console-set-twice = “{ $key }” seçeneği iki kez verilmiş.
refusal-console-set-not-text = { $file } UTF-8 bir metin değil.
refusal-console-set-flag = “{ $value }” değeri “{ $key }” seçeneğine uymuyor; true ya da false yaz.
refusal-console-set-number = “{ $value }” değeri “{ $key }” seçeneğine uymuyor; { $least } ile { $most } arasında bir tam sayı yaz.
refusal-console-set-choice = “{ $value }” değeri “{ $key }” seçeneğine uymuyor; olanlar: { $among }.
refusal-console-set-long = “{ $key }” için verilen metin çok uzun: en çok { $most } bayt.

console-former = Bitmemiş oyunlar:
console-former-all = Burada saklanan bu türden bütün oyunlar ve bu klasördeki kayıtlar:
console-former-over = bitti
console-former-unreadable = Oyun olarak okunamıyor.
console-former-ask = Sürdürmek için oyunun numarasını yaz, yeni oyun için Enter’a bas.
console-played-elsewhere = O oyun başka bir pencerede oynanıyor.
console-left = Oyun saklandı. Sürdürmek için: meydan play { $game }
console-whom = Kiminle? people ya da “insanlar” (bu klavyede), ya da düzeyiyle bilgisayar: { $levels }. Enter: { $usual }.
console-whom-people = insanlar
console-none-of = Bunlardan biri değil: { $answers }.
console-which-seat = Hangisiyle oynuyorsun? { $roles }. Enter: { $usual }.

console-words = geri=undo ipucu=hint hamleler=moves kaydet=save kaydet!=save! çekil=resign çık=quit yardım=help çift=double defter=ledger konum=position yeniden=restart yeniden!=restart! çek=draw al=take pas=pass oyna=play çevir=tap saldır=attack savun=defend yok=none tamam=done vazgeç=cancel masa=table el=hand ıskarta=discard desteler=decks kart=card yeni=new sürdür=continue gözden=review
