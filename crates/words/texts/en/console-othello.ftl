# Othello in the line console, and its file formats.
console-othello-won = Black { $black }, White { $white }: { $winner } wins.
console-othello-drawn = Black { $black }, White { $white }: a draw.
console-othello-resigned = { $player } resigns.
console-othello-how = A move is a row and a column, like 3 D; 3D, D3 and d3 mean the same.

refusal-othello-format-not-a-move = At character { $position }: this is not a move.
refusal-othello-format-illegal = At character { $position }: the rules do not allow this move.
refusal-othello-format-turn = At character { $position }: it is the other player's turn.
refusal-othello-format-over = At character { $position }: the game is over before this move.
refusal-othello-format-not-ggf = At character { $position }: this is not GGF, which looks like (;GM[Othello]…;).
refusal-othello-format-property = At character { $position }: this is not a property, which looks like PB[name].
refusal-othello-format-game = At character { $position }: this is a game of something else.
refusal-othello-format-board = At character { $position }: this is not an 8×8 board with the side to move.
refusal-othello-format-result = At character { $position }: this is not a result.
refusal-othello-format-several = At character { $position }: there is more than one game; give them one by one.
refusal-othello-format-start = A plain transcript cannot hold another start position; GGF can.
