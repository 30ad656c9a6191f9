-- Whether a person is there: the secret of a provider, and proofs of work that are used up.

-- Sealed with the installation's key; which provider and its public key stand in the site's settings.
CREATE TABLE captcha_secret (
  website_id uuid PRIMARY KEY REFERENCES website ON DELETE CASCADE,
  secret text NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
SELECT protect_site_table('captcha_secret');

-- A proof counts once. Kept until the challenge is too old anyway.
CREATE TABLE captcha_spent (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- SHA-256 of the challenge's signature.
  challenge_hash bytea NOT NULL CHECK (length(challenge_hash) = 32),
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, challenge_hash)
);
CREATE INDEX captcha_spent_expiry ON captcha_spent (website_id, expires_at);
SELECT protect_site_table('captcha_spent', 'SELECT, INSERT, DELETE');
