-- What prices a cart is kept in memory; this says whether it is still as it was. Not a counter: a database that was put
-- back to an earlier state never meets a version of before with other contents.
ALTER TABLE website ADD COLUMN pricing_version uuid NOT NULL DEFAULT gen_random_uuid();

-- At the end of a transaction, once in it: a long import does not hold the site's row while it runs.
CREATE FUNCTION renew_pricing_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE site uuid := coalesce(NEW.website_id, OLD.website_id);
BEGIN
  IF current_setting('app.pricing_renewed', true) IS DISTINCT FROM site::text THEN
    UPDATE website SET pricing_version = gen_random_uuid() WHERE id = site;
    PERFORM set_config('app.pricing_renewed', site::text, true);
  END IF;
  RETURN NULL;
END $$;

-- Left out is what is asked for with each cart (stock, uses of discounts) and what no price or line of a cart reads.
-- A sale changes nothing else, so it waits for nobody here.
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE OF
    product_id, sku, price, sale_price, on_sale, currency, attributes, weight, width, height, len, main_image_id, image_ids,
    display_index, archived, gtin
  ON variant DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER DELETE OR UPDATE ON product
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER DELETE OR UPDATE OF
    collection_id, title, url_id, workflow_state, publish_on, take_down_on, deleted_at, categories, document
  ON item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON item_image
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER DELETE OR UPDATE OF
    kind, filename, width, height, focal_x, focal_y, alt_text, color_data
  ON asset DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER DELETE OR UPDATE OF url_id, enabled, settings ON collection
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE OF collection_id, path ON category
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON tax_rule
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON shipping_method
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE OF
    name, code, kind, percent_ppm, amount, currency, scope, scope_ids, items, minimum_subtotal, starts_at, ends_at,
    total_limit, per_customer_limit, combines_with, enabled, revision, deleted_at
  ON discount DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();
CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON translation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_pricing_version();

CREATE FUNCTION renew_own_pricing_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pricing_version := gen_random_uuid();
  RETURN NEW;
END $$;
CREATE TRIGGER pricing_version BEFORE UPDATE OF settings, currency, language, languages ON website FOR EACH ROW
  WHEN ((OLD.settings, OLD.currency, OLD.language, OLD.languages)
    IS DISTINCT FROM (NEW.settings, NEW.currency, NEW.language, NEW.languages))
  EXECUTE FUNCTION renew_own_pricing_version();
