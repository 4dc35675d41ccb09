# Magic on the pages. Keys: web-magic-<what>.
web-magic-hand = Elin
web-magic-side = { $player } tarafı
web-magic-row-lands = Araziler
web-magic-row-creatures = Yaratıklar
web-magic-row-enchantments = Efsunlar
web-magic-turn = sıra
web-magic-in-hand = { $count ->
    [one] Elde 1 kart
   *[other] Elde { $count } kart
}
web-magic-library = { $count ->
    [one] Deste, 1 kart
   *[other] Deste, { $count } kart
}
web-magic-unseen = Deste ile el bir arada: desteler açıktır, sıraları değil.
web-magic-known = Elde olduğu kesin: { $cards }.
web-magic-discard = { $count ->
    [one] Iskarta, 1 kart
   *[other] Iskarta, { $count } kart
}
web-magic-discard-short = ıskarta
web-magic-discard-empty = Burada henüz bir şey yok.
web-magic-cost = Bedel:
web-magic-ability = { $ability }: { $about }
web-magic-now = Şimdi { $strength }.
web-magic-damaged = Bu evrede { $damage } hasar aldı; { $left } can kaldı.
web-magic-lost-ability = { $ability } elinden alındı.
web-magic-enchanted = Üzerindeki efsunlar: { $cards }.
web-magic-on = üstünde olduğu kart: { $card }
web-magic-tapped = çevrilmiş
web-magic-tapped-about = Çevrilmiş: düzeltilene dek ne saldırır, ne savunur, ne mana verir.
web-magic-attacks = saldırıyor
web-magic-defends = savunuyor
web-magic-can-play = oynanabilir
web-magic-can-tap = çevrilebilir
web-magic-can-target = hedef olabilir
web-magic-can-attack = saldırabilir
web-magic-can-defend = savunabilir
web-magic-phases = Turun evreleri
web-magic-phase-draw = Çekme
web-magic-phase-untap = Düzeltme
web-magic-phase-first = Oynama
web-magic-phase-combat = Savaş
web-magic-phase-second = Oynama
web-magic-phase-end = Bitiş
web-magic-round = { $round }. tur
web-magic-pool-short = Mana
web-magic-pool = Henüz kullanılmayan mana: { $mana }
web-magic-combat = Saldıranlar ve karşılarındakiler
web-magic-versus = karşısında
web-magic-last-combat = Son savaş
web-magic-destroyed = yok oldu
web-magic-bar-play = Kart oyna; elle ödemek için önce arazileri çevir.
web-magic-bar-target = { $card } için hedef hangisi?
web-magic-bar-attack = Kim saldırıyor?
web-magic-bar-defend = { $card } saldırıyor. Kim savunuyor?
web-magic-cancel = Vazgeç
web-magic-none = Bırak geçsin
web-magic-done-to-combat = Savaşa geç
web-magic-done-to-second = Savaşı atla
web-magic-done-no-attack = Saldırma
web-magic-done-attack = { $count ->
    [one] 1 yaratıkla saldır
   *[other] { $count } yaratıkla saldır
}
web-magic-done-end = Turu bitir
web-magic-gave-up = { $player } oyunu bırakıyor.
web-magic-bar-window = Dövüşten önce: anlık kart?
web-magic-pass = Pas
