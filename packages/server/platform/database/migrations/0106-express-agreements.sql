-- What a buyer has agreed to at a provider before the amount was final: from the cart on, with his address from there.
CREATE TABLE express_agreement (
  website_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  -- The way to pay that it was made with.
  account_id uuid NOT NULL,
  -- What the provider calls it.
  order_id text NOT NULL,
  -- NULL: the buyer has not come back yet.
  agreed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, checkout_id),
  FOREIGN KEY (website_id, checkout_id) REFERENCES checkout ON DELETE CASCADE
);

SELECT protect_site_table('express_agreement');
