-- What members say to all others, the latest thousand lines of it.
CREATE TABLE talk (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    member INTEGER NOT NULL REFERENCES members (id),
    text   TEXT    NOT NULL,
    -- Milliseconds since 1970.
    at     INTEGER NOT NULL
);
