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
tui-keys-duel =
    Masada: ▮ saldırı konumu, ▬ savunma konumu, ▒ kapalı; sayılar şimdiki ATK/DEF'tir. Elde: seviye ★ ve ATK, S büyü, T tuzak.

    Tuşlar: eldeki kart numarasıyla, canavarların m1–m5, büyü ve tuzakların z1–z5, alan bölgen z0; karşınınkilerin önüne o gelir (om1, oz1). Ardından düğmede yazan hamle tuşu. n sonraki evre, p karşılık yok, x vazgeç, 0 tamam. Saldırı: m1, sonra om2 ya da doğrudan için d. Listeden oklarla seç ya da tuşunu veya adının bir parçasını yazıp Enter'a bas. Teslim olmak için surrender yaz. T mezarlıkları ve kartların yazılarını gösterir; , ve . geri ve ileri bakar.
