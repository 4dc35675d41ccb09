# Advanced chess in the full screen.
tui-button-chess-queen = ♕ q
tui-button-chess-rook = ♖ r
tui-button-chess-bishop = ♗ b
tui-button-chess-knight = ♘ h
tui-button-chess-undo = Geri al
tui-button-chess-double = Çift hamle (x2)
tui-button-chess-tamper-none = Hiçbiri
tui-button-chess-tamper-a = A
tui-button-chess-tamper-b = B
tui-button-chess-tamper-c = C
tui-button-chess-tamper-d = D
tui-keys-chess = Önce taşı, sonra kareyi seç ya da ikisini yaz (e2 e4). x2 çift hamleyi bildirir, U geri alır, T hesabı gösterir.
