-- Pages and list pages (collection), their entries (item), categories and navigation.
CREATE TABLE collection (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Numbers of page-data.md section 4: 1 generic, 10 page, 13 products.
  type int NOT NULL,
  type_name text NOT NULL,
  title text NOT NULL,
  navigation_title text NOT NULL,
  url_id text NOT NULL CHECK (url_id <> ''),
  description text NOT NULL DEFAULT '',
  -- 2 chronological, 3 the owner's order.
  ordering int NOT NULL DEFAULT 3,
  enabled boolean NOT NULL DEFAULT true,
  homepage boolean NOT NULL DEFAULT false,
  region_name text NOT NULL DEFAULT 'default',
  page_size int NOT NULL DEFAULT 20 CHECK (page_size BETWEEN 1 AND 250),
  main_image_id uuid,
  settings jsonb NOT NULL DEFAULT '{}',
  main_content text NOT NULL DEFAULT '',
  seo jsonb NOT NULL DEFAULT '{}',
  display_index int NOT NULL DEFAULT 0,
  created_on timestamptz(3) NOT NULL,
  updated_on timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, url_id),
  FOREIGN KEY (website_id, main_image_id) REFERENCES asset ON DELETE SET NULL (main_image_id)
);
CREATE UNIQUE INDEX collection_homepage ON collection (website_id) WHERE homepage;

CREATE TABLE navigation (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- The navigation's name in the theme, for example mainNav.
  id text NOT NULL,
  items jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (website_id, id)
);

CREATE TABLE category (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  collection_id uuid NOT NULL,
  parent_id uuid,
  display_name text NOT NULL,
  url_id text NOT NULL CHECK (url_id <> ''),
  -- The whole path from the root, for example prints/large; what item.categories holds.
  path text NOT NULL,
  display_index int NOT NULL DEFAULT 0,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, collection_id, path),
  FOREIGN KEY (website_id, collection_id) REFERENCES collection ON DELETE CASCADE,
  FOREIGN KEY (website_id, parent_id) REFERENCES category ON DELETE CASCADE
);

CREATE TABLE item (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  collection_id uuid NOT NULL,
  -- Numbers of page-data.md section 5: 1 text, 2 image, 11 store item.
  record_type int NOT NULL,
  url_id text NOT NULL CHECK (url_id <> ''),
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  excerpt text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}',
  categories text[] NOT NULL DEFAULT '{}',
  workflow_state int NOT NULL DEFAULT 1,
  publish_on timestamptz(3),
  added_on timestamptz(3) NOT NULL,
  updated_on timestamptz(3) NOT NULL,
  display_index int NOT NULL DEFAULT 0,
  main_image_id uuid,
  author_name text NOT NULL DEFAULT '',
  starred boolean NOT NULL DEFAULT false,
  source_url text NOT NULL DEFAULT '',
  seo jsonb NOT NULL DEFAULT '{}',
  data jsonb NOT NULL DEFAULT '{}',
  import_source text,
  import_key text,
  -- Deleting can be undone for 30 days (EDT-4).
  deleted_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  -- A file imported twice finds its rows again (IMP-1).
  UNIQUE (website_id, import_source, import_key),
  CHECK ((import_source IS NULL) = (import_key IS NULL)),
  FOREIGN KEY (website_id, collection_id) REFERENCES collection ON DELETE CASCADE,
  FOREIGN KEY (website_id, main_image_id) REFERENCES asset ON DELETE SET NULL (main_image_id)
);
CREATE UNIQUE INDEX item_url ON item (website_id, collection_id, url_id) WHERE deleted_at IS NULL;
CREATE INDEX item_by_order ON item (website_id, collection_id, display_index, id);
CREATE INDEX item_by_date ON item (website_id, collection_id, publish_on DESC, id);

-- The pictures of an item in order (items[] of a product, slides of a gallery).
CREATE TABLE item_image (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  asset_id uuid NOT NULL,
  display_index int NOT NULL DEFAULT 0,
  PRIMARY KEY (website_id, item_id, asset_id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE,
  FOREIGN KEY (website_id, asset_id) REFERENCES asset ON DELETE CASCADE
);
CREATE INDEX item_image_asset ON item_image (website_id, asset_id);

SELECT protect_site_table('collection');
SELECT protect_site_table('navigation');
SELECT protect_site_table('category');
SELECT protect_site_table('item');
SELECT protect_site_table('item_image');
