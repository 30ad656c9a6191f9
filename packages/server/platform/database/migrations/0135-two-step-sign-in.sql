-- The second step of signing in to the app: a code of an authenticator app (RFC 6238), or a recovery code.
CREATE TABLE account_two_step (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- Sealed with the installation's key.
  secret text NOT NULL,
  -- The half minute of the last code that was used: each code counts once.
  used_step int NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  -- Null: being set up, and nobody is asked for a code yet.
  confirmed_at timestamptz(3)
);
SELECT protect_platform_table('account_two_step');

-- Each counts once and is deleted with that.
CREATE TABLE account_recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- HMAC-SHA256 under a key of the installation: a stolen dump cannot be searched.
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  PRIMARY KEY (account_id, code_hash)
);
SELECT protect_platform_table('account_recovery_code');

-- Whether both steps were taken, here or at the identity provider; and where it was opened from.
ALTER TABLE account_session ADD COLUMN is_two_step boolean NOT NULL DEFAULT false;
ALTER TABLE account_session ADD COLUMN address text NOT NULL DEFAULT '' CHECK (length(address) <= 45);

-- The last sign-in; null: none yet, and the first one is reported to nobody.
ALTER TABLE account ADD COLUMN signed_in_at timestamptz(3);
