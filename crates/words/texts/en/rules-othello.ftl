# The rules of Othello for people. Keys: rules-othello-<rule id>(-title).
rules-othello-about = Two players, one in black and one in white, place discs on a board of 64 squares. A disc is black on one side and white on the other: what is closed in is turned over and changes hands.
rules-othello-OT-01-title = The board and the start
rules-othello-OT-01 = The board has columns A to H, left to right, and rows 1 to 8, top to bottom. White begins on D4 and E5, Black on E4 and D5. Black moves first.
rules-othello-OT-01-picture = The start: Black may place on any of the four marked squares.
rules-othello-OT-02-title = A move
rules-othello-OT-02 = Place a disc of your colour on an empty square so that one or more of the other colour's discs stand in a straight, unbroken row between it and another disc of yours: along a row, a column or a diagonal. Every row closed in this way is turned over. A placement that would turn nothing over is not allowed.
rules-othello-OT-02-picture = Black places a disc on the marked square. Four white discs are closed in, in three directions, and turned over; the one at the upper right stays white, because no black disc stands behind it.
rules-othello-OT-03-title = Passing
rules-othello-OT-03 = If you cannot move, you pass and the other player moves again. It is done for you. Whoever can move must move.
rules-othello-OT-04-title = The end
rules-othello-OT-04 = The game is over when neither player can move, usually on a full board, but sometimes earlier. More discs win; with as many on both sides it is a draw. Empty squares count for nobody.
