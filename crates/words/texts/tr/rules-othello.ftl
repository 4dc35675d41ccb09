# The rules of Othello for people. Keys: rules-othello-<rule id>(-title).
rules-othello-about = Biri siyah, biri beyaz iki oyuncu 64 kareli bir tahtaya taş koyar. Her taşın bir yüzü siyah, öbür yüzü beyazdır: araya alınan taş çevrilir ve el değiştirir.
rules-othello-OT-01-title = Tahta ve başlangıç
rules-othello-OT-01 = Tahtada soldan sağa A–H sütunları, yukarıdan aşağıya 1–8 satırları vardır. Beyaz D4 ve E5 ile, siyah E4 ve D5 ile başlar. İlk hamle siyahındır.
rules-othello-OT-01-picture = Başlangıç: Siyah, işaretli dört kareden herhangi birine taş koyabilir.
rules-othello-OT-02-title = Hamle
rules-othello-OT-02 = Kendi renginden bir taşı boş bir kareye, öbür rengin bir ya da daha çok taşı onunla başka bir taşın arasında düz ve kesintisiz bir sıra oluşturacak biçimde koy: satır, sütun ya da çapraz boyunca. Böyle kapanan her sıra çevrilir. Hiçbir taşı çevirmeyecek bir hamle yapılamaz.
rules-othello-OT-02-picture = Siyah, işaretli kareye taş koyar. Üç yönde dört beyaz taş araya sıkışır ve çevrilir; sağ üstteki beyaz kalır, çünkü arkasında siyah taş yoktur.
rules-othello-OT-03-title = Pas
rules-othello-OT-03 = Hamle yapamıyorsan pas geçersin ve öbür oyuncu yeniden oynar; bu kendiliğinden olur. Hamle yapabilen oynamak zorundadır.
rules-othello-OT-04-title = Oyunun sonu
rules-othello-OT-04 = Oyun, iki oyuncu da hamle yapamayınca biter; çoğu zaman tahta dolunca, kimi zaman daha önce. Çok taşı olan kazanır; eşitlik beraberliktir. Boş kareler kimseye sayılmaz.
