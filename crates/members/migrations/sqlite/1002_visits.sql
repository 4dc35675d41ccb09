-- Who is signed in where. Only a hash of what the browser holds is kept, so that
-- whoever reads this file cannot sign in with it.
CREATE TABLE visits (
    id     INTEGER PRIMARY KEY,
    pass   BLOB    NOT NULL UNIQUE,
    member INTEGER NOT NULL REFERENCES members (id),
    until  INTEGER NOT NULL
);
CREATE INDEX visits_of ON visits (member);

-- Which of the drawn faces a member has chosen.
ALTER TABLE members ADD COLUMN avatar INTEGER NOT NULL DEFAULT 0;

-- Who brought a card here; nobody for those of before.
ALTER TABLE cards ADD COLUMN maker INTEGER REFERENCES members (id);
