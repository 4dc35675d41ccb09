-- Being seated anywhere in real time ends all one's waits (HA-12), in whatever way somebody sits down: so it is
-- the store's business. With days for each answer one may well wait for another game.
CREATE TRIGGER seated_at_a_new_table AFTER INSERT ON chairs
WHEN NEW.holder IS NOT NULL
    AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND clock IS NOT NULL AND clock NOT LIKE '%d')
BEGIN
    DELETE FROM waits WHERE holder = NEW.holder OR member = NEW.member;
END;
-- Whoever sits there already begins to play with whoever comes.
CREATE TRIGGER seated AFTER UPDATE OF holder ON chairs
WHEN NEW.holder IS NOT NULL AND OLD.holder IS NULL
    AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND (clock IS NULL OR clock NOT LIKE '%d'))
BEGIN
    DELETE FROM waits WHERE holder IN (SELECT holder FROM chairs WHERE table_id = NEW.table_id)
        OR member IN (SELECT member FROM chairs WHERE table_id = NEW.table_id);
END;
