import { sql } from 'kysely';
import { recordMove } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { archiveVariants } from './importedVariants.ts';

export interface Restoring {
  readonly websiteId: string;
  readonly runId: string;
  readonly ids: readonly string[];
}

/** Gives products back what they were before their import, from its notes: everything but their stock. */
export async function restoreProducts(trx: SiteTransaction, restoring: Restoring): Promise<void> {
  const from = await listPaths(trx, restoring);
  await restoreItems(trx, restoring);
  await restoreVariants(trx, restoring);
  await restoreImages(trx, restoring);
  for (const [id, path] of await listPaths(trx, restoring)) {
    const left = from.get(id);
    if (left !== undefined && left !== path) {
      await recordMove(trx, restoring.websiteId, { from: left, to: path, thing: { itemId: id } });
    }
  }
}

function noted({ websiteId, runId, ids }: Restoring) {
  return sql`n.website_id = ${websiteId} and n.run_id = ${runId} and n.item_id = any (${[...ids]}::uuid[])`;
}

/** A picture that was deleted meanwhile is none. */
function pictureIn(column: 'b.main_image_id') {
  return sql`(select a.id from asset a where a.website_id = n.website_id and a.id = ${sql.raw(column)})`;
}

async function listPaths(trx: SiteTransaction, { websiteId, ids }: Restoring): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; path: string }>`select i.id, '/' || c.url_id || '/' || i.url_id as path
    from item i join collection c on c.website_id = i.website_id and c.id = i.collection_id
    where i.website_id = ${websiteId} and i.id = any (${[...ids]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

async function restoreItems(trx: SiteTransaction, restoring: Restoring): Promise<void> {
  await sql`
    update item i set collection_id = b.collection_id, url_id = b.url_id, title = b.title, body = b.body,
      excerpt = b.excerpt, tags = b.tags, categories = b.categories, workflow_state = b.workflow_state,
      starred = b.starred, main_image_id = ${pictureIn('b.main_image_id')}, seo = b.seo, data = b.data,
      updated_on = ${trx.now()}::timestamptz
    from import_product n cross join lateral jsonb_populate_record(null::item, n.before -> 'item') b
    where ${noted(restoring)} and i.website_id = n.website_id and i.id = n.item_id`.execute(trx);
  await sql`
    update product p set product_type = b.product_type, is_subscribable = b.is_subscribable,
      subscription_plan = b.subscription_plan, variant_option_ordering = b.variant_option_ordering, settings = b.settings
    from import_product n cross join lateral jsonb_populate_record(null::product, n.before -> 'product') b
    where ${noted(restoring)} and p.website_id = n.website_id and p.id = n.item_id`.execute(trx);
}

/** SKUs are unique at every moment: whatever has one that another variant gets back is given an unused one first. */
async function restoreVariants(trx: SiteTransaction, restoring: Restoring): Promise<void> {
  const before = sql`import_product n cross join lateral jsonb_populate_recordset(null::variant, n.before -> 'variants') b`;
  await sql`
    update variant v set sku = '~' || v.id::text from ${before}
    where ${noted(restoring)} and v.website_id = n.website_id and v.product_id = n.item_id
      and v.sku = b.sku and v.id <> b.id`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    update variant v set sku = b.sku, price = b.price, sale_price = b.sale_price, on_sale = b.on_sale,
      currency = b.currency, attributes = b.attributes, gtin = b.gtin, weight = b.weight, width = b.width,
      height = b.height, len = b.len, main_image_id = ${pictureIn('b.main_image_id')}, display_index = b.display_index,
      archived = false
    from ${before}
    where ${noted(restoring)} and v.website_id = n.website_id and v.product_id = n.item_id and v.id = b.id
    returning v.id`.execute(trx);
  const { websiteId, ids } = restoring;
  const { rows: live } = await sql<{ id: string }>`select id from variant
    where website_id = ${websiteId} and product_id = any (${[...ids]}::uuid[]) and not archived`.execute(trx);
  const kept = new Set(rows.map(({ id }) => id));
  const added = live.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await archiveVariants(trx, websiteId, added);
}

async function restoreImages(trx: SiteTransaction, restoring: Restoring): Promise<void> {
  const { websiteId, ids } = restoring;
  await sql`delete from item_image where website_id = ${websiteId} and item_id = any (${[...ids]}::uuid[])`.execute(
    trx,
  );
  await sql`
    insert into item_image (website_id, item_id, asset_id, display_index)
    select n.website_id, n.item_id, a.id, (own.place - 1)::int
    from import_product n cross join lateral jsonb_array_elements_text(n.before -> 'images') with ordinality as own(id, place)
    join asset a on a.website_id = n.website_id and a.id = own.id::uuid
    where ${noted(restoring)}`.execute(trx);
}

export interface StockToRestore {
  readonly variantId: string;
  readonly isUnlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
  readonly wasUnlimited: boolean;
  /** By the import, to what is on hand. */
  readonly added: number;
}

/** Stock of restored variants that the import moved, or made limited or unlimited. */
export async function listStockToRestore(
  trx: SiteTransaction,
  restoring: Restoring,
): Promise<readonly StockToRestore[]> {
  const { runId } = restoring;
  const { rows } = await sql<StockToRestore>`
    select v.id as "variantId", v.unlimited as "isUnlimited", v.on_hand as "onHand", v.reserved,
      b.unlimited as "wasUnlimited", coalesce(m.delta, 0) as added
    from import_product n cross join lateral jsonb_populate_recordset(null::variant, n.before -> 'variants') b
    join variant v on v.website_id = n.website_id and v.id = b.id
    left join stock_movement m on m.website_id = v.website_id and m.variant_id = v.id and m.cause = 'import'
      and m.cause_id = ${runId}
    where ${noted(restoring)} and (m.delta is not null or v.unlimited <> b.unlimited)`.execute(trx);
  return rows;
}
