-- How often the seat of either was given a new token, after a new password say.
ALTER TABLE duels ADD COLUMN reseated_first INTEGER NOT NULL DEFAULT 0;
ALTER TABLE duels ADD COLUMN reseated_second INTEGER NOT NULL DEFAULT 0;
