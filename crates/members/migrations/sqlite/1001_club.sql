-- Members, what they own, and what they may spend.
CREATE TABLE members (
    id          INTEGER PRIMARY KEY,
    username    TEXT    NOT NULL UNIQUE,
    nickname    TEXT    NOT NULL UNIQUE,
    password    TEXT    NOT NULL,
    score       INTEGER NOT NULL DEFAULT 0,
    -- The sum of the ledger, kept with it in one transaction.
    coins       INTEGER NOT NULL DEFAULT 0 CHECK (coins >= 0),
    active_deck INTEGER REFERENCES decks (id) ON DELETE SET NULL
);

-- Every coin that came or went, and why. Rows are never changed.
CREATE TABLE ledger (
    id     INTEGER PRIMARY KEY,
    member INTEGER NOT NULL REFERENCES members (id),
    amount INTEGER NOT NULL,
    why    TEXT    NOT NULL,
    at     INTEGER NOT NULL
);
CREATE INDEX ledger_of ON ledger (member);

-- How many copies of a card a member owns, in decks or not.
CREATE TABLE copies (
    member INTEGER NOT NULL REFERENCES members (id),
    card   TEXT    NOT NULL,
    count  INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (member, card)
) WITHOUT ROWID;

CREATE TABLE decks (
    id     INTEGER PRIMARY KEY,
    member INTEGER NOT NULL REFERENCES members (id),
    name   TEXT    NOT NULL,
    UNIQUE (member, name)
);

CREATE TABLE deck_cards (
    deck  INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    side  INTEGER NOT NULL CHECK (side IN (0, 1)),
    card  TEXT    NOT NULL,
    count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 3),
    PRIMARY KEY (deck, side, card)
) WITHOUT ROWID;

-- Duels that were rewarded, so that none is twice.
CREATE TABLE settled (
    duel   TEXT PRIMARY KEY,
    winner INTEGER REFERENCES members (id),
    loser  INTEGER REFERENCES members (id),
    rounds INTEGER NOT NULL,
    life   INTEGER NOT NULL,
    at     INTEGER NOT NULL
) WITHOUT ROWID;

-- Cards that were imported or made, as a card file has them.
CREATE TABLE cards (
    name TEXT PRIMARY KEY,
    file TEXT NOT NULL
) WITHOUT ROWID;
