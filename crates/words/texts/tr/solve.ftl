solve-value-win = Sıradaki oyuncu kazanır.
solve-value-draw = En iyi oyunla berabere.
solve-value-loss = Sıradaki oyuncu kaybeder.
solve-winning = Kazandıran hamleler: { $moves }
solve-took = { $seconds } sn, { $megabytes } MB
refusal-solve-no-solver = { $game } oyununun kesin çözücüsü yok.
refusal-solve-no-position = Bir konum ver, ya da satır başına bir konumla --file.
refusal-solve-line = Satır { $line }: { $why }
