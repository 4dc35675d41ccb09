# Pentago in the line console.
console-pentago-colours = The colours were drawn: { $red } plays Red, { $black } plays Black.
console-pentago-place = { $player } to move: place a marble.
console-pentago-turn = { $player } to move: turn a block.
console-pentago-turn-or-skip = { $player } to move: turn a block, or skip with -.
console-pentago-won = { $winner } wins. { $why }
console-pentago-drawn = A draw. { $why }
console-pentago-fives = In a row: { $squares }.
console-pentago-how = A turn is a square, row and column (1 4), then a block and a direction (2 cw or 2 ccw), or - to skip where it is allowed; on two lines, or both on one: 1 4 2 ccw.
