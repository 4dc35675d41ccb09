-- Members of the whole hall. What is derived from a name is written by the program, also for those of before.
-- The name as it is compared: nobody else has one that folds to the same (HA-02).
ALTER TABLE members ADD COLUMN folded TEXT;
-- What it looks like, as it is written and folded: look-alikes of taken names are refused.
ALTER TABLE members ADD COLUMN looks TEXT;
ALTER TABLE members ADD COLUMN folded_looks TEXT;
-- What the nickname looks like.
ALTER TABLE members ADD COLUMN nickname_looks TEXT;
-- What the seats of this member belong to, and how often that was changed, by a new password say.
ALTER TABLE members ADD COLUMN key BLOB;
ALTER TABLE members ADD COLUMN rekeyed INTEGER NOT NULL DEFAULT 0;
-- When they came, in milliseconds since 1970.
ALTER TABLE members ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
-- Since when the account is no more; its name is never given again.
ALTER TABLE members ADD COLUMN gone INTEGER;
UPDATE members SET since = coalesce((SELECT min(at) FROM ledger WHERE ledger.member = members.id), 0);
CREATE UNIQUE INDEX members_folded ON members (folded);
CREATE INDEX members_looks ON members (looks);
CREATE INDEX members_folded_looks ON members (folded_looks);
CREATE INDEX members_nickname_looks ON members (nickname_looks);

-- When somebody signed in, and was here last.
ALTER TABLE visits ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE visits ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

-- Whom somebody follows, has blocked, or does not want to hear (HA-04, HA-42).
CREATE TABLE circles (
    member INTEGER NOT NULL REFERENCES members (id),
    whom   INTEGER NOT NULL REFERENCES members (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('follow', 'block', 'mute')),
    at     INTEGER NOT NULL,
    PRIMARY KEY (member, kind, whom)
) STRICT, WITHOUT ROWID;
CREATE INDEX circles_whom ON circles (whom, kind);
