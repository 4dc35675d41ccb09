# Duels of the club's members on the pages. Keys: web-club-duel…, web-club-challenge….
web-club-tab-duels = Duels
web-club-to-duels = Duel
web-club-duels-going = Duels that go on
web-club-duels-open = Your open challenges
web-club-duels-ended = Finished duels
web-club-duel-new = A new duel
web-club-duel-deck = You play with your deck
web-club-duel-deck-incomplete = Your active deck { $deck } is not complete yet: 40 cards are the least.
web-club-duel-deck-none = You have no active deck yet. Buy cards, build a deck of 40 to 60 of them, and activate it.
web-club-duel-deck-fill = Complete the deck
web-club-duel-deck-choose = To the decks
web-club-duel-with-computer = It plays its own deck, and you are rewarded as usual.
web-club-duel-with-here = Another member sits beside you and plays with the own deck.
web-club-duel-with-link = You get a link; the first member who accepts is your opponent.
web-club-duel-with-name = You challenge a member by name; the duel begins when they accept.
web-club-duel-rounds = How long?
web-club-duel-of-rounds = { $rounds ->
    [one] One round
   *[other] Match of { $rounds } rounds
}
web-club-duel-worth-1 = The winner gets 1,000 score and 1,000 coins plus the life points left, the loser 100 coins.
web-club-duel-worth-3 = Two rounds win. 3,000 score and 3,000 coins plus three times the most life points left; the loser gets 300 coins.
web-club-duel-other = The other member
web-club-duel-other-about = asked for because that member's deck is played with
web-club-duel-go = Begin
web-club-duel-got-both = +{ $score } score, +{ $coins } coins
web-club-duel-got = +{ $coins } coins
web-club-duel-unpaid = No reward: too few turns, or too often the same two in a day
web-club-duel-won = Won
web-club-duel-lost = Lost
web-club-duel-counting = The reward is being counted.
web-club-duel-no-deck-you = You have no active deck.
web-club-duel-no-deck-other = { $name } has no active deck.
web-club-duel-bad-deck-you = Your active deck has fewer than 40 cards, or cannot be played with.
web-club-duel-bad-deck-other = The active deck of { $name } has fewer than 40 cards, or cannot be played with.

web-club-challenge-title = Challenge
web-club-challenge-by = { $name } challenges you to a duel.
web-club-challenge-yours = You challenge whoever gets the link.
web-club-challenge-nobody = Who?
web-club-challenge-nobody-yet = Nobody has accepted yet.
web-club-challenge-sign-in = Sign in or register to accept; you come back to this page.
web-club-challenge-accept = Accept the challenge
web-club-challenge-taken = This challenge was accepted by somebody else.
web-club-challenge-send = Send this link to another member, or to somebody who wants to become one:
web-club-challenge-waiting = Waiting for somebody to accept. The duel then opens by itself.
web-club-challenge-reload = Without scripts this page does not go on by itself.
web-club-challenge-look = Look again
web-club-challenge-to = Link
web-club-challenge-withdraw = Withdraw
web-club-challenge-to-duels = All duels

refusal-club-no-such-challenge = There is no such challenge of yours.
refusal-club-own-challenge = This is your own challenge; somebody else has to accept it.
refusal-club-challenge-taken = Somebody else has accepted this challenge.
refusal-club-too-many-challenges = Ten of your challenges are open; that is the most. Withdraw one first.

web-home-club = Duel with a deck of your own: members buy and make cards, win coins and climb the scoreboard.
web-home-club-go = To the club
web-setup-club = Play with your own deck and for coins, against the computer or other members.
web-table-club = A duel of the club
web-do-duels = All duels
web-ask-club-seat = You play in this duel.
web-ask-club-seat-go = Take my seat
web-ask-club-reward = Reward
