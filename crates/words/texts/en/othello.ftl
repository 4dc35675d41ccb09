game-othello = Othello
game-othello-about = Close in the other colour's discs and turn them over. More discs win.
role-othello-black = Black
role-othello-white = White
reason-othello-no-moves = Neither player can move.
reason-othello-resigned = The other player resigned.
refusal-othello-not-a-square = That is not a square: a row 1–8 and a column A–H, like 3 D.
refusal-othello-square-taken = There is a disc on { $square } already.
refusal-othello-turns-nothing = A disc on { $square } would turn nothing over.
refusal-othello-move-exists = You can move, so you may not pass.
refusal-othello-start-overlaps = The start position puts two discs on one square.

othello-pass = Pass
othello-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}

# What happened, in sentences.
othello-event-placed = { $player } placed on { $square } and turned { $count ->
    [one] 1 disc
   *[other] { $count } discs
}.
othello-event-passed = { $player } cannot move and passes.
