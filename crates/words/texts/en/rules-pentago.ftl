# The rules of Pentago for people. Keys: rules-pentago-<rule id>(-title).
rules-pentago-about = Two players, one in red and one in black, place marbles on a board of four blocks that can be turned. Whoever has five in a row wins; but every turn of a block moves everybody's marbles.
rules-pentago-PE-01-title = The board and the colours
rules-pentago-PE-01 = The board has six rows and six columns, numbered 0 to 5 from the top left, in four blocks of nine squares: 1 top left, 2 top right, 3 bottom left, 4 bottom right. It begins empty, and marbles do not run out. The colours are drawn by lot. Red moves first.
rules-pentago-PE-02-title = A turn
rules-pentago-PE-02 = A turn has two parts, and both are required. First place a marble of your colour on any empty square. Then turn any one block by a quarter, clockwise or anticlockwise; it need not be the block that the marble went to. The 36th marble is followed by the turn of a block too.
rules-pentago-PE-02-picture = A turn in two parts: Black places the marked marble, then turns the block at the upper right clockwise. All marbles in it move along.
rules-pentago-PE-03-title = Turning no block
rules-pentago-PE-03 = You may leave the blocks alone only if, after your marble is placed, some block looks the same after a quarter turn: one that is empty, for example. Skipping is then the same as turning that block.
rules-pentago-PE-04-title = Five in a row
rules-pentago-PE-04 = Five of one colour in an unbroken row win: along a row, a column or a diagonal, also across blocks. Six count as five. Five by placing wins at once; then no block is turned any more.
rules-pentago-PE-04-picture = Five red marbles in a diagonal across two blocks: Red has won.
rules-pentago-PE-05-title = Five by turning
rules-pentago-PE-05 = After the turn of a block it is looked at again. Five of your colour win. Five of the other colour only, and the other player wins. Five of both colours are a draw.
rules-pentago-PE-06-title = A full board
rules-pentago-PE-06 = If the board is full and nobody has five, it is a draw.
