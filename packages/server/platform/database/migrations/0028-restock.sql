-- People who want to hear when a variant can be bought again (RSTK-*).

CREATE TABLE restock_signup (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 256),
  -- BCP 47, of the page somebody signed up on; empty: the site's.
  language text NOT NULL DEFAULT '',
  -- Whether that person also wants the mailing list.
  joins_mailing_list boolean NOT NULL DEFAULT false,
  -- unconfirmed: posted without script, and nobody has opened the mailed link yet.
  state text NOT NULL CHECK (state IN ('unconfirmed', 'waiting', 'sent')),
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, product_id) REFERENCES product ON DELETE CASCADE,
  CONSTRAINT restock_signup_sent CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
-- Who waits waits once per variant, however often the form is sent.
CREATE UNIQUE INDEX restock_signup_open ON restock_signup (website_id, variant_id, lower(email)) WHERE state <> 'sent';
CREATE INDEX restock_signup_group ON restock_signup (website_id, variant_id, created_at DESC, id);
CREATE INDEX restock_signup_email ON restock_signup (website_id, lower(email), created_at);
SELECT protect_site_table('restock_signup');

-- Whatever makes a variant buyable again (a delivery, a refund, an import, a hold that ran out): those who wait are
-- looked after once, in the transaction that does it (STK-8). Whether mails go out then is decided by the job.
CREATE FUNCTION owe_restock_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM restock_signup WHERE website_id = NEW.website_id AND variant_id = NEW.id AND state = 'waiting') THEN
    INSERT INTO job (website_id, id, kind, payload, run_at, created_at)
    VALUES (NEW.website_id, gen_random_uuid(), 'restock.look', jsonb_build_object('variantId', NEW.id), now(), now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_restocked AFTER UPDATE OF unlimited, on_hand, reserved, archived ON variant FOR EACH ROW
  WHEN (NOT NEW.archived AND (NEW.unlimited OR NEW.on_hand > NEW.reserved)
    AND (OLD.archived OR NOT (OLD.unlimited OR OLD.on_hand > OLD.reserved)))
  EXECUTE FUNCTION owe_restock_look();
