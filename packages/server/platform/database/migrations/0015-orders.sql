-- What becomes of an order after it was placed: parcels, cancellations, refunds, documents, notes, and drafts before it.
ALTER TABLE sales_order
  DROP CONSTRAINT IF EXISTS sales_order_fulfillment_status_check,
  ADD CONSTRAINT sales_order_fulfillment_status_check
    CHECK (fulfillment_status IN ('PENDING', 'PARTIAL', 'FULFILLED', 'CANCELED')),
  ADD COLUMN withdrawal_state text NOT NULL DEFAULT 'none' CHECK (withdrawal_state IN ('none', 'requested', 'settled')),
  -- Raised by every change of the order; an edit names the one it began from.
  ADD COLUMN revision int NOT NULL DEFAULT 0,
  -- Working days that the chosen way of shipping takes, as they were then.
  ADD COLUMN shipping_min_days int,
  ADD COLUMN shipping_max_days int,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN archived_at timestamptz(3);
CREATE INDEX sales_order_open ON sales_order (website_id, placed_at DESC, id)
  WHERE archived_at IS NULL AND fulfillment_status IN ('PENDING', 'PARTIAL');

-- The snapshot stays append-only (MON-8); only these counts move.
ALTER TABLE order_line
  ADD COLUMN sent int NOT NULL DEFAULT 0,
  ADD COLUMN canceled int NOT NULL DEFAULT 0,
  ADD COLUMN restocked int NOT NULL DEFAULT 0,
  ADD COLUMN withdrawn int NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_counts_positive CHECK (sent >= 0 AND canceled >= 0),
  ADD CONSTRAINT order_line_never_sent_twice CHECK (sent + canceled <= quantity),
  ADD CONSTRAINT order_line_restocked_within CHECK (restocked BETWEEN 0 AND quantity),
  ADD CONSTRAINT order_line_withdrawn_within CHECK (withdrawn BETWEEN 0 AND quantity);
UPDATE order_line AS l SET sent = l.quantity FROM sales_order o
  WHERE o.website_id = l.website_id AND o.id = l.order_id AND o.fulfillment_status = 'FULFILLED';
UPDATE order_line AS l SET canceled = l.quantity FROM sales_order o
  WHERE o.website_id = l.website_id AND o.id = l.order_id AND o.fulfillment_status = 'CANCELED';
GRANT UPDATE (sent, canceled, restocked, withdrawn) ON order_line TO quoin_app;

ALTER TABLE order_event
  ADD COLUMN actor_kind text NOT NULL DEFAULT 'system' CHECK (actor_kind IN ('customer', 'staff', 'system', 'provider', 'api')),
  -- As it was then; empty where only the kind is known.
  ADD COLUMN actor text NOT NULL DEFAULT '';

-- One parcel. A recalled one stays, for the timeline and the books.
CREATE TABLE shipment (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  carrier text,
  carrier_name text NOT NULL DEFAULT '',
  tracking_number text NOT NULL DEFAULT '',
  tracking_url text NOT NULL DEFAULT '',
  sent_at timestamptz(3) NOT NULL,
  recalled_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX shipment_order ON shipment (website_id, order_id, sent_at);

CREATE TABLE shipment_line (
  website_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  line_id uuid NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (website_id, shipment_id, line_id),
  FOREIGN KEY (website_id, shipment_id) REFERENCES shipment ON DELETE CASCADE,
  FOREIGN KEY (website_id, line_id) REFERENCES order_line ON DELETE CASCADE
);
CREATE INDEX shipment_line_line ON shipment_line (website_id, line_id);

-- What went back of an order, part by part (MON-3). Its money is the row of payment_refund with the same id.
CREATE TABLE order_refund (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount >= 0),
  to_payment bigint NOT NULL CHECK (to_payment >= 0),
  to_gift_cards bigint NOT NULL DEFAULT 0 CHECK (to_gift_cards >= 0),
  -- domain/cart Refund in JSON: lines, shipping, taxes.
  parts jsonb NOT NULL,
  -- 'begun': counted, while payment_refund knows how far the money is. 'failed': it never left.
  state text NOT NULL DEFAULT 'begun' CHECK (state IN ('begun', 'done', 'failed')),
  reason text NOT NULL DEFAULT '',
  account_id uuid,
  actor text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CONSTRAINT order_refund_adds_up CHECK (amount = to_payment + to_gift_cards),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX order_refund_order ON order_refund (website_id, order_id, created_at);

CREATE TABLE order_note (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
  account_id uuid,
  actor text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX order_note_order ON order_note (website_id, order_id, created_at);

-- The last number of each series; locked while a document takes the next.
CREATE TABLE number_series (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  -- NULL before the first number and while the series does not begin anew every year.
  year int,
  last int NOT NULL DEFAULT 0 CHECK (last >= 0),
  PRIMARY KEY (website_id, kind)
);

-- Numbered documents; never changed, never deleted. `data` is the printed document, ready for the PDF writer.
CREATE TABLE order_document (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  refund_id uuid,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  year int,
  number int NOT NULL CHECK (number > 0),
  number_text text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CHECK ((kind = 'creditNote') = (refund_id IS NOT NULL)),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order,
  FOREIGN KEY (website_id, refund_id) REFERENCES order_refund
);
CREATE UNIQUE INDEX order_document_number ON order_document (website_id, kind, year, number) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX order_document_invoice ON order_document (website_id, order_id) WHERE kind = 'invoice';
CREATE UNIQUE INDEX order_document_credit ON order_document (website_id, refund_id) WHERE kind = 'creditNote';

-- What a buyer stated when withdrawing from the contract; kept as the proof of it.
CREATE TABLE order_withdrawal (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  lines jsonb NOT NULL,
  receipt jsonb NOT NULL,
  submitted_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES sales_order ON DELETE CASCADE
);
CREATE INDEX order_withdrawal_order ON order_withdrawal (website_id, order_id, submitted_at);

-- An order that somebody of the shop writes for a buyer.
CREATE TABLE draft_order (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  draft_number bigint NOT NULL CHECK (draft_number > 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'sent', 'completed', 'discarded')),
  email text NOT NULL DEFAULT '',
  shipping_address jsonb,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- domain DraftLine with amounts as text.
  lines jsonb NOT NULL DEFAULT '[]',
  shipping_name text NOT NULL DEFAULT '',
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  note text NOT NULL DEFAULT '',
  revision int NOT NULL DEFAULT 0,
  order_id uuid,
  actor text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, draft_number),
  CHECK ((status = 'completed') = (order_id IS NOT NULL))
);
CREATE INDEX draft_order_by_date ON draft_order (website_id, updated_at DESC, id);

SELECT protect_site_table('shipment', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('shipment_line', 'SELECT, INSERT');
SELECT protect_site_table('order_refund', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('order_note');
SELECT protect_site_table('number_series', 'SELECT, INSERT, UPDATE');
SELECT protect_site_table('order_document', 'SELECT, INSERT');
SELECT protect_site_table('order_withdrawal', 'SELECT, INSERT');
SELECT protect_site_table('draft_order');
