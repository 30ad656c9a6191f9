-- What is sold once and lives on: gift cards with their ledger, subscriptions with their charges, donations.

CREATE TABLE gift_card (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  -- HMAC of the code under the installation's key; the code itself is nowhere (GFT-3).
  code_hash bytea NOT NULL,
  last_four text NOT NULL CHECK (length(last_four) = 4),
  -- The code for its mail, sealed; gone once the mail is sent.
  sealed_code text,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Sums of the movements; balance is what can be spent now, held belongs to payments under way (GFT-1).
  issued bigint NOT NULL CHECK (issued >= 0),
  balance bigint NOT NULL CHECK (balance >= 0),
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- 'pending': bought, its money has not come.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('pending', 'active', 'disabled')),
  is_test boolean NOT NULL DEFAULT false,
  expires_at timestamptz(3),
  buyer_email text NOT NULL DEFAULT '',
  recipient_name text NOT NULL DEFAULT '',
  recipient_email text NOT NULL DEFAULT '',
  sender_name text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  -- A day of the store's; NULL: at once.
  send_on text CHECK (send_on ~ '^\d{4}-\d{2}-\d{2}$'),
  mailed_at timestamptz(3),
  -- Raised by every new code: an old one is worth nothing.
  code_version int NOT NULL DEFAULT 1,
  order_id uuid,
  order_line_id uuid,
  line_index int NOT NULL DEFAULT 0,
  note text NOT NULL DEFAULT '',
  revision int NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, code_hash),
  CONSTRAINT gift_card_within_issued CHECK (balance + held <= issued),
  CHECK ((order_id IS NULL) = (order_line_id IS NULL))
);
CREATE UNIQUE INDEX gift_card_of_line ON gift_card (website_id, order_line_id, line_index) WHERE order_line_id IS NOT NULL;
CREATE INDEX gift_card_of_order ON gift_card (website_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX gift_card_by_date ON gift_card (website_id, created_at DESC, id);

-- Append-only. balance + held = sum of the deltas.
CREATE TABLE gift_card_movement (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('issue', 'redeem', 'return', 'adjust', 'expire')),
  delta bigint NOT NULL CHECK (delta <> 0),
  order_id uuid,
  refund_id uuid,
  account_id uuid,
  actor text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CONSTRAINT gift_card_movement_direction CHECK (CASE kind WHEN 'adjust' THEN true
    WHEN 'redeem' THEN delta < 0 WHEN 'expire' THEN delta < 0 ELSE delta > 0 END),
  FOREIGN KEY (website_id, gift_card_id) REFERENCES gift_card
);
CREATE INDEX gift_card_movement_card ON gift_card_movement (website_id, gift_card_id, created_at, id);
CREATE UNIQUE INDEX gift_card_redeemed_once ON gift_card_movement (website_id, gift_card_id, order_id) WHERE kind = 'redeem';
CREATE UNIQUE INDEX gift_card_returned_once ON gift_card_movement (website_id, gift_card_id, refund_id) WHERE kind = 'return';

-- What a payment under way will take from a card.
CREATE TABLE gift_card_hold (
  website_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, gift_card_id, checkout_id),
  FOREIGN KEY (website_id, gift_card_id) REFERENCES gift_card,
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout ON DELETE CASCADE
);
CREATE INDEX gift_card_hold_checkout ON gift_card_hold (website_id, checkout_id);

CREATE TABLE subscription (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  -- SHA-256 of the token in the customer's link.
  token_hash bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'paused', 'past_due', 'canceled', 'completed')),
  -- domain Subscription: snapshot of the plan and where it stands (SUBS-01).
  period_value int NOT NULL CHECK (period_value >= 1),
  period_unit text NOT NULL CHECK (period_unit IN ('week', 'month', 'year')),
  cycles int NOT NULL CHECK (cycles >= 0),
  time_zone text NOT NULL,
  start_day text NOT NULL CHECK (start_day ~ '^\d{4}-\d{2}-\d{2}$'),
  next_period int NOT NULL,
  last_charged_period int NOT NULL,
  cycles_charged int NOT NULL,
  paused_until text CHECK (paused_until ~ '^\d{4}-\d{2}-\d{2}$'),
  failed_attempts int NOT NULL DEFAULT 0,
  last_attempt_day text CHECK (last_attempt_day ~ '^\d{4}-\d{2}-\d{2}$'),
  reminded_period int NOT NULL DEFAULT 0,
  email text NOT NULL,
  customer_name text NOT NULL DEFAULT '',
  shipping_address jsonb,
  shipping_option_id uuid,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of each renewal, in minor units; the whole of it stands in `purchase`.
  amount bigint NOT NULL CHECK (amount >= 0),
  title text NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity >= 1),
  -- What is ordered each time, as the buyer agreed to it (MON-8).
  purchase jsonb NOT NULL,
  -- What renewals are charged to; NULL: nothing yet, the buyer is asked.
  provider text,
  account_id uuid,
  method jsonb,
  first_order_id uuid NOT NULL,
  is_test boolean NOT NULL,
  -- Test clock: so many milliseconds ahead of the real one.
  clock_offset_ms bigint NOT NULL DEFAULT 0 CHECK (clock_offset_ms = 0 OR is_test),
  -- When the job looks at it next; NULL: never by itself.
  look_at timestamptz(3),
  revision int NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, token_hash),
  UNIQUE (website_id, first_order_id)
);
CREATE INDEX subscription_by_date ON subscription (website_id, created_at DESC, id);
CREATE INDEX subscription_due ON subscription (website_id, look_at) WHERE look_at IS NOT NULL;
CREATE INDEX subscription_email ON subscription (website_id, lower(email));

-- One charge per period, whoever asks how often (ORD-8). Its payment attempts hang on its checkout.
CREATE TABLE subscription_charge (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  period_index int NOT NULL CHECK (period_index >= 0),
  checkout_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('begun', 'paid', 'failed')),
  attempts int NOT NULL DEFAULT 1,
  error_code text,
  order_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, subscription_id, period_index),
  UNIQUE (website_id, checkout_id),
  CHECK ((state = 'paid') = (order_id IS NOT NULL)),
  FOREIGN KEY (website_id, subscription_id) REFERENCES subscription,
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout
);

CREATE TABLE subscription_event (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  actor_kind text NOT NULL DEFAULT 'system' CHECK (actor_kind IN ('customer', 'staff', 'system')),
  actor text NOT NULL DEFAULT '',
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, subscription_id) REFERENCES subscription
);
CREATE INDEX subscription_event_of ON subscription_event (website_id, subscription_id, created_at, id);

-- A cart that begins a subscription, brings a new card for one, or gives: bought on its own, by the session that made it.
CREATE TABLE single_cart (
  website_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('subscription', 'renewal', 'donation')),
  -- SHA-256 of the visitor's cart token (SC-8); NULL: nobody's, the job's.
  owner_hash bytea,
  subscription_id uuid,
  period_index int,
  -- domain SubscriptionPlan, as it was when somebody chose it.
  plan jsonb,
  -- Of a donation, in minor units.
  amount bigint CHECK (amount > 0),
  PRIMARY KEY (website_id, cart_id),
  CHECK ((kind = 'renewal') = (subscription_id IS NOT NULL AND period_index IS NOT NULL)),
  CHECK ((kind = 'subscription') = (plan IS NOT NULL)),
  CHECK ((kind = 'donation') = (amount IS NOT NULL)),
  FOREIGN KEY (website_id, cart_id) REFERENCES cart ON DELETE CASCADE
);

SELECT protect_site_table('gift_card', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('gift_card_movement', 'SELECT, INSERT');
SELECT protect_site_table('gift_card_hold', 'SELECT, INSERT, DELETE');
SELECT protect_site_table('subscription', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('subscription_charge', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('subscription_event', 'SELECT, INSERT');
SELECT protect_site_table('single_cart');
