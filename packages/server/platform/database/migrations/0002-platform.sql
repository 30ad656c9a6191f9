-- Accounts, their sessions, the sites, the hosts that lead to them, and who works on which site.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  display_name text NOT NULL,
  password_hash text NOT NULL,
  -- Raised at password change, reset and disable: sessions of an older epoch are dead (SES-3).
  epoch int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX account_email ON account (lower(email));

CREATE TABLE account_session (
  id_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  epoch int NOT NULL,
  created_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX account_session_account ON account_session (account_id);
CREATE INDEX account_session_expiry ON account_session (expires_at);

CREATE TABLE website (
  id uuid PRIMARY KEY,
  -- The slug in <slug>.localhost and in the app's paths.
  identifier text NOT NULL UNIQUE CHECK (identifier ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  title text NOT NULL,
  tagline text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'en-US',
  time_zone text NOT NULL DEFAULT 'UTC',
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  theme text NOT NULL,
  -- Part of every cache key; raised by each publish and by each change a visitor could see.
  published_version int NOT NULL DEFAULT 1,
  -- Raised when a variant becomes buyable or sold out: pages that show the mark get a new cache key.
  stock_revision int NOT NULL DEFAULT 1,
  settings jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE website_host (
  host text PRIMARY KEY CHECK (host = lower(host)),
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE
);
CREATE INDEX website_host_website ON website_host (website_id);

CREATE TABLE membership (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  roles int[] NOT NULL DEFAULT '{}',
  is_owner boolean NOT NULL DEFAULT false,
  epoch int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, account_id)
);
CREATE INDEX membership_account ON membership (account_id);

SELECT protect_platform_table('account');
SELECT protect_platform_table('account_session');
SELECT protect_platform_table('website', 'id');
SELECT protect_platform_table('website_host', 'website_id');
SELECT protect_platform_table('membership', 'website_id');
