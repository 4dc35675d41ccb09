-- What nobody came back to is found without reading all tables, and removed without looking
-- through all of them for whoever leads there.
CREATE INDEX tables_quiet ON tables (changed) WHERE over = 0 AND rated = 0;
CREATE INDEX tables_next ON tables (next);
-- Nobody reads all tables in play any more.
DROP INDEX tables_live;
