-- What is missing around payment: drafts that their buyer pays by a link, sales that were paid and could not be made, goods
-- that the right of withdrawal leaves out, and the language an order is written in.
ALTER TABLE draft_order
  -- The cart that a link pays: nobody holds its token, and it has no entries.
  ADD COLUMN cart_id uuid,
  -- Each link has its own number; raising it makes the earlier ones worthless.
  ADD COLUMN link_number int NOT NULL DEFAULT 0 CHECK (link_number >= 0),
  -- SHA-256 of the token in the link; NULL while there is none.
  ADD COLUMN link_hash bytea,
  ADD COLUMN link_expires_at timestamptz(3),
  ADD CONSTRAINT draft_order_link_whole CHECK ((link_hash IS NULL) = (link_expires_at IS NULL)),
  ADD CONSTRAINT draft_order_sent_has_link CHECK (status <> 'sent' OR link_hash IS NOT NULL) NOT VALID;
CREATE UNIQUE INDEX draft_order_link ON draft_order (website_id, link_hash) WHERE link_hash IS NOT NULL;
CREATE UNIQUE INDEX draft_order_cart ON draft_order (website_id, cart_id) WHERE cart_id IS NOT NULL;

ALTER TABLE payment_intent
  -- What was paid for and could not become an order: the checkout as it was, so that a person can still make it one.
  ADD COLUMN parked_sale jsonb;

ALTER TABLE order_line
  -- Why the buyer may not withdraw from it, as the product said when it was bought.
  ADD COLUMN withdrawal_exemption text;

ALTER TABLE sales_order
  -- BCP 47: what its mails and papers are written in; NULL: the site's.
  ADD COLUMN language text;

-- Orders that wait for their money, for the daily look.
CREATE INDEX sales_order_unpaid ON sales_order (website_id, placed_at)
  WHERE payment_state = 'awaiting_payment' AND fulfillment_status = 'PENDING';
