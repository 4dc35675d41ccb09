game-chess = Advanced chess
game-chess-about = Chess for points: threats, captures and checks count, careless play costs. More points win.
role-chess-white = White
role-chess-black = Black
reason-chess-mate = Mate. The points decide.
reason-chess-stalemate = Stalemate. The points decide.
reason-chess-dead = Neither side can mate any more. The points decide.
reason-chess-threefold = The same position for the third time. The points decide.
reason-chess-fifty = Fifty moves without a capture or a pawn's move. The points decide.
reason-chess-resigned = The other player resigned.

option-chess-name = Name of the game
option-chess-name-about = It is shown in the game and becomes part of the record's file name.
option-chess-side-threats = Side threats
option-chess-side-threats-about = Every piece that you attack after your move counts, not only those that the moved piece attacks. Mate is worth 70 and a double move costs 50.
option-chess-tampering = Sudden tampering
option-chess-tampering-about = Both are asked before the first move. If both want it, a random move is played for you now and then.
option-chess-position = Position to begin with
option-chess-position-about = A FEN, with points after it if you like: … w KQkq - 0 1 points 0 3 negative 5 0 turn 3. Left empty, the usual one.

refusal-chess-not-a-move = That is not a move: a piece (K Q R B H P), from and to, like Pc2c4; or undo, double, touch c2.
refusal-chess-no-such-piece = There is no piece “{ $letter }”: K, Q, R, B, H (knight) or P.
refusal-chess-no-such-square = There is no square “{ $square }”: a file a–h and a rank 1–8, like e4.
refusal-chess-no-such-promotion = A pawn cannot become “{ $letter }”: Q, R, B or H.
refusal-chess-empty-square = Nothing stands on { $square }.
refusal-chess-wrong-piece = On { $square } stands a { $stands }, not a { $said }.
refusal-chess-not-yours = The piece on { $square } is your opponent's.
refusal-chess-own-piece = Your own piece stands on { $square }.
refusal-chess-king-never-captured = The king on { $square } cannot be captured; kings never are.
refusal-chess-cannot-go = A { $piece } does not go from { $from } to { $to }.
refusal-chess-blocked = The piece on { $square } is in the way.
refusal-chess-nothing-to-capture = A pawn goes diagonally only to capture, and there is nothing to capture on { $square }.
refusal-chess-leaves-king = Your king would stand in check.
refusal-chess-promotion-missing = Say what the pawn becomes: Q, R, B or H at the end, like Pe7e8Q.
refusal-chess-no-promotion = Only a pawn that reaches the last rank becomes something else.
refusal-chess-castling-gone = You cannot castle on that side any more: the king or that rook has moved.
refusal-chess-castling-attacked = You cannot castle: { $square } is attacked.
refusal-chess-touched-already = You have picked the piece on { $square } already.
refusal-chess-nothing-to-undo = There is nothing that you could take back: only your own last move, until your opponent touches or moves a piece, and no random move.
refusal-chess-undone-enough = You have taken back { $most } times in this turn; that is enough.
refusal-chess-opponents-turn = It is your opponent's turn; you can only take your move back.
refusal-chess-too-few-points = A double move costs { $price } points, and you have { $have }.
refusal-chess-doubled-already = Your double move is under way.
refusal-chess-answer-first = First comes the question about tampering.
refusal-chess-not-asked = Nobody asks about tampering now.
refusal-chess-name-unfit = The name of the game cannot be part of a file name: no / \ : * ? " < > |, no dot or blank at an end, at most 60 bytes.
refusal-chess-position-unreadable = That is not a position: a FEN, then perhaps points 0 3 negative 5 0 turn 3.
refusal-chess-position-over = The game would be over in this position.

# Pieces.
chess-piece-pawn = pawn
chess-piece-knight = knight
chess-piece-bishop = bishop
chess-piece-rook = rook
chess-piece-queen = queen
chess-piece-king = king

# What points are for, in the ledger: "threat: queen +5".
chess-gain-threat = threat: { $piece }
chess-gain-capture = capture: { $piece }
chess-gain-check = check
chess-gain-mate = mate
chess-gain-crossing = pawn in the enemy's half
chess-fault-undo = move taken back
chess-fault-back = piece moved back
chess-fault-touch = another piece was touched
chess-way-a = A: every so many turns
chess-way-b = B: after ever new numbers of turns
chess-way-c = C: every so many minutes
chess-way-d = D: after ever new numbers of minutes
chess-way-none = No tampering

# What happened, a line each.
chess-event-answered = { $player } answers: { $way }.
chess-event-agreed = Both agree. { $way }.
chess-event-agreed-drawn = They want different ones, so one is drawn. { $way }.
chess-event-agreed-none = There is no tampering.
chess-event-touched = { $player } touches the { $piece } on { $square }.
chess-event-doubled = { $player } declares a double move for { $price } points.
chess-event-red-line = { $player } has { $negative } negative points and is beyond the red line: a random move.
chess-event-tampered = Tampering! A random move is played for { $player }.
chess-event-moved = { $player }: { $move }
chess-event-moved-capture = { $player }: { $move }, captures the { $piece }
chess-event-check = Check.
chess-event-lost = { $player } loses the turn: { $move } was drawn and is not legal.
chess-event-earned = +{ $points } { $reason }
chess-event-charged = { $points } negative { $points ->
    [one] point
   *[other] points
}: { $fault }
chess-event-relieved = { $points } negative points come off.
chess-event-undone = { $player } takes { $move } back.
chess-event-undone-points = { $player } takes { $move } back, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} gone with it.
chess-event-refund = { $player } gets { $points } points back for the double move.
chess-how = Type a move: piece, from, to (Pc2c4, Hg1f3, Ke1g1, Pe7e8Q). Also: double, undo, touch e2.
chess-how-tampering = Sudden tampering? Type tamper a, b, c or d, or tamper none.

chess-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
chess-part-tampering = answer the question about tampering
chess-part-first = make the first of two moves
chess-part-second = make the second move
chess-awaited-tampering = answer the question about tampering
chess-awaited-first = make the first of two moves
chess-awaited-second = make the second move
chess-did-undo = taken back
chess-did-double = double move
chess-did-touch = touches { $square }
chess-check = Check!
chess-negative = negative { $negative }, red line { $line }
chess-sheet-double = double move
chess-sheet-lost = turn lost ({ $move } is not legal)
chess-sheet-fault = { $points } negative: { $fault }
chess-sheet-red-line = { $move } (random, red line)
chess-sheet-tampering = { $move } (random, tampering)

# What happened, in sentences.
chess-event-last = Last move: { $player } { $move }.
chess-event-last-earned = Last move: { $player } { $move }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
chess-piece-at = { $piece } { $square }
chess-event-touched-notice = Touched: { $pieces }. Moving another piece costs { $points ->
    [one] 1 negative point
   *[other] { $points } negative points
}.
chess-struck-tampering = Tampering! A random move was played for { $player }: { $move }.
chess-struck-red-line = Red line! Chance moved for { $player }: { $move }.
chess-struck-lost = Red line! { $move } was drawn for { $player } and is not legal: the turn is lost.
refusal-chess-same-name = Both players are called { $name }; they need different names.
