meydan = Meydan

refusal-match-over = Oyun bitti.
refusal-match-no-such-seat = Bu masada { $seat } numaralı yer yok.
refusal-match-not-your-turn = Sıra { $seat }. oyuncuda değil.
refusal-match-already-gone = { $seat }. oyuncu oyundan ayrıldı.
refusal-match-no-timer = Çalışan bir zamanlayıcı yok.
refusal-match-timer-due = Önce bir zamanlayıcının süresi doldu.
refusal-match-no-such-seq = Kayıtta { $seq } numaralı giriş yok.
refusal-match-time-runs-back = Zaman geriye akamaz ({ $at }).
refusal-match-clock-due = Önce birinin süresi doldu.
refusal-match-no-flag = O anda kimsenin süresi dolmuyor.
refusal-match-no-clock = Bu oyunda saat yok.
refusal-match-already-here = { $seat }. oyuncu zaten geldi.
refusal-match-paused-already = Herkese zaten süre verildi.
refusal-match-no-verdict = Oyun böyle bitirilemez.
# Why the hall ended a game, whichever it is.
reason-hall-time = Süre doldu.
reason-hall-agreed = İki taraf berabere kalmakta anlaştı.
reason-hall-claimed = Öteki taraf gelmedi.
reason-hall-called-off = Oyun iptal edildi.
clock-days = { $days } gün
refusal-match-log-damaged = Kayıt bozuk ({ $what }).
refusal-match-seats = Bu oyun { $seats } kişilik değil.
refusal-match-config = Seçenekler anlamsız: { $detail }.
refusal-match-no-takeback = Bu oyunda hamle geri alınmaz.
refusal-match-nothing-to-undo = Geri alınacak bir şey yok.

# Kabul edilmeyen bir metnin satırı.
refusal-line = { $line }. satır: { $fault }
nothing = hiçbir şey
comma = {", "}

ago-now = az önce
ago-minutes = { $count } dakika önce
ago-hours = { $count } saat önce
ago-days = { $count } gün önce
