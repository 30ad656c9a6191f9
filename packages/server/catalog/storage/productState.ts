import { type RawBuilder, sql } from 'kysely';

/**
 * Everything people edit of products, without what sales and the order of a list change: rows `(item_id, state)`. It is text of
 * the statement, not a function: a database that is spread by the site plans no function that asks tables.
 * `product_state` of migration 0140 is the same for the version before this one, and can go with it.
 */
export function productState(websiteId: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select i.id as item_id, jsonb_build_object(
      'item', to_jsonb(i) - '{website_id,id,revision,updated_on,display_index}'::text[],
      'product', to_jsonb(p) - '{website_id,id}'::text[],
      'variants', coalesce((select jsonb_agg(to_jsonb(v) - '{website_id,product_id,on_hand,reserved,low_stock_told_at}'::text[]
          order by v.display_index, v.id)
        from variant v where v.website_id = ${websiteId} and v.product_id = i.id and not v.archived), '[]'),
      'images', coalesce((select jsonb_agg(m.asset_id order by m.display_index, m.asset_id)
        from item_image m where m.website_id = ${websiteId} and m.item_id = i.id), '[]'),
      'files', coalesce((select jsonb_agg(f.id order by f.id)
        from digital_file f where f.website_id = ${websiteId} and f.product_id = i.id and f.removed_at is null), '[]')) as state
    from item i join product p on p.website_id = i.website_id and p.id = i.id
    where i.website_id = ${websiteId} and p.website_id = ${websiteId} and i.id = any (${[...ids]}::uuid[]))`;
}
