# UNO in the full screen.
tui-uno-penalty = Penalty: { $count } cards
tui-uno-scores = Points, fewest first
tui-forced-uno-pass = { $player } cannot lay the drawn card and passes.
tui-button-uno-pass = Pass (p)
tui-button-uno-uno = UNO! (u)
tui-button-uno-catch = Catch (c)
tui-button-uno-challenge = Challenge (x)
tui-uno-match = Points taken, most first
tui-keys-uno =
    Keys: a card is typed by colour and kind (r5, gs Skip, br Reverse, y+ Draw 2, ww Wild, w4 Wild Draw 4), d draws or takes, p passes; a colour is r, g, b or y. Several people at one screen: it is covered between them.

    House rules, where they are chosen: call “UNO” with the second-to-last card (u, then the card) or be caught (c); challenge a Wild Draw 4 (x); draw until a card fits; a seven swaps hands with a player (its number), a zero passes all hands on; the card in the middle may be laid out of turn by who holds the same; several rounds to 500 points.
