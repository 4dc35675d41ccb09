# UNO on the pages. Keys: web-uno-<what>.
web-uno-hand = Your cards
web-uno-can = can be laid
web-uno-new = just drawn
web-uno-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-uno-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
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
web-uno-part-lay = lay a card
web-uno-part-draw = nothing goes, draw a card
web-uno-part-answer = take { $count } cards or answer
web-uno-part-take = take { $count } cards
web-uno-part-drawn = lay a card or keep the drawn one
web-uno-part-colour = name a colour
web-uno-awaited-lay = lay a card
web-uno-awaited-draw = draw a card
web-uno-awaited-answer = take { $count } cards or answer
web-uno-awaited-take = take { $count } cards
web-uno-awaited-drawn = lay or keep the drawn card
web-uno-awaited-colour = name a colour
web-uno-did-draw = draws a card
web-uno-did-take = takes the penalty
web-uno-did-pass = keeps it
web-uno-did-name = names { $colour }
web-uno-said-draw = drawing a card
web-uno-said-take = taking the penalty
web-uno-said-pass = keeping the card
web-uno-score = The hands are counted
web-uno-score-place = Place
web-uno-score-player = Player
web-uno-score-cards = Left in hand
web-uno-score-points = Points
