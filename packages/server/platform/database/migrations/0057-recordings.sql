-- Visits as their owner can see them again (REC-04): what was typed is masked before it leaves the browser.
CREATE TABLE recording (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Random, of the browser; leads to no person.
  visitor_id text NOT NULL CHECK (length(visitor_id) <= 64),
  -- Our clock: it orders, and says when it is to go.
  started_at timestamptz(3) NOT NULL,
  -- The visitor's clock, milliseconds since 1970: only the difference counts.
  first_event bigint NOT NULL,
  last_event bigint NOT NULL,
  pages jsonb NOT NULL,
  clicks int NOT NULL,
  rage_clicks int NOT NULL,
  errors int NOT NULL,
  has_purchase boolean NOT NULL,
  device text NOT NULL CHECK (device IN ('desktop', 'phone', 'tablet')),
  browser text NOT NULL CHECK (length(browser) <= 40),
  country text NOT NULL CHECK (length(country) <= 2),
  width int NOT NULL,
  height int NOT NULL,
  experiments jsonb NOT NULL,
  -- As kept.
  byte_size bigint NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX recording_latest ON recording (website_id, started_at DESC, id DESC);
SELECT protect_site_table('recording');

-- Some seconds of one: its events as JSON, compressed by gzip.
CREATE TABLE recording_chunk (
  website_id uuid NOT NULL,
  recording_id uuid NOT NULL,
  page_load_id uuid NOT NULL,
  seq int NOT NULL,
  events bytea NOT NULL,
  PRIMARY KEY (website_id, recording_id, page_load_id, seq),
  FOREIGN KEY (website_id, recording_id) REFERENCES recording ON DELETE CASCADE
);
SELECT protect_site_table('recording_chunk');
