-- Passwords of pages, outside of the records that drafts, versions and previews show (decision 0047).
CREATE TABLE page_password (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- Of the page's record; a page of the draft may have one before its row is there.
  page_id uuid NOT NULL,
  password_hash text NOT NULL,
  -- Counts passwords: what was let in by an older one is asked again.
  epoch int NOT NULL DEFAULT 1 CHECK (epoch > 0),
  set_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, page_id)
);
SELECT protect_site_table('page_password');
