-- Members sign in without a password: by a link in a mail, or by a passkey of their device.
ALTER TABLE site_user_token DROP CONSTRAINT site_user_token_kind_check;
-- 'passkey': a challenge that a browser has to answer; nobody's until it is answered, or of the member who adds a key.
ALTER TABLE site_user_token ADD CONSTRAINT site_user_token_kind_check
  CHECK (kind IN ('signUp', 'reset', 'email', 'signIn', 'passkey'));

CREATE TABLE site_user_passkey (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  site_user_id uuid NOT NULL,
  -- What the device calls it; anybody's device may call its key so only once.
  credential_id bytea NOT NULL CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4096),
  -- How often the device says that it was used; a number that falls tells of a copy.
  counter bigint NOT NULL DEFAULT 0,
  -- The host name that the key is for: a site with several has keys for each.
  host text NOT NULL,
  -- The browser that made it.
  name text NOT NULL CHECK (length(name) <= 60),
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE
);
CREATE UNIQUE INDEX site_user_passkey_credential ON site_user_passkey (website_id, credential_id);
CREATE INDEX site_user_passkey_user ON site_user_passkey (website_id, site_user_id, created_at);
SELECT protect_site_table('site_user_passkey');
