import {
  type DraftVariant,
  firstParagraph,
  PRODUCT_TYPES,
  type ProductDraft,
  parseGtin,
  parsePrice,
  parseSalePrice,
} from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import { RECORD_TYPES } from '@quoin/domain/site';
import { type SqlBool, sql } from 'kysely';
import { takeDownColumns } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A draft that nothing keeps from being saved: addresses and SKUs are settled. */
export interface ProductToWrite {
  readonly id: string;
  readonly collectionId: string;
  readonly currency: CurrencyCode;
  readonly draft: ProductDraft;
}

/** The ids of a product's variants as written, in their order; of those whose stock is still to be moved. */
export interface WrittenVariant {
  readonly id: string;
  readonly variant: DraftVariant;
  /** There before: what is on its shelf may be anything. */
  readonly isKnown: boolean;
}

const PUBLISHED = 1;
const HIDDEN = 4;

function itemValues(trx: SiteTransaction, { collectionId, draft }: ProductToWrite) {
  const { seo } = draft;
  return {
    collection_id: collectionId,
    url_id: draft.urlId,
    title: draft.title,
    body: draft.description,
    excerpt: firstParagraph(draft.description),
    tags: [...draft.tags],
    categories: [...draft.categories],
    workflow_state: draft.visibility === 'hidden' ? HIDDEN : PUBLISHED,
    ...takeDownColumns(draft.takeDown),
    starred: draft.isFeatured,
    main_image_id: draft.imageIds[0] ?? null,
    seo: JSON.stringify({ seoTitle: seo.title, seoDescription: seo.description, seoHidden: seo.isHidden }),
    updated_on: trx.now(),
  };
}

function productValues({ draft }: ProductToWrite) {
  return {
    product_type: draft.type,
    is_subscribable: draft.plan !== null,
    subscription_plan: draft.plan === null ? null : JSON.stringify(draft.plan),
    variant_option_ordering: [...draft.optionNames],
    custom_add_button_text: draft.customAddButtonText.trim() || null,
    custom_sold_out_text: draft.customSoldOutText.trim() || null,
    additional_info: draft.additionalInfo,
    additional_fields_form: draft.form === null ? null : JSON.stringify(draft.form),
  };
}

/** Returns the parts of a draft in `product.settings`, which also stores other data. */
function ownSettings({ draft }: ProductToWrite): string {
  const { scarcityThreshold, lowStockThreshold, taxClass, withdrawalExemption, related } = draft;
  return JSON.stringify({ scarcityThreshold, lowStockThreshold, taxClass, withdrawalExemption, related });
}

function publishOn(trx: SiteTransaction, draft: ProductDraft): Date {
  return draft.visibility === 'scheduled' && draft.publishOn !== null ? new Date(draft.publishOn) : trx.now();
}

/** A new product at the end of its store page. */
export async function insertProduct(
  trx: SiteTransaction,
  websiteId: string,
  product: ProductToWrite,
): Promise<readonly WrittenVariant[]> {
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(display_index), -1) + 1 AS next FROM item
    WHERE website_id = ${websiteId} AND collection_id = ${product.collectionId}`.execute(trx);
  await trx
    .insertInto('item')
    .values({
      ...itemValues(trx, product),
      website_id: websiteId,
      id: product.id,
      record_type: RECORD_TYPES.storeItem,
      publish_on: publishOn(trx, product.draft),
      added_on: trx.now(),
      display_index: rows[0]?.next ?? 0,
    })
    .execute();
  await trx
    .insertInto('product')
    .values({ ...productValues(product), website_id: websiteId, id: product.id, settings: ownSettings(product) })
    .execute();
  await writeImages(trx, websiteId, product);
  return writeVariants(trx, websiteId, product);
}

/** Writes an edit whole. `wasScheduled`: its day has not come, so that showing it now dates it today. */
export async function updateProduct(
  trx: SiteTransaction,
  websiteId: string,
  product: ProductToWrite,
  before: Pick<ProductDraft, 'visibility'>,
): Promise<readonly WrittenVariant[]> {
  const { draft } = product;
  const isDated = draft.visibility === 'scheduled' || before.visibility === 'scheduled';
  await trx
    .updateTable('item')
    .set({ ...itemValues(trx, product), ...(isDated ? { publish_on: publishOn(trx, draft) } : {}) })
    .where('website_id', '=', websiteId)
    .where('id', '=', product.id)
    .execute();
  await trx
    .updateTable('product')
    .set({ ...productValues(product), settings: sql`product.settings || ${ownSettings(product)}::jsonb` as never })
    .where('website_id', '=', websiteId)
    .where('id', '=', product.id)
    .execute();
  await writeImages(trx, websiteId, product);
  return writeVariants(trx, websiteId, product);
}

interface HeldVariant {
  readonly id: string;
  readonly sku: string;
  readonly archived: boolean;
}

/**
 * Variants keep their ids: by id, and a new one whose SKU an archived one of this product had is that one again. What
 * left the product stays for orders and carts that name it, but is no longer sold.
 */
async function writeVariants(
  trx: SiteTransaction,
  websiteId: string,
  product: ProductToWrite,
): Promise<readonly WrittenVariant[]> {
  const held = await trx
    .selectFrom('variant')
    .select(['id', 'sku', 'archived'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', product.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(held.map((row) => [row.id, row]));
  const archived = new Map(held.filter((row) => row.archived).map((row) => [row.sku, row]));
  const plans = product.draft.variants.map((variant, index) => {
    const known = variant.id === null ? archived.get(variant.sku) : byId.get(variant.id);
    return { variant, index, known, id: known?.id ?? trx.newId() };
  });
  await freeSkus(trx, websiteId, held, plans);
  for (const plan of plans) await writeVariant(trx, websiteId, product, plan);
  const kept = new Set(plans.map((plan) => plan.id));
  const gone = held.filter((row) => !kept.has(row.id) && !row.archived).map((row) => row.id);
  if (gone.length > 0) await archive(trx, websiteId, gone);
  return plans.map(({ id, variant, known }) => ({ id, variant, isKnown: known !== undefined }));
}

async function archive(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('variant')
    .set({ archived: true })
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
}

interface VariantPlan {
  readonly variant: DraftVariant;
  readonly index: number;
  readonly known: HeldVariant | undefined;
  readonly id: string;
}

/**
 * Frees SKUs, which are unique at every moment: a variant that gives its SKU up, to another or for good, first gets an
 * unused one.
 */
async function freeSkus(
  trx: SiteTransaction,
  websiteId: string,
  held: readonly HeldVariant[],
  plans: readonly VariantPlan[],
): Promise<void> {
  const wanted = new Map(plans.map((plan) => [plan.variant.sku, plan.id]));
  const inTheWay = held.filter((row) => wanted.has(row.sku) && wanted.get(row.sku) !== row.id).map((row) => row.id);
  if (inTheWay.length === 0) return;
  await trx
    .updateTable('variant')
    .set({ sku: sql`'~' || id::text` as never })
    .where('website_id', '=', websiteId)
    .where('id', 'in', inTheWay)
    .execute();
}

/** Kinds of which there is always enough. */
export function isEndless(draft: Pick<ProductDraft, 'type'>): boolean {
  return draft.type !== PRODUCT_TYPES.physical && draft.type !== PRODUCT_TYPES.service;
}

async function writeVariant(
  trx: SiteTransaction,
  websiteId: string,
  product: ProductToWrite,
  { variant, index, known, id }: VariantPlan,
): Promise<void> {
  const { draft, currency } = product;
  const content = {
    sku: variant.sku,
    price: parsePrice(variant.price, currency)?.minor ?? 0n,
    sale_price: parseSalePrice(variant, currency)?.minor ?? 0n,
    on_sale: variant.onSale,
    currency,
    attributes: JSON.stringify(
      Object.fromEntries(draft.optionNames.map((name, at) => [name, variant.values[at] ?? ''])),
    ),
    ...(variant.gtin === undefined ? {} : { gtin: parseGtin(variant.gtin) ?? '' }),
    weight: variant.weight,
    len: variant.length,
    width: variant.width,
    height: variant.height,
    main_image_id: variant.imageId,
    display_index: index,
    archived: false,
  };
  const endless = isEndless(draft) ? { unlimited: true } : {};
  if (known === undefined) {
    const stock = { unlimited: isEndless(draft) || variant.stock.unlimited };
    await trx
      .insertInto('variant')
      .values({ ...content, ...stock, website_id: websiteId, id, product_id: product.id })
      .execute();
    return;
  }
  await trx
    .updateTable('variant')
    .set({ ...content, ...endless })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

async function writeImages(trx: SiteTransaction, websiteId: string, { id, draft }: ProductToWrite): Promise<void> {
  await trx.deleteFrom('item_image').where('website_id', '=', websiteId).where('item_id', '=', id).execute();
  const ids = [...new Set(draft.imageIds)];
  if (ids.length === 0) return;
  const rows = ids.map((assetId, index) => ({
    website_id: websiteId,
    item_id: id,
    asset_id: assetId,
    display_index: index,
  }));
  await trx.insertInto('item_image').values(rows).execute();
}

export interface SkuOwner {
  readonly sku: string;
  readonly title: string;
  readonly isInTrash: boolean;
}

/** Those of these SKUs that variants of other products have. */
export async function listSkuOwners(
  trx: SiteTransaction,
  websiteId: string,
  skus: readonly string[],
  exceptProductId: string,
): Promise<readonly SkuOwner[]> {
  if (skus.length === 0) return [];
  const rows = await trx
    .selectFrom('variant')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'variant.website_id').onRef('item.id', '=', 'variant.product_id'),
    )
    .select(['variant.sku', 'item.title', 'item.deleted_at'])
    .where('variant.website_id', '=', websiteId)
    .where('variant.sku', 'in', [...skus])
    .where('variant.product_id', '!=', exceptProductId)
    .execute();
  return rows.map((row) => ({ sku: row.sku, title: row.title, isInTrash: row.deleted_at !== null }));
}

/** Returns SKUs with these beginnings, of any product. */
export async function listSkusLike(
  trx: SiteTransaction,
  websiteId: string,
  starts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (starts.length === 0) return new Set();
  const rows = await trx
    .selectFrom('variant')
    .select('sku')
    .where('website_id', '=', websiteId)
    .where(sql<SqlBool>`sku LIKE ANY(${starts.map((start) => `${start.replace(/[\\%_]/g, '\\$&')}%`)}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.sku));
}
