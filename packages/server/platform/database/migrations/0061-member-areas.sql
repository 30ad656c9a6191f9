-- Member areas (decision 0067). Who is in one through a purchase is read off orders and subscriptions, and stands nowhere else.
CREATE TABLE member_area (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  joining text NOT NULL CHECK (joining IN ('free', 'paid', 'invited')),
  -- Products that open it; one that is gone opens nothing to anybody new.
  product_ids uuid[] NOT NULL,
  revision int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id)
);
SELECT protect_site_table('member_area');

-- What was said of somebody by hand. By address: an owner adds people who have no account yet.
CREATE TABLE member_area_standing (
  website_id uuid NOT NULL,
  area_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  kind text NOT NULL CHECK (kind IN ('joined', 'added', 'removed')),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, area_id, email),
  FOREIGN KEY (website_id, area_id) REFERENCES member_area ON DELETE CASCADE
);
CREATE INDEX member_area_standing_email ON member_area_standing (website_id, email);
SELECT protect_site_table('member_area_standing');

CREATE INDEX order_line_product ON order_line (website_id, product_id);
CREATE INDEX subscription_product ON subscription (website_id, product_id);
