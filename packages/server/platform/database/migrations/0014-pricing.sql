-- Prices: who levies taxes, how things travel, discounts with their uses, and what an order keeps of its price.

CREATE TABLE tax_rule (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  jurisdiction text NOT NULL DEFAULT '',
  -- Whole millionths: 190000 = 19 %.
  rate_ppm int NOT NULL CHECK (rate_ppm BETWEEN 0 AND 1000000),
  -- domain/cart Place[]; empty: the default rule.
  places jsonb NOT NULL DEFAULT '[]',
  tax_classes text[] NOT NULL DEFAULT '{}',
  on_shipping boolean NOT NULL DEFAULT false,
  compound boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  display_index int NOT NULL DEFAULT 0,
  revision int NOT NULL DEFAULT 1,
  PRIMARY KEY (website_id, id)
);

CREATE TABLE shipping_method (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  -- domain/cart Place[]: the zone; empty: everywhere.
  places jsonb NOT NULL DEFAULT '[]',
  -- domain/cart ShippingRate with amounts as decimal digits of minor units in the site's currency.
  rate jsonb NOT NULL,
  free_from bigint CHECK (free_from >= 0),
  min_days int NOT NULL DEFAULT 3 CHECK (min_days >= 0),
  max_days int NOT NULL DEFAULT 7 CHECK (max_days >= min_days),
  enabled boolean NOT NULL DEFAULT true,
  display_index int NOT NULL DEFAULT 0,
  revision int NOT NULL DEFAULT 1,
  PRIMARY KEY (website_id, id)
);
-- The ids stay, so that a checkout under way keeps what its buyer chose.
INSERT INTO shipping_method (website_id, id, name, description, places, rate, min_days, max_days, enabled, display_index)
SELECT website_id, id, name, description,
  coalesce((SELECT jsonb_agg(jsonb_build_object('countryCode', c, 'regions', '[]'::jsonb, 'postalCodes', '[]'::jsonb))
    FROM unnest(countries) AS c), '[]'),
  jsonb_build_object('kind', 'flat', 'price', price::text),
  coalesce(min_days, 3), greatest(coalesce(max_days, 7), coalesce(min_days, 3)), enabled, display_index
FROM shipping_option;
DROP TABLE shipping_option;

CREATE TABLE discount (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- As codes compare (domain/cart tidyCouponCode); NULL: applies by itself.
  code text CHECK (code <> ''),
  kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'freeShipping')),
  percent_ppm int CHECK (percent_ppm BETWEEN 1 AND 1000000),
  -- Minor units of `currency`, as `minimum_subtotal`.
  amount bigint CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  scope text NOT NULL DEFAULT 'order' CHECK (scope IN ('order', 'products', 'categories', 'collections')),
  scope_ids uuid[] NOT NULL DEFAULT '{}',
  items text NOT NULL DEFAULT 'all' CHECK (items IN ('all', 'cheapest', 'dearest')),
  minimum_subtotal bigint CHECK (minimum_subtotal >= 0),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  total_limit int CHECK (total_limit >= 1),
  per_customer_limit int CHECK (per_customer_limit >= 1),
  combines_with text[] NOT NULL DEFAULT '{}',
  enabled boolean NOT NULL DEFAULT true,
  -- Rows of discount_use; raised only while below the limit (GFT-4).
  times_used int NOT NULL DEFAULT 0 CHECK (times_used >= 0),
  revision int NOT NULL DEFAULT 1,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CHECK ((kind = 'percent') = (percent_ppm IS NOT NULL)),
  CHECK ((kind = 'amount') = (amount IS NOT NULL))
);
CREATE UNIQUE INDEX discount_code ON discount (website_id, code) WHERE code IS NOT NULL AND deleted_at IS NULL;

-- One use: held while a payment is under way, used with its order. No foreign key to website: a sale writes it.
CREATE TABLE discount_use (
  website_id uuid NOT NULL,
  discount_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  order_id uuid,
  -- Keyed hash of the buyer's address: counts his uses, tells nobody who he is.
  customer_key bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, discount_id, checkout_id),
  UNIQUE (website_id, discount_id, order_id),
  FOREIGN KEY (website_id, discount_id) REFERENCES discount ON DELETE CASCADE,
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout ON DELETE CASCADE
);
CREATE INDEX discount_use_customer ON discount_use (website_id, customer_key, discount_id);
CREATE INDEX discount_use_checkout ON discount_use (website_id, checkout_id);

CREATE TABLE cart_coupon (
  website_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  code text NOT NULL CHECK (code <> ''),
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, cart_id, code),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE
);

-- A gift card that shall pay for a cart; the card itself is none of the cart's.
CREATE TABLE cart_gift_card (
  website_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, cart_id, gift_card_id),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE
);

-- Answers to the owner's own questions: { fieldId: text }.
ALTER TABLE checkout ADD COLUMN form_answers jsonb NOT NULL DEFAULT '{}';

ALTER TABLE sales_order
  ADD COLUMN price_tax_interpretation text NOT NULL DEFAULT 'EXCLUSIVE'
    CHECK (price_tax_interpretation IN ('INCLUSIVE', 'EXCLUSIVE')),
  -- Within the prices: told, never added (decision 0012).
  ADD COLUMN tax_included bigint NOT NULL DEFAULT 0 CHECK (tax_included >= 0),
  ADD COLUMN gift_card_total bigint NOT NULL DEFAULT 0,
  -- The parts of `shipping`, as order_line has those of its line.
  ADD COLUMN shipping_discount bigint NOT NULL DEFAULT 0,
  ADD COLUMN shipping_taxes jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN shipping_tax bigint NOT NULL DEFAULT 0 CHECK (shipping_tax >= 0),
  ADD COLUMN shipping_tax_included bigint NOT NULL DEFAULT 0 CHECK (shipping_tax_included >= 0),
  ADD COLUMN shipping_gross bigint NOT NULL DEFAULT 0 CHECK (shipping_gross >= 0),
  -- domain/cart AppliedTax[], AppliedDiscount[], AppliedGiftCard[] with amounts as digits of minor units.
  ADD COLUMN applied_taxes jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN applied_discounts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN gift_cards jsonb NOT NULL DEFAULT '[]',
  -- [{ id, label, answer }] as they were asked.
  ADD COLUMN form_answers jsonb NOT NULL DEFAULT '[]';
UPDATE sales_order SET shipping_gross = shipping;
ALTER TABLE sales_order
  ADD COLUMN amount_due bigint GENERATED ALWAYS AS (grand_total - gift_card_total) STORED,
  ADD CONSTRAINT order_gift_cards_within CHECK (gift_card_total BETWEEN 0 AND grand_total), -- MON-4
  ADD CONSTRAINT order_shipping_adds_up CHECK (shipping_gross = shipping - shipping_discount + shipping_tax),
  ADD CONSTRAINT order_shipping_discount_within CHECK (shipping_discount BETWEEN 0 AND shipping); -- MON-2

ALTER TABLE order_line
  ADD COLUMN discount bigint NOT NULL DEFAULT 0,
  -- [{ discountId, amount }]
  ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]',
  -- [{ ruleId, amount }], added or contained as the order says.
  ADD COLUMN taxes jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  ADD COLUMN tax_included bigint NOT NULL DEFAULT 0 CHECK (tax_included >= 0),
  ADD COLUMN gross bigint NOT NULL DEFAULT 0 CHECK (gross >= 0);
UPDATE order_line SET gross = line_total;
ALTER TABLE order_line
  ADD CONSTRAINT order_line_gross_adds_up CHECK (gross = line_total - discount + tax),
  ADD CONSTRAINT order_line_discount_within CHECK (discount BETWEEN 0 AND line_total); -- MON-2

SELECT protect_site_table('tax_rule');
SELECT protect_site_table('shipping_method');
SELECT protect_site_table('discount');
SELECT protect_site_table('discount_use');
SELECT protect_site_table('cart_coupon');
SELECT protect_site_table('cart_gift_card');
