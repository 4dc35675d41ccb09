-- Duels that a member offers to whoever has the link.
CREATE TABLE challenges (
    -- Not to be guessed: who knows it may accept.
    id         TEXT    PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES members (id),
    rounds     INTEGER NOT NULL CHECK (rounds IN (1, 3)),
    -- Who accepts it, since when, and the table that is opened for it: it is named
    -- before it is opened, so that one duel comes of a challenge.
    accepting  INTEGER REFERENCES members (id),
    since      INTEGER NOT NULL DEFAULT 0,
    duel       TEXT,
    at         INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_of ON challenges (challenger);
