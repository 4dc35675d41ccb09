-- A table: how its match began, and how it stands as far as lists need to know.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    config  TEXT    NOT NULL,
    seed    TEXT    NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    over    INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    -- The table of the rematch.
    next    TEXT    REFERENCES tables (id)
) STRICT;

CREATE INDEX tables_live ON tables (id) WHERE over = 0;

-- Who sits where. A computer has a level, a person a holder (or nobody yet):
-- the hash of a token that only the person's browser knows.
CREATE TABLE chairs (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    level    TEXT,
    holder   TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (level IS NULL OR holder IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_holder ON chairs (holder) WHERE holder IS NOT NULL;

-- The log. An entry that a command made remembers it, so that the same
-- command sent again gets the same answer.
CREATE TABLE entries (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL,
    entry      TEXT    NOT NULL,
    command    TEXT,
    command_by INTEGER,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;
