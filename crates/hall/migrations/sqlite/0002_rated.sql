-- A match that counts for something: nobody is helped, and nothing is taken back.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
