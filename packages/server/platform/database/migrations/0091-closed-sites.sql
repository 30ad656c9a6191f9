-- A site made in the app is closed until its first publication: visitors read that it is coming soon. Sites that are there
-- already stay open.
ALTER TABLE website ADD COLUMN is_closed boolean NOT NULL DEFAULT false;
