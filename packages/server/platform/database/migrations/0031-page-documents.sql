-- What pages show, as sections and blocks. Visitors see `published`; editors work on `draft`.
CREATE TABLE page_document (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  collection_id uuid NOT NULL,
  published jsonb NOT NULL DEFAULT '{"sections":[]}',
  draft jsonb NOT NULL,
  -- Counts changes of the draft: an edit names the one it is based on.
  revision bigint NOT NULL DEFAULT 1,
  updated_on timestamptz(3) NOT NULL,
  published_on timestamptz(3),
  PRIMARY KEY (website_id, collection_id),
  FOREIGN KEY (website_id, collection_id) REFERENCES collection ON DELETE CASCADE
);
SELECT protect_site_table('page_document');
