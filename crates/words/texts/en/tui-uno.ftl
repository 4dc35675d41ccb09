# UNO in the full screen.
tui-uno-penalty = Penalty: { $count } cards
tui-uno-scores = Points, fewest first
tui-forced-uno-pass = { $player } cannot lay the drawn card and passes.
tui-button-uno-pass = Pass (p)
tui-button-uno-uno = UNO! (u)
tui-button-uno-catch = Catch (c)
tui-button-uno-challenge = Challenge (x)
tui-uno-match = Points taken, most first
tui-rules-uno =
    Three to five players, 108 cards: in red, green, blue and yellow one 0 and two each of 1 to 9, Skip, Reverse and Draw 2; four Wild and four Wild Draw 4. Everybody gets 7 cards; a coloured card is turned up in the middle.

    A card goes on the middle card if it has the colour in force or the same number or symbol. A Wild goes on everything and names the colour. Who can lay a card must; who cannot draws one and may lay it if it goes.

    Skip: the next player loses the turn. Reverse: the direction turns. Draw 2: the next takes two and loses the turn. Wild Draw 4: names the colour, the next takes four and loses the turn; only when nothing else in your hand goes.

    A penalty may be answered with a Draw 2 or a Wild Draw 4 that goes on the middle card: the sum grows and passes on. Who does not answer takes all of it.

    The round ends when a hand is empty. Numbers count their number, Skip, Reverse and Draw 2 count 20, Wild and Wild Draw 4 count 50. The fewest points win.

    Keys: a card is typed by colour and kind (r5, gs Skip, br Reverse, y+ Draw 2, ww Wild, w4 Wild Draw 4), d draws or takes, p passes; a colour is r, g, b or y. Several people at one screen: it is covered between them.

    House rules, where they are chosen: call “UNO” with the second-to-last card (u, then the card) or be caught (c); challenge a Wild Draw 4 (x); draw until a card fits; a seven swaps hands with a player (its number), a zero passes all hands on; the card in the middle may be laid out of turn by who holds the same; several rounds to 500 points.
