# The pages of the hall. Keys: web-<page or part>-<what>.
web-title = { $page } · Meydan
web-skip = To the content
web-home-link = Meydan, to the hall
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = How quickly computers play
web-pace-at-once = At once
web-pace-brisk = Brisk
web-pace-calm = Calm
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-footer = A game hall: whoever sits down, plays.
web-share-picture = Meydan, a game hall: boards, cards and pieces around an eight-pointed star
web-between = { ", " }

web-home-title = Game hall
web-home-tagline = An open field to meet and play on.
web-home-intro = Choose a game and sit down: against the computer, with somebody beside you, or with a friend far away. No account is needed.
web-home-games = Games
web-home-play = Play
web-home-play-game = Play { $game }
web-home-rules = Rules
web-home-tables = To be continued
web-home-records = Finished games
web-home-continue = Continue
web-home-review = Review
web-home-moves = { $count ->
    [0] Not begun
    [one] 1 move
   *[other] { $count } moves
}
web-home-your-turn = Your turn
web-home-their-turn = { $name } to move
web-seats = { $least ->
   *[other] { $least } players
}
web-seats-range = { $least } to { $most } players

web-setup-title = A new game of { $game }
web-setup-with = With whom?
web-setup-with-computer = The computer
web-setup-with-computer-about = Five levels, from newcomer to master.
web-setup-with-here = At this screen
web-setup-with-here-about = You take turns at one screen.
web-setup-with-link = A friend by link
web-setup-with-link-about = You get a link; whoever opens it sits down.
web-setup-level = How strong?
web-setup-seat = Your side
web-setup-seat-random = Draw lots
web-setup-drawn = Who plays which colour is drawn by lot.
web-setup-names = Names
web-setup-name = Your name
web-setup-name-of = { $role }
web-setup-name-number = Player { $number }
web-setup-name-about = May be left empty.
web-setup-clock = Clock
web-setup-clock-none = None
web-setup-clock-own = Own
web-setup-clock-days = Days
web-setup-clock-days-each = Days for each answer
web-setup-clock-minutes = Minutes
web-setup-clock-seconds = and seconds
web-setup-clock-increment = Seconds more for each move
web-setup-rated = Rated
web-setup-rated-about = Between members, with a clock; no hints, nothing is taken back.
web-setup-listed = Open to everybody
web-setup-listed-about = It stands in the lobby, and anybody may watch. Otherwise only who has the link finds it.
web-setup-options = Options
web-setup-more = { $count ->
    [one] One more option
   *[other] { $count } more options
}
web-setup-seats = How many sit down?
web-setup-people = How many of them are people?
web-setup-people-about = Computers take the other seats.
web-setup-example = An example to begin with
web-setup-example-take = Take over the example
web-setup-file = From a file …
web-setup-go = Sit down
web-setup-former = Former games
web-setup-new = New game
web-setup-continue = Continue a game ({ $count })
web-setup-review = Review a former game ({ $count })

web-setup-same = You have a game with these three names already. Go on with it, or begin another one below.
web-setup-again = Begin another one all the same
web-setup-find = Find a former game by its names
web-setup-find-game = Name of the game
web-setup-find-go = Find
web-setup-find-none = No game of this browser has these names.
web-review-text = Review as text
web-review-board = On the board
web-review-leave = Leave

web-table-title = { $game }: { $names }
web-table-board = Board
web-table-players = Players
web-table-moves = Moves
web-table-no-moves = No move has been made yet.
web-table-since = What happened since your turn
web-table-pane = A card that you point at, or tap, is told here.
web-table-actions = What you can do
web-table-rules = Rules
web-table-options = Options
web-option-on = yes
web-option-off = no
web-table-close = Close
web-table-no-script = Scripts are off in this browser: you can watch and step through the moves, but not play.
web-table-offline = The connection is lost. Trying again …
web-table-offline-stay = Nothing that was confirmed is lost.
web-table-rule = Rule { $rule }
web-table-dismiss = Understood

web-player-open = Free seat
web-player-computer = Computer ({ $level })
web-player-computer-short = Computer
web-player-numbered = { $name } { $number }
web-clock = Clock
web-clock-low = Less than { $seconds } seconds are left to you.
web-rated = rated
web-player-you = you
web-player-to-move = to move
web-player-your-turn = your turn
web-player-thinking = thinking
web-player-away = away
web-player-stood-in = away, the computer plays
web-player-won = won

web-status-your-turn = It is your turn.
web-status-your-turn-part = Your turn: { $part }.
web-status-to-move = { $role } to move.
web-status-to-move-part = { $role }: { $part }.
web-status-to-move-name = { $role } to move: { $name }.
web-status-waiting = Waiting for { $name }.
web-status-waiting-part = Waiting for { $name } to { $part }.
web-status-thinking = { $name } is thinking …
web-status-open = Waiting for somebody to take the free seat.
web-status-won = { $name } wins.
web-status-won-you = You win.
web-status-lost-you = { $name } wins. You lost this one.
web-status-shared = { $names } share the first place.
web-status-called-off = The game was called off.
web-status-draw = A draw.
web-status-points = The count: { $points }.
web-status-step = You are looking at move { $move } of { $moves }.
web-status-step-start = You are looking at the start.
web-status-watching = You are watching.
web-status-resigned = { $name } resigned.
web-status-resigned-you = You resigned.

web-step-first = To the start
web-step-previous = One move back
web-step-next = One move on
web-step-last = To the last move
web-step-now = Back to now
web-step-went-on = Meanwhile the game has gone on.
web-move-label = Move { $number }, { $role }: { $move }
web-move-hidden = hidden
web-move-timer = Time
web-move-drop = Resigned

web-do-undo = Take back
web-do-undo-ask = Ask to take back
web-do-hint = Hint
web-do-resign = Resign
web-do-draw = Offer a draw
web-do-draw-sure = Really end in a draw?
web-do-call-off = Call off
web-do-call-off-sure = Really call it off?
web-do-resign-sure = Really resign?
web-do-rematch = Rematch
web-do-rematch-go = To the rematch
web-do-new = Another game
web-do-record = Save the record

web-ask-invite = Send this link to your friend:
web-ask-invite-about = Whoever opens it takes the free seat. Everybody after that watches.
web-ask-copy = Copy
web-ask-copied = Copied
web-ask-fill = { $seats ->
    [one] A free seat can also be taken by a computer:
   *[other] The { $seats } free seats can also be taken by computers:
}
web-ask-fill-go = Begin with computers
web-ask-free = { $name } has not done anything yet.
web-ask-free-go = Free the seat
web-cover = Pass the device to { $name }.
web-cover-about = Nobody else should be looking.
web-cover-show = I am { $name }: show my cards
web-ask-stood-in = { $moves ->
    [one] While you were away, the computer made one move for you. You play again from now on.
   *[other] While you were away, the computer made { $moves } moves for you. You play again from now on.
}
web-ask-sit = Take a seat
web-ask-sit-about = A seat at this table is free.
web-ask-sit-as = Sit down as { $role }
web-ask-name = Your name
web-ask-undo = { $name } asks to take the last move back.
web-ask-undo-yes = Allow
web-ask-undo-no = Refuse
web-ask-undo-waiting = You asked to take a move back. Waiting for the answer.
web-ask-draw = { $name } offers a draw.
web-ask-draw-yes = Accept
web-ask-draw-no = Refuse
web-ask-draw-back = Withdraw it
web-ask-draw-waiting = You offered a draw. It lapses when the other side moves.
web-ask-draw-seen = { $name } has offered a draw.
web-ask-claim = { $name } is to move and has been away for a while. You need not wait.
web-ask-claim-win = Claim the win
web-ask-claim-off = Call the game off
web-ask-claim-computer = Let a computer move
web-ask-undo-seen = { $name } asked to take a move back.
web-ask-rematch = The rematch is ready.
web-ask-rematch-waiting = You asked for a rematch. Waiting for the answer.
web-ask-rematch-wanted = { $name } would like a rematch.


web-rules-title = Rules of { $game }
web-rules-contents = Contents
web-rules-back = Back to the table
web-rules-play = Play { $game }

web-problem-back = To the hall
web-problem-not-found = There is nothing here
web-problem-not-found-about = The address may be mistyped, or the table has been cleared away.
web-problem-not-allowed = That is not yours to do
web-problem-not-allowed-about = The seat belongs to another browser, or the request came from another site.
web-problem-too-large = That was too much
web-problem-too-large-about = More was sent than is taken here.
web-problem-too-many = A little slower, please
web-problem-too-many-about = Too many requests came from you. Wait a moment and try again.
web-problem-nonsense = That makes no sense here
web-problem-nonsense-about = The request could not be understood. Nothing has changed.
web-problem-broken = Something here is broken
web-problem-broken-about = It is our mistake, not yours. Confirmed moves are safe. Try again in a moment.
web-problem-refused = That cannot be done

web-othello-board = Othello board, columns A to H, rows 1 to 8
web-othello-square-black = { $square }, black
web-othello-square-white = { $square }, white
web-othello-square-empty = { $square }, empty
web-othello-can = you can place here
web-othello-last = last move
web-sign-in = Sign in or register
web-signed-in = Signed in as { $name }
