console-othello-won = Siyah { $black }, Beyaz { $white }: { $winner } kazandı.
console-othello-drawn = Siyah { $black }, Beyaz { $white }: berabere.
console-othello-resigned = { $player } çekiliyor.
console-othello-how = Hamle bir satır ve bir sütundur, örneğin 3 D; 3D, D3 ve d3 de olur.

refusal-othello-format-not-a-move = { $position }. karakter: bu bir hamle değil.
refusal-othello-format-illegal = { $position }. karakter: kurallar bu hamleye izin vermiyor.
refusal-othello-format-turn = { $position }. karakter: sıra öbür oyuncuda.
refusal-othello-format-over = { $position }. karakter: oyun bu hamleden önce bitti.
refusal-othello-format-not-ggf = { $position }. karakter: bu GGF değil; GGF (;GM[Othello]…;) gibi görünür.
refusal-othello-format-property = { $position }. karakter: bu bir özellik değil; özellik PB[ad] gibi görünür.
refusal-othello-format-game = { $position }. karakter: bu başka bir oyun.
refusal-othello-format-board = { $position }. karakter: bu, sıradaki tarafla birlikte 8×8 bir tahta değil.
refusal-othello-format-result = { $position }. karakter: bu bir sonuç değil.
refusal-othello-format-several = { $position }. karakter: birden çok oyun var; tek tek ver.
refusal-othello-format-start = Düz döküm başka bir başlangıç konumu tutamaz; GGF tutar.
