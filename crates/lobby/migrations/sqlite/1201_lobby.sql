-- Who waits to be paired (HA-11). Rows and never memory, or two nodes pair somebody twice.
CREATE TABLE waits (
    id      TEXT    NOT NULL PRIMARY KEY,
    -- Who: the hash of the key that seats belong to, and the member, where it is one.
    holder  TEXT    NOT NULL,
    member  INTEGER REFERENCES members (id),
    name    TEXT    NOT NULL,
    -- For what: only who wants the very same is paired. The clock as it is written, empty without one.
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL,
    clock   TEXT    NOT NULL,
    rated   INTEGER NOT NULL CHECK (rated IN (0, 1)),
    -- Whether it is a duel of the club, with decks of one's own.
    club    INTEGER NOT NULL CHECK (club IN (0, 1)),
    rating  INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    -- Whose node has the page; unless it says so again, the wait ends then.
    node    TEXT    NOT NULL,
    until   INTEGER NOT NULL,
    UNIQUE (holder, game, options, clock, rated)
) STRICT, WITHOUT ROWID;

-- Where somebody is expected at once: who was paired, or whose challenge was accepted.
CREATE TABLE meetings (
    holder   TEXT    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    PRIMARY KEY (holder, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX meetings_at ON meetings (at);

-- Challenges by name (HA-12); those by link are the club's.
CREATE TABLE named_challenges (
    id       TEXT    NOT NULL PRIMARY KEY,
    sender   INTEGER NOT NULL REFERENCES members (id),
    receiver INTEGER NOT NULL REFERENCES members (id),
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,
    clock    TEXT    NOT NULL,
    rated    INTEGER NOT NULL CHECK (rated IN (0, 1)),
    club     INTEGER NOT NULL CHECK (club IN (0, 1)),
    listed   INTEGER NOT NULL CHECK (listed IN (0, 1)),
    -- The sender's seat; null is by lot.
    seat     INTEGER,
    at       INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    refused  INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    -- The table that came of it.
    taken    TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX named_challenges_from ON named_challenges (sender, until);
CREATE INDEX named_challenges_to ON named_challenges (receiver, until);

-- What stands in the lobby is found without reading all tables.
CREATE INDEX tables_listed ON tables (over, changed) WHERE listed = 1;
