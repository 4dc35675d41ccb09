game-uno = UNO
game-uno-about = Match the colour or the symbol and get rid of your cards. Fewest points in hand win. For three to five.
role-uno-player = Player
reason-uno-hand-empty = A player has no cards left.
reason-uno-turn-limit = 2,000 turns were played without an empty hand.
reason-uno-resigned = Everybody else gave up.
refusal-uno-not-an-action = That is neither a card (r5, g+2, y skip, b reverse, w, w4), nor draw, take or pass, nor a colour (red).
refusal-uno-not-in-hand = You do not have the card { $card }.
refusal-uno-does-not-fit = { $card } does not go on { $middle }: neither the colour in force nor the same symbol.
refusal-uno-another-card-goes = A Wild Draw 4 may be laid only when nothing else goes, and { $card } does.
refusal-uno-does-not-answer = { $penalty } cards are due: only a Draw 2 or a Wild Draw 4 answers, and { $card } does not.
refusal-uno-penalty-waits = { $penalty } cards are due: answer with a Draw 2 or a Wild Draw 4, or take them.
refusal-uno-no-penalty = There is no penalty to take.
refusal-uno-must-lay = You can lay a card ({ $card }), so you must.
refusal-uno-drawn-already = You have drawn a card already: lay one that fits, or pass.
refusal-uno-nothing-drawn = You cannot pass before you have drawn a card.
refusal-uno-name-a-colour = Name a colour first: red, green, blue or yellow.
refusal-uno-no-colour-asked = No colour is asked for now.
refusal-uno-start-seats = The start position is for another number of players.
refusal-uno-start-over = The start position is one in which the round is over.
refusal-uno-start-cards = The start position has some card more often than there is.
refusal-uno-start-colour = The start position names another colour than its middle card has.
refusal-uno-start-penalty = The start position has a penalty that its middle card cannot have caused.

# Cards and colours by name.
uno-colour-red = red
uno-colour-green = green
uno-colour-blue = blue
uno-colour-yellow = yellow
uno-card-number = { $colour } { $number }
uno-card-skip = { $colour } Skip
uno-card-reverse = { $colour } Reverse
uno-card-draw2 = { $colour } Draw 2
uno-card-wild = Wild
uno-card-wild-draw4 = Wild Draw 4
uno-clockwise = clockwise
uno-anticlockwise = anticlockwise

# What happened, a line each.
uno-event-started = The start card is { $card }. { $starter } was drawn to start; { $begins } begins.
uno-event-laid = { $player } lays { $card }.
uno-event-named = { $player } names { $colour }.
uno-event-reversed-clockwise = The direction is clockwise again.
uno-event-reversed-anticlockwise = The direction is anticlockwise now.
uno-event-skipped = { $player } loses the turn.
uno-event-penalty = { $player } has to take { $count } cards or answer.
uno-event-drew = { $count ->
    [0] { $player } would draw, but the stock is empty.
    [one] { $player } draws a card.
   *[other] { $player } takes { $count } cards.
}
uno-event-drew-card = { $player } draws { $card }.
uno-event-passed = { $player } keeps the card and passes.
uno-event-left = { $player } gives up; the others go on.

# The last move of a player, short.
uno-last-laid = laid { $card }
uno-last-laid-named = laid { $card }, named { $colour }
uno-last-drew-laid = drew and laid { $card }
uno-last-drew-laid-named = drew and laid { $card }, named { $colour }
uno-last-drew = drew a card
uno-last-drew-nothing = found the stock empty
uno-last-took = { $count ->
    [one] took 1 card
   *[other] took { $count } cards
}
uno-last-skipped = lost the turn
uno-last-left = gave up

# What is asked for.
uno-asked-lay = lay a card
uno-asked-draw = draw a card
uno-asked-answer = answer the penalty or take it
uno-asked-drawn = lay the drawn card or pass
uno-asked-colour = name a colour

# How moves are typed.
uno-how = Type a card (r5, g+2, y skip, b reverse, w, w4), draw or take, pass, or the colour that is asked for (red).

uno-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
uno-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
uno-part-lay = lay a card
uno-part-draw = nothing goes, draw a card
uno-part-answer = take { $count } cards or answer
uno-part-take = take { $count } cards
uno-part-drawn = lay a card or keep the drawn one
uno-part-colour = name a colour
uno-awaited-lay = lay a card
uno-awaited-draw = draw a card
uno-awaited-answer = take { $count } cards or answer
uno-awaited-take = take { $count } cards
uno-awaited-drawn = lay or keep the drawn card
uno-awaited-colour = name a colour
uno-did-lay = lays { $card }
uno-did-draw = draws a card
uno-did-take = takes the penalty
uno-did-pass = keeps it
uno-did-name = names { $colour }
uno-said-draw = drawing a card
uno-said-take = taking the penalty
uno-said-pass = keeping the card

# House rules (UN-50 to UN-55), each in one sentence.
option-uno-call = Call “UNO”
option-uno-call-about = Who lays the second-to-last card must call “UNO” before the next player acts, or takes two cards when somebody notices.
option-uno-challenge = Challenge
option-uno-challenge-about = A Wild Draw 4 may be a bluff: who is hit may challenge it, and the bluffer takes four, otherwise the challenger takes two more.
option-uno-draw-until = Draw until it fits
option-uno-draw-until-about = Who can lay nothing draws until a card fits, and may lay or keep it.
option-uno-seven-zero = Seven and zero
option-uno-seven-zero-about = A seven swaps your hand with a player of your choice, a zero passes all hands on in the direction of play.
option-uno-jump-in = Jump in
option-uno-jump-in-about = Who holds exactly the card in the middle may lay it out of turn, except Wilds and under a penalty.
option-uno-rounds = Several rounds
option-uno-rounds-about = The winner of a round takes what the others hold; the first with 500 points wins, after 30 rounds at the latest.
reason-uno-match-points = 500 points are reached.
reason-uno-round-limit = 30 rounds were played; the fewest points against oneself count.
refusal-uno-nothing-to-call = There is nothing to call “UNO” for.
refusal-uno-nobody-to-catch = Nobody has forgotten to call “UNO”.
refusal-uno-nothing-to-challenge = There is no Wild Draw 4 that you could challenge.
refusal-uno-choose-a-player = First choose a player to swap hands with.
refusal-uno-no-swap-asked = Hands are swapped only after a seven.
refusal-uno-not-a-partner = You cannot swap hands with that player.
refusal-uno-out-of-turn = It is not your turn, and only the card that lies in the middle may be laid out of turn.
uno-event-called = { $player } calls “UNO”!
uno-event-caught = { $by } catches { $player }, who did not call “UNO”.
uno-event-challenged-bluff = { $player } challenges the Wild Draw 4: { $by } bluffed.
uno-event-challenged-true = { $player } challenges the Wild Draw 4 in vain: { $by } had nothing else.
uno-event-jumped-in = { $player } jumps in.
uno-event-swapped = { $player } swaps hands with { $with }.
uno-event-handed-on = All hands are passed on { $direction }.
uno-event-round-won = Round { $round } is over: { $player } takes { $points } points.
uno-event-round-drawn = Round { $round } is over without a winner.
uno-part-swap = choose whom to swap hands with
uno-awaited-swap = choose whom to swap hands with
uno-part-answer-challenge = take { $count } cards, answer or challenge
uno-part-take-challenge = take { $count } cards or challenge
uno-awaited-answer-challenge = take { $count } cards, answer or challenge
uno-awaited-take-challenge = take { $count } cards or challenge
uno-did-lay-calling = lays { $card }, “UNO”!
uno-said-lay-calling = { $card }, “UNO”!
uno-did-call = “UNO”!
uno-did-catch = catches the forgotten call
uno-did-challenge = challenges
uno-did-swap = swaps with { $player }
uno-said-call = calling “UNO”
uno-said-catch = catching the forgotten call
uno-said-challenge = challenging
uno-said-swap = swapping with { $player }
uno-house = House rules: { $rules }
uno-taken = { $points ->
    [one] 1 point taken
   *[other] { $points } points taken
}
uno-round = Round { $round }
uno-uncalled = { $player } has one card and has not called “UNO”.
uno-no-winner = Nobody wins. { $why }
