# The line console, the pipe and records on the command line.
# Keys: console-…, refusal-pipe-<code>, refusal-console-<code>.

console-turn = { $player } to move.
console-player = { $seat } ({ $name })
console-computer = computer, { $level }
console-over = Game over. { $result }
console-seat = player { $number }
console-hand-over = Now it is { $player }’s turn. Nobody else should look. Press Enter when you are ready.
console-handed-over = —— { $player } ——
console-how-many = How many play? { $least } to { $most }.
console-how-many-again = Type a number from { $least } to { $most }.
console-part = Part { $number } of the line: { $why } Nothing was done.
console-rest = The game is over, so “{ $rest }” is not needed.
console-hint = Hint: { $move }
console-saved = Saved to { $file }.
console-not-saved = Not saved to { $file }: { $why }.
console-file-exists = { $file } exists already; “save! { $file }” writes over it.
console-too-long = That line is too long.
console-too-late = Something happened before this line, so it was not done.
console-time-to-act = After your move a computer waits three seconds: type “undo” to take it back, or press Enter to go on.
console-computer-acts = It is the computer’s turn; type that again after its move.
console-alone = Nothing may stand after “{ $verb }”.
console-restart-replaces = This game is kept in { $file }. Type restart! to replace it with a new one.
console-unsaved = The game is not saved. Type “quit” again to leave, or “save” to keep it.
console-interrupted = Type “quit” to leave, “help” for what else you can type.
console-quit = The game is left unfinished.
console-input-ended = The input has ended; the game is left unfinished.
console-no-hint = There is no hint for this.

console-help-undo = take the last move back
console-help-hint = ask the computer for a move
console-help-moves = list every possible move
console-help-save = keep the game in a file
console-help-save-over = the same, over a file that exists
console-help-resign = give the game up
console-help-quit = leave
console-help-help = this list
console-help-file = FILE

console-record-true = { $file }: a true record of { $game }, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
console-record-part = Only what is whole is shown. { $why }
console-record-players = { $game }: { $players }
console-record-unfinished = The game was left unfinished here.
console-replay-move = { $number }. { $player }: { $move }
console-record-clock = Clock: { $clock }
console-replay-clock = { $told } [{ $left }]
console-replay-left = { $number }. { $player } gives up.
console-replay-timer = { $number }. Time is up.
console-replay-at = Move { $number } of { $count }
console-replay-keys = → next · ← back · Home first · End last · 0–9 Enter jump · space play · q leave
console-replay-playing = autoplay
console-replay-jump = to move { $number }
console-review-how = { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
} Type next, previous, first, last, a number, go on (as a new game) or exit.
console-review-again = Type next, previous, first, last, a number up to { $count }, go on or exit.
console-review-first = This is the beginning.
console-review-last = This is the end.

refusal-pipe-no-match = No match has begun; begin with {"{"}"op":"new"{"}"}.
refusal-pipe-not-utf8 = The line is not UTF-8 text.
refusal-pipe-not-json = The line is not JSON: { $detail }.
refusal-pipe-not-an-object = The line is not a JSON object.
refusal-pipe-too-long = The line is longer than { $most } bytes.
refusal-pipe-unknown-op = There is no op “{ $op }”; there are new, act, view, rewind, fire, drop and state.
refusal-pipe-unknown-field = “{ $op }” has no field “{ $field }”.
refusal-pipe-missing-field = The field “{ $field }” is missing.
refusal-pipe-not-text = The field “{ $field }” must be text.
refusal-pipe-not-a-number = The field “{ $field }” must be a whole number from 0.
refusal-pipe-not-a-seed = The field “{ $field }” must be a whole number from 0, or 64 hexadecimal digits.
refusal-pipe-not-a-viewer = The field “{ $field }” must be seat:0 (or another seat), spectator or referee.
refusal-pipe-no-randomness = The system gives no randomness; name a seed.

refusal-console-no-game = There is no game “{ $game }”; there are: { $games }.
refusal-console-no-format = There is no format “{ $format }” for { $game }; there are: { $formats }.
refusal-console-unknown-format = This file is in no format that is known here.
refusal-console-no-player = “{ $player }” is no player; write person, or computer, or a level: { $levels }.
refusal-console-people-count = { $people } people cannot sit on { $seats } seats.
refusal-console-player-count = { $game } is played by { $seats }, not by { $count }.
refusal-console-player-range = { $game } is played by { $least } to { $most }, not by { $count }.
refusal-console-seats-in-file = The file has { $seats } seats, not { $count }.
refusal-console-game-in-file = The file is a game of { $found }, not of { $game }.
refusal-console-import-no-game = That tells no game: there is no move in it.
refusal-console-config-json = The options are not JSON: { $detail }.
refusal-console-load-which = --load without a file offers a list, on a terminal and with nothing else said about the game; otherwise name the file.
refusal-console-no-former = There is no kept game of { $game }, and no record of one in this folder.
refusal-console-config-in-file = A saved game brings its own options and seed.
refusal-console-too-large = { $file } is too large for a record.
refusal-console-exists = { $file } exists already; --force writes over it.
refusal-console-exists-already = { $file } exists already; name another file, or go on with it by --load.
refusal-console-set-shape = “{ $text }” sets no option; write KEY=VALUE.
refusal-console-set-unknown = { $game } has no option “{ $key }”; there are: { $keys }.
refusal-console-set-no-options = { $game } has no options to set.
refusal-console-set-twice = The option “{ $key }” is given twice.
refusal-console-set-not-text = { $file } is not a text in UTF-8.
refusal-console-set-flag = “{ $value }” does not fit the option “{ $key }”; write true or false.
refusal-console-set-number = “{ $value }” does not fit the option “{ $key }”; write a whole number from { $least } to { $most }.
refusal-console-set-choice = “{ $value }” does not fit the option “{ $key }”; there are: { $among }.
refusal-console-set-long = The text for “{ $key }” is too long: { $most } bytes are the most.

console-former = Games that are not over:
console-former-all = All games of this kind that were kept here, and records in this folder:
console-former-over = over
console-former-unreadable = It cannot be read as a game.
console-former-ask = Type a number to go on with that game, or press Enter for a new one.
console-played-elsewhere = That game is being played in another window.
console-left = It is kept. To go on with it: meydan play { $game }
console-whom = With whom? people (at this keyboard), or a computer by its level: { $levels }. Enter: { $usual }.
console-whom-people = people
console-none-of = That is none of these: { $answers }.
console-which-seat = What do you play? { $roles }. Enter: { $usual }.

console-words = undo=undo hint=hint moves=moves save=save save!=save! resign=resign quit=quit exit=quit help=help
