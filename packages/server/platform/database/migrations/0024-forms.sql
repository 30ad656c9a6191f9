-- Forms of a site, and what people sent through them.
CREATE TABLE form (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('form', 'newsletter')),
  fields jsonb NOT NULL DEFAULT '[]',
  settings jsonb NOT NULL DEFAULT '{}',
  revision int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Kept for its submissions; found by nobody else.
  deleted_at timestamptz(3),
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX form_name ON form (website_id, lower(name)) WHERE deleted_at IS NULL;
SELECT protect_site_table('form');

CREATE TABLE form_submission (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  form_id uuid NOT NULL,
  -- SHA-256 of the submission key: one row per key (FRM-2), so a retry finds its first try.
  key_hash bytea NOT NULL,
  -- SHA-256 of what was sent: the same key with other answers is no retry.
  content_hash bytea NOT NULL,
  -- [{ id, type, rawTitle, value | values }], with the titles of that day.
  answers jsonb NOT NULL,
  search text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  sender text NOT NULL DEFAULT '',
  -- { title, id, path, contentSource, permissionType }: where the form stood.
  page jsonb NOT NULL DEFAULT '{}',
  language text NOT NULL DEFAULT '',
  folder text NOT NULL DEFAULT 'inbox' CHECK (folder IN ('inbox', 'spam')),
  spam_reasons text[] NOT NULL DEFAULT '{}',
  read_at timestamptz(3),
  -- Undone within 30 days (EDT-4); then the row goes.
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, key_hash),
  FOREIGN KEY (website_id, form_id) REFERENCES form
);
CREATE INDEX form_submission_by_date ON form_submission (website_id, created_at DESC, id);
CREATE INDEX form_submission_of_form ON form_submission (website_id, form_id, created_at DESC, id);
CREATE INDEX form_submission_email ON form_submission (website_id, lower(email)) WHERE email <> '';
CREATE INDEX form_submission_trash ON form_submission (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
SELECT protect_site_table('form_submission');
