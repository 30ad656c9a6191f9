-- What was taken out of a cart, so that it can be put back (CX-04). Gone with its cart.
CREATE TABLE removed_entry (
  website_id uuid NOT NULL,
  -- The id the entry had, and has again when it is put back.
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  additional_fields text,
  unit_price_seen bigint NOT NULL CHECK (unit_price_seen >= 0),
  added_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE
);
CREATE INDEX removed_entry_cart ON removed_entry (website_id, cart_id, removed_at);

-- The books of the built-in test provider: as far from the shop's own as another company's would be, so no foreign key.
CREATE TABLE test_payment (
  website_id uuid NOT NULL,
  -- What the provider calls the payment.
  id text NOT NULL,
  -- The shop's reference and idempotency key in one.
  intent_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('succeeded', 'declined', 'requires_action', 'canceled', 'refunded')),
  decline_code text,
  return_url text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, intent_id)
);

SELECT protect_site_table('removed_entry');
SELECT protect_site_table('test_payment');
