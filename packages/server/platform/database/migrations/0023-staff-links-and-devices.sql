-- A link that lets somebody of the app choose another password. Only the SHA-256 of its token is kept, for an hour and one use.
CREATE TABLE account_token (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The account's when the link was made: dead with the next password (SC-54).
  epoch int NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX account_token_account ON account_token (account_id, created_at);
SELECT protect_platform_table('account_token');

-- What the browser called itself at the sign-in, for the list of one's own sessions.
ALTER TABLE account_session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 300);
