-- From the cart to the order. Tables that a busy sale writes have no foreign key to website: each insert would
-- lock that one row (shared) and slow the hot path; their parents carry it.
CREATE TABLE cart (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  revision int NOT NULL DEFAULT 0,
  is_purchased boolean NOT NULL DEFAULT false,
  order_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, token_hash),
  CONSTRAINT cart_bought_once CHECK (is_purchased = (order_id IS NOT NULL))
);
CREATE INDEX cart_by_age ON cart (website_id, updated_at) WHERE NOT is_purchased;

-- No foreign key to the product: an entry outlives a deleted product so that the visitor can be told.
CREATE TABLE cart_entry (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  additional_fields text,
  unit_price_seen bigint NOT NULL CHECK (unit_price_seen >= 0),
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE
);
CREATE INDEX cart_entry_cart ON cart_entry (website_id, cart_id, added_at);

CREATE TABLE shipping_option (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price bigint NOT NULL CHECK (price >= 0),
  -- ISO 3166 codes; empty = everywhere.
  countries text[] NOT NULL DEFAULT '{}',
  min_days int,
  max_days int,
  display_index int NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (website_id, id)
);

CREATE TABLE checkout (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paying', 'awaiting_step', 'completed', 'expired', 'needs_review')),
  email text,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_option_id uuid,
  note text NOT NULL DEFAULT '',
  -- Minted by the server, one per attempt, before the first try.
  idempotency_key text NOT NULL,
  -- The total the buyer saw and agreed to (MON-8).
  accepted_total bigint CHECK (accepted_total >= 0),
  payment jsonb NOT NULL DEFAULT '{}',
  order_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, idempotency_key),
  CHECK ((state = 'completed') = (order_id IS NOT NULL)),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart
);
CREATE INDEX checkout_cart ON checkout (website_id, cart_id);
CREATE INDEX checkout_expiry ON checkout (website_id, expires_at) WHERE state IN ('open', 'paying', 'awaiting_step');

-- Units held for a checkout whose payment takes a second step (STK-3, STK-4).
CREATE TABLE stock_reservation (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  variant_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'claimed', 'released')),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, variant_id) REFERENCES variant ON DELETE CASCADE,
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout ON DELETE CASCADE
);
CREATE UNIQUE INDEX stock_reservation_live ON stock_reservation (website_id, checkout_id, variant_id) WHERE state = 'held';
CREATE INDEX stock_reservation_expiry ON stock_reservation (website_id, expires_at) WHERE state = 'held';

CREATE TABLE payment_intent (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  provider text NOT NULL,
  -- NULL until the provider answered: the row is committed before the provider is called (ORD-3).
  provider_payment_id text,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'requires_action', 'succeeded', 'declined', 'failed', 'refunded', 'needs_review')),
  return_token_hash bytea,
  error_code text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, provider, provider_payment_id),
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout
);
CREATE INDEX payment_intent_checkout ON payment_intent (website_id, checkout_id);
-- One payment under way or done per checkout (ORD-1).
CREATE UNIQUE INDEX payment_intent_live ON payment_intent (website_id, checkout_id)
  WHERE state IN ('created', 'requires_action', 'succeeded');

-- The last order number of a site; raised in the order's transaction, last of its statements.
CREATE TABLE order_counter (
  website_id uuid PRIMARY KEY REFERENCES website ON DELETE CASCADE,
  last_number bigint NOT NULL DEFAULT 0
);

CREATE TABLE sales_order (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_number bigint NOT NULL CHECK (order_number > 0),
  checkout_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  -- SHA-256 of the 128-bit token in the status link (ORD-6).
  token_hash bytea NOT NULL,
  email text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  grand_total bigint NOT NULL CHECK (grand_total >= 0),
  shipping_address jsonb,
  billing_address jsonb,
  shipping_option_name text,
  payment_state text NOT NULL CHECK (payment_state IN ('paid', 'pending', 'refunded', 'partially_refunded')),
  fulfillment_status text NOT NULL DEFAULT 'PENDING' CHECK (fulfillment_status IN ('PENDING', 'FULFILLED', 'CANCELED')),
  test_mode boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT '',
  placed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, order_number),
  UNIQUE (website_id, checkout_id),
  UNIQUE (website_id, cart_id),
  UNIQUE (website_id, token_hash),
  CONSTRAINT order_adds_up CHECK (grand_total = subtotal - discount + shipping + tax), -- MON-1
  CONSTRAINT order_discount_within CHECK (discount <= subtotal + shipping), -- MON-2
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout,
  FOREIGN KEY (website_id, cart_id) REFERENCES cart
);
CREATE INDEX sales_order_by_date ON sales_order (website_id, placed_at DESC, id);

-- A snapshot: later edits or deletion of the product change nothing here (MON-8).
CREATE TABLE order_line (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  sku text NOT NULL,
  title text NOT NULL,
  variant_description text NOT NULL DEFAULT '',
  product_type int NOT NULL,
  quantity int NOT NULL CHECK (quantity >= 1),
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  line_total bigint NOT NULL,
  image_asset_id uuid,
  attributes jsonb NOT NULL DEFAULT '{}',
  additional_fields text,
  display_index int NOT NULL DEFAULT 0,
  PRIMARY KEY (website_id, id),
  CONSTRAINT order_line_adds_up CHECK (line_total = unit_price * quantity),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX order_line_order ON order_line (website_id, order_id, display_index);

CREATE TABLE order_event (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX order_event_order ON order_event (website_id, order_id, id);

SELECT protect_site_table('cart');
SELECT protect_site_table('cart_entry');
SELECT protect_site_table('shipping_option');
SELECT protect_site_table('checkout');
SELECT protect_site_table('stock_reservation');
SELECT protect_site_table('payment_intent');
SELECT protect_site_table('order_counter');
SELECT protect_site_table('sales_order');
SELECT protect_site_table('order_line', 'SELECT, INSERT');
SELECT protect_site_table('order_event', 'SELECT, INSERT');
