-- Which members play at a table of the hall. The match itself is the table's log.
CREATE TABLE duels (
    id      TEXT    NOT NULL PRIMARY KEY,
    -- Of the challenger, who has the first seat, and of the other; none is the computer.
    first   INTEGER NOT NULL REFERENCES members (id),
    second  INTEGER REFERENCES members (id),
    rounds  INTEGER NOT NULL CHECK (rounds IN (1, 3)),
    -- What the tokens of both seats are made from, so that a member who signs in
    -- anywhere can be given the own one again.
    key     BLOB    NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX duels_first ON duels (first);
CREATE INDEX duels_second ON duels (second);
