# UNO in the line console.
console-uno-player = Player { $number }
console-uno-comma = {", "}
console-uno-started = The start card is { $card }. { $starter } was drawn to start. The direction is { $direction }.
console-uno-started-after = The start card is { $card }. { $starter } was drawn to start, so { $begins } begins. The direction is { $direction }.
console-uno-drew-cards = { $player } takes { $count } cards: { $cards }.
console-uno-direction = Direction: { $direction } { $arrow }
console-uno-colour = Middle card; colour in force: { $letter } { $colour }
console-uno-no-colour = Middle card; colour in force: not named yet
console-uno-stock = Stock: { $count }
console-uno-penalty = Penalty: { $count } cards
console-uno-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
console-uno-hand = Your cards:
console-uno-scores = Points, fewest first:
console-uno-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
console-uno-won = { $winner } wins. { $why }
console-uno-shared = { $winners } share the win. { $why }
console-uno-asked-lay = { $player } to move: lay a card.
console-uno-asked-draw = { $player } to move: nothing fits, so type “draw”.
console-uno-asked-answer = { $player } to move: answer the penalty of { $count } cards with a marked card, or type “take”.
console-uno-asked-take = { $player } to move: nothing answers the penalty of { $count } cards, so type “take”.
console-uno-asked-drawn = { $player } to move: lay the drawn card, or type “pass”.
console-uno-asked-colour = { $player } to move: name a colour, red, green, blue or yellow (r, g, b, y).
console-uno-how = Type a card as it stands under the ones that you can lay (r5, g skip, b reverse, y +2, w, w4); a Wild may bring its colour along (w red, w4 b). Otherwise draw, take, pass, or the colour that is asked for.
console-uno-asked-swap = { $player } to move: choose whom to swap hands with, by number (2) or “swap 2”.
console-uno-asked-answer-challenge = { $player } to move: answer the penalty of { $count } cards with a marked card, type “take”, or “challenge” the Wild Draw 4.
console-uno-asked-take-challenge = { $player } to move: nothing answers the penalty of { $count } cards, so type “take”, or “challenge” the Wild Draw 4.
console-uno-call-too = Say it with your second-to-last card: r5 uno.
console-uno-catch-too = { $player } has not called “UNO”: type “catch”.
console-uno-match = Points taken, most first:
console-time-to-act-uno = Out of turn, for three seconds: { $actions } (Enter: go on).
