# Why the hall refuses. Keys: refusal-hall-<code>.
refusal-hall-no-such-table = Böyle bir masa yok.
refusal-hall-no-such-game = Burada böyle bir oyun yok.
refusal-hall-name = Bir ad en fazla 40 karakter olabilir.
refusal-hall-not-your-seat = O yer sizin değil.
refusal-hall-only-watching = Bu masayı yalnızca izliyorsunuz.
refusal-hall-taken = O yere sizden önce başkası oturdu.
refusal-hall-sits-already = Bu masada zaten oturuyorsunuz.
refusal-hall-not-to-free = Bir yeri yalnızca masayı açan kişi, o da oyuncusu henüz bir şey yapmamışken boşaltabilir.
refusal-hall-seat-open = Oyun, herkes oturunca başlar.
refusal-hall-stale = Bu arada oyunun durumu değişti.
refusal-hall-nothing-there = Orada bir şey yapılamaz.
refusal-hall-command-id = İletinin geçerli bir kimliği yok.
refusal-hall-command-reused = Bu ileti kimliğini başka bir oyuncu kullandı.
refusal-hall-over = Oyun bitti; artık hiçbir hamle geri alınamaz.
refusal-hall-not-over = Oyun henüz bitmedi.
refusal-hall-undo-asked = Yanıt bekleyen bir geri alma isteği zaten var.
refusal-hall-undo-not-asked = Kimse sizden bir hamleyi geri almanızı istemiyor.
refusal-hall-log-full = Bu oyunda çok fazla hamle geri alındı; artık sonuna kadar oynanmalı.
refusal-hall-rated = Bu oyun sayılır: ipucu yoktur, hamle geri alınmaz, adlar ve oyuncular değişmez.
refusal-hall-crowded = Bu masayı çok fazla kişi izliyor.
refusal-hall-too-many-tables = Şu anda { $most } oyununuz sürüyor. Yenisini açmadan önce lütfen birini bitirin ya da bırakın. Hamle yapılmamış bir masa bir gün sonra kendiliğinden kapanır.
refusal-hall-full = Salon şu anda dolu. Lütfen biraz sonra yeniden deneyin.
refusal-hall-busy = Salon şu anda meşgul. Lütfen yeniden deneyin.
refusal-hall-other-rules = Bu oyun, kuralların eski bir sürümüyle oynanmış.
refusal-hall-store = Hamle kaydedilemedi, bu yüzden yapılmadı. Lütfen yeniden deneyin.
refusal-hall-cookies = Bu salon yerinizi hatırlamak için bir çereze ihtiyaç duyar. Lütfen çerezlere izin verip yeniden deneyin.
refusal-hall-malformed = Bu ileti anlaşılamadı.
refusal-hall-too-fast = Bir defada bu kadarı fazla. Lütfen biraz bekleyin.
refusal-hall-option = “{ $value }” bu seçenek için geçerli bir değer değil.
refusal-hall-form = Formdaki bir şey anlaşılamadı.

# The command that opens the hall to browsers.
serve-ready = Meydan açık: { $address } (kapatmak için Ctrl+C)
serve-data = { $folder } klasörü kullanılamıyor: { $detail }
serve-address = { $address } açılamadı: { $detail }
serve-locked = başka bir sunucu onu kullanıyor.
serve-taken = { $address } adresini başka bir program kullanıyor; --addr ile başka bir adres seçin
