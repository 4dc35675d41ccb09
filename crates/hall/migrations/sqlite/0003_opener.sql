-- Who opened a table: the hash of the opener's key. Of tables of before nobody knows.
ALTER TABLE tables ADD COLUMN opener TEXT;
CREATE INDEX tables_opener ON tables (opener) WHERE over = 0;
