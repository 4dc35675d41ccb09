# meydan solve
solve-value-win = The player to move wins.
solve-value-draw = With best play it is a draw.
solve-value-loss = The player to move loses.
solve-winning = Winning moves: { $moves }
solve-took = { $seconds } s, { $megabytes } MB
refusal-solve-no-solver = { $game } has no exact solver.
refusal-solve-no-position = Give a position, or --file with one position a line.
refusal-solve-line = Line { $line }: { $why }
