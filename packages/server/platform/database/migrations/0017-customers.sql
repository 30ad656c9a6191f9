-- The people who buy: everybody who ever ordered, by address; those with a password hash have an account.
CREATE TABLE site_user (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  full_name text NOT NULL DEFAULT '',
  -- NULL: has ordered, has no account.
  password_hash text,
  -- When somebody showed that the address is his; an account has always one.
  verified_at timestamptz(3),
  -- Raised by every change of password or address: sessions and links of an older epoch are dead (SES-3, SC-54).
  epoch int NOT NULL DEFAULT 1,
  -- Part of the name of the cart that waits for a member on every device.
  cart_generation int NOT NULL DEFAULT 1,
  language text NOT NULL DEFAULT '',
  accepts_marketing boolean NOT NULL DEFAULT false,
  accepts_marketing_since timestamptz(3),
  is_tax_exempt boolean NOT NULL DEFAULT false,
  notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 10000),
  tags text[] NOT NULL DEFAULT '{}',
  revision int NOT NULL DEFAULT 1,
  last_seen_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  CONSTRAINT site_user_account_verified CHECK (password_hash IS NULL OR verified_at IS NOT NULL)
);
CREATE UNIQUE INDEX site_user_email ON site_user (website_id, lower(email));
CREATE INDEX site_user_by_date ON site_user (website_id, created_at DESC, id);

CREATE TABLE site_user_session (
  website_id uuid NOT NULL,
  -- SHA-256 of the cookie's 256 random bits (SES-1).
  id_hash bytea NOT NULL,
  site_user_id uuid NOT NULL,
  epoch int NOT NULL,
  remember_me boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id_hash),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE
);
CREATE INDEX site_user_session_user ON site_user_session (website_id, site_user_id);
CREATE INDEX site_user_session_expiry ON site_user_session (website_id, expires_at);

-- A link that was mailed: 256 random bits, kept hashed, used once, good for an hour (SC-54).
CREATE TABLE site_user_token (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signUp', 'reset', 'email')),
  -- NULL for a sign-up: the account begins when the link is opened.
  site_user_id uuid,
  email text NOT NULL,
  -- The account's when the link was made.
  epoch int NOT NULL DEFAULT 0,
  -- Of a sign-up: { passwordHash, fullName, acceptsMarketing, language, address }.
  payload jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, token_hash),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE
);
CREATE INDEX site_user_token_expiry ON site_user_token (website_id, expires_at);
CREATE INDEX site_user_token_email ON site_user_token (website_id, lower(email));

CREATE TABLE site_user_address (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  site_user_id uuid NOT NULL,
  address jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  display_index int NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE
);
CREATE INDEX site_user_address_user ON site_user_address (website_id, site_user_id, display_index);
CREATE UNIQUE INDEX site_user_address_default ON site_user_address (website_id, site_user_id) WHERE is_default;

-- That somebody's data was erased, without saying who: a restored backup can be cleaned again by the same key.
CREATE TABLE erasure (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  email_key bytea NOT NULL,
  asked_by text NOT NULL CHECK (asked_by IN ('customer', 'staff')),
  actor text NOT NULL DEFAULT '',
  -- Counts of what was anonymised and deleted.
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX erasure_by_date ON erasure (website_id, created_at DESC);

-- Addresses that want no reminders; a keyed hash, so that the list itself is no list of addresses.
CREATE TABLE mail_refusal (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  email_key bytea NOT NULL,
  kind text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, email_key, kind)
);

ALTER TABLE cart
  -- The member whose cart it is.
  ADD COLUMN site_user_id uuid,
  -- A copy left behind at sign-out: its lines are those of that cart and count once when they come together again.
  ADD COLUMN cloned_from uuid,
  -- When its owner was written to; once.
  ADD COLUMN reminded_at timestamptz(3),
  ADD CONSTRAINT cart_owner FOREIGN KEY (website_id, site_user_id) REFERENCES site_user;
CREATE INDEX cart_owner ON cart (website_id, site_user_id) WHERE site_user_id IS NOT NULL;

ALTER TABLE sales_order
  ADD COLUMN site_user_id uuid,
  ADD CONSTRAINT sales_order_customer FOREIGN KEY (website_id, site_user_id) REFERENCES site_user;
CREATE INDEX sales_order_customer ON sales_order (website_id, site_user_id, placed_at DESC) WHERE site_user_id IS NOT NULL;
CREATE INDEX sales_order_email ON sales_order (website_id, lower(email));

-- Everybody who ordered before.
INSERT INTO site_user (website_id, id, email, full_name, created_at, updated_at)
SELECT DISTINCT ON (website_id, lower(email)) website_id, gen_random_uuid(), email,
  coalesce(shipping_address ->> 'fullName', ''), placed_at, placed_at
FROM sales_order WHERE length(email) BETWEEN 3 AND 320 ORDER BY website_id, lower(email), placed_at;
UPDATE sales_order o SET site_user_id = u.id FROM site_user u
WHERE u.website_id = o.website_id AND lower(u.email) = lower(o.email);

-- Whoever writes an order (a purchase, a draft, a renewal) need not think of its customer: the member whose cart it was,
-- else whoever has the address, else a new customer. Its row is locked after the site's counter, as all orders do.
CREATE FUNCTION order_knows_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.site_user_id IS NULL THEN
    SELECT c.site_user_id INTO NEW.site_user_id FROM cart c WHERE c.website_id = NEW.website_id AND c.id = NEW.cart_id;
  END IF;
  IF NEW.site_user_id IS NULL AND length(NEW.email) BETWEEN 3 AND 320 THEN
    SELECT u.id INTO NEW.site_user_id FROM site_user u
    WHERE u.website_id = NEW.website_id AND lower(u.email) = lower(NEW.email);
    IF NOT FOUND THEN
      INSERT INTO site_user (website_id, id, email, full_name, created_at, updated_at)
      VALUES (NEW.website_id, gen_random_uuid(), NEW.email, coalesce(NEW.shipping_address ->> 'fullName', ''), NEW.placed_at, NEW.placed_at)
      ON CONFLICT DO NOTHING RETURNING id INTO NEW.site_user_id;
      IF NEW.site_user_id IS NULL THEN
        SELECT u.id INTO NEW.site_user_id FROM site_user u
        WHERE u.website_id = NEW.website_id AND lower(u.email) = lower(NEW.email);
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_customer BEFORE INSERT ON sales_order FOR EACH ROW EXECUTE FUNCTION order_knows_customer();

SELECT protect_site_table('site_user');
SELECT protect_site_table('site_user_session');
SELECT protect_site_table('site_user_token');
SELECT protect_site_table('site_user_address');
SELECT protect_site_table('erasure', 'SELECT, INSERT');
SELECT protect_site_table('mail_refusal', 'SELECT, INSERT, DELETE');
