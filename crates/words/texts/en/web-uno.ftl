# UNO on the pages. Keys: web-uno-<what>.
web-uno-hand = Your cards
web-uno-can = can be laid
web-uno-new = just drawn
web-uno-middle = Middle card: { $card }
web-uno-force = Colour in force: { $colour }
web-uno-force-open = Colour to be named
web-uno-letter-red = R
web-uno-letter-green = G
web-uno-letter-blue = B
web-uno-letter-yellow = Y
web-uno-stock-name = Stock
web-uno-stock = { $count ->
    [one] Stock, 1 card
   *[other] Stock, { $count } cards
}
web-uno-draw = Draw
web-uno-take = Take { $count }
web-uno-penalty = Take { $count } or answer
web-uno-penalty-of = { $name }: take { $count } or answer
web-uno-choose = Which colour?
web-uno-keep = Keep the card
web-uno-score = The hands are counted
web-uno-score-place = Place
web-uno-score-player = Player
web-uno-score-cards = Left in hand
web-uno-score-points = Points
web-uno-call = UNO!
web-uno-catch = Catch
web-uno-challenge = Challenge
web-uno-swap = Swap hands with
web-uno-match-score = Points taken, most first
web-uno-said = House rules
