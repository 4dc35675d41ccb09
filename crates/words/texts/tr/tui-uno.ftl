# UNO in the full screen.
tui-uno-penalty = Ceza: { $count } kart
tui-uno-scores = Puanlar, azdan çoğa
tui-forced-uno-pass = { $player } çektiği kartı atamıyor, pas geçiyor.
tui-button-uno-pass = Pas (p)
tui-button-uno-uno = UNO! (u)
tui-button-uno-catch = Yakala (c)
tui-button-uno-challenge = Meydan oku (x)
tui-uno-match = Alınan puanlar, çoktan aza
tui-keys-uno =
    Tuşlar: kart rengi ve türüyle yazılır (r5, gs atla, br yön değiştir, y+ +2, ww joker, w4 joker +4), d çeker ya da cezayı alır, p pas geçer; renk r, g, b ya da y ile seçilir. Bir ekranda birkaç kişi oynuyorsa, aralarında ekran örtülür.

    Seçilmişse ev kuralları: sondan bir önceki kartla “UNO” denir (u, sonra kart), demeyen yakalanır (c); joker +4’e meydan okunur (x); uyana dek çekilir; yedi bir oyuncuyla el değiştirtir (numarası), sıfır bütün elleri geçirir; ortadaki kartın aynısı sıra dışında atılabilir; 500 puana dek birkaç el.
