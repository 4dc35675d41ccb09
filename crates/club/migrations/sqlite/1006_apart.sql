-- Whether the two people of a duel sit at two screens (D-97). Of challenges older than
-- thirty days nothing is left that could tell it.
ALTER TABLE duels ADD COLUMN apart INTEGER NOT NULL DEFAULT 0;
UPDATE duels SET apart = 1 WHERE id IN (SELECT duel FROM challenges WHERE duel IS NOT NULL);
