-- Stylesheets that pages of a draft name, by their address: whichever process is asked for one, another may have made it.
-- Published ones are not here: every process can make them from what is published.
CREATE TABLE draft_stylesheet (
  website_id uuid NOT NULL,
  hash text NOT NULL CHECK (length(hash) = 20),
  css text NOT NULL,
  kept_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, hash)
);
CREATE INDEX draft_stylesheet_age ON draft_stylesheet (website_id, kept_at);
SELECT protect_site_table('draft_stylesheet');
