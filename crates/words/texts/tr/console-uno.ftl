# UNO in the line console.
console-uno-player = { $number }. oyuncu
console-uno-comma = {", "}
console-uno-started = Başlangıç kartı: { $card }. Kura { $starter } için çıktı, oyuna o başlıyor. Yön: { $direction }.
console-uno-started-after = Başlangıç kartı: { $card }. Kura { $starter } için çıktı, bu yüzden oyuna { $begins } başlıyor. Yön: { $direction }.
console-uno-drew-cards = { $player }, { $count } kart aldı: { $cards }.
console-uno-direction = Yön: { $direction } { $arrow }
console-uno-colour = Ortadaki kart; geçerli renk: { $letter } { $colour }
console-uno-no-colour = Ortadaki kart; geçerli renk: daha seçilmedi
console-uno-stock = Deste: { $count }
console-uno-penalty = Ceza: { $count } kart
console-uno-cards = { $count ->
    [one] { $count } kart
   *[other] { $count } kart
}
console-uno-hand = Kartların:
console-uno-scores = Puanlar, azdan çoğa:
console-uno-points = { $count ->
    [one] { $count } puan
   *[other] { $count } puan
}
console-uno-won = { $winner } kazandı. { $why }
console-uno-shared = { $winners } birlikte kazandı. { $why }
console-uno-asked-lay = Sıra: { $player }. Bir kart at.
console-uno-asked-draw = Sıra: { $player }. Uyan kart yok, “draw” yazıp kart çek.
console-uno-asked-answer = Sıra: { $player }. { $count } kartlık cezaya işaretli bir kartla karşılık ver ya da “take” yazıp cezayı al.
console-uno-asked-take = Sıra: { $player }. { $count } kartlık cezaya karşılık verecek kart yok, “take” yazıp cezayı al.
console-uno-asked-drawn = Sıra: { $player }. Çektiğin kartı at ya da “pass” yazıp pas geç.
console-uno-asked-colour = Sıra: { $player }. Bir renk seç: red (kırmızı), green (yeşil), blue (mavi) ya da yellow (sarı); ilk harfi de yeter.
console-uno-how = Kartı, atılabilenlerin altında yazdığı gibi yaz (r5, g skip, b reverse, y +2, w, w4); jokerin yanına rengi de yazılabilir (w red, w4 b). Yoksa draw (çek), take (cezayı al), pass (pas) ya da sorulan renk.
console-uno-asked-swap = Sıra: { $player }. Kiminle el değiştireceğini sayıyla (2) ya da “swap 2” yazarak seç.
console-uno-asked-answer-challenge = Sıra: { $player }. { $count } kartlık cezaya işaretli bir kartla karşılık ver, “take” yazıp cezayı al ya da “challenge” yazıp joker +4’e meydan oku.
console-uno-asked-take-challenge = Sıra: { $player }. { $count } kartlık cezaya karşılık verecek kart yok, “take” yazıp cezayı al ya da “challenge” yazıp joker +4’e meydan oku.
console-uno-call-too = Sondan bir önceki kartla birlikte söyle: r5 uno.
console-uno-catch-too = { $player } “UNO” demedi: “catch” yaz.
console-uno-match = Alınan puanlar, çoktan aza:
console-time-to-act-uno = Sıra dışında, üç saniye: { $actions } (Enter: sürdür).
