-- People as identity providers know them (decision 0069): one who signed in once by a proven address stays who they are
-- when the address changes there.
CREATE TABLE account_identity (
  issuer text NOT NULL CHECK (length(issuer) <= 500),
  -- The provider's own lasting name of the person.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  linked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX account_identity_account ON account_identity (account_id);
SELECT protect_platform_table('account_identity');
