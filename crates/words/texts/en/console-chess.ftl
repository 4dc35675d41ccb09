# Advanced chess in the line console.
console-chess-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
console-chess-negative = { $negative } negative, red line at { $line }
console-chess-beyond = { $negative } negative, BEYOND THE RED LINE at { $line }
console-chess-captured = captured: { $pieces }
console-chess-game = “{ $name }”
console-chess-number = Turn { $number }
console-chess-last = Last move: { $player } { $move }
console-chess-way = Tampering { $way }
console-chess-asked-check = { $player } to move, in check.
console-chess-asked-first = { $player } to move: the first of two moves.
console-chess-asked-second = { $player } to move: the second of two moves.
console-chess-asked-first-check = { $player } to move, in check: the first of two moves.
console-chess-asked-second-check = { $player } to move, in check: the second of two moves.
console-chess-asked-tampering = { $player }: sudden tampering? Type tamper a (every so many turns), b (after ever new numbers of turns), c (every so many minutes), d (after ever new numbers of minutes), or tamper none. It is on only if both want it.
console-chess-touched = { $player } touches { $square }.
console-chess-won = { $winner } wins. White { $white }, Black { $black }. { $why }
console-chess-drawn = A draw. White { $white }, Black { $black }. { $why }
console-chess-help-undo = take your own last move back, for 5 negative points
console-chess-help-double = declare a double move, for points
console-chess-help-ledger = every turn with each point and what it is for
console-chess-help-position = the whole position as one line of text
console-chess-ledger-turn = { $number }. { $player }
console-chess-ledger-double = { $number }. { $player }, double move: nothing is earned
console-chess-ledger-move = { $move }
console-chess-ledger-red-line = { $move }, at random (red line)
console-chess-ledger-tampering = { $move }, at random (tampering)
console-chess-ledger-gain = +{ $points } { $reason } ({ $square })
console-chess-ledger-lost = turn lost: { $move } was drawn and is not legal
console-chess-ledger-sum = { $player }: points { $points }, negative { $negative }
console-chess-ledger-empty = Nothing has been moved yet.

# Its files and formats.
refusal-chess-player-name-unfit = “{ $name }” cannot be part of a file name: at least one sign, no / \ : * ? " < > |, no dot or blank at an end, at most 60 bytes.
refusal-chess-file-exists = { $file } exists already.
refusal-chess-file-in-use = { $file } is in use: a game is being played in it.
refusal-chess-file-missing = There is no { $file } here.
refusal-chess-file-failed = { $file }: { $why }.
refusal-chess-pgn-not-read = PGN cannot be read here: it has no place for touches, taking back and what was drawn at random. Use .acd files.

# The start: a new game, going on, looking through.
console-chess-menu = Type new, continue or review; quit leaves.
console-chess-ask-white = White’s name? “computer” (or computer:newcomer, casual, club, expert, master) lets the computer play.
console-chess-ask-black = Black’s name?
console-chess-ask-name = Name of the game?
console-chess-ask-side-threats = Side threats? Every attacked piece counts, mate is worth 70, a double move costs 50. yes or no
console-chess-ask-tampering = Sudden tampering? Both are asked for the way before the first move. yes or no
console-chess-ask-replace = { $file } exists already. Replace it? yes or no
console-chess-kept = The game is kept in { $file }.
console-chess-torn = Line { $line } of the file had not been written to its end; it is left out.
console-chess-goes-on-new = From here a new game begins.
refusal-chess-yes-or-no = Type yes or no.
console-chess-help-restart = begin anew with the same players and options
console-chess-help-restart-over = the same, over the file of this game
console-chess-ask-or = { $question } (Enter: { $usual })
