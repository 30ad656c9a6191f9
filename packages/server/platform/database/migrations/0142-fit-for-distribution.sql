-- What a server that spreads tables over machines by website_id (Citus) cannot carry, said in a way that any PostgreSQL can.

-- Policies without a subquery. The functions are STABLE, so a condition on website_id stays one of the index.
CREATE FUNCTION let_own_site(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY own_site ON %s USING (website_id = current_site())', table_name);
END $$;

CREATE OR REPLACE FUNCTION protect_site_table(
  table_name regclass, privileges text DEFAULT 'SELECT, INSERT, UPDATE, DELETE'
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  PERFORM let_own_site(table_name);
  PERFORM let_owner_read(table_name);
  EXECUTE format('GRANT %s ON %s TO quoin_app', privileges, table_name);
END $$;

CREATE OR REPLACE FUNCTION protect_platform_table(table_name regclass, site_column text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE own text := CASE WHEN site_column IS NULL THEN '' ELSE format(' OR %I = current_site()', site_column) END;
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_site_or_platform ON %s USING (on_platform()%s)', table_name, own);
  PERFORM let_owner_read(table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO quoin_app', table_name);
END $$;

-- As in 0054, with the new policy.
CREATE OR REPLACE FUNCTION open_event_month(wanted date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  first date := date_trunc('month', wanted)::date;
  part text := 'site_event_' || to_char(wanted, 'YYYY_MM');
BEGIN
  IF wanted NOT BETWEEN '2000-01-01' AND '2200-01-01' THEN RAISE EXCEPTION 'no month of events: %', wanted; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('open_event_month'));
  IF to_regclass(part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE site_event INCLUDING ALL)', part);
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
  PERFORM let_own_site(part::regclass);
  EXECUTE format('ALTER TABLE site_event ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    part, first, (first + interval '1 month')::date);
END $$;
REVOKE ALL ON FUNCTION let_own_site(regclass) FROM PUBLIC;

-- The policies that stand: the same conditions without their subqueries. What the platform reads is asked first, since only
-- that goes through many rows of several sites.
DO $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT polrelid::regclass AS place, polname AS name, CASE
        WHEN polname = 'own_site' THEN 'website_id = current_site()'
        WHEN polrelid = 'website'::regclass THEN 'on_platform() OR id = current_site()'
        WHEN pg_get_expr(polqual, polrelid) LIKE '%website_id%' THEN 'on_platform() OR website_id = current_site()'
        ELSE 'on_platform()'
      END AS condition
    FROM pg_policy WHERE polname IN ('own_site', 'own_site_or_platform') ORDER BY polrelid::regclass::text
  LOOP
    EXECUTE format('ALTER POLICY %I ON %s USING (%s)', held.name, held.place, held.condition);
  END LOOP;
END $$;

-- ON DELETE SET NULL of one column of a key that begins with the site: the same by a trigger. Before the row goes, so that
-- the key finds nothing that points to it; its arguments are tables and their columns. 0143 validates the keys.
CREATE FUNCTION empty_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 0 .. TG_NARGS - 1 BY 2 LOOP
    EXECUTE format('UPDATE public.%1$I SET %2$I = NULL WHERE website_id = $1 AND %2$I = $2', TG_ARGV[i], TG_ARGV[i + 1])
      USING OLD.website_id, OLD.id;
  END LOOP;
  RETURN OLD;
END $$;

ALTER TABLE collection DROP CONSTRAINT collection_website_id_main_image_id_fkey,
  ADD CONSTRAINT collection_website_id_main_image_id_fkey FOREIGN KEY (website_id, main_image_id) REFERENCES asset NOT VALID;
ALTER TABLE item DROP CONSTRAINT item_website_id_main_image_id_fkey,
  ADD CONSTRAINT item_website_id_main_image_id_fkey FOREIGN KEY (website_id, main_image_id) REFERENCES asset NOT VALID;
ALTER TABLE variant DROP CONSTRAINT variant_website_id_main_image_id_fkey,
  ADD CONSTRAINT variant_website_id_main_image_id_fkey FOREIGN KEY (website_id, main_image_id) REFERENCES asset NOT VALID;
CREATE TRIGGER asset_leaves BEFORE DELETE ON asset FOR EACH ROW
  EXECUTE FUNCTION empty_references('collection', 'main_image_id', 'item', 'main_image_id', 'variant', 'main_image_id');

ALTER TABLE item_comment DROP CONSTRAINT item_comment_website_id_site_user_id_fkey,
  ADD CONSTRAINT item_comment_website_id_site_user_id_fkey FOREIGN KEY (website_id, site_user_id) REFERENCES site_user NOT VALID;
ALTER TABLE item_like DROP CONSTRAINT item_like_website_id_site_user_id_fkey,
  ADD CONSTRAINT item_like_website_id_site_user_id_fkey FOREIGN KEY (website_id, site_user_id) REFERENCES site_user NOT VALID;
CREATE TRIGGER site_user_leaves BEFORE DELETE ON site_user FOR EACH ROW
  EXECUTE FUNCTION empty_references('item_comment', 'site_user_id', 'item_like', 'site_user_id');

ALTER TABLE asset DROP CONSTRAINT asset_website_id_folder_id_fkey,
  ADD CONSTRAINT asset_website_id_folder_id_fkey FOREIGN KEY (website_id, folder_id) REFERENCES media_folder NOT VALID;
CREATE TRIGGER media_folder_leaves BEFORE DELETE ON media_folder FOR EACH ROW
  EXECUTE FUNCTION empty_references('asset', 'folder_id');

ALTER TABLE product_review DROP CONSTRAINT product_review_website_id_order_id_fkey,
  ADD CONSTRAINT product_review_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES sales_order NOT VALID;
CREATE TRIGGER sales_order_leaves BEFORE DELETE ON sales_order FOR EACH ROW
  EXECUTE FUNCTION empty_references('product_review', 'order_id');

-- Values that chance makes are made before the statement that writes them, and one statement writes one table.
CREATE OR REPLACE FUNCTION renew_pricing_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  site uuid := coalesce(NEW.website_id, OLD.website_id);
  renewed uuid := gen_random_uuid();
BEGIN
  IF current_setting('app.pricing_renewed', true) IS DISTINCT FROM site::text THEN
    UPDATE website SET pricing_version = renewed WHERE id = site;
    PERFORM set_config('app.pricing_renewed', site::text, true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_webhook(site uuid, event text, details jsonb, client text DEFAULT NULL, at timestamptz DEFAULT now())
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  subscription uuid;
  delivery uuid;
BEGIN
  IF current_setting('app.webhooks', true) = 'off' THEN RETURN; END IF;
  FOR subscription IN
    SELECT s.id FROM webhook_subscription s
    WHERE s.website_id = site AND event = ANY (s.topics) AND s.ended_at IS NULL AND (client IS NULL OR s.client_id = client)
      AND EXISTS (SELECT FROM website w WHERE w.id = site AND w.deleted_at IS NULL)
  LOOP
    delivery := gen_random_uuid();
    INSERT INTO webhook_delivery (website_id, id, subscription_id, notification_id, topic, data, occurred_at, queued_at, next_attempt_at)
    VALUES (site, delivery, subscription, delivery, event, details, at, at, at);
    INSERT INTO job (website_id, id, kind, payload, run_at, created_at)
    VALUES (site, gen_random_uuid(), 'webhook.deliver', jsonb_build_object('subscriptionId', subscription), at, at);
  END LOOP;
END $$;
