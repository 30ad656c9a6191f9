-- What buyers say of products, and what the shop answers.
CREATE TABLE product_review (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The product.
  item_id uuid NOT NULL,
  -- The order it was bought with; NULL for reviews that came from a file.
  order_id uuid,
  -- Whether its writer bought it: stays when the order goes.
  is_verified boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('pending', 'published', 'hidden')),
  stars int NOT NULL CHECK (stars BETWEEN 1 AND 5),
  -- Plain texts; '' for none.
  title text NOT NULL DEFAULT '' CHECK (length(title) <= 150),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 5000),
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  -- For the owner only; '' when it is unknown.
  author_email text NOT NULL DEFAULT '',
  image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 4),
  -- Of the shop; '' for none.
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 2000),
  answered_at timestamptz(3),
  -- BCP 47, of the page it was written on; '' for the site's.
  language text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE,
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE SET NULL (order_id)
);
-- A buyer has one review of a product for each order: a second visit changes it.
CREATE UNIQUE INDEX product_review_of_order ON product_review (website_id, order_id, item_id) WHERE order_id IS NOT NULL;
-- Lists on product pages, and sums for cards.
CREATE INDEX product_review_shown ON product_review (website_id, item_id, created_at DESC, id DESC) INCLUDE (stars)
  WHERE state = 'published';
CREATE INDEX product_review_by_state ON product_review (website_id, state, created_at DESC, id DESC);
CREATE INDEX product_review_email ON product_review (website_id, lower(author_email)) WHERE author_email <> '';
CREATE INDEX product_review_item ON product_review (website_id, item_id);
SELECT protect_site_table('product_review');

-- When the buyer was asked for reviews by mail: once for each order.
ALTER TABLE sales_order ADD COLUMN reviews_asked_at timestamptz(3);
