-- News of other sites that blocks show, as they were when a job fetched them last (decision 0043).

CREATE TABLE outside_feed (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- SHA-256 of the address.
  address_hash bytea NOT NULL CHECK (octet_length(address_hash) = 32),
  address text NOT NULL CHECK (length(address) <= 2000),
  title text NOT NULL DEFAULT '',
  -- FeedEntry[] of rendering/page/requests.ts.
  entries jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(entries) = 'array'),
  -- NULL until it was fetched once.
  fetched_at timestamptz(3),
  -- Why the last try brought nothing; '' when it did.
  problem text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, address_hash)
);
SELECT protect_site_table('outside_feed');
