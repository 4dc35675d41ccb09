game-othello = Othello
game-othello-about = Öbür rengin taşlarını arana al ve çevir. Çok taşı olan kazanır.
role-othello-black = Siyah
role-othello-white = Beyaz
reason-othello-no-moves = Hiçbir oyuncu hamle yapamıyor.
reason-othello-resigned = Öbür oyuncu çekildi.
refusal-othello-not-a-square = Bu bir kare değil: 1–8 arası bir satır ve A–H arası bir sütun, örneğin 3 D.
refusal-othello-square-taken = { $square } karesinde zaten taş var.
refusal-othello-turns-nothing = { $square } karesine konan taş hiçbir taşı çevirmez.
refusal-othello-move-exists = Hamle yapabilirsin, pas geçemezsin.
refusal-othello-start-overlaps = Başlangıç konumu bir kareye iki taş koyuyor.

othello-pass = Pas
othello-discs = { $count ->
   *[other] { $count } taş
}

# What happened, in sentences.
othello-event-placed = { $player } { $square } karesine koydu, { $count } taş çevirdi.
othello-event-passed = { $player } hamle yapamıyor, pas geçiyor.
