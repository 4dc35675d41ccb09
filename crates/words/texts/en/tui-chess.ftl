# Advanced chess in the full screen.
tui-button-chess-queen = ♕ q
tui-button-chess-rook = ♖ r
tui-button-chess-bishop = ♗ b
tui-button-chess-knight = ♘ h
tui-button-chess-undo = Take back
tui-button-chess-double = Double move (x2)
tui-button-chess-tamper-none = None
tui-button-chess-tamper-a = A
tui-button-chess-tamper-b = B
tui-button-chess-tamper-c = C
tui-button-chess-tamper-d = D
tui-rules-chess = Advanced chess is chess for points: more points win; mate and the draws only end the game.

    Threats of the moved piece: pawn 1, knight, bishop, rook 2, queen 5. Captures: 3, 8, 15. Check 10, mate 50. A pawn into the enemy's half 3.

    A double move costs 30 points: two moves that earn nothing.

    Negative points: taking back 5, moving back and forth 2, touching one piece and moving another 1. With 15 or more your next turn is a random move, and 15 come off.

    Pick a piece and then a square, or type both (e2 e4). x2 declares a double move, U takes back, T shows the ledger.
