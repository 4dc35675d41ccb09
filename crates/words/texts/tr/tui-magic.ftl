# Tam ekranda Magic.
tui-magic-pool = Mana: { $mana }
tui-magic-turn = { $turn }. tur
tui-magic-now = Şimdi { $strength }
tui-magic-tapped = Çevrilmiş.
tui-button-magic-done = Tamam (0)
tui-button-magic-none = Geçsin (0)
tui-button-magic-cancel = Vazgeç (x)
tui-button-magic-pass = Pas (0)
tui-rules-magic =
    İki oyuncu, 15'er can; canı 0'a ya da altına düşen yenilir. Herkesin destesi, en çok yedi kartlık eli, oyundaki kartları ve ıskartası vardır. Beşer kartla başlanır.

    Bir tur: kart çek (elde yedi kart varsa çekilmez; boş desteden çekmek zorunda kalan yenilir), kartları düzelt, kart oyna, savaş, yine kart oyna, bitir. Turda bir arazi. Araziler mana için çevrilir; bedel belirli renklerin harfleri ve her rengin ödediği bir sayıdır. Kullanılmayan mana turun sonunda yiter.

    Yaratıklar geldikleri turda saldırabilir. Çevrilmemiş yaratıklar saldırır ve çevrilir; öbür oyuncu her birine karşı çevrilmemiş bir yaratığını savunucu gösterebilir. Aynı anda birbirlerinin canına güçleri kadar vururlar; savunulmazsa güç oyuncunun canından düşer. Hasar her evreden sonra iyileşir.

    İlk Vuruş (F): önce vurur; onun yok ettiği karşılık veremez. Ezme (T): savunanın canını aşan güç oyuncuya gider. Uçma (Y): ona karşı yalnız uçan ya da Erişimi (R) olan savunur. Çeviklik (H), Uyanıklık (V): çevrilmeden saldırır. Anlık kart büyü gibi ve dövüşten önce oynanır: sırayla, ikisi de pas geçene dek; son oynanan önce etkiler.

    Büyüler bir kez iş görür. Efsunlar kalır ve iki yanda da uyan bütün yaratıklar için geçerlidir; bir yetenek üstüne iki efsundan sonra oynanan sayılır. Bir yaratığa konan efsun onunla gider.

    Kimsenin kart çekmediği, oynamadığı, hiçbir kartın yok olmadığı ve canların değişmediği altı tur üst üste beraberliktir.

    Tuşlar: oyundaki kartlar numarasıyla, eldekiler harfiyle, 0 bitirmek ya da saldırganı bırakmak, x vazgeçmek, p1 ve p2 oyuncular. Kart kendiliğinden ödenir; belirli arazilerle ödemek için önce onları çevir. T ıskartaları, destede kalanları ve kartların ne yaptığını gösterir.
