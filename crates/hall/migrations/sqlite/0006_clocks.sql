-- How much time everybody has; nothing is as much as they like (HA-20).
ALTER TABLE tables ADD COLUMN clock TEXT;
-- Whether it stands in the lobby; of before nobody asked for that (HA-13).
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
-- Which member sits there; guests and computers are none.
ALTER TABLE chairs ADD COLUMN member INTEGER;
CREATE INDEX chairs_member ON chairs (member) WHERE member IS NOT NULL;
-- When the game time of the position that is played was zero, in milliseconds since 1970, where there is a clock.
ALTER TABLE tables ADD COLUMN origin INTEGER;
-- The server was away while clocks ran, and nobody was given time for it yet (HA-24).
ALTER TABLE tables ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed IN (0, 1));
CREATE INDEX tables_clocked ON tables (id) WHERE clock IS NOT NULL AND over = 0;
-- Up to when clocks ran: one row for all tables.
CREATE TABLE ran (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    until INTEGER NOT NULL
) STRICT;
