-- A step of the sample data that was broken off is removed and made again: the uses of coupons that it counted go with it, as its
-- stock does. Before, the coupon stayed counted once more than it was used (GFT-4).
CREATE OR REPLACE FUNCTION remove_sample_rows(site uuid, step int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  ending text := '%-53414d504c45';
  moves uuid[];
  guests uuid[];
  held record;
  refused int;
BEGIN
  PERFORM set_config('app.site', site::text, true);
  IF step IS NOT NULL THEN
    ending := repeat('_', 8) || '-' || repeat('_', 4) || '-7' || lpad(to_hex(step), 3, '0') || '-%-53414d504c45';
  END IF;

  -- What the owner put back of a sample order is named by the owner's refund or cancellation.
  moves := ARRAY(SELECT id FROM stock_movement
    WHERE website_id = site AND (id::text LIKE ending OR cause_id::text LIKE ending
      OR cause_id IN (SELECT id FROM order_refund WHERE website_id = site AND order_id::text LIKE ending)
      OR cause_id IN (SELECT id FROM order_event WHERE website_id = site AND order_id::text LIKE ending)));
  UPDATE variant SET on_hand = on_hand - moved.delta
    FROM (SELECT variant_id, sum(delta) AS delta FROM stock_movement
          WHERE website_id = site AND id = ANY (moves) GROUP BY variant_id) moved
    WHERE variant.website_id = site AND variant.id = moved.variant_id;
  DELETE FROM stock_movement WHERE website_id = site AND id = ANY (moves);
  UPDATE variant SET reserved = reserved - kept.quantity
    FROM (SELECT variant_id, sum(quantity) AS quantity FROM stock_reservation
          WHERE website_id = site AND state = 'held' AND checkout_id::text LIKE ending GROUP BY variant_id) kept
    WHERE variant.website_id = site AND variant.id = kept.variant_id;
  UPDATE discount SET times_used = times_used - used.times
    FROM (SELECT discount_id, count(*) AS times FROM discount_use
          WHERE website_id = site AND checkout_id::text LIKE ending GROUP BY discount_id) used
    WHERE discount.website_id = site AND discount.id = used.discount_id;
  DELETE FROM idempotency WHERE website_id = site AND (key LIKE '%' || ending OR principal LIKE ending);
  -- Customers by their orders alone, whom a trigger of the orders has made.
  guests := ARRAY(SELECT DISTINCT site_user_id FROM sales_order
    WHERE website_id = site AND id::text LIKE ending AND site_user_id IS NOT NULL);

  FOR round IN 1..20 LOOP
    refused := 0;
    FOR held IN
      SELECT t.relname AS name, string_agg(format('%I::text LIKE $2', a.attname), ' OR ') AS names_one
      FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
        AND a.atttypid = 'uuid'::regtype AND a.attname <> 'website_id' AND a.attnum > 0 AND NOT a.attisdropped
        AND EXISTS (SELECT FROM pg_attribute w
          WHERE w.attrelid = t.oid AND w.attname = 'website_id' AND NOT w.attisdropped)
        -- A step that is made again brings the same visits, and they are counted already.
        AND (step IS NULL OR t.relname <> 'site_event')
      GROUP BY t.relname
    LOOP
      BEGIN
        EXECUTE format('DELETE FROM %I WHERE website_id = $1 AND (%s)', held.name, held.names_one) USING site, ending;
      EXCEPTION WHEN foreign_key_violation THEN
        refused := refused + 1;
      END;
    END LOOP;
    EXIT WHEN refused = 0;
  END LOOP;
  DELETE FROM site_user u WHERE website_id = site AND id = ANY (guests) AND password_hash IS NULL
    AND NOT EXISTS (SELECT FROM sales_order o WHERE o.website_id = site AND o.site_user_id = u.id);
END $$;
