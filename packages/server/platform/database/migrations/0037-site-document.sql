-- A site under edit as records, its changes, what visitors see of it, and its versions (decision 0037).

-- One row for each site whose editor was opened once. Its lock stands for the whole document.
CREATE TABLE site_draft (
  website_id uuid PRIMARY KEY REFERENCES website ON DELETE CASCADE,
  -- Counts changes of the draft.
  revision bigint NOT NULL DEFAULT 0 CHECK (revision >= 0),
  -- website.published_version when live_record was last compared with the tables pages are served from.
  seen_version int NOT NULL,
  -- The version whose state live_record is; null since another screen changed something.
  live_number int,
  created_at timestamptz(3) NOT NULL,
  published_at timestamptz(3)
);

-- What editors work on.
CREATE TABLE draft_record (
  website_id uuid NOT NULL REFERENCES site_draft ON DELETE CASCADE,
  key text NOT NULL CHECK (key ~ '^[a-z]+:[A-Za-z0-9_-]{1,64}$'),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  PRIMARY KEY (website_id, key)
);

-- What visitors see, as records.
CREATE TABLE live_record (
  website_id uuid NOT NULL REFERENCES site_draft ON DELETE CASCADE,
  key text NOT NULL CHECK (key ~ '^[a-z]+:[A-Za-z0-9_-]{1,64}$'),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  PRIMARY KEY (website_id, key)
);

-- Every change that was acknowledged, for ever (EDT-1).
CREATE TABLE site_change (
  website_id uuid NOT NULL REFERENCES site_draft ON DELETE CASCADE,
  -- Of the draft after this change.
  revision bigint NOT NULL CHECK (revision > 0),
  -- Made in the browser: who sends it again is answered, nothing happens twice.
  id uuid NOT NULL,
  account_id uuid,
  author text NOT NULL,
  command text NOT NULL,
  label text NOT NULL,
  edits jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, revision),
  UNIQUE (website_id, id)
);

CREATE TABLE site_version (
  website_id uuid NOT NULL REFERENCES site_draft ON DELETE CASCADE,
  number int NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('published', 'named', 'planned')),
  name text NOT NULL DEFAULT '',
  account_id uuid,
  author text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  -- Of the draft when it was made.
  revision bigint NOT NULL,
  -- Pages that differ from the version before; '' for what belongs to no page.
  pages text[] NOT NULL DEFAULT '{}',
  -- Of a planned publication: when, and which records.
  planned_for timestamptz(3),
  planned_keys text[],
  -- Published or called off.
  ended_at timestamptz(3),
  PRIMARY KEY (website_id, number),
  CHECK ((kind = 'planned') = (planned_for IS NOT NULL AND planned_keys IS NOT NULL))
);
CREATE INDEX site_version_planned ON site_version (website_id, planned_for) WHERE kind = 'planned' AND ended_at IS NULL;

-- What differs from the version before: the state of a version is the latest row of each key up to it.
CREATE TABLE version_record (
  website_id uuid NOT NULL,
  key text NOT NULL,
  number int NOT NULL,
  -- Null: the record is gone.
  value jsonb,
  PRIMARY KEY (website_id, key, number),
  FOREIGN KEY (website_id, number) REFERENCES site_version ON DELETE CASCADE
);
CREATE INDEX version_record_number ON version_record (website_id, number);

-- Addresses that show the draft to whoever has them.
CREATE TABLE preview_link (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- SHA-256 of what stands in the link.
  token_hash bytea NOT NULL,
  account_id uuid,
  author text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, token_hash)
);

SELECT protect_site_table('site_draft', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('draft_record');
SELECT protect_site_table('live_record');
SELECT protect_site_table('site_change', 'SELECT, INSERT');
SELECT protect_site_table('site_version', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('version_record', 'SELECT, INSERT');
SELECT protect_site_table('preview_link', 'SELECT, INSERT, DELETE');
