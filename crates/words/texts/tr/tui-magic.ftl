# Tam ekranda Magic.
tui-magic-pool = Mana: { $mana }
tui-magic-turn = { $turn }. tur
tui-magic-now = Şimdi { $strength }
tui-magic-tapped = Çevrilmiş.
tui-button-magic-done = Tamam (0)
tui-button-magic-none = Geçsin (0)
tui-button-magic-cancel = Vazgeç (x)
tui-button-magic-pass = Pas (0)
tui-keys-magic = Tuşlar: oyundaki kartlar numarasıyla, eldekiler harfiyle, 0 bitirmek ya da saldırganı bırakmak, x vazgeçmek, p1 ve p2 oyuncular. Kart kendiliğinden ödenir; belirli arazilerle ödemek için önce onları çevir. T ıskartaları, destede kalanları ve kartların ne yaptığını gösterir.
