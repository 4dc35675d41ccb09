# Advanced chess in the line console.
console-chess-points = { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}
console-chess-negative = { $negative } eksi, kırmızı çizgi { $line }
console-chess-beyond = { $negative } eksi, KIRMIZI ÇİZGİ { $line } AŞILDI
console-chess-captured = aldıkları: { $pieces }
console-chess-game = “{ $name }”
console-chess-number = { $number }. sıra
console-chess-last = Son hamle: { $player } { $move }
console-chess-way = Karışma { $way }
console-chess-asked-check = Sıra: { $player }. Şah çekildi.
console-chess-asked-first = Sıra: { $player }. İki hamleden ilki.
console-chess-asked-second = Sıra: { $player }. İki hamleden ikincisi.
console-chess-asked-first-check = Sıra: { $player }. Şah çekildi. İki hamleden ilki.
console-chess-asked-second-check = Sıra: { $player }. Şah çekildi. İki hamleden ikincisi.
console-chess-asked-tampering = { $player }: ani karışma olsun mu? tamper a (belli sayıda sırada bir), b (her kez yeni çekilen sayıda sıra sonra), c (belli sayıda dakikada bir), d (her kez yeni çekilen sayıda dakika sonra) ya da tamper none yaz. Yalnızca ikiniz de isterseniz olur.
console-chess-touched = { $player } { $square } karesindeki taşa dokunuyor.
console-chess-won = { $winner } kazandı. Beyaz { $white }, Siyah { $black }. { $why }
console-chess-drawn = Berabere. Beyaz { $white }, Siyah { $black }. { $why }
console-chess-help-undo = kendi son hamleni 5 eksi puana geri alır
console-chess-help-double = puan karşılığında çift hamle bildirir
console-chess-help-ledger = bütün sıralar, her puan ve nedeniyle
console-chess-help-position = bütün konum tek satır metin olarak
console-chess-ledger-turn = { $number }. { $player }
console-chess-ledger-double = { $number }. { $player }, çift hamle: puan getirmez
console-chess-ledger-move = { $move }
console-chess-ledger-red-line = { $move }, rastgele (kırmızı çizgi)
console-chess-ledger-tampering = { $move }, rastgele (karışma)
console-chess-ledger-gain = +{ $points } { $reason } ({ $square })
console-chess-ledger-lost = sıra yitirildi: çekilen { $move } oynanamaz
console-chess-ledger-sum = { $player }: { $points } puan, { $negative } eksi
console-chess-ledger-empty = Daha hamle yapılmadı.

# Its files and formats.
refusal-chess-player-name-unfit = “{ $name }” dosya adının parçası olamaz: en az bir karakter, / \ : * ? " < > | yok, uçlarda nokta ya da boşluk yok, en çok 60 bayt.
refusal-chess-file-exists = { $file } zaten var.
refusal-chess-file-in-use = { $file } kullanımda: içinde bir oyun oynanıyor.
refusal-chess-file-missing = Burada { $file } yok.
refusal-chess-file-failed = { $file }: { $why }.
refusal-chess-pgn-not-read = PGN burada okunmaz: dokunmalara, geri almaya ve kuraya yeri yoktur. .acd dosyası kullan.

# The start: a new game, going on, looking through.
console-chess-menu = new (yeni oyun), continue (sürdür) ya da review (gözden geçir) yaz; quit çıkar.
console-chess-ask-white = Beyazın adı? “computer” (ya da computer:newcomer, casual, club, expert, master) yazarsan bilgisayar oynar.
console-chess-ask-black = Siyahın adı?
console-chess-ask-name = Oyunun adı?
console-chess-ask-side-threats = Yan tehditler? Saldırı altındaki her taş sayılır, mat 70 puandır, çift hamle 50 puana mal olur. yes ya da no
console-chess-ask-tampering = Ani karışma? İlk hamleden önce ikinize de biçimi sorulur. yes ya da no
console-chess-ask-replace = { $file } zaten var. Yerine yazılsın mı? yes ya da no
console-chess-kept = Oyun { $file } dosyasında tutuluyor.
console-chess-torn = Dosyanın { $line }. satırı sonuna dek yazılmamıştı; dışarıda bırakıldı.
console-chess-goes-on-new = Buradan yeni bir oyun başlıyor.
refusal-chess-yes-or-no = yes ya da no yaz.
console-chess-help-restart = aynı oyuncular ve seçeneklerle baştan başla
console-chess-help-restart-over = aynısı, bu oyunun dosyasının üzerine
console-chess-ask-or = { $question } (Enter: { $usual })
