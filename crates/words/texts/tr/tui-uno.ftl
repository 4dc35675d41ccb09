# UNO in the full screen.
tui-uno-penalty = Ceza: { $count } kart
tui-uno-scores = Puanlar, azdan çoğa
tui-forced-uno-pass = { $player } çektiği kartı atamıyor, pas geçiyor.
tui-button-uno-pass = Pas (p)
tui-button-uno-uno = UNO! (u)
tui-button-uno-catch = Yakala (c)
tui-button-uno-challenge = Meydan oku (x)
tui-uno-match = Alınan puanlar, çoktan aza
tui-rules-uno =
    Üç ila beş oyuncu, 108 kart: kırmızı, yeşil, mavi ve sarıdan birer 0 ile ikişer 1–9, atla, yön değiştir ve +2; dört joker ve dört joker +4. Herkese 7 kart dağıtılır; ortaya renkli bir kart açılır.

    Ortadaki kartın üzerine geçerli renkte ya da aynı sayıda veya simgede bir kart gider. Joker her kartın üzerine gider ve rengi seçtirir. Kart atabilen atmak zorundadır; atamayan bir kart çeker, uyarsa onu atabilir.

    Atla: sıradaki oyuncu sırasını kaybeder. Yön değiştir: yön döner. +2: sıradaki iki kart alır ve sırasını kaybeder. Joker +4: rengi seçtirir, sıradaki dört kart alır ve sırasını kaybeder; ancak elde giden başka kart yoksa atılır.

    Cezaya, ortadaki kartın üzerine giden bir +2 ya da joker +4 ile karşılık verilebilir: ceza toplanır ve sıradakine geçer. Karşılık vermeyen hepsini alır.

    El, bir oyuncunun kartı bitince biter. Sayılar kendi değerini, atla, yön değiştir ve +2 20’şer, joker ve joker +4 50’şer puan sayılır. En az puan kazanır.

    Tuşlar: kart rengi ve türüyle yazılır (r5, gs atla, br yön değiştir, y+ +2, ww joker, w4 joker +4), d çeker ya da cezayı alır, p pas geçer; renk r, g, b ya da y ile seçilir. Bir ekranda birkaç kişi oynuyorsa, aralarında ekran örtülür.

    Seçilmişse ev kuralları: sondan bir önceki kartla “UNO” denir (u, sonra kart), demeyen yakalanır (c); joker +4’e meydan okunur (x); uyana dek çekilir; yedi bir oyuncuyla el değiştirtir (numarası), sıfır bütün elleri geçirir; ortadaki kartın aynısı sıra dışında atılabilir; 500 puana dek birkaç el.
