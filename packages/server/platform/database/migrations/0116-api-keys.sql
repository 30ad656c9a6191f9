-- Keys by which programs speak to a site (EDIT-09). The key is shown once; here is only its SHA-256.
CREATE TABLE api_key (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  secret_hash bytea NOT NULL CHECK (length(secret_hash) = 32),
  -- The last four characters of the key, by which people tell keys apart.
  ending text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  rotated_at timestamptz(3),
  last_used_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, secret_hash)
);
SELECT protect_site_table('api_key');
