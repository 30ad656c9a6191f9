-- What visitors say below entries, and who likes them.
CREATE TABLE item_comment (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- Answers stand below a comment, and nothing stands below an answer.
  parent_id uuid,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'spam', 'deleted')),
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  -- For the owner only; empty when the visitor gave none.
  author_email text NOT NULL DEFAULT '',
  -- Plain text.
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE,
  FOREIGN KEY (website_id, parent_id) REFERENCES item_comment ON DELETE CASCADE
);
CREATE INDEX item_comment_of_item ON item_comment (website_id, item_id, created_at, id);
CREATE INDEX item_comment_by_state ON item_comment (website_id, state, created_at DESC, id DESC);
CREATE INDEX item_comment_parent ON item_comment (website_id, parent_id) WHERE parent_id IS NOT NULL;
SELECT protect_site_table('item_comment');

CREATE TABLE item_like (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- SHA-256 of the visitor's own cookie: one like each.
  visitor_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, item_id, visitor_hash),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
);
SELECT protect_site_table('item_like');
