# Advanced chess in the pages. Keys: web-chess-<what>.
web-chess-board = Chess board, files a to h, ranks 1 to 8
web-chess-square-white = { $square }, white { $piece }
web-chess-square-black = { $square }, black { $piece }
web-chess-square-empty = { $square }, empty
web-chess-in-check = in check
web-chess-last-move = last move
web-chess-touched = touched
web-chess-promotion = What does the pawn become?
web-chess-captured = Captured: { $pieces }
web-chess-captured-none = Nothing captured yet
web-chess-negative = Negative { $points } / { $line }
web-chess-negative-said = { $points ->
    [one] 1 negative point
   *[other] { $points } negative points
}; the red line is at { $line }
web-chess-double = Double move
web-chess-double-sure = Really for { $points } points?
web-chess-double-on = under way
web-chess-double-not-now = in your turn
web-chess-double-too-few = costs { $points }, you have { $have }
web-chess-price-points = costs { $points } points
web-chess-price-negative = costs { $points } negative points
web-chess-undo = Take back
web-chess-undo-of = Take back: { $role }
web-chess-undo-nothing = nothing to take back
web-chess-go-on = Go on from here
web-chess-restart = Restart
web-chess-restart-about = a new game with the same settings; this one is kept
web-chess-restart-sure = Leave this game for a new one?
web-chess-exit = Exit
web-chess-tampering-you = Do you want sudden tampering?
web-chess-tampering-ask = { $role }: do you want sudden tampering?
web-chess-tampering-about = If both want it, a random move is played for whoever is to move, when nobody expects it.
web-chess-tampering-waiting = Your opponent is being asked about tampering.
web-chess-why-lost = red line: turn lost
web-chess-why-red-line = red line: random move
web-chess-why-tampering = tampering: random move
web-chess-why-double = double move
web-chess-why-negative = { $points } neg.
web-chess-why-off = { $points } negative points come off
web-chess-term-tampering = Tampering { $way }
web-chess-term-side-threats = Side threats count
web-chess-moves-about = He5f3: the knight (H) from e5 to f3. K king, Q queen, R rook, B bishop, P pawn; + check, # mate.
