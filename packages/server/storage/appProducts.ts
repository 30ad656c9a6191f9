import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema, SiteTransaction } from '../database/database.ts';
import { containing } from './searchPattern.ts';

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
  readonly imageAssetId: string | null;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly variants: readonly VariantRow[];
}

export interface ProductCursor {
  readonly title: string;
  readonly id: string;
}

export interface ProductSearch {
  readonly search: string;
  readonly stock: 'all' | 'low' | 'out';
  /** A limited variant with that many or fewer is low. */
  readonly lowThreshold: number;
  readonly after: ProductCursor | null;
  readonly limit: number;
  readonly now: Date;
}

const FREE = sql<number>`(variant.on_hand - variant.reserved)`;

function products(trx: SiteTransaction, websiteId: string, now: Date) {
  const mainImage = sql<string | null>`coalesce(item.main_image_id, (select asset_id from item_image
    where item_image.website_id = item.website_id and item_image.item_id = item.id
    order by display_index limit 1))`;
  const isVisible = sql<boolean>`(collection.enabled and item.workflow_state = 1
    and (item.publish_on is null or item.publish_on <= ${now}))`;
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
    .where('product.website_id', '=', websiteId)
    .where('item.deleted_at', 'is', null);
}

export async function listProducts(
  trx: SiteTransaction,
  websiteId: string,
  search: ProductSearch,
): Promise<readonly ProductRow[]> {
  let query = products(trx, websiteId, search.now).orderBy('item.title').orderBy('product.id').limit(search.limit);
  const { after } = search;
  if (after !== null) {
    query = query.where(sql<boolean>`(item.title, product.id) > (${after.title}, ${after.id}::uuid)`);
  }
  if (search.search !== '') {
    const pattern = containing(search.search);
    query = query.where((is) =>
      is.or([is('item.title', 'ilike', pattern), is.exists(variantsOf(is).where('variant.sku', 'ilike', pattern))]),
    );
  }
  if (search.stock === 'low') {
    const low = sql<boolean>`not variant.unlimited and ${FREE} <= ${search.lowThreshold}`;
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
    isVisible: row.is_visible,
    imageAssetId: row.image_asset_id,
    collectionUrlId: row.collection_url_id,
    urlId: row.url_id,
    variants: variants.filter((variant) => variant.productId === row.id),
  }));
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
): Promise<readonly VariantRow[]> {
  if (productIds.length === 0) return [];
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
  return rows.map(({ product_id, sale_price, on_sale, on_hand, ...same }) => ({
    ...same,
    productId: product_id,
    salePrice: sale_price,
    onSale: on_sale,
    onHand: on_hand,
  }));
}

export interface LowStockRow {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly quantity: number;
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
    .with('shown', () => products(trx, websiteId, options.now))
    .selectFrom('shown')
    .innerJoin('variant', (join) =>
      join.on('variant.website_id', '=', websiteId).onRef('variant.product_id', '=', 'shown.id'),
    )
    .select(['variant.id as variant_id', 'shown.id as product_id', 'shown.title', 'variant_option_ordering'])
    .select(['variant.attributes', 'variant.sku', FREE.as('quantity'), image.as('image_asset_id')])
    .where('shown.is_visible', '=', true)
    .where('variant.archived', '=', false)
    .where('variant.unlimited', '=', false)
    .where(FREE, '<=', options.threshold)
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
    imageAssetId: row.image_asset_id,
  }));
}
