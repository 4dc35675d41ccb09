# Why the hall refuses. Keys: refusal-hall-<code>.
refusal-hall-no-such-table = There is no such table.
refusal-hall-no-such-game = There is no such game here.
refusal-hall-name = A name has at most 40 characters.
refusal-hall-not-your-seat = That seat is not yours.
refusal-hall-only-watching = You are only watching this table.
refusal-hall-taken = Somebody has taken that seat already.
refusal-hall-sits-already = You already have a seat at this table.
refusal-hall-not-to-free = Only who opened the table can free a seat, and only before its player has done anything.
refusal-hall-seat-open = The game begins when everybody has sat down.
refusal-hall-stale = The position has changed in the meantime.
refusal-hall-nothing-there = Nothing can be done there.
refusal-hall-command-id = That message has no proper id.
refusal-hall-command-reused = That message id was used by another player.
refusal-hall-over = The game is over; nothing can be taken back any more.
refusal-hall-not-over = The game is not over yet.
refusal-hall-undo-asked = A request to take a move back is already waiting.
refusal-hall-undo-not-asked = Nobody is asking you to take a move back.
refusal-hall-log-full = This game has been taken back too often; it has to be played to its end now.
refusal-hall-rated = This game counts: there are no hints, nothing is taken back, and names and players stay.
refusal-hall-crowded = Too many people are watching this table.
refusal-hall-too-many-tables = You have { $most } games going already. Please finish one of them, or give it up, before you open another. A table without a move is closed by itself after a day.
refusal-hall-full = The hall is full at the moment. Please try again a little later.
refusal-hall-busy = The hall is busy at the moment. Please try again.
refusal-hall-other-rules = This game was played by an older version of the rules.
refusal-hall-store = The move could not be saved, so it was not made. Please try again.
refusal-hall-cookies = This hall needs a cookie to remember your seat. Please allow cookies for it and try again.
refusal-hall-malformed = That message could not be understood.
refusal-hall-too-fast = That was too much at once. Please wait a moment.
refusal-hall-option = “{ $value }” is not a value of this option.
refusal-hall-form = Something in the form could not be understood.

# The command that opens the hall to browsers.
serve-ready = Meydan is open at { $address } (Ctrl+C closes it)
serve-data = The folder { $folder } cannot be used: { $detail }
serve-address = { $address } cannot be opened: { $detail }
serve-locked = another server uses it.
serve-taken = { $address } is in use by another program; choose another with --addr
