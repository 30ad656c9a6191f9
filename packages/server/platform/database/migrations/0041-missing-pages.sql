-- Addresses people asked for and that lead nowhere, for the owner to redirect (decision 0041). The newest few hundred of a site.
CREATE TABLE missing_page (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  path text NOT NULL CHECK (path ~ '^/.' AND length(path) <= 500),
  hits int NOT NULL DEFAULT 1 CHECK (hits > 0),
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, path)
);
SELECT protect_site_table('missing_page');
