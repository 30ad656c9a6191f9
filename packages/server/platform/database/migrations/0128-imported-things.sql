-- What an import made, found again by its key in the file: a second run makes nothing new, and a run can be taken back.
CREATE TABLE import_thing (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('blog', 'list', 'picture', 'post', 'page', 'redirect', 'subscriber', 'customer')),
  -- The address of the former site and the thing's id there; of people their email address, of redirects the old path.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 1000),
  run_id uuid NOT NULL,
  -- NULL: it has no row of its own.
  thing_id uuid,
  title text NOT NULL DEFAULT '',
  -- How it was when it was made: if it differs, somebody has edited it since.
  mark text NOT NULL DEFAULT '',
  made_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, kind, key)
);
CREATE INDEX import_thing_by_run ON import_thing (website_id, run_id, kind, key);
SELECT protect_site_table('import_thing');

ALTER TABLE import_run DROP CONSTRAINT import_run_state_check;
ALTER TABLE import_run
  ADD CONSTRAINT import_run_state_check
    CHECK (state IN ('draft', 'running', 'done', 'stopped', 'failed', 'undoing', 'undone')),
  -- Where what the file holds goes: blog, mailing list.
  ADD COLUMN choices jsonb NOT NULL DEFAULT '{}';
