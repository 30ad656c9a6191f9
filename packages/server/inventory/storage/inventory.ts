import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { lowFrom } from './lowStock.ts';

/** One variant with its stock, as the inventory lists it. */
export interface InventoryRow {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly sku: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: number;
  readonly isVisible: boolean;
  readonly imageAssetId: string | null;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
  /** From how many available on it is low. */
  readonly lowAt: number;
  /** The value it is sorted by, as the cursor carries it. */
  readonly sortKey: string;
}

export interface VariantFilter {
  readonly search: string;
  readonly stock: 'all' | 'low' | 'out' | 'unlimited';
  readonly productType: number | null;
  /** With all below it. */
  readonly category: string | null;
  readonly lowThreshold: number;
}

export interface InventorySearch extends VariantFilter {
  readonly sort: 'title' | 'sku' | 'onHand' | 'reserved' | 'available';
  readonly direction: 'up' | 'down';
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

const FREE = sql`(v.on_hand - v.reserved)`;
/** Without limit is more than any number. */
const MOST = sql`2147483647`;
const SORTS: Readonly<
  Record<InventorySearch['sort'], { readonly key: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }>
> = {
  title: { key: sql`lower(i.title)`, type: sql`text` },
  sku: { key: sql`lower(v.sku)`, type: sql`text` },
  onHand: { key: sql`(case when v.unlimited then ${MOST} else v.on_hand end)`, type: sql`int` },
  reserved: { key: sql`v.reserved`, type: sql`int` },
  available: { key: sql`(case when v.unlimited then ${MOST} else ${FREE} end)`, type: sql`int` },
};

/** Products and variants of the site that a filter shows, under the names v, p, i and c. */
export function filteredVariants(websiteId: string, filter: VariantFilter, stock = filter.stock): RawBuilder<unknown> {
  const wanted = [
    sql`v.website_id = ${websiteId}`,
    sql`not v.archived`,
    sql`i.deleted_at is null`,
    ...(filter.search === '' ? [] : [found(filter.search)]),
    ...(filter.productType === null ? [] : [sql`p.product_type = ${filter.productType}`]),
    ...(filter.category === null ? [] : [within(filter.category)]),
    ...(stock === 'all' ? [] : [stockIs(stock, filter.lowThreshold)]),
  ];
  return sql`from variant v
    join product p on p.website_id = v.website_id and p.id = v.product_id
    join item i on i.website_id = p.website_id and i.id = p.id
    where ${sql.join(wanted, sql` and `)}`;
}

function found(search: string): RawBuilder<unknown> {
  return isWithin([sql`i.title`, sql`v.sku`], search);
}

function within(category: string): RawBuilder<unknown> {
  return sql`exists (select 1 from unnest(i.categories) path
    where path = ${category} or left(path, length(${category}::text) + 1) = ${category} || '/')`;
}

function stockIs(stock: 'low' | 'out' | 'unlimited', threshold: number): RawBuilder<unknown> {
  if (stock === 'unlimited') return sql`v.unlimited`;
  if (stock === 'out') return sql`not v.unlimited and ${FREE} <= 0`;
  return sql`not v.unlimited and ${FREE} between 1 and ${lowFrom('p.settings', threshold)}`;
}

interface RawRow {
  readonly id: string;
  readonly product_id: string;
  readonly title: string;
  readonly sku: string;
  readonly option_names: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly product_type: number;
  readonly is_visible: boolean;
  readonly image: string | null;
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly reserved: number;
  readonly low_at: number;
  readonly sort_key: string;
}

/** One page in the wanted order; from a row on, however many lie before it. */
export async function listInventory(
  trx: SiteTransaction,
  websiteId: string,
  search: InventorySearch,
): Promise<readonly InventoryRow[]> {
  const { key, type } = SORTS[search.sort];
  const way = search.direction === 'up' ? sql`asc` : sql`desc`;
  const beyond = search.direction === 'up' ? sql`>` : sql`<`;
  const { after } = search;
  const page = after === null ? sql`` : sql`and (${key}, v.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`;
  const { rows } = await sql<RawRow>`
    select v.id, v.product_id, i.title, v.sku, p.variant_option_ordering as option_names, v.attributes, p.product_type,
      i.workflow_state = 1 as is_visible, v.unlimited, v.on_hand, v.reserved, ${key}::text as sort_key, ${lowFrom('p.settings', search.lowThreshold)} as low_at,
      coalesce(v.main_image_id, i.main_image_id, (select asset_id from item_image im
        where im.website_id = ${websiteId} and im.item_id = i.id order by im.display_index limit 1)) as image
    ${filteredVariants(websiteId, search)} ${page}
    order by ${key} ${way}, v.id ${way} limit ${search.limit}`.execute(trx);
  return rows.map((row) => ({
    variantId: row.id,
    productId: row.product_id,
    title: row.title,
    sku: row.sku,
    optionNames: row.option_names,
    attributes: row.attributes,
    productType: row.product_type,
    isVisible: row.is_visible,
    imageAssetId: row.image,
    unlimited: row.unlimited,
    onHand: row.on_hand,
    reserved: row.reserved,
    lowAt: row.low_at,
    sortKey: row.sort_key,
  }));
}

export interface InventoryCounts {
  readonly all: number;
  readonly low: number;
  readonly out: number;
  readonly unlimited: number;
}

export async function countInventory(
  trx: SiteTransaction,
  websiteId: string,
  filter: VariantFilter,
): Promise<InventoryCounts> {
  const { rows } = await sql<InventoryCounts>`
    select count(*)::int as "all", count(*) filter (where ${stockIs('low', filter.lowThreshold)})::int as low,
      count(*) filter (where ${stockIs('out', 0)})::int as "out", count(*) filter (where v.unlimited)::int as unlimited
    ${filteredVariants(websiteId, filter, 'all')}`.execute(trx);
  return rows[0]!;
}

/** Every category path of the site's store pages. */
export async function listCategoryPaths(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('category')
    .select('path')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('path', '<>', '')
    .orderBy('path')
    .execute();
  return rows.map((row) => row.path);
}

/** Kept in the store's settings. */
export async function saveStockThreshold(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly threshold: number; readonly isMailed: boolean },
): Promise<void> {
  const own = JSON.stringify({ lowStockThreshold: wanted.threshold, lowStockMail: wanted.isMailed });
  await sql`update website set settings = settings ||
      jsonb_build_object('storeSettings', coalesce(settings -> 'storeSettings', '{}'::jsonb) || ${own}::jsonb)
    where id = ${websiteId}`.execute(trx);
}
