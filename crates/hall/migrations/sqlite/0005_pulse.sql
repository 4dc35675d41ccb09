-- One row that is written to see whether the disk still takes anything.
CREATE TABLE pulse (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
