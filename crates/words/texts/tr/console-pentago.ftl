console-pentago-colours = Renkler çekildi: Kırmızı { $red }, Siyah { $black }.
console-pentago-place = Sıra: { $player }. Bir bilye koy.
console-pentago-turn = Sıra: { $player }. Bir blok çevir.
console-pentago-turn-or-skip = Sıra: { $player }. Bir blok çevir ya da - ile çevirmeden geç.
console-pentago-won = { $winner } kazandı. { $why }
console-pentago-drawn = Berabere. { $why }
console-pentago-fives = Yan yana: { $squares }.
console-pentago-how = Bir tur önce bir karedir, satır ve sütun (1 4), sonra bir blok ve yön (saat yönünde 2 cw, tersine 2 ccw) ya da izin varsa çevirmemek için -; iki satırda ya da tek satırda: 1 4 2 ccw.
