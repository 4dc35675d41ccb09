# Tam ekranda düello.
tui-duel-life = { $life } can
tui-duel-hand = El { $count }
tui-duel-piles = Deste { $deck } · Mezarlık { $graveyard }
tui-duel-phase = { $phase } · { $turn }. tur
tui-duel-round = { $round }. raunt, { $own }–{ $other }
tui-duel-face-down = kapalı
tui-duel-tributes = { $count ->
    [0] kurbansız
    [one] { $count } kurban
   *[other] { $count } kurban
}
tui-duel-chain = Zincir

# Birkaç sözcükle bir hamle.

tui-button-duel-next = İleri (n)
tui-button-duel-summon = Çağır (s)
tui-button-duel-set = Kapalı (t)
tui-button-duel-flip = Aç (f)
tui-button-duel-turn = Konum (r)
tui-button-duel-direct = Doğrudan (d)
tui-button-duel-activate = Etkin (a)
tui-button-duel-use = Kullan (u)
tui-button-duel-done = Tamam (0)
tui-button-duel-attack = Saldırı (a)
tui-button-duel-defense = Savunma (d)
tui-button-duel-yes = Evet (y)
tui-button-duel-no = Hayır (n)
tui-button-duel-pass = Geç (p)
tui-button-duel-cancel = Vazgeç (x)
tui-button-duel-keep = Kalsın (k)
tui-button-duel-surrender = Teslim
tui-ask-duel-surrender = Bu rauntta gerçekten teslim oluyor musun? Raundu öbür oyuncu kazanır.
tui-rules-duel =
    İki oyuncu, 8000'er can; canı 0'a düşen raundu yitirir. Bir maç tek raunt ya da üçün iyisidir; rauntlar arasında desteden bir kart yan desteden biriyle değiştirilebilir.

    Bir tur: kart çek (boş desteden çekmek zorunda kalan yenilir), hazırlık, ana evre 1, savaş, ana evre 2, son. Beşer kartla başlanır; ilk oynayan ilk turda saldırmaz.

    Ana evrede: turda bir canavar saldırı konumunda çağrılır ya da savunma konumunda kapalı konur. 5 ve 6. seviye bir kurban, 7 ve üstü iki kurban ister. İstenen sayıda büyü ve tuzak kapalı konur, büyüler etkinleştirilir. Bir canavarın konumu turda bir kez değiştirilir; kapalı canavar, konduğu turda olmamak üzere, açılarak çağrılır. Kimi canavarların kullanılacak bir etkisi vardır.

    Savaş: saldırı konumundaki her canavar bir kez saldırır; karşıdaki bir canavara, hiç yoksa oyuncunun kendisine. Saldırı konumundakine karşı ATK'si yüksek olan kazanır ve fark candan düşer; savunma konumundakine karşı ATK ile DEF karşılaştırılır ve yalnız saldıran can yitirir. Kapalı canavar açılır.

    Kapalı tuzaklar ve hızlı büyüler bir çağrıya, saldırıya ya da etkinleştirmeye karşılık verir; konduklarının turunda veremez. Karşılığa da karşılık verilir: buna zincir denir ve son halka önce gerçekleşir. Kapalı kartlarından biri karşılık olabilecekse sana sorulur.

    Masada: ▮ saldırı konumu, ▬ savunma konumu, ▒ kapalı; sayılar şimdiki ATK/DEF'tir. Elde: seviye ★ ve ATK, S büyü, T tuzak.

    Tuşlar: eldeki kart numarasıyla, canavarların m1–m5, büyü ve tuzakların z1–z5, alan bölgen z0; karşınınkilerin önüne o gelir (om1, oz1). Ardından düğmede yazan hamle tuşu. n sonraki evre, p karşılık yok, x vazgeç, 0 tamam. Saldırı: m1, sonra om2 ya da doğrudan için d. Listeden oklarla seç ya da tuşunu veya adının bir parçasını yazıp Enter'a bas. Teslim olmak için surrender yaz. T mezarlıkları ve kartların yazılarını gösterir; , ve . geri ve ileri bakar.
