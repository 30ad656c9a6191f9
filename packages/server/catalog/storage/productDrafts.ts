import {
  type DraftVariant,
  isProductType,
  isWithdrawalExemption,
  PRODUCT_TYPES,
  type ProductDraft,
  type ProductForm,
  RELATED_CHOICES,
  type RelatedChoice,
  type SubscriptionPlan,
} from '@quoin/domain/catalog';
import { productPage } from '@quoin/domain/document';
import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import { isWrittenOnPage, toSeo, toTakeDown } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A product as its editor opens it. */
export interface EditedProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly collectionUrlId: string;
  /** What the next save must have been based on. */
  readonly revision: number;
  readonly updatedOn: Date;
  readonly deletedAt: Date | null;
  /** Its details (`additionalInfo`) are written on its page, published or not. */
  readonly isOnPage: boolean;
  readonly draft: ProductDraft;
}

/** Reads one product whole, also from the trash; `lock` keeps others from editing it until the transaction ends. */
export async function loadEditedProduct(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<EditedProduct | null> {
  const row = await itemRow(trx, websiteId, id, options.lock === true);
  if (row === undefined) return null;
  const imageIds = await listImageIds(trx, websiteId, id, row.main_image_id);
  const variants = await listDraftVariants(trx, websiteId, id, row.variant_option_ordering);
  return {
    id,
    collectionId: row.collection_id,
    collectionUrlId: row.collection_url_id,
    revision: row.revision,
    updatedOn: row.updated_on,
    deletedAt: row.deleted_at,
    isOnPage: row.is_on_page,
    draft: toDraft(row, imageIds, variants, trx.now()),
  };
}

function itemRow(trx: SiteTransaction, websiteId: string, id: string, isLocked: boolean) {
  const query = trx
    .selectFrom('item')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'item.website_id').onRef('product.id', '=', 'item.id'),
    )
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['item.collection_id', 'collection.url_id as collection_url_id', 'item.url_id', 'item.title', 'item.body'])
    .select(['item.tags', 'item.categories', 'item.workflow_state', 'item.publish_on', 'item.starred', 'item.seo'])
    .select(['item.take_down_on', 'item.take_down_to'])
    .select(['item.main_image_id', 'item.revision', 'item.updated_on', 'item.deleted_at'])
    .select(['product_type', 'is_subscribable', 'subscription_plan', 'variant_option_ordering'])
    .select(['custom_add_button_text', 'custom_sold_out_text', 'additional_info'])
    .select(['additional_fields_form', 'product.settings'])
    .select(isWrittenOnPage(websiteId, productPage(id)))
    .where('item.website_id', '=', websiteId)
    .where('item.id', '=', id);
  return (isLocked ? query.forUpdate(['item', 'product']) : query).executeTakeFirst();
}

type ItemRow = NonNullable<Awaited<ReturnType<typeof itemRow>>>;

async function listImageIds(
  trx: SiteTransaction,
  websiteId: string,
  itemId: string,
  mainImageId: string | null,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('item_image')
    .select('asset_id')
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .orderBy('display_index')
    .orderBy('asset_id')
    .execute();
  const ids = rows.map((row) => row.asset_id);
  return mainImageId === null ? ids : [mainImageId, ...ids.filter((id) => id !== mainImageId)];
}

async function listDraftVariants(
  trx: SiteTransaction,
  websiteId: string,
  productId: string,
  optionNames: readonly string[],
): Promise<readonly DraftVariant[]> {
  const rows = await trx
    .selectFrom('variant')
    .select(['id', 'sku', 'price', 'sale_price', 'on_sale', 'currency', 'unlimited', 'on_hand'])
    .select(['attributes', 'gtin', 'weight', 'len', 'width', 'height', 'main_image_id'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('archived', '=', false)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...stockOf(row),
    sku: row.sku,
    values: optionNames.map((name) => (Object.hasOwn(row.attributes, name) ? (row.attributes[name] ?? '') : '')),
    price: amountText(row.price, row.currency),
    salePrice: row.sale_price === 0n && !row.on_sale ? '' : amountText(row.sale_price, row.currency),
    onSale: row.on_sale,
    gtin: row.gtin,
    weight: row.weight,
    length: row.len,
    width: row.width,
    height: row.height,
    imageId: row.main_image_id,
  }));
}

/** What is on the shelf, reserved or not: what an owner counts. */
function stockOf(row: { readonly unlimited: boolean; readonly on_hand: number }) {
  const stock = row.unlimited ? { unlimited: true as const } : { unlimited: false as const, quantity: row.on_hand };
  return { stock, seenStock: stock };
}

function amountText(minor: bigint, currency: string): string {
  if (!isCurrencyCode(currency)) throw new Error(`The currency ${currency} is not known.`);
  return toDecimalString(money(minor, currency));
}

function toDraft(
  row: ItemRow,
  imageIds: readonly string[],
  variants: readonly DraftVariant[],
  now: Date,
): ProductDraft {
  const isScheduled = row.workflow_state === 1 && row.publish_on !== null && row.publish_on > now;
  const { scarcityThreshold, taxClass, lowStockThreshold, withdrawalExemption } = row.settings;
  return {
    title: row.title,
    urlId: row.url_id,
    description: row.body,
    type: isProductType(row.product_type) ? row.product_type : PRODUCT_TYPES.physical,
    optionNames: row.variant_option_ordering,
    variants,
    imageIds,
    tags: row.tags,
    categories: row.categories,
    visibility: isScheduled ? 'scheduled' : row.workflow_state === 1 ? 'visible' : 'hidden',
    publishOn: isScheduled ? (row.publish_on?.getTime() ?? null) : null,
    takeDown: toTakeDown(row),
    isFeatured: row.starred,
    seo: toSeo(row.seo),
    plan: row.is_subscribable ? ((row.subscription_plan as SubscriptionPlan | null) ?? null) : null,
    customAddButtonText: row.custom_add_button_text ?? '',
    customSoldOutText: row.custom_sold_out_text ?? '',
    additionalInfo: row.additional_info,
    form: (row.additional_fields_form as ProductForm | null) ?? null,
    taxClass: typeof taxClass === 'string' ? taxClass : '',
    withdrawalExemption: isWithdrawalExemption(withdrawalExemption) ? withdrawalExemption : null,
    lowStockThreshold: typeof lowStockThreshold === 'number' ? lowStockThreshold : null,
    scarcityThreshold: typeof scarcityThreshold === 'number' ? scarcityThreshold : null,
    related: toRelated(row.settings.related),
  };
}

function toRelated(stored: unknown): ProductDraft['related'] {
  const { choice, productIds } = (stored ?? {}) as Partial<ProductDraft['related']>;
  const isKnown = RELATED_CHOICES.includes(choice as RelatedChoice);
  return { choice: isKnown ? (choice as RelatedChoice) : 'automatic', productIds: productIds ?? [] };
}

export interface ProductTitle {
  readonly id: string;
  readonly title: string;
  readonly imageAssetId: string | null;
}

/** Titles and pictures of products that are not in the trash, in the order of the ids. */
export async function listProductTitles(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly ProductTitle[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('item')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'item.website_id').onRef('product.id', '=', 'item.id'),
    )
    .select(['item.id', 'item.title', 'item.main_image_id'])
    .where('item.website_id', '=', websiteId)
    .where('item.id', 'in', [...new Set(ids)])
    .where('item.deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ id, title: row.title, imageAssetId: row.main_image_id }];
  });
}
