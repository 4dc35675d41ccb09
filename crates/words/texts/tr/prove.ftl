# meydan prove
prove-verdict-win = Kanıtlandı: sıradaki oyuncu kazanır.
prove-verdict-not-win = Kanıtlandı: sıradaki oyuncunun zorlayarak kazanması yok.
prove-verdict-open = Açık: henüz ikisi de kanıtlanmadı.
prove-certificate = Kanıt belgesi ({ $lines } satır): { $file }. --check ile denetle.
prove-no-certificate = Kanıt belgesi yazılmadı: { $why }
prove-go-on = Yapılan iş saklandı. Aynı komut kaldığı yerden sürdürür.
prove-took = Ağaçta { $positions } konum, { $before } tanesi önceden; { $seconds } sn
prove-checked = Belge doğru: { $lines } satır izlendi, { $solved } tanesi kesin çözücüyle; { $seconds } sn
refusal-prove-no-prover = { $game } için kanıt araması yok.
refusal-prove-no-position = Bir konum ve --work ile bir klasör, ya da --check ile bir kanıt belgesi ver.
