-- Programs of others that an owner lets into a store by OAuth. The client secret is shown once; here is only its SHA-256.
CREATE TABLE extension (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- What it calls itself by: the ids of the site and of this row.
  client_id text NOT NULL,
  redirect_urls text[] NOT NULL CHECK (cardinality(redirect_urls) > 0),
  secret_hash bytea NOT NULL CHECK (length(secret_hash) = 32),
  ending text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  rotated_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, client_id)
);
SELECT protect_site_table('extension');

-- Each time that somebody said yes: what it may do, and everything it was given for that.
CREATE TABLE extension_grant (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  extension_id uuid NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- It may come back without its user.
  is_offline boolean NOT NULL,
  -- Who said yes; an account of the installation.
  account_id uuid NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, extension_id) REFERENCES extension ON DELETE CASCADE
);
CREATE INDEX extension_grant_extension ON extension_grant (website_id, extension_id);
SELECT protect_site_table('extension_grant');

-- Codes and tokens by their SHA-256. One that was used stays a while, so that its second use is noticed.
CREATE TABLE extension_token (
  website_id uuid NOT NULL,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  grant_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  -- Of a code: where its browser went back to, and the challenge of its program; empty: none.
  redirect_url text NOT NULL DEFAULT '',
  code_challenge text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, token_hash),
  FOREIGN KEY (website_id, grant_id) REFERENCES extension_grant ON DELETE CASCADE
);
CREATE INDEX extension_token_grant ON extension_token (website_id, grant_id);
CREATE INDEX extension_token_expiry ON extension_token (website_id, expires_at);
SELECT protect_site_table('extension_token');
