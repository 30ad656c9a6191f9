import { type ExpressionBuilder, sql } from 'kysely';
import { lowFrom } from '../../inventory/index.ts';
import { isPageOn, isPublished } from '../../pages/index.ts';
import type { Schema, SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { readSearch, searchQuery } from '../../search/index.ts';

/** Products as the app lists them: with the stock of every variant. Amounts are minor units of `currency`. */
export interface VariantRow {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly price: bigint;
  readonly salePrice: bigint;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

export interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly productType: number;
  readonly isSubscribable: boolean;
  readonly optionNames: readonly string[];
  readonly isVisible: boolean;
  readonly status: 'visible' | 'hidden' | 'scheduled' | 'takenDown' | 'trash';
  readonly publishOn: Date | null;
  readonly takeDownOn: Date | null;
  readonly updatedOn: Date;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** What the list is sorted by, as text: where its next page goes on. */
  readonly sortKey: string;
  readonly imageAssetId: string | null;
  readonly collectionUrlId: string;
  readonly urlId: string;
  /** From how many available units of a variant on it is low. */
  readonly lowAt: number;
  readonly variants: readonly VariantRow[];
}

export interface ProductCursor {
  readonly key: string;
  readonly id: string;
}

export type ProductSorting = 'title' | 'updated' | 'price' | 'stock';

export interface ProductSearch {
  readonly search: string;
  readonly stock: 'all' | 'low' | 'out';
  /** Left out: everything but the trash. */
  readonly status?: ProductRow['status'];
  readonly type?: number;
  /** A path or one below it. */
  readonly category?: string;
  readonly storePageId?: string;
  readonly tag?: string;
  readonly sorting: ProductSorting;
  readonly isDescending: boolean;
  /** A limited variant with that many or fewer is low. */
  readonly lowThreshold: number;
  readonly after: ProductCursor | null;
  readonly limit: number;
  readonly now: Date;
}

/** Sorting that the database does: expression and the type of its cursor. */
const SORT_KEYS = {
  title: { key: sql<string>`item.title`, type: sql`text` },
  updated: { key: sql<string>`item.updated_on`, type: sql`timestamptz` },
  price: {
    key: sql<string>`coalesce((${ofVariants('min(case when on_sale then sale_price else price end)')}), 0)`,
    type: sql`bigint`,
  },
  stock: {
    key: sql<string>`coalesce((${ofVariants('sum(case when unlimited then 1000000000 else greatest(0, on_hand - reserved) end)')}), 0)`,
    type: sql`numeric`,
  },
} as const;

function ofVariants(aggregate: string) {
  return sql`select ${sql.raw(aggregate)} from variant as own where own.website_id = product.website_id
    and own.product_id = product.id and not own.archived`;
}

const FREE = sql<number>`(variant.on_hand - variant.reserved)`;

function products(trx: SiteTransaction, websiteId: string, now: Date) {
  const mainImage = sql<string | null>`coalesce(item.main_image_id, (select asset_id from item_image
    where item_image.website_id = item.website_id and item_image.item_id = item.id
    order by display_index limit 1))`;
  const isVisible = sql<boolean>`(${isPageOn(now)} and item.workflow_state = 1 and ${isPublished(now)})`;
  return trx
    .selectFrom('product')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'product.website_id').onRef('item.id', '=', 'product.id'),
    )
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['product.id', 'item.title', 'product_type', 'is_subscribable', 'variant_option_ordering'])
    .select(['collection.url_id as collection_url_id', 'item.url_id'])
    .select([mainImage.as('image_asset_id'), isVisible.as('is_visible')])
    .where('product.website_id', '=', websiteId);
}

function statusOf(now: Date) {
  return sql<
    ProductRow['status']
  >`case when item.deleted_at is not null then 'trash' when item.workflow_state <> 1 then 'hidden'
    when item.publish_on > ${now} then 'scheduled' when item.take_down_on <= ${now} then 'takenDown' else 'visible' end`;
}

export async function listProducts(
  trx: SiteTransaction,
  websiteId: string,
  search: ProductSearch,
): Promise<readonly ProductRow[]> {
  const { key, type } = SORT_KEYS[search.sorting];
  const direction = search.isDescending ? ('desc' as const) : ('asc' as const);
  const status = statusOf(search.now);
  let query = products(trx, websiteId, search.now)
    .select(['item.publish_on', 'item.take_down_on', 'item.updated_on', 'item.categories', 'item.tags'])
    .select([status.as('status'), sql<string>`(${key})::text`.as('sort_key')])
    .select(lowFrom('product.settings', search.lowThreshold).as('low_at'))
    .orderBy(key, direction)
    .orderBy('product.id', direction)
    .limit(search.limit);
  const { after, category } = search;
  if (after !== null) {
    const beyond = sql.raw(search.isDescending ? '<' : '>');
    query = query.where(sql<boolean>`(${key}, product.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`);
  }
  query = query.where('item.deleted_at', search.status === 'trash' ? 'is not' : 'is', null);
  if (search.status !== undefined && search.status !== 'trash')
    query = query.where(sql<boolean>`${status} = ${search.status}`);
  if (search.type !== undefined) query = query.where('product_type', '=', search.type);
  if (search.storePageId !== undefined) query = query.where('item.collection_id', '=', search.storePageId);
  if (search.tag !== undefined) query = query.where(sql<boolean>`${search.tag} = any(item.tags)`);
  if (category !== undefined) {
    query = query.where(sql<boolean>`exists (select 1 from unnest(item.categories) as own(path)
      where own.path = ${category} or starts_with(own.path, ${`${category}/`}))`);
  }
  if (search.search !== '') {
    const found = sql<string>`(select item_id from searched_item
      where website_id = ${websiteId} and document @@ ${await wordsOf(trx, websiteId, search.search)})`;
    query = query.where((is) =>
      is.or([
        is('item.id', 'in', found),
        isWithin([sql`item.title`], search.search),
        is.exists(variantsOf(is).where(isWithin([sql`variant.sku`], search.search))),
      ]),
    );
  }
  if (search.stock === 'low') {
    const low = sql<boolean>`not variant.unlimited and ${FREE} <= ${lowFrom('product.settings', search.lowThreshold)}`;
    query = query.where((is) => is.exists(variantsOf(is).where(low)));
  }
  if (search.stock === 'out') {
    const left = sql<boolean>`(variant.unlimited or ${FREE} > 0)`;
    query = query.where((is) => is.not(is.exists(variantsOf(is).where(left))));
  }
  const rows = await query.execute();
  const variants = await listVariants(
    trx,
    websiteId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    productType: row.product_type,
    isSubscribable: row.is_subscribable,
    optionNames: row.variant_option_ordering,
    isVisible: row.is_visible && row.status === 'visible',
    status: row.status,
    publishOn: row.publish_on,
    takeDownOn: row.take_down_on,
    updatedOn: row.updated_on,
    categories: row.categories,
    tags: row.tags,
    sortKey: row.sort_key,
    imageAssetId: row.image_asset_id,
    collectionUrlId: row.collection_url_id,
    urlId: row.url_id,
    lowAt: row.low_at,
    variants: variants.get(row.id) ?? [],
  }));
}

/** As visitors search: the beginnings and stems of all the words, wrong letters forgiven. */
async function wordsOf(trx: SiteTransaction, websiteId: string, typed: string) {
  const site = await trx.selectFrom('website').select('language').where('id', '=', websiteId).executeTakeFirst();
  return searchQuery(await readSearch(trx, typed), site?.language ?? '');
}

function variantsOf(is: ExpressionBuilder<Schema, 'product' | 'item' | 'collection'>) {
  return is
    .selectFrom('variant')
    .select('variant.id')
    .whereRef('variant.website_id', '=', 'product.website_id')
    .whereRef('variant.product_id', '=', 'product.id')
    .where('variant.archived', '=', false);
}

async function listVariants(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VariantRow[]>> {
  const byProduct = new Map<string, VariantRow[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await trx
    .selectFrom('variant')
    .select(['id', 'product_id', 'sku', 'attributes', 'currency', 'price', 'sale_price', 'on_sale', 'unlimited'])
    .select(['on_hand', 'reserved'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('archived', '=', false)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  for (const { product_id, sale_price, on_sale, on_hand, ...same } of rows) {
    const variant = { ...same, productId: product_id, salePrice: sale_price, onSale: on_sale, onHand: on_hand };
    const own = byProduct.get(product_id);
    if (own) own.push(variant);
    else byProduct.set(product_id, [variant]);
  }
  return byProduct;
}

export interface LowStockRow {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly quantity: number;
  readonly lowAt: number;
  readonly imageAssetId: string | null;
}

/** Limited variants of visible products with the least left, sold-out ones included. */
export async function listLowStock(
  trx: SiteTransaction,
  websiteId: string,
  options: { readonly threshold: number; readonly limit: number; readonly now: Date },
): Promise<readonly LowStockRow[]> {
  const image = sql<string | null>`coalesce(variant.main_image_id, shown.image_asset_id)`;
  const rows = await trx
    .with('shown', () =>
      products(trx, websiteId, options.now)
        .select(lowFrom('product.settings', options.threshold).as('low_at'))
        .where('item.deleted_at', 'is', null),
    )
    .selectFrom('shown')
    .innerJoin('variant', (join) =>
      join.on('variant.website_id', '=', websiteId).onRef('variant.product_id', '=', 'shown.id'),
    )
    .select(['variant.id as variant_id', 'shown.id as product_id', 'shown.title', 'variant_option_ordering'])
    .select('shown.low_at')
    .select(['variant.attributes', 'variant.sku', FREE.as('quantity'), image.as('image_asset_id')])
    .where('shown.is_visible', '=', true)
    .where('variant.archived', '=', false)
    .where('variant.unlimited', '=', false)
    .where(sql<boolean>`${FREE} <= shown.low_at`)
    .orderBy('quantity')
    .orderBy('shown.title')
    .orderBy('variant.display_index')
    .limit(options.limit)
    .execute();
  return rows.map((row) => ({
    variantId: row.variant_id,
    productId: row.product_id,
    title: row.title,
    optionNames: row.variant_option_ordering,
    attributes: row.attributes,
    sku: row.sku,
    quantity: row.quantity,
    lowAt: row.low_at,
    imageAssetId: row.image_asset_id,
  }));
}
