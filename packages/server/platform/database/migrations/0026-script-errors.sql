-- Uncaught errors of visitors' browsers, grouped by their message (ERR-03). Texts come from anybody.
CREATE TABLE script_error (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- SHA-256 of the message: what it is grouped by.
  fingerprint bytea NOT NULL,
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 500),
  -- Of the latest one.
  stack text NOT NULL CHECK (length(stack) <= 5000),
  source text NOT NULL CHECK (length(source) <= 600),
  times bigint NOT NULL DEFAULT 1,
  first_seen_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  -- Put aside then; shown again when it comes later.
  dismissed_at timestamptz(3),
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX script_error_fingerprint ON script_error (website_id, fingerprint);
CREATE INDEX script_error_latest ON script_error (website_id, last_seen_at DESC, id DESC);
SELECT protect_site_table('script_error');

-- The pages and browsers a script error came from, counted.
CREATE TABLE script_error_place (
  website_id uuid NOT NULL,
  error_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page', 'browser')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
  times bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (website_id, error_id, kind, name),
  FOREIGN KEY (website_id, error_id) REFERENCES script_error ON DELETE CASCADE
);
SELECT protect_site_table('script_error_place');
