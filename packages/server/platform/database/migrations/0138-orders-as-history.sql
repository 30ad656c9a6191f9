-- Orders that a shop brings along from another product: history, not sales of this shop.
ALTER TABLE sales_order
  -- Whether sales reports count it.
  ADD COLUMN in_reports boolean NOT NULL DEFAULT true;

ALTER TABLE import_thing DROP CONSTRAINT import_thing_kind_check;
ALTER TABLE import_thing ADD CONSTRAINT import_thing_kind_check
  CHECK (kind IN ('blog', 'list', 'picture', 'post', 'page', 'redirect', 'subscriber', 'customer', 'order'));

-- Deletes an order that an import created, with its cart, checkout and payment. False: somebody has changed it since, or an
-- invoice names it. Orders and their journals are append-only for the application: this deletes imported ones and nothing else.
CREATE FUNCTION remove_imported_order(wanted uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  site uuid := current_site();
  held sales_order;
BEGIN
  SELECT o.* INTO held FROM sales_order o WHERE o.website_id = site AND o.id = wanted
    AND EXISTS (SELECT FROM import_thing t WHERE t.website_id = site AND t.kind = 'order' AND t.thing_id = wanted) FOR UPDATE;
  IF NOT FOUND THEN RETURN true; END IF;
  IF held.revision > 0 OR EXISTS (SELECT FROM order_note n WHERE n.website_id = site AND n.order_id = wanted) THEN
    RETURN false;
  END IF;
  DELETE FROM payment_refund r USING payment_intent i WHERE r.website_id = site AND i.website_id = site
    AND i.checkout_id = held.checkout_id AND r.intent_id = i.id;
  DELETE FROM manual_payment m USING payment_intent i WHERE m.website_id = site AND i.website_id = site
    AND i.checkout_id = held.checkout_id AND m.intent_id = i.id;
  DELETE FROM sales_order WHERE website_id = site AND id = wanted;
  DELETE FROM payment_intent WHERE website_id = site AND checkout_id = held.checkout_id;
  DELETE FROM checkout WHERE website_id = site AND id = held.checkout_id;
  DELETE FROM cart WHERE website_id = site AND id = held.cart_id;
  RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;
REVOKE ALL ON FUNCTION remove_imported_order(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_imported_order(uuid) TO quoin_app;
