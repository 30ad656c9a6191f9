-- Services by which members of a site sign in (OpenID Connect), and who they are there.
CREATE TABLE sign_in_provider (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  client_id text NOT NULL CHECK (length(client_id) BETWEEN 1 AND 300),
  -- Sealed with the installation's key.
  secret text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, issuer)
);
SELECT protect_site_table('sign_in_provider');

-- A member who signed in once by a proven address stays who they are when the address changes there.
CREATE TABLE site_user_identity (
  website_id uuid NOT NULL,
  issuer text NOT NULL CHECK (length(issuer) <= 500),
  -- The provider's own lasting name of the person.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  site_user_id uuid NOT NULL,
  linked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, issuer, subject),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE
);
CREATE INDEX site_user_identity_user ON site_user_identity (website_id, site_user_id);
SELECT protect_site_table('site_user_identity');
