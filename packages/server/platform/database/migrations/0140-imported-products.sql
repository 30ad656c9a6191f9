-- An import of products is taken back as a whole: what each of its products was before, and a mark of how it was left.
CREATE TABLE import_product (
  website_id uuid NOT NULL,
  run_id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- Of the file.
  line int NOT NULL,
  title text NOT NULL DEFAULT '',
  -- As `product_state` has it; NULL: the import made it.
  before jsonb,
  -- Of `product_state` after the import: if it differs, somebody has edited it since.
  mark text NOT NULL,
  -- What became of it when the import was taken back; NULL: nothing yet.
  outcome text CHECK (outcome IN ('deleted', 'hidden', 'restored', 'keptEdited', 'keptTaken', 'gone')),
  PRIMARY KEY (website_id, run_id, item_id),
  FOREIGN KEY (website_id, run_id) REFERENCES import_run ON DELETE CASCADE
);
SELECT protect_site_table('import_product');

-- Everything people edit of products, without what sales and the order of a list change.
CREATE FUNCTION product_state(site uuid, ids uuid[]) RETURNS TABLE (item_id uuid, state jsonb) LANGUAGE sql STABLE AS $$
  SELECT i.id, jsonb_build_object(
    'item', to_jsonb(i) - '{website_id,id,revision,updated_on,display_index}'::text[],
    'product', to_jsonb(p) - '{website_id,id}'::text[],
    'variants', coalesce((SELECT jsonb_agg(to_jsonb(v) - '{website_id,product_id,on_hand,reserved,low_stock_told_at}'::text[]
        ORDER BY v.display_index, v.id)
      FROM variant v WHERE v.website_id = site AND v.product_id = i.id AND NOT v.archived), '[]'),
    'images', coalesce((SELECT jsonb_agg(m.asset_id ORDER BY m.display_index, m.asset_id)
      FROM item_image m WHERE m.website_id = site AND m.item_id = i.id), '[]'),
    'files', coalesce((SELECT jsonb_agg(f.id ORDER BY f.id)
      FROM digital_file f WHERE f.website_id = site AND f.product_id = i.id AND f.removed_at IS NULL), '[]'))
  FROM item i JOIN product p ON p.website_id = i.website_id AND p.id = i.id
  WHERE i.website_id = site AND i.id = ANY (ids)
$$;

-- One revision for a product and statement: an import of forty thousand variants wrote their products as often.
DROP TRIGGER variant_revision ON variant;
DROP FUNCTION raise_product_revision();

CREATE FUNCTION raise_product_revisions() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE site uuid; ids uuid[];
BEGIN
  FOR site, ids IN
    SELECT fresh.website_id, array_agg(DISTINCT fresh.product_id ORDER BY fresh.product_id)
    FROM fresh JOIN former ON former.website_id = fresh.website_id AND former.id = fresh.id
    WHERE (former.sku, former.price, former.sale_price, former.on_sale, former.attributes, former.weight, former.width,
        former.height, former.len, former.main_image_id, former.display_index, former.archived)
      IS DISTINCT FROM (fresh.sku, fresh.price, fresh.sale_price, fresh.on_sale, fresh.attributes, fresh.weight,
        fresh.width, fresh.height, fresh.len, fresh.main_image_id, fresh.display_index, fresh.archived)
    GROUP BY fresh.website_id
  LOOP
    UPDATE item SET updated_on = updated_on WHERE website_id = site AND id = ANY (ids);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_revision AFTER UPDATE ON variant
  REFERENCING NEW TABLE AS fresh OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION raise_product_revisions();
