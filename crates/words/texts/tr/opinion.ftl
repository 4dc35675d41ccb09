certainty-estimated = tahmini
certainty-exact = kesin
certainty-proved = kanıtlanmış
certainty-estimated-about = Bilgisayarın tahmini.
certainty-exact-about = Sona kadar hesaplandı: gerçek değer.
certainty-proved-about = Kanıtlandı; karşı taraf ne oynarsa oynasın.
depth = derinlik { $depth }
opinion = { $worth }, { $certainty }, derinlik { $depth }
opinion-of-computer = Bilgisayar: { $opinion }.
opinion-for-you = Senin için: { $opinion }.
opinion-worth-for-you = senin için { $worth }
opinion-worth-for = { $role } için { $worth }

worth-estimated = { $sign ->
    [ahead] +{ $count }
    [behind] −{ $count }
   *[even] { $count }
}
worth-exact = { $sign ->
    [ahead] +{ $count }
    [behind] −{ $count }
   *[even] { $count }
}
worth-proved = { $sign ->
    [ahead] galibiyet
    [behind] mağlubiyet
   *[even] beraberlik
}
worth-othello-estimated = { $sign ->
    [ahead] +{ $count } taş
    [behind] −{ $count } taş
   *[even] eşit
}
worth-othello-exact = { $sign ->
    [ahead] { $count } taş farkla galibiyet
    [behind] { $count } taş farkla mağlubiyet
   *[even] beraberlik
}
worth-pentago-estimated = { $sign ->
    [ahead] +{ $count }/100
    [behind] −{ $count }/100
   *[even] eşit
}
worth-pentago-exact = { $sign ->
    [ahead] galibiyet
    [behind] mağlubiyet
   *[even] beraberlik
}
worth-uno-estimated = kazanma şansı %{ $count }
worth-magic-estimated = kazanma şansı %{ $count }
worth-duel-estimated = raunt şansı %{ $count }
worth-chess-estimated = { $sign ->
    [ahead] { $count } puan ileride
    [behind] { $count } puan geride
   *[even] denk
}
worth-chess-exact = { $sign ->
    [ahead] { $count } puan farkla galibiyet
    [behind] { $count } puan farkla mağlubiyet
   *[even] beraberlik
}

hint = İpucu: { $move }.
