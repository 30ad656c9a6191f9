-- How a site takes money: which providers, what came from them, what went back.

-- One way of paying that the owner has set up. Secrets are sealed with the installation's key.
CREATE TABLE payment_account (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('stripe', 'manual', 'test')),
  manual_method text CHECK (manual_method IN ('bankTransfer', 'cash', 'invoice')),
  -- What the buyer reads beside the choice, and what he is to do then.
  title text NOT NULL,
  instructions text NOT NULL DEFAULT '',
  enabled boolean NOT NULL DEFAULT true,
  display_index int NOT NULL DEFAULT 0,
  -- Name -> sealed value, in base64.
  secrets jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CHECK ((provider = 'manual') = (manual_method IS NOT NULL))
);

ALTER TABLE payment_intent
  -- NULL: the built-in test provider, or nothing to pay.
  ADD COLUMN account_id uuid,
  -- What the provider was or will be asked, so that it can be asked again word for word.
  ADD COLUMN request jsonb,
  -- What the provider calls the money itself, where that is not the payment.
  ADD COLUMN capture_id text,
  ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_refund_within CHECK (refunded_amount BETWEEN 0 AND amount), -- MON-4
  DROP CONSTRAINT payment_intent_state_check,
  -- 'processing': the order stands, the money comes later (bank transfer, invoice).
  ADD CONSTRAINT payment_intent_state_check CHECK (state IN
    ('created', 'requires_action', 'processing', 'succeeded', 'declined', 'failed', 'refunded', 'needs_review'));
DROP INDEX payment_intent_live;
CREATE UNIQUE INDEX payment_intent_live ON payment_intent (website_id, checkout_id)
  WHERE state IN ('created', 'requires_action', 'processing', 'succeeded');

-- 'awaiting_payment': placed with a way of paying that brings its money later. 'voided': canceled before any came.
ALTER TABLE sales_order DROP CONSTRAINT IF EXISTS sales_order_payment_state_check,
  ADD CONSTRAINT sales_order_payment_state_check
    CHECK (payment_state IN ('paid', 'pending', 'refunded', 'partially_refunded', 'awaiting_payment', 'voided'));

-- Webhooks that were heard: the same one never counts twice (SC-15).
CREATE TABLE payment_event (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  intent_id uuid,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, provider, event_id)
);

-- Money on its way back; committed before the provider is asked, whose idempotency key is the id.
CREATE TABLE payment_refund (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  intent_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'succeeded', 'failed')),
  reason text NOT NULL DEFAULT '',
  provider_refund_id text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, intent_id, provider_refund_id),
  FOREIGN KEY (website_id, intent_id) REFERENCES payment_intent
);
CREATE INDEX payment_refund_intent ON payment_refund (website_id, intent_id, created_at);

-- What a buyer let a provider keep for renewals: names the provider understands, never a card.
CREATE TABLE saved_payment_method (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  account_id uuid,
  -- The payment it was kept from.
  intent_id uuid NOT NULL,
  customer_id text NOT NULL,
  method_id text NOT NULL,
  label text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, intent_id),
  FOREIGN KEY (website_id, intent_id) REFERENCES payment_intent
);

-- The books of the two built-in providers: as far from the shop's own as another company's would be.
ALTER TABLE test_payment ADD COLUMN refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  ADD COLUMN saved_method text;

CREATE TABLE manual_payment (
  website_id uuid NOT NULL,
  intent_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('awaiting', 'succeeded', 'canceled')),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, intent_id)
);

CREATE TABLE provider_refund (
  website_id uuid NOT NULL,
  provider text NOT NULL,
  refund_id uuid NOT NULL,
  intent_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, provider, refund_id)
);
CREATE INDEX provider_refund_intent ON provider_refund (website_id, intent_id);

SELECT protect_site_table('payment_account');
SELECT protect_site_table('payment_event', 'SELECT, INSERT');
SELECT protect_site_table('payment_refund', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('saved_payment_method');
SELECT protect_site_table('manual_payment');
SELECT protect_site_table('provider_refund', 'SELECT, INSERT');
