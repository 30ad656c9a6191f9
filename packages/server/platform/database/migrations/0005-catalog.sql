-- Products (an item of a store page), their variants and every change of stock.
CREATE TABLE product (
  website_id uuid NOT NULL,
  -- The id of the item this product belongs to.
  id uuid NOT NULL,
  -- 1 physical, 2 digital, 3 service, 4 gift card.
  product_type int NOT NULL,
  is_subscribable boolean NOT NULL DEFAULT false,
  subscription_plan jsonb,
  variant_option_ordering text[] NOT NULL DEFAULT '{}',
  custom_add_button_text text,
  additional_fields_form jsonb,
  settings jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, id) REFERENCES item ON DELETE CASCADE
);

CREATE TABLE variant (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  sku text NOT NULL CHECK (sku <> ''),
  -- Minor units of the currency, as all amounts.
  price bigint NOT NULL CHECK (price >= 0),
  sale_price bigint NOT NULL DEFAULT 0 CHECK (sale_price >= 0),
  on_sale boolean NOT NULL DEFAULT false,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  unlimited boolean NOT NULL DEFAULT false,
  on_hand int NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved int NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  -- {"Size": "M"}; the order of names is the product's variant_option_ordering.
  attributes jsonb NOT NULL DEFAULT '{}',
  weight double precision NOT NULL DEFAULT 0 CHECK (weight >= 0),
  width double precision NOT NULL DEFAULT 0 CHECK (width >= 0),
  height double precision NOT NULL DEFAULT 0 CHECK (height >= 0),
  len double precision NOT NULL DEFAULT 0 CHECK (len >= 0),
  main_image_id uuid,
  image_ids uuid[] NOT NULL DEFAULT '{}',
  display_index int NOT NULL DEFAULT 0,
  archived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, sku),
  -- STK-1: never oversold.
  CONSTRAINT variant_never_oversold CHECK (unlimited OR reserved <= on_hand),
  FOREIGN KEY (website_id, product_id) REFERENCES product ON DELETE CASCADE,
  FOREIGN KEY (website_id, main_image_id) REFERENCES asset ON DELETE SET NULL (main_image_id)
);
CREATE INDEX variant_product ON variant (website_id, product_id, display_index);

-- STK-2: on_hand is the sum of these; append-only for the application.
CREATE TABLE stock_movement (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  variant_id uuid NOT NULL,
  delta int NOT NULL CHECK (delta <> 0),
  cause text NOT NULL CHECK (cause IN ('order', 'return', 'adjustment', 'import')),
  -- Order line, adjustment or import run; one cause moves one variant once.
  cause_id uuid NOT NULL,
  account_id uuid,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, variant_id, cause, cause_id),
  FOREIGN KEY (website_id, variant_id) REFERENCES variant ON DELETE CASCADE
);

SELECT protect_site_table('product');
SELECT protect_site_table('variant');
SELECT protect_site_table('stock_movement', 'SELECT, INSERT');
