# What a computer thinks of its position. Keys: worth-<game>-<certainty>, in the
# game's own unit; `count` is never negative, `sign` says for whom it speaks.
# A game without a text of its own has worth-<certainty>. A guess is a number;
# what is certain is a result. Nouns, because both sides are spoken of.
certainty-estimated = estimated
certainty-exact = exact
certainty-proved = proved
certainty-estimated-about = A guess of the computer.
certainty-exact-about = Searched to the end: the true value.
certainty-proved-about = Proved, whatever the other side does.
depth = depth { $depth }
opinion = { $worth }, { $certainty }, depth { $depth }
opinion-of-computer = Computer: { $opinion }.
opinion-for-you = For you: { $opinion }.
opinion-worth-for-you = for you { $worth }
opinion-worth-for = for { $role } { $worth }

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
    [ahead] a win
    [behind] a loss
   *[even] a draw
}
worth-othello-estimated = { $sign ->
    [ahead] +{ $count } { $count ->
        [one] disc
       *[other] discs
    }
    [behind] −{ $count } { $count ->
        [one] disc
       *[other] discs
    }
   *[even] even
}
worth-othello-exact = { $sign ->
    [ahead] a win by { $count } { $count ->
        [one] disc
       *[other] discs
    }
    [behind] a loss by { $count } { $count ->
        [one] disc
       *[other] discs
    }
   *[even] a draw
}
worth-pentago-estimated = { $sign ->
    [ahead] +{ $count } out of 100
    [behind] −{ $count } out of 100
   *[even] even
}
worth-pentago-exact = { $sign ->
    [ahead] a win
    [behind] a loss
   *[even] a draw
}
worth-uno-estimated = a { $count }% chance of winning
worth-magic-estimated = a { $count }% chance of winning
worth-duel-estimated = { $count }% for the round
worth-chess-estimated = { $sign ->
    [ahead] { $count } { $count ->
        [one] point
       *[other] points
    } ahead
    [behind] { $count } { $count ->
        [one] point
       *[other] points
    } behind
   *[even] even
}
worth-chess-exact = { $sign ->
    [ahead] a win by { $count } { $count ->
        [one] point
       *[other] points
    }
    [behind] a loss by { $count } { $count ->
        [one] point
       *[other] points
    }
   *[even] a draw
}

hint = Hint: { $move }.
