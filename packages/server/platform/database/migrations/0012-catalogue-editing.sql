-- Editing the catalogue: what an edit was based on, where moved pages went, files people download, views of lists kept.

-- Raised by every edit, so that nobody overwrites what he has not seen (409).
ALTER TABLE item ADD COLUMN revision int NOT NULL DEFAULT 1;
ALTER TABLE category
  ADD COLUMN kind text NOT NULL DEFAULT 'CATEGORY' CHECK (kind IN ('ROOT', 'CATEGORY')),
  ADD COLUMN page_rendering text NOT NULL DEFAULT 'LIST_VIEW';
CREATE UNIQUE INDEX category_root ON category (website_id, collection_id) WHERE kind = 'ROOT';
CREATE INDEX category_parent ON category (website_id, parent_id);

CREATE FUNCTION raise_item_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER item_revision BEFORE UPDATE ON item FOR EACH ROW EXECUTE FUNCTION raise_item_revision();

-- An edit of a variant is one of its product, whoever makes it. A sale changes none of these columns and stays quick.
CREATE FUNCTION raise_product_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE item SET updated_on = updated_on WHERE website_id = NEW.website_id AND id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_revision
  AFTER UPDATE OF sku, price, sale_price, on_sale, attributes, weight, width, height, len, main_image_id, display_index, archived
  ON variant FOR EACH ROW
  WHEN ((OLD.sku, OLD.price, OLD.sale_price, OLD.on_sale, OLD.attributes, OLD.weight, OLD.width, OLD.height, OLD.len,
      OLD.main_image_id, OLD.display_index, OLD.archived)
    IS DISTINCT FROM (NEW.sku, NEW.price, NEW.sale_price, NEW.on_sale, NEW.attributes, NEW.weight, NEW.width, NEW.height,
      NEW.len, NEW.main_image_id, NEW.display_index, NEW.archived))
  EXECUTE FUNCTION raise_product_revision();

-- Old addresses still lead to what moved away from them; they name the thing, not its next address, so chains never form.
CREATE TABLE moved_page (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  path text NOT NULL CHECK (path ~ '^/.'),
  item_id uuid,
  collection_id uuid,
  category_id uuid,
  moved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, path),
  CHECK (num_nonnulls(item_id, collection_id, category_id) = 1),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE,
  FOREIGN KEY (website_id, collection_id) REFERENCES collection ON DELETE CASCADE,
  FOREIGN KEY (website_id, category_id) REFERENCES category ON DELETE CASCADE
);

-- What the buyer of a digital product downloads. The bytes lie in the file store under their content.
CREATE TABLE digital_file (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  filename text NOT NULL CHECK (filename <> ''),
  byte_size bigint NOT NULL CHECK (byte_size >= 0),
  display_index int NOT NULL DEFAULT 0,
  -- No longer part of the product; kept for those who bought it.
  removed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, product_id) REFERENCES product ON DELETE CASCADE
);
CREATE INDEX digital_file_product ON digital_file (website_id, product_id, display_index);

-- The right to one file of one order line: so often, so long (domain/orders/customers/download.ts).
CREATE TABLE download_grant (
  website_id uuid NOT NULL,
  order_id uuid NOT NULL,
  line_id uuid NOT NULL,
  file_id uuid NOT NULL,
  downloads int NOT NULL DEFAULT 0 CHECK (downloads >= 0),
  expires_at timestamptz(3) NOT NULL,
  is_revoked boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, line_id, file_id),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE,
  FOREIGN KEY (website_id, line_id) REFERENCES order_line ON DELETE CASCADE,
  FOREIGN KEY (website_id, file_id) REFERENCES digital_file ON DELETE CASCADE
);
CREATE INDEX download_grant_order ON download_grant (website_id, order_id);

-- Filters of a list that somebody kept under a name.
CREATE TABLE saved_view (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Which list: products, orders …
  screen text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  search jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, account_id, screen, name)
);

SELECT protect_site_table('moved_page');
SELECT protect_site_table('digital_file');
SELECT protect_site_table('download_grant', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('saved_view');
