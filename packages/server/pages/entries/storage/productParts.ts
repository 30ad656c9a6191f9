import {
  isProductType,
  isWithdrawalExemption,
  type OptionValue,
  PRODUCT_TYPES,
  type ProductForm,
  parseBillingUnit,
  type Stock,
  type SubscriptionPlan,
} from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode, money } from '@quoin/domain/money';
import type { ProductContent, VariantContent } from '@quoin/rendering/page';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { loadTranslationSet, productInLanguage } from '../../../platform/languages/storage/translations.ts';
import { writtenTexts } from './readersLanguage.ts';

interface SoldItem {
  readonly id: string;
  readonly title: string;
  readonly images: readonly ImageRef[];
}

/** The commercial part of items that are products, in one query; null for what is none. */
export async function loadProductParts(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<(item: SoldItem) => ProductContent | null> {
  if (ids.length === 0) return () => null;
  const [rows, book] = await Promise.all([
    loadRows(trx, websiteId, ids),
    loadTranslationSet(trx, websiteId, { kinds: ['item'], ids }),
  ]);
  const details = book === null ? new Map<string, string>() : await writtenTexts(trx, websiteId, ids);
  return (item) => {
    const own = rows.filter((row) => row.product_id === item.id);
    const [first] = own;
    if (first === undefined) return null;
    const sold = own.filter((row) => row.id !== null) as readonly VariantRow[];
    const variants = sold.map((row) => toVariant(row, first.variant_option_ordering));
    const product = productInLanguage({ ...toProduct(first, item), variants }, book);
    const additionalInfo = details.get(item.id);
    return additionalInfo === undefined ? product : { ...product, additionalInfo };
  };
}

interface ProductRow {
  readonly product_id: string;
  readonly product_type: number;
  readonly is_subscribable: boolean;
  readonly subscription_plan: Readonly<Record<string, unknown>> | null;
  readonly variant_option_ordering: readonly string[];
  readonly custom_add_button_text: string | null;
  readonly custom_sold_out_text: string | null;
  readonly additional_info: string;
  readonly additional_fields_form: Readonly<Record<string, unknown>> | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

interface VariantRow {
  readonly id: string;
  readonly sku: string;
  readonly price: bigint;
  readonly sale_price: bigint;
  readonly on_sale: boolean;
  readonly currency: string;
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly reserved: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly gtin: string;
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly len: number;
  readonly main_image_id: string | null;
  readonly image_ids: readonly string[];
}

const VARIANT_COLUMNS = [
  'variant.id',
  'variant.sku',
  'variant.price',
  'variant.sale_price',
  'variant.on_sale',
  'variant.currency',
  'variant.unlimited',
  'variant.on_hand',
  'variant.reserved',
  'variant.attributes',
  'variant.gtin',
  'variant.weight',
  'variant.width',
  'variant.height',
  'variant.len',
  'variant.main_image_id',
  'variant.image_ids',
] as const;

/** A row per variant in order, with its product; a product without variants has one row whose variant is null. */
function loadRows(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  return trx
    .selectFrom('product')
    .leftJoin('variant', (join) =>
      join
        .onRef('variant.website_id', '=', 'product.website_id')
        .onRef('variant.product_id', '=', 'product.id')
        .on('variant.archived', '=', false),
    )
    .select([
      'product.id as product_id',
      'product.product_type',
      'product.is_subscribable',
      'product.subscription_plan',
    ])
    .select(['product.variant_option_ordering', 'product.custom_add_button_text'])
    .select(['product.custom_sold_out_text', 'product.additional_info'])
    .select(['product.additional_fields_form', 'product.settings'])
    .select(VARIANT_COLUMNS)
    .where('product.website_id', '=', websiteId)
    .where('product.id', 'in', [...ids])
    .orderBy('variant.display_index')
    .orderBy('variant.id')
    .execute();
}

function toProduct(row: ProductRow, item: SoldItem): ProductContent {
  return {
    id: row.product_id,
    title: item.title,
    type: isProductType(row.product_type) ? row.product_type : PRODUCT_TYPES.physical,
    isSubscribable: row.is_subscribable,
    subscriptionPlan: toPlan(row.subscription_plan),
    optionNames: row.variant_option_ordering,
    variants: [],
    images: item.images,
    customAddButtonText: row.custom_add_button_text,
    customSoldOutText: row.custom_sold_out_text,
    additionalInfo: row.additional_info,
    form: row.additional_fields_form as ProductForm | null,
    isKept: isWithdrawalExemption(row.settings.withdrawalExemption),
    scarcityThreshold: typeof row.settings.scarcityThreshold === 'number' ? row.settings.scarcityThreshold : null,
  };
}

function toVariant(row: VariantRow, optionNames: readonly string[]): VariantContent {
  const currency: CurrencyCode = isCurrencyCode(row.currency) ? row.currency : DEFAULT_CURRENCY;
  return {
    id: row.id,
    sku: row.sku,
    price: money(row.price, currency),
    salePrice: money(row.sale_price, currency),
    onSale: row.on_sale,
    stock: toStock(row),
    optionValues: optionValues(row.attributes, optionNames),
    mainImageId: row.main_image_id,
    imageIds: row.image_ids,
    gtin: row.gtin,
    weight: row.weight,
    width: row.width,
    height: row.height,
    len: row.len,
  };
}

/** What is free to sell: on hand less what open payments hold. */
export function toStock(row: Pick<VariantRow, 'unlimited' | 'on_hand' | 'reserved'>): Stock {
  return row.unlimited ? { unlimited: true } : { unlimited: false, quantity: Math.max(0, row.on_hand - row.reserved) };
}

function optionValues(attributes: Readonly<Record<string, string>>, names: readonly string[]): readonly OptionValue[] {
  return names
    .filter((name) => Object.hasOwn(attributes, name))
    .map((name) => ({ optionName: name, value: attributes[name] ?? '' }));
}

function toPlan(stored: Readonly<Record<string, unknown>> | null): SubscriptionPlan | null {
  if (stored === null) return null;
  const { billingPeriod, numBillingCycles } = stored as Partial<SubscriptionPlan>;
  if (typeof billingPeriod?.value !== 'number' || typeof billingPeriod.unit !== 'string') return null;
  const unit = parseBillingUnit(billingPeriod.unit);
  if (unit === null) return null;
  return {
    billingPeriod: { ...billingPeriod, unit },
    numBillingCycles: typeof numBillingCycles === 'number' ? numBillingCycles : 0,
  };
}
