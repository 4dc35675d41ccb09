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
tui-keys-chess = Pick a piece and then a square, or type both (e2 e4). x2 declares a double move, U takes back, T shows the ledger.
