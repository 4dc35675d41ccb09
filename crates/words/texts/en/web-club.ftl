# The duel club on the pages. Keys: web-club-<what>.
web-club-title = Duel club
web-club-about = Members of the club own cards, build decks from them and win coins and points in duels.
web-club-pages = Pages of the club
web-club-tab-entrance = Sign in
web-club-tab-profile = Profile
web-club-tab-scores = Scoreboard
web-club-sign-in = Sign in
web-club-sign-out = Sign out
web-club-register = Register
web-club-register-about = New members begin with 100,000 coins. Names and password are single words of at most 64 characters.
web-club-username = Username
web-club-nickname = Nickname
web-club-password = Password
web-club-score = Score
web-club-rank = Rank
web-club-purse = Purse
web-club-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-club-active-deck = Active deck
web-club-no-deck = none yet
web-club-deck-invalid = (not yet complete)
web-club-avatar = Picture
web-club-avatar-lion = Lion
web-club-avatar-owl = Owl
web-club-avatar-fox = Fox
web-club-avatar-fish = Fish
web-club-avatar-bird = Bird
web-club-avatar-deer = Deer
web-club-avatar-turtle = Turtle
web-club-avatar-horse = Horse
web-club-change-nickname = Change nickname
web-club-new-nickname = New nickname
web-club-change-password = Change password
web-club-current-password = Current password
web-club-new-password = New password
web-club-save = Save
web-club-nickname-changed = Your nickname is changed.
web-club-password-changed = Your password is changed. Other browsers have to sign in anew.
web-club-avatar-changed = Your picture is changed.
web-club-scores-empty = Nobody has joined yet.
web-club-you = (you)
web-club-too-often = This name was tried too often from here. Wait half a minute and try again.

web-club-refusal-username-taken = This username is taken.
web-club-refusal-nickname-taken = This nickname is taken.
web-club-refusal-no-match = Username and password do not match.
web-club-refusal-wrong-password = The current password is not right.
web-club-refusal-same-password = The new password is the same as the old one.
web-club-refusal-no-such-card = There is no such card.
web-club-refusal-not-enough-money = You do not have enough coins for this.
web-club-refusal-deck-exists = You have a deck of this name already.
web-club-refusal-no-such-deck = You have no deck of this name.
web-club-refusal-not-in-stock = You have no free copy of this card.
web-club-refusal-main-full = The main deck is full: 60 cards are the most.
web-club-refusal-side-full = The side deck is full: 15 cards are the most.
web-club-refusal-three-already = Three copies of this card are in the deck already; that is the most.
web-club-refusal-not-in-main = This card is not in the main deck.
web-club-refusal-not-in-side = This card is not in the side deck.
web-club-refusal-invalid-name = A name must not be empty, nor longer than 64 characters, nor begin or end with a blank; usernames, nicknames and passwords are single words.
web-club-refusal-no-such-member = There is no such member.
web-club-refusal-invalid-amount = This amount makes no sense.
web-club-refusal-no-such-avatar = There is no such picture.
web-club-refusal-card-exists = There is a card of this name already.
web-club-refusal-book-full = There are as many cards as there can be.

web-club-tab-shop = Shop
web-club-search = Search
web-club-kind = Kind
web-club-kind-all = All kinds
web-club-none-found = No card fits.
web-club-owned = { $count ->
    [0] you own none
    [one] you own 1 copy
   *[other] you own { $count } copies
}
web-club-buy = Buy
web-club-buy-card = Buy { $card }
web-club-buy-three = Buy 3
web-club-buy-three-card = Buy 3 copies of { $card }
web-club-bought = { $count ->
    [one] You have bought { $card } and own 1 copy.
   *[other] You have bought { $card } and own { $count } copies.
}

web-club-tab-decks = Decks
web-club-decks-none = You have no deck yet.
web-club-decks-full = You have 100 decks; that is the most. Delete one first.
web-club-main-count = Main deck: { $count } of { $least } to { $most }
web-club-side-count = Side deck: { $count } of at most { $most }
web-club-deck-active = active
web-club-deck-incomplete = Not yet complete: it cannot be played with.
web-club-export-text = Text
web-club-edit = Edit
web-club-edit-deck = Edit the deck { $deck }
web-club-activate = Activate
web-club-delete = Delete…
web-club-delete-about = Its cards go back to your stock.
web-club-delete-sure = Really delete
web-club-create-deck = New deck
web-club-deck-name = Name of the deck
web-club-create = Create
web-club-import-deck = Deck from a text
web-club-import-deck-about = A line for each card, such as “3 Battle OX”; after a line “side” those of the side deck. Or JSON as it is exported here. The cards are taken from your stock.
web-club-deck-text = The deck
web-club-import = Import
web-club-not-json = This is no deck as JSON: { $why }
web-club-not-all-in-stock = Not all of these cards lie in your stock. Missing:
web-club-lacks = { $count } × { $card }
web-club-deck-title = Deck { $deck }
web-club-to-decks = All decks
web-club-drag-about = Drag cards between stock, main deck and side deck, or use the buttons.
web-club-stock = Stock
web-club-stock-empty = Nothing lies here. More cards are in the shop:
web-club-main-empty = No cards yet.
web-club-side-empty = No cards yet.
web-club-to-stock = Out
web-club-to-stock-card = Back to the stock: { $card }
web-club-to-main = Main
web-club-to-main-card = To the main deck: { $card }
web-club-to-side = Side
web-club-to-side-card = To the side deck: { $card }

web-club-tab-cards = Cards
web-club-card = Card
web-club-make = Make a card
web-club-make-about = Build a monster, spell or trap from the parts of the language of effects. Its price follows from what it can do; you pay a tenth of it once, and the shop then sells it to everybody.
web-club-make-like = Begin with a card that there is
web-club-make-take = Take it
web-club-make-name = Name
web-club-make-kind = Kind
web-club-make-level = Level
web-club-make-attribute = Attribute
web-club-make-type = Type
web-club-make-ritual = Ritual monster
web-club-make-atk = ATK
web-club-make-def = DEF
web-club-make-property = Property
web-club-make-price = Price
web-club-make-description = Text on the card
web-club-make-effect = Effect, a line for each part
web-club-make-parts = Parts to choose from
web-club-make-parts-about = These are the lines of the cards in the shop. A press puts one below the line in which you write; numbers and words in it can be changed.
web-club-make-part-begin = When: begins an ability
web-club-make-part-within = Under what condition, for what cost, on what
web-club-make-part-do = What is done
web-club-make-check = Check
web-club-make-go = Make the card
web-club-make-fine = This makes sense. Price in the shop: { $price } coins. You pay { $part } coins.
web-club-make-wrong = This cannot be made yet:
web-club-made = { $card } is in the shop for { $price } coins.
web-club-import-cards = Cards from a file
web-club-import-cards-about = A card file as it is exported here, with at most 50 new cards. You pay a tenth of each price.
web-club-cards-text = The card file
web-club-imported = { $count ->
    [one] 1 card is imported and in the shop.
   *[other] { $count } cards are imported and in the shop.
}
web-club-export-cards = A card as a file
web-club-export-cards-about = With everything that it is and does, as JSON.
web-club-export = Export
web-club-card-count = A file has from 1 to 50 cards.
web-club-too-cheap = { $card }: for what it can do it must cost at least { $price }.
web-club-fault-json = This is no card file: { $why }
web-club-fault-member = { $card }: “{ $member }” is missing or makes no sense.
web-club-fault-word = { $card }: in line { $line } of the effect “{ $word }” does not belong there.
web-club-fault-short = { $card }: something is missing in line { $line } of the effect.
web-club-fault-twice = { $card } is there twice.

web-club-tab-talk = Talk
web-club-talk-about = Everybody who is signed in reads along. The latest 100 lines are shown.
web-club-talk-lines = What was said
web-club-talk-empty = Nobody has said anything yet.
web-club-talk-text = Your line
web-club-talk-say = Say it
web-club-talk-too-often = You have said a lot in a short time. Wait a little and try again.
web-club-talk-lost = New lines do not come by themselves just now.
web-club-talk-reload = Load the page again
web-club-refusal-nothing-said = There is nothing in this line.
web-club-refusal-said-too-much = This line is too long: 500 characters are the most.
web-club-refusal-control-signs = There are signs in this line that cannot be shown.

web-club-ways = Ways of scoring
web-club-by-score = By score
web-club-by-won = By duels won
web-club-won = Won
web-club-lost = Lost
web-club-share = Share
web-club-percent = { $percent } %
