game-chess = İleri satranç
game-chess-about = Puanla satranç: tehdit, alış ve şah puan getirir, dikkatsizlik puan götürür. Puanı çok olan kazanır.
role-chess-white = Beyaz
role-chess-black = Siyah
reason-chess-mate = Mat. Sonucu puanlar belirler.
reason-chess-stalemate = Pat. Sonucu puanlar belirler.
reason-chess-dead = Artık iki taraf da mat edemez. Sonucu puanlar belirler.
reason-chess-threefold = Aynı konum üçüncü kez oluştu. Sonucu puanlar belirler.
reason-chess-fifty = Elli hamledir ne taş alındı ne piyon oynandı. Sonucu puanlar belirler.
reason-chess-resigned = Öbür oyuncu çekildi.

option-chess-name = Oyunun adı
option-chess-name-about = Oyunda görünür ve kayıt dosyasının adına girer.
option-chess-side-threats = Yan tehditler
option-chess-side-threats-about = Yalnız oynanan taşın değil, hamleden sonra saldırdığınız her taşın tehdidi sayılır. Mat 70 puandır, çift hamle 50 puana mal olur.
option-chess-tampering = Ani karışma
option-chess-tampering-about = İlk hamleden önce ikinize de sorulur. İkiniz de isterseniz arada bir sizin yerinize rastgele bir hamle oynanır.
option-chess-position = Başlangıç konumu
option-chess-position-about = Bir FEN, ardından istenirse puanlar: … w KQkq - 0 1 points 0 3 negative 5 0 turn 3. Boş bırakılırsa alışılmış konum.

refusal-chess-not-a-move = Bu bir hamle değil: taş (K Q R B H P), nereden, nereye; Pc2c4 gibi; ya da undo, double, touch c2.
refusal-chess-no-such-piece = “{ $letter }” diye bir taş yok: K, Q, R, B, H (at) ya da P.
refusal-chess-no-such-square = “{ $square }” diye bir kare yok: a–h bir sütun, 1–8 bir sıra, e4 gibi.
refusal-chess-no-such-promotion = Piyon “{ $letter }” olamaz: Q, R, B ya da H.
refusal-chess-empty-square = { $square } karesi boş.
refusal-chess-wrong-piece = { $square } karesinde { $said } değil, { $stands } duruyor.
refusal-chess-not-yours = { $square } karesindeki taş rakibinizin.
refusal-chess-own-piece = { $square } karesinde kendi taşınız duruyor.
refusal-chess-king-never-captured = { $square } karesindeki şah alınamaz; şah hiç alınmaz.
refusal-chess-cannot-go = { $from } karesindeki { $piece } { $to } karesine böyle gidemez.
refusal-chess-blocked = { $square } karesindeki taş yolu kapatıyor.
refusal-chess-nothing-to-capture = Piyon yalnız taş alırken çapraz gider; { $square } karesinde alınacak taş yok.
refusal-chess-leaves-king = Şahınız tehdit altında kalırdı.
refusal-chess-promotion-missing = Piyonun ne olacağını söyleyin: sonuna Q, R, B ya da H; Pe7e8Q gibi.
refusal-chess-no-promotion = Yalnız son sıraya ulaşan piyon başka taş olur.
refusal-chess-castling-gone = O yana artık rok yapamazsınız: şah ya da o kale oynadı.
refusal-chess-castling-attacked = Rok yapamazsınız: { $square } karesi saldırı altında.
refusal-chess-touched-already = { $square } karesindeki taşa zaten dokundunuz.
refusal-chess-nothing-to-undo = Geri alacağınız bir şey yok: yalnız kendi son hamleniz, rakibiniz bir taşa dokunana ya da oynayana dek; rastgele hamle geri alınmaz.
refusal-chess-undone-enough = Bu sırada { $most } kez geri aldınız; bu kadarı yeter.
refusal-chess-opponents-turn = Sıra rakibinizde; yalnız hamlenizi geri alabilirsiniz.
refusal-chess-too-few-points = Çift hamle { $price } puana mal olur, sizin { $have } puanınız var.
refusal-chess-doubled-already = Çift hamleniz sürüyor.
refusal-chess-answer-first = Önce karışma sorusu yanıtlanır.
refusal-chess-not-asked = Şu anda karışma sorulmuyor.
refusal-chess-name-unfit = Oyunun adı dosya adına giremez: / \ : * ? " < > | olmaz, başta ve sonda nokta ya da boşluk olmaz, en çok 60 bayt.
refusal-chess-position-unreadable = Bu bir konum değil: bir FEN, ardından istenirse points 0 3 negative 5 0 turn 3.
refusal-chess-position-over = Bu konumda oyun bitmiş olurdu.

# Pieces.
chess-piece-pawn = piyon
chess-piece-knight = at
chess-piece-bishop = fil
chess-piece-rook = kale
chess-piece-queen = vezir
chess-piece-king = şah

# What points are for, in the ledger: "threat: queen +5".
chess-gain-threat = tehdit: { $piece }
chess-gain-capture = alış: { $piece }
chess-gain-check = şah çekme
chess-gain-mate = mat
chess-gain-crossing = piyon karşı yarıda
chess-fault-undo = hamle geri alındı
chess-fault-back = taş geri götürüldü
chess-fault-touch = başka taşa dokunuldu
chess-way-a = A: belli sayıda sırada bir
chess-way-b = B: her kez yeni çekilen sayıda sıra sonra
chess-way-c = C: belli sayıda dakikada bir
chess-way-d = D: her kez yeni çekilen sayıda dakika sonra
chess-way-none = Karışma yok

# What happened, a line each.
chess-event-answered = { $player } yanıtladı: { $way }.
chess-event-agreed = İkisi de aynı şeyi istiyor. { $way }.
chess-event-agreed-drawn = Farklı şeyler istediler, kura çekildi. { $way }.
chess-event-agreed-none = Karışma olmayacak.
chess-event-touched = { $player } { $square } karesindeki taşa dokunuyor: { $piece }.
chess-event-doubled = { $player } { $price } puana çift hamle yapacağını bildiriyor.
chess-event-red-line = { $player } { $negative } eksi puanla kırmızı çizgiyi geçti: rastgele hamle.
chess-event-tampered = Karışma! { $player } yerine rastgele bir hamle oynanıyor.
chess-event-moved = { $player }: { $move }
chess-event-moved-capture = { $player }: { $move }, alınan taş: { $piece }
chess-event-check = Şah.
chess-event-lost = { $player } sırasını yitirdi: çekilen { $move } oynanamaz.
chess-event-earned = +{ $points } { $reason }
chess-event-charged = { $points } eksi puan: { $fault }
chess-event-relieved = { $points } eksi puan siliniyor.
chess-event-undone = { $player } geri aldı: { $move }.
chess-event-undone-points = { $player } geri aldı: { $move }; { $points } puan da gitti.
chess-event-refund = { $player } çift hamle için { $points } puanı geri alıyor.
chess-how = Hamle yazın: taş, nereden, nereye (Pc2c4, Hg1f3, Ke1g1, Pe7e8Q). Ayrıca: double, undo, touch e2.
chess-how-tampering = Ani karışma olsun mu? tamper a, b, c ya da d yazın; istemiyorsanız tamper none.

chess-points = { $points } puan
chess-part-tampering = karışma sorusunu yanıtla
chess-part-first = iki hamlenin ilkini yap
chess-part-second = ikinci hamleyi yap
chess-awaited-tampering = karışma sorusunun yanıtı
chess-awaited-first = iki hamlenin ilki
chess-awaited-second = ikinci hamle
chess-did-undo = geri alındı
chess-did-double = çift hamle
chess-did-touch = dokunma: { $square }

# What happened, in sentences.
chess-event-last = Son hamle: { $player } { $move }.
chess-event-last-earned = Son hamle: { $player } { $move }, { $points } puan.
chess-piece-at = { $square } { $piece }
chess-event-touched-notice = Dokunuldu: { $pieces }. Başka bir taş oynamak { $points } eksi puan getirir.
chess-struck-tampering = Karışma! Rastgele bir hamle oynandı ({ $player }): { $move }.
chess-struck-red-line = Kırmızı çizgi! Rastgele oynandı ({ $player }): { $move }.
chess-struck-lost = Kırmızı çizgi! { $player } için { $move } çekildi, kurala uymuyor: sıra yandı.
