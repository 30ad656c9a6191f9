-- Everything owed after a commit, and the records of what happened.
-- Jobs of no site carry the nil uuid, so that keys start with website_id here too; no foreign key for the same reason.
CREATE TABLE job (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  -- One job per key while its row is kept, whatever its state.
  dedupe_key text,
  -- When it is due; while it runs, when its lease ends and another worker may take it.
  run_at timestamptz(3) NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  max_attempts int NOT NULL DEFAULT 12 CHECK (max_attempts > 0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'dead')),
  locked_at timestamptz(3),
  locked_by text,
  last_error text,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, kind, dedupe_key)
);
CREATE INDEX job_due ON job (website_id, run_at) WHERE state IN ('waiting', 'running');
CREATE INDEX job_finished ON job (finished_at) WHERE state = 'done';

CREATE TABLE mail (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  headers jsonb NOT NULL DEFAULT '{}',
  dedupe_key text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'kept', 'failed')),
  last_error text,
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, dedupe_key)
);
CREATE INDEX mail_by_date ON mail (website_id, created_at DESC, id);

-- The stored answer of a request that must act once (ORD-4). answer NULL = still running.
CREATE TABLE idempotency (
  website_id uuid NOT NULL,
  principal text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status int,
  answer jsonb,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, principal, route, key)
);
CREATE INDEX idempotency_by_age ON idempotency (website_id, created_at);

-- Errors of a theme, collected for the owner, never shown to a visitor.
CREATE TABLE template_diagnostic (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Same file, place and code: one row, counted.
  fingerprint text NOT NULL,
  theme text NOT NULL,
  file text NOT NULL,
  line int NOT NULL,
  col int NOT NULL,
  code text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  page_path text,
  times bigint NOT NULL DEFAULT 1,
  first_seen_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, fingerprint)
);

CREATE TABLE import_run (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  file_name text NOT NULL,
  file_hash text NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped', 'failed')),
  -- The row to go on with after a stop (IMP-1).
  position int NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  problems jsonb NOT NULL DEFAULT '[]',
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (website_id, id)
);

SELECT protect_platform_table('job', 'website_id');
SELECT protect_site_table('mail');
SELECT protect_site_table('idempotency');
SELECT protect_site_table('template_diagnostic');
SELECT protect_site_table('import_run');
