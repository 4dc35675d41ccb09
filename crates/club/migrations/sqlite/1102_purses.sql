-- What members have in the club. Their names and passwords are the hall's; the columns of before stay
-- unused in their rows.
CREATE TABLE purses (
    member      INTEGER NOT NULL PRIMARY KEY REFERENCES members (id),
    score       INTEGER NOT NULL DEFAULT 0,
    -- The sum of the ledger, kept with it in one transaction.
    coins       INTEGER NOT NULL DEFAULT 0 CHECK (coins >= 0),
    active_deck INTEGER REFERENCES decks (id) ON DELETE SET NULL
) STRICT;
INSERT INTO purses (member, score, coins, active_deck) SELECT id, score, coins, active_deck FROM members;
-- So that nobody reads what is not kept up any more.
UPDATE members SET score = 0, coins = 0, active_deck = NULL;
