-- A data folder with three members, as it was written when members were only the club's.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 18:16:05',1,X'9E5FE91366A1015E465B710DCEDF906E504624C79C2A2BBE9A4A1E9D6E29800CC3ABD1A926513C320D738890653DAA35',15549557);
INSERT INTO "_sqlx_migrations" VALUES(2,'rated','2026-11-18 18:16:05',1,X'86C1468F7E8A4157E75B86B77A7DB6D3DD9884C4308B9214C6BD2225E4EEFC908C4C5236C6B6D4F44E9582B32C4EEF69',10912804);
INSERT INTO "_sqlx_migrations" VALUES(3,'opener','2026-11-18 18:16:05',1,X'60E0DD8969278A11B696015DB00F992A22698737D437782A6D23A63CEC3C74262C8961E13A88FF6358F4B10049B8B15C',2615646);
INSERT INTO "_sqlx_migrations" VALUES(4,'quiet','2026-11-18 18:16:05',1,X'E3B9A1F0E5C84EDC426E6F2FB49996C3936B003D8BEBC9CE7FC4CA5C9C45D7E519779AEF236904AA8658277D27799883',12141625);
INSERT INTO "_sqlx_migrations" VALUES(5,'pulse','2026-11-18 18:16:05',1,X'80302B42A45FE2DBFDA15E3C303003942E4756B618076F3DCC95AFBF0137ACEEB5B748B707F0C1960DB6C36115ED3782',10923363);
INSERT INTO "_sqlx_migrations" VALUES(2001,'journal','2026-11-18 18:16:05',1,X'9BACE1684683953F029312B3AAC91EB807B9450AB443EF30ED0B9281B2F649E955A24EB4E5378CDDE03D0D86C8B60E40',14676073);
INSERT INTO "_sqlx_migrations" VALUES(1001,'club','2026-11-18 18:16:05',1,X'5B116567458AFEF24D5E44367C152F2433A80F592FF32456C90E197896D85F41F1AB675EA0B44067EE09F07D76AE8FAF',2891891);
INSERT INTO "_sqlx_migrations" VALUES(1002,'visits','2026-11-18 18:16:05',1,X'061DA721547772FE848981F8EC1517F1B7ECAC308EBD2A2545FF5AF13F3742F2FF1A70F10E7CD013D8F2B4810DCF5CC6',2625775);
INSERT INTO "_sqlx_migrations" VALUES(1003,'duels','2026-11-18 18:16:05',1,X'A6392C30B68091D308609DECE20299D73C28568338E32DAA80E970FA5B762409E18CD62703806EAD2B35216F41EF1301',2277275);
INSERT INTO "_sqlx_migrations" VALUES(1004,'challenges','2026-11-18 18:16:05',1,X'C40D913818D4D8FE7B0D0B3B393F6B42DBBE8FFEDB164008C8AC3014B1BA2C1D9A6C2FB11B0394E73868B526DD31928E',1641000);
INSERT INTO "_sqlx_migrations" VALUES(1005,'talk','2026-11-18 18:16:05',1,X'4D1DA35DBA3287E77EE3F38DDACF96FF077C2A87284DB008F5214FAA2E4FEFF44FC4D01E61A4EF04A6A697EB02A30512',1346561);
INSERT INTO "_sqlx_migrations" VALUES(1006,'apart','2026-11-18 18:16:05',1,X'C0F7B9D60AA0272AA0260DF3446370D78D95B345FCB093534662A3CA9E062D1896A39E6DE52F6E991E485B9FB5B58D2C',2067735);
INSERT INTO "_sqlx_migrations" VALUES(1007,'shares','2026-11-18 18:16:05',1,X'1DE8BA8F16945F37B7772C1187C0120FB6D046CEBFD7C61C15CE26EA7480D5883F746C3A0EC34894D32A2CD2F1A9E577',1963800);
INSERT INTO "_sqlx_migrations" VALUES(1010,'reseated','2026-11-18 18:16:05',1,X'041B2FB113E431CBB6279FFBDAD29AC28DAC02546EB5B8F6DFEFF8302FEF9D7BF4D2CD42D4D502F599907640FE3D766D',2936033);
CREATE TABLE cards (
    name TEXT PRIMARY KEY,
    file TEXT NOT NULL
, maker INTEGER REFERENCES members (id)) WITHOUT ROWID;
CREATE TABLE chairs (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    level    TEXT,
    holder   TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (level IS NULL OR holder IS NULL)
) STRICT, WITHOUT ROWID;
CREATE TABLE challenges (
    -- Not to be guessed: who knows it may accept.
    id         TEXT    PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES members (id),
    rounds     INTEGER NOT NULL CHECK (rounds IN (1, 3)),
    -- Who accepts it, since when, and the table that is opened for it: it is named
    -- before it is opened, so that one duel comes of a challenge.
    accepting  INTEGER REFERENCES members (id),
    since      INTEGER NOT NULL DEFAULT 0,
    duel       TEXT,
    at         INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE copies (
    member INTEGER NOT NULL REFERENCES members (id),
    card   TEXT    NOT NULL,
    count  INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (member, card)
) WITHOUT ROWID;
INSERT INTO "copies" VALUES(1,'Yami',1);
CREATE TABLE deck_cards (
    deck  INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    side  INTEGER NOT NULL CHECK (side IN (0, 1)),
    card  TEXT    NOT NULL,
    count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 3),
    PRIMARY KEY (deck, side, card)
) WITHOUT ROWID;
INSERT INTO "deck_cards" VALUES(1,0,'Yami',1);
CREATE TABLE decks (
    id     INTEGER PRIMARY KEY,
    member INTEGER NOT NULL REFERENCES members (id),
    name   TEXT    NOT NULL,
    UNIQUE (member, name)
);
INSERT INTO "decks" VALUES(1,1,'mine');
CREATE TABLE duels (
    id      TEXT    NOT NULL PRIMARY KEY,
    -- Of the challenger, who has the first seat, and of the other; none is the computer.
    first   INTEGER NOT NULL REFERENCES members (id),
    second  INTEGER REFERENCES members (id),
    rounds  INTEGER NOT NULL CHECK (rounds IN (1, 3)),
    -- What the tokens of both seats are made from, so that a member who signs in
    -- anywhere can be given the own one again.
    key     BLOB    NOT NULL,
    created INTEGER NOT NULL
, apart INTEGER NOT NULL DEFAULT 0, reseated_first INTEGER NOT NULL DEFAULT 0, reseated_second INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE entries (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL,
    entry      TEXT    NOT NULL,
    command    TEXT,
    command_by INTEGER,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE ledger (
    id     INTEGER PRIMARY KEY,
    member INTEGER NOT NULL REFERENCES members (id),
    amount INTEGER NOT NULL,
    why    TEXT    NOT NULL,
    at     INTEGER NOT NULL
);
INSERT INTO "ledger" VALUES(1,1,100000,'welcome',1795025766071);
INSERT INTO "ledger" VALUES(2,2,100000,'welcome',1795025766235);
INSERT INTO "ledger" VALUES(3,3,100000,'welcome',1795025766372);
INSERT INTO "ledger" VALUES(4,1,-4300,'bought Yami',1795025766456);
CREATE TABLE members (
    id          INTEGER PRIMARY KEY,
    username    TEXT    NOT NULL UNIQUE,
    nickname    TEXT    NOT NULL UNIQUE,
    password    TEXT    NOT NULL,
    score       INTEGER NOT NULL DEFAULT 0,
    -- The sum of the ledger, kept with it in one transaction.
    coins       INTEGER NOT NULL DEFAULT 0 CHECK (coins >= 0),
    active_deck INTEGER REFERENCES decks (id) ON DELETE SET NULL
, avatar INTEGER NOT NULL DEFAULT 0);
INSERT INTO "members" VALUES(1,'ali','Ace','$argon2id$v=19$m=19456,t=2,p=1$utlb4+t4m3azcjJoXS7dZQ$vYzaZaKlJQhF6YSeNpUwhxSfbgsk5nT7ij2u2XFyuTs',0,95700,1,0);
INSERT INTO "members" VALUES(2,'Ali','Bolt','$argon2id$v=19$m=19456,t=2,p=1$grtG8PB9H7Da7Zf2OLeNng$TtUT7aSnSTYlAfrO/NVfX3JdllUiAcwfiy8SaA6NIbY',0,100000,NULL,0);
INSERT INTO "members" VALUES(3,'zeynep','Zey','$argon2id$v=19$m=19456,t=2,p=1$1uw6HeTpzaQEtgyoYaA0Mg$7Lir3bxWQQUhRBMquPn5jk+/DHXwRGpYdFC9Rz3P5WM',0,100000,NULL,0);
CREATE TABLE pulse (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE settled (
    duel   TEXT PRIMARY KEY,
    winner INTEGER REFERENCES members (id),
    loser  INTEGER REFERENCES members (id),
    rounds INTEGER NOT NULL,
    life   INTEGER NOT NULL,
    at     INTEGER NOT NULL
, share INTEGER NOT NULL DEFAULT 100) WITHOUT ROWID;
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
, rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)), opener TEXT) STRICT;
CREATE TABLE talk (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    member INTEGER NOT NULL REFERENCES members (id),
    text   TEXT    NOT NULL,
    -- Milliseconds since 1970.
    at     INTEGER NOT NULL
);
CREATE TABLE visits (
    id     INTEGER PRIMARY KEY,
    pass   BLOB    NOT NULL UNIQUE,
    member INTEGER NOT NULL REFERENCES members (id),
    until  INTEGER NOT NULL
);
CREATE INDEX chairs_holder ON chairs (holder) WHERE holder IS NOT NULL;
CREATE INDEX tables_opener ON tables (opener) WHERE over = 0;
CREATE INDEX tables_quiet ON tables (changed) WHERE over = 0 AND rated = 0;
CREATE INDEX tables_next ON tables (next);
CREATE INDEX ledger_of ON ledger (member);
CREATE INDEX visits_of ON visits (member);
CREATE INDEX duels_first ON duels (first);
CREATE INDEX duels_second ON duels (second);
CREATE INDEX challenges_of ON challenges (challenger);
CREATE INDEX settled_by_pair ON settled (winner, loser, at);
DELETE FROM "sqlite_sequence";
COMMIT;
