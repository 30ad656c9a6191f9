-- Endpoints on other servers that receive notifications about a store.
CREATE TABLE webhook_subscription (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The extension that created it; NULL: created by the owner.
  client_id text,
  endpoint_url text NOT NULL CHECK (length(endpoint_url) BETWEEN 1 AND 2000),
  topics text[] NOT NULL CHECK (cardinality(topics) > 0),
  -- Signs notifications; sealed with the installation's key.
  sealed_secret text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- When its extension was uninstalled: queued notifications are still sent, none is added.
  ended_at timestamptz(3),
  -- The job that is sending, the number of its attempt, and until when no other job may send.
  lease_job uuid,
  lease_attempt int,
  leased_until timestamptz(3),
  PRIMARY KEY (website_id, id)
);
SELECT protect_site_table('webhook_subscription');

-- One notification to one endpoint. Sent in the order of `position`; the first one that waits blocks the later ones.
CREATE SEQUENCE webhook_delivery_position;
GRANT USAGE ON SEQUENCE webhook_delivery_position TO quoin_app;
CREATE TABLE webhook_delivery (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  position bigint NOT NULL DEFAULT nextval('webhook_delivery_position'),
  -- The id that the receiver sees; the same when it is sent again.
  notification_id uuid NOT NULL,
  topic text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  queued_at timestamptz(3) NOT NULL,
  is_test boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz(3) NOT NULL,
  attempted_at timestamptz(3),
  -- Of the last response; NULL: there was none.
  status int,
  -- The beginning of the last response, or why there was none.
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 1000),
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, subscription_id) REFERENCES webhook_subscription ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_queue ON webhook_delivery (website_id, subscription_id, position) WHERE state = 'waiting';
CREATE INDEX webhook_delivery_newest ON webhook_delivery (website_id, subscription_id, position DESC);
CREATE INDEX webhook_delivery_age ON webhook_delivery (website_id, queued_at);
SELECT protect_site_table('webhook_delivery');

-- Queues a notification for each subscription to the topic, and a job that sends it, in the transaction of the event.
-- `client`: only for that extension. A transaction that makes sample data sets `app.webhooks` to `off`.
CREATE FUNCTION announce_webhook(site uuid, event text, details jsonb, client text DEFAULT NULL, at timestamptz DEFAULT now())
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.webhooks', true) = 'off' THEN RETURN; END IF;
  WITH wanted AS (
    SELECT s.id AS subscription_id, gen_random_uuid() AS id FROM webhook_subscription s
    WHERE s.website_id = site AND event = ANY (s.topics) AND s.ended_at IS NULL AND (client IS NULL OR s.client_id = client)
      AND EXISTS (SELECT FROM website w WHERE w.id = site AND w.deleted_at IS NULL)
  ), queued AS (
    INSERT INTO webhook_delivery (website_id, id, subscription_id, notification_id, topic, data, occurred_at, queued_at, next_attempt_at)
    SELECT site, id, subscription_id, id, event, details, at, at, at FROM wanted
    RETURNING subscription_id
  )
  INSERT INTO job (website_id, id, kind, payload, run_at, created_at)
  SELECT site, gen_random_uuid(), 'webhook.deliver', jsonb_build_object('subscriptionId', subscription_id), at, at FROM queued;
END $$;

-- Orders and customers are written in many places. Triggers announce the changes, so no place can forget to.
CREATE FUNCTION announce_order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_webhook(NEW.website_id, 'order.create', jsonb_build_object('orderId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER order_placed_webhook AFTER INSERT ON sales_order FOR EACH ROW EXECUTE FUNCTION announce_order_placed();

CREATE FUNCTION announce_order_update(site uuid, order_id uuid, update text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_webhook(site, 'order.update', jsonb_build_object('orderId', order_id, 'update', update));
END $$;

-- A partial shipment leaves an order pending. Erasing a person empties the email, which is not announced.
CREATE FUNCTION announce_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.fulfillment_status <> OLD.fulfillment_status THEN
    IF NEW.fulfillment_status IN ('FULFILLED', 'CANCELED') THEN
      PERFORM announce_order_update(NEW.website_id, NEW.id, NEW.fulfillment_status);
    ELSIF OLD.fulfillment_status IN ('FULFILLED', 'CANCELED') THEN
      PERFORM announce_order_update(NEW.website_id, NEW.id, 'MARKED_PENDING');
    END IF;
  END IF;
  IF NEW.email <> OLD.email AND NEW.email <> '' THEN
    PERFORM announce_order_update(NEW.website_id, NEW.id, 'EMAIL_UPDATED');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_changed_webhook AFTER UPDATE OF fulfillment_status, email ON sales_order FOR EACH ROW
  WHEN (OLD.fulfillment_status <> NEW.fulfillment_status OR OLD.email <> NEW.email) EXECUTE FUNCTION announce_order_changed();

-- Each refund, including the second of an order that was refunded in part.
CREATE FUNCTION announce_order_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_order_update(NEW.website_id, NEW.order_id, 'REFUNDED');
  RETURN NULL;
END $$;
CREATE TRIGGER order_refunded_webhook AFTER INSERT ON order_event FOR EACH ROW
  WHEN (NEW.kind = 'refunded') EXECUTE FUNCTION announce_order_refunded();

CREATE FUNCTION announce_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact site_user := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM announce_webhook(contact.website_id, 'contact.' || TG_ARGV[0], jsonb_build_object('contactId', contact.id));
  RETURN NULL;
END $$;
CREATE TRIGGER contact_created_webhook AFTER INSERT ON site_user FOR EACH ROW EXECUTE FUNCTION announce_contact('create');
CREATE TRIGGER contact_deleted_webhook AFTER DELETE ON site_user FOR EACH ROW EXECUTE FUNCTION announce_contact('delete');
-- Only the columns that programs read of a contact; not the last visit or the owner's notes.
CREATE TRIGGER contact_updated_webhook AFTER UPDATE OF email, full_name, language, accepts_marketing ON site_user FOR EACH ROW
  WHEN ((OLD.email, OLD.full_name, OLD.language, OLD.accepts_marketing)
    IS DISTINCT FROM (NEW.email, NEW.full_name, NEW.language, NEW.accepts_marketing)) EXECUTE FUNCTION announce_contact('update');

CREATE FUNCTION announce_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  saved site_user_address := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM announce_webhook(saved.website_id, 'address.' || TG_ARGV[0],
    jsonb_build_object('contactId', saved.site_user_id, 'addressId', saved.id));
  RETURN NULL;
END $$;
CREATE TRIGGER address_created_webhook AFTER INSERT ON site_user_address FOR EACH ROW EXECUTE FUNCTION announce_address('create');
CREATE TRIGGER address_deleted_webhook AFTER DELETE ON site_user_address FOR EACH ROW EXECUTE FUNCTION announce_address('delete');
CREATE TRIGGER address_updated_webhook AFTER UPDATE OF address, is_default ON site_user_address FOR EACH ROW
  WHEN ((OLD.address, OLD.is_default) IS DISTINCT FROM (NEW.address, NEW.is_default)) EXECUTE FUNCTION announce_address('update');
