# The full-screen terminal. Keys: tui-…; a game's own sentences end in its id
# (tui-keys-<game>, tui-forced-<game>-<action>, tui-button-<game>-<button>).

tui-welcome = The open field where people meet to play.
tui-games = Games
tui-open = Open a saved game
tui-language = Language: { $language }
tui-help = Help
tui-leave = Leave
tui-too-small = The window is { $width }×{ $height } now. Meydan needs { $least-width }×{ $least-height }; make it larger and everything goes on as it was. Ctrl-C leaves.

tui-key-choose = choose
tui-key-open = open
tui-key-change = change
tui-key-onward = next
tui-key-back = back
tui-key-close = close
tui-key-done = done
tui-key-turn = turn
tui-key-play = play
tui-key-undo = undo
tui-key-hint = hint
tui-key-save = save
tui-key-resign = resign
tui-key-new = new game
tui-key-rules = rules
tui-key-language = language
tui-key-help = help
tui-key-leave = leave
tui-key-first = first
tui-key-previous = back
tui-key-next = forward
tui-key-last = last
tui-key-autoplay = play by itself
tui-key-who = who plays
tui-key-begin = go on from here
tui-key-ledger = ledger
tui-ledger = Ledger

tui-setup = A new game
tui-whom = With whom
tui-whom-people = people at this screen
tui-whom-people-about = You take turns at this keyboard.
tui-whom-computer = the computer
tui-whom-computer-about = You against the computer.
tui-whom-nobody = nobody: I watch
tui-whom-nobody-about = The computer plays against itself.
tui-seats = How many
tui-people = People among them
tui-people-about = Computers take the other seats. The screen is covered between people who have secrets.
tui-mine = You play
tui-level = Level
tui-name-of = Name of { $seat }
tui-name-yours = Your name
tui-drawn = Who plays which side is drawn by lot.
tui-name-about = Type a name, or leave it empty.
tui-yes = yes
tui-no = no
tui-start = Start

tui-replay = Record
tui-players = Players
tui-player = Player { $number }
tui-computer = computer, { $level }
tui-status-turn = to move
tui-status-thinking = thinking…
tui-status-won = won
tui-moves = Moves { $shown }/{ $count }
tui-entry-of = { $player }: { $action }
tui-entry-resigned = resigned
tui-entry-timer = time
tui-entry-undone = undo

tui-turn = { $player } to move.
tui-asked = { $player }: { $asked }.
tui-thinking = { $player } is thinking…
tui-played = { $player }: { $action }.
tui-forced = { $player } had only one choice: { $action }.
tui-forced-othello-pass = { $player } cannot move and passes.
tui-typed = Place: { $typed }_
tui-hint-coming = Looking for a good move…
tui-timer-struck = Time has struck.
tui-undone = Taken back.
tui-kept = Kept in { $file }, move by move.
tui-not-kept = { $file } stays as it was; this game is not kept.
tui-saved = Saved to { $file }.
tui-looking = This is move { $shown } of { $count }. End goes back to the game.
tui-replaying = Move { $shown } of { $count }.
tui-won-only = { $player } wins.
tui-won = { $player } wins, { $points }.
tui-shared = { $players } share the win, { $points }.
tui-draw-only = A draw.
tui-draw = A draw, { $points }.
tui-cover = It is { $player }’s turn. Hand over the screen, then press Enter.

tui-no-such-place = There is no such place here; ? shows the keys.
tui-does-not-follow = { $place } cannot come next; Esc takes back.
tui-looking-back = You are looking at an earlier move. End goes back to the game.
tui-only-looking = This is a record; it cannot be changed.
tui-wait = Wait: it is not your turn.
tui-no-thought = The computer could not think of anything. Take back or leave.
tui-nobody-resigns = Nobody can resign now.
tui-no-file-name = Type the name of a file.
tui-not-saved = Not saved to { $file }: { $why }.
tui-not-opened = { $file } could not be opened: { $why }.

tui-save-title = Save the game
tui-save-about = Where? A file that exists is not replaced without asking.
tui-open-title = Open a saved game
tui-open-about = Which file? Records end in .meydan.
tui-ask-resign = Shall { $player } really resign?
tui-ask-leave = The game is not over. It can be saved and played on later.
tui-ask-new = The game is not over. Begin a new one all the same?
tui-ask-replace = There is a file { $file } already. Replace it?
tui-ask-go-on = This game is not over.
tui-answer-yes = Yes
tui-answer-resign = Resign
tui-answer-stay = Go on playing
tui-answer-save = Save, then leave
tui-answer-leave = Leave without saving
tui-answer-new = Begin a new game
tui-answer-replace = Replace it
tui-answer-without = Keep it, play without a file
tui-answer-keep = Keep it, choose another name
tui-answer-go-on = Go on playing
tui-answer-look = Look through it
tui-answer-back = Back

tui-rules = Rules: { $game }
tui-help-text =
    Playing
    Arrow keys move between the places, Tab goes to the next one where you can play. Enter or Space plays there. Esc takes back what you have picked. A place can also be clicked, or typed by its name (such as d3).

    Marked on the board: a dot where you can play, square brackets where you are, round brackets around the last move, a diamond for a hint, a cross where a move was refused.

    Commands
    U  undo – I  hint – S  save – R  resign
    N  new game – M  rules – L  language – Q  leave
    W  another player takes the keyboard, where several may play at once
    Small letters do the same wherever no place begins with them.

    Moves
    Comma and full stop (or the mouse wheel) step back and forward through the moves; Home goes to the first, End back to the game. A move in the list can be clicked. In a record, P plays by itself.

    Ctrl-L draws the screen anew, Ctrl-Z suspends, Ctrl-C leaves.
tui-button-othello-pass = Pass
tui-button-pentago-skip = Skip (-)
tui-keys-pentago = Keys: a square is typed by row and column (14), a turn by block and direction (2cw, 2ccw), a skip is -.
tui-lines = { $count ->
    [one] (1 line)
   *[other] ({ $count } lines)
}

tui-former = Former games
tui-former-row = Former games: go on with one, or look through it
tui-former-none = There are no games yet. Every game is kept here while it is played, and records in this folder are listed too. O opens a file by its name.
tui-former-over = over
tui-former-on = not over
tui-former-unreadable = This file cannot be read as a game.
tui-go-on-with = Go on: { $game }
tui-key-forget = remove
tui-key-file = file name
tui-key-text = board or text
tui-ask-look = This game is over. How shall it be shown again?
tui-ask-forget = Remove this game for good?
tui-answer-read = Read it as text
tui-answer-forget = Remove it
tui-answer-keep-it = Keep it
tui-played-elsewhere = This game is being played in another window.
tui-left = The game is kept. To go on with it: meydan play { $game }

tui-answer-again = A rematch
tui-answer-save-it = Save it to a file
tui-answer-leave-it = Leave
tui-answer-board = Look at the board
tui-end = The end
