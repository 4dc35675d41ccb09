# Advanced chess in the full screen.
tui-button-chess-queen = ♕ q
tui-button-chess-rook = ♖ r
tui-button-chess-bishop = ♗ b
tui-button-chess-knight = ♘ h
tui-button-chess-undo = پس گرفتن
tui-button-chess-double = حرکت دوتایی (x2)
tui-button-chess-tamper-none = هیچ
tui-button-chess-tamper-a = A
tui-button-chess-tamper-b = B
tui-button-chess-tamper-c = C
tui-button-chess-tamper-d = D
tui-keys-chess = نخست مهره و سپس خانه را برگزینید یا هر دو را بنویسید ({"\u200E"}e2 e4{"\u200E"}). {"\u200E"}x2{"\u200E"} حرکت دوتایی را اعلام می‌کند، {"\u200E"}U{"\u200E"} پس می‌گیرد، {"\u200E"}T{"\u200E"} دفتر حساب را نشان می‌دهد.
