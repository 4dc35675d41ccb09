# Pentago on the pages. Keys: web-pentago-<what>.
web-pentago-board = Pentago board of four blocks, rows and columns 0 to 5
web-pentago-turns = Turn a block
web-pentago-square-red = Row { $row }, column { $column }, red
web-pentago-square-black = Row { $row }, column { $column }, black
web-pentago-square-empty = Row { $row }, column { $column }, empty
web-pentago-can = you can place here
web-pentago-last = last marble
web-pentago-five = in the five
web-pentago-turn-cw = Turn block { $block } clockwise
web-pentago-turn-ccw = Turn block { $block } anticlockwise
web-pentago-skip = Turn no block
web-pentago-moves-about = 2 4: a marble on row 2, column 4. 2 ↻: block 2 turned clockwise; ↺ the other way.
