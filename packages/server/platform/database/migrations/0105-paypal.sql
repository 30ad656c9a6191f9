-- PayPal as a way to pay: its account, and which of its orders stands for which payment of ours.
ALTER TABLE payment_account
  DROP CONSTRAINT payment_account_provider_check,
  ADD CONSTRAINT payment_account_provider_check CHECK (provider IN ('stripe', 'paypal', 'manual', 'test')),
  -- The public half of what an account signs in with; empty where there is none.
  ADD COLUMN client_id text NOT NULL DEFAULT '',
  -- PayPal's sandbox: no money moves.
  ADD COLUMN sandbox boolean NOT NULL DEFAULT false;

-- An approved order of PayPal becomes money only when we collect it. Whoever collects takes the row first; whoever gives a
-- payment up closes it first: so no payment is collected that was given up, whichever process does what.
CREATE TABLE paypal_order (
  website_id uuid NOT NULL,
  intent_id uuid NOT NULL,
  -- NULL: PayPal's answer has not come yet.
  order_id text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken', 'closed')),
  -- What PayPal calls the money, once it is collected.
  capture_id text,
  -- Of a closed one: PayPal's word for why it refused to collect.
  decline_code text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, intent_id),
  UNIQUE (website_id, order_id)
);
CREATE INDEX paypal_order_made ON paypal_order (website_id, created_at);

SELECT protect_site_table('paypal_order');
