-- What operators did: when, who, what, to what, and why. Rows are never changed.
CREATE TABLE journal (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    at      INTEGER NOT NULL,
    who     TEXT    NOT NULL,
    act     TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    reason  TEXT    NOT NULL,
    -- Tables that a running hall has to read again, as a JSON list.
    touched TEXT    NOT NULL DEFAULT '[]'
) STRICT;
