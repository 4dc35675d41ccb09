-- How many of a hundred parts of its reward a duel was paid. What nothing is paid for is looked up by who duelled.
ALTER TABLE settled ADD COLUMN share INTEGER NOT NULL DEFAULT 100;
CREATE INDEX settled_by_pair ON settled (winner, loser, at);
