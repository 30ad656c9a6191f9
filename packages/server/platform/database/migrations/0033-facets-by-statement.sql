-- One refresh for all variants a statement changed: a price list of a thousand rows cost a thousand refreshes.
DROP TRIGGER variant_facet_update ON variant;
DROP FUNCTION note_variant_facts();

CREATE FUNCTION note_variant_facts() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE site uuid; ids uuid[];
BEGIN
  FOR site, ids IN
    SELECT fresh.website_id, array_agg(DISTINCT fresh.product_id ORDER BY fresh.product_id)
    FROM fresh JOIN former ON former.website_id = fresh.website_id AND former.id = fresh.id
    WHERE (former.price, former.sale_price, former.on_sale, former.unlimited OR former.on_hand > former.reserved,
        former.attributes, former.archived)
      IS DISTINCT FROM (fresh.price, fresh.sale_price, fresh.on_sale, fresh.unlimited OR fresh.on_hand > fresh.reserved,
        fresh.attributes, fresh.archived)
    GROUP BY fresh.website_id
  LOOP
    PERFORM refresh_item_facet(site, ids);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_facet_update AFTER UPDATE ON variant
  REFERENCING NEW TABLE AS fresh OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_variant_facts();
