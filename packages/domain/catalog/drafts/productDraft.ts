import { type CurrencyCode, isWithinWireRange, type Money, parseDecimalMoney, zeroMoney } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import { foldUrlId, isUrlId, type TakeDown, type TakeDownCode, takeDownProblems } from '@quoin/domain/site';
import { decideThreshold } from '../inventory/adjustment.ts';
import { CATALOG_LIMITS, type CatalogLimitCode, decideTags, productLimitProblems } from '../limits.ts';
import { type PlanCode, validatePlan } from '../plan.ts';
import type { Stock, SubscriptionPlan } from '../product.ts';
import { PRODUCT_TYPES, type ProductType } from '../productTypes.ts';
import { parseGtin } from '../variants/gtin.ts';
import type { WithdrawalExemption } from '../withdrawalExemption.ts';
import { type ProductForm, type ProductFormCode, productFormProblems } from './productForm.ts';

/** A variant as an owner entered it: amounts in major units as text, measures in the shop's own units. */
export interface DraftVariant {
  /** Null: a new one. */
  readonly id: string | null;
  /** Empty: made of title and option values. */
  readonly sku: string;
  /** Number of the trade as typed; '' for none, left out: stays as it is. */
  readonly gtin?: string;
  /** One for each option, in their order. */
  readonly values: readonly string[];
  readonly price: string;
  readonly salePrice: string;
  readonly onSale: boolean;
  /** What shall be on the shelf. */
  readonly stock: Stock;
  /** What was on the shelf when the editor looked: only a difference moves stock (STK-2). Null: a new one. */
  readonly seenStock: Stock | null;
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly imageId: string | null;
}

/** Whether an edit means to change what is on the shelf. */
export function isStockMoved({ stock, seenStock }: Pick<DraftVariant, 'stock' | 'seenStock'>): boolean {
  if (seenStock === null || stock.unlimited !== seenStock.unlimited) return true;
  return !stock.unlimited && !seenStock.unlimited && stock.quantity !== seenStock.quantity;
}

export const VISIBILITIES = ['visible', 'hidden', 'scheduled'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const RELATED_CHOICES = ['automatic', 'chosen', 'none'] as const;
export type RelatedChoice = (typeof RELATED_CHOICES)[number];

/** A product as an owner entered it, complete (DISP-10). */
export interface ProductDraft {
  readonly title: string;
  /** Empty: made of the title. */
  readonly urlId: string;
  /** HTML; the server keeps of it what visitors may be shown. */
  readonly description: string;
  readonly type: ProductType;
  readonly optionNames: readonly string[];
  readonly variants: readonly DraftVariant[];
  readonly imageIds: readonly string[];
  readonly tags: readonly string[];
  /** Paths of categories of its store page. */
  readonly categories: readonly string[];
  readonly visibility: Visibility;
  /** Milliseconds; of what is scheduled. */
  readonly publishOn: number | null;
  /** When visitors stop seeing it; null: never. */
  readonly takeDown: TakeDown | null;
  readonly isFeatured: boolean;
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
  readonly plan: SubscriptionPlan | null;
  readonly customAddButtonText: string;
  /** Said instead of "sold out"; empty: as the site does. */
  readonly customSoldOutText: string;
  /** Further facts as HTML, in a separate section; cleaned like the description. */
  readonly additionalInfo: string;
  readonly form: ProductForm | null;
  /** The class of its taxes; empty: the standard one. */
  readonly taxClass: string;
  /** From that many available units of a variant on its stock is low; null: as the store says. */
  readonly lowStockThreshold: number | null;
  /** Why buyers may not withdraw from it (domain/orders/withdrawal); null: they may. */
  readonly withdrawalExemption: WithdrawalExemption | null;
  /** Says how few are left, from this stock on; null: as the store says. 0: never. */
  readonly scarcityThreshold: number | null;
  readonly related: { readonly choice: RelatedChoice; readonly productIds: readonly string[] };
}

export const DRAFT_LIMITS = {
  stock: 1_000_000_000,
  measure: 9_999_999,
  buttonText: 60,
  additionalInfo: 102_400,
  seoTitle: 200,
  seoDescription: 400,
  related: 12,
  optionText: 100,
  scarcity: 1000,
  denominations: 30,
  taxClass: 50,
} as const;

export type ProductDraftCode =
  | CatalogLimitCode
  | PlanCode
  | ProductFormCode
  | 'addressInvalid'
  | 'optionNameMissing'
  | 'optionNameRepeated'
  | 'optionValueMissing'
  | 'optionTextTooLong'
  | 'variantsMissing'
  | 'variantRepeated'
  | 'skuRepeated'
  | 'denominationsInvalid'
  | 'priceInvalid'
  | 'salePriceInvalid'
  | 'stockInvalid'
  | 'measureInvalid'
  | 'gtinInvalid'
  | 'buttonTextTooLong'
  | 'soldOutTextTooLong'
  | 'additionalInfoTooLong'
  | 'seoTitleTooLong'
  | 'seoDescriptionTooLong'
  | 'scheduleMissing'
  | TakeDownCode
  | 'scarcityInvalid'
  | 'taxClassTooLong'
  | 'taxClassUnknown'
  | 'lowStockInvalid'
  | 'tooManyRelated';

export interface DraftContext {
  readonly currency: CurrencyCode;
}

type Found = Problem<ProductDraftCode>;

/**
 * Everything that keeps a product from being saved, each with the input it belongs to: `title`, `variants.3.price`,
 * `options.0` … The same in the browser and on the server.
 */
export function productDraftProblems(draft: ProductDraft, context: DraftContext): readonly Found[] {
  return [
    ...textProblems(draft),
    ...optionProblems(draft),
    ...draft.variants.flatMap((variant, index) => variantProblems(variant, `variants.${index}`, context.currency)),
    ...repeatedProblems(draft),
    ...denominationProblems(draft, context.currency),
    ...(draft.plan === null ? [] : validatePlan(draft.plan, draft.type).map(inPlan)),
    ...(draft.form === null ? [] : productFormProblems(draft.form)),
    ...placeProblems(draft),
  ];
}

function inPlan(problem: Problem<PlanCode>): Found {
  return { ...problem, field: `plan.${problem.field ?? 'unit'}` };
}

function textProblems(draft: ProductDraft): readonly Found[] {
  const skus = draft.variants.map((variant) => variant.sku);
  const found: Found[] = productLimitProblems({ ...draft, skus, imageCount: draft.imageIds.length }).map((problem) =>
    problem.code === 'skuTooLong' ? { ...problem, field: longSkuField(draft) } : problem,
  );
  const urlId = draft.urlId.trim();
  if (urlId !== '' && !isUrlId(foldUrlId(urlId)))
    found.push({ code: 'addressInvalid', field: 'urlId', values: { value: urlId } });
  const tags = decideTags(draft.tags);
  if (!tags.ok) found.push(tags.problem);
  found.push(...tooLong('buttonTextTooLong', 'customAddButtonText', draft.customAddButtonText, 'buttonText'));
  found.push(...tooLong('soldOutTextTooLong', 'customSoldOutText', draft.customSoldOutText, 'buttonText'));
  found.push(...tooLong('additionalInfoTooLong', 'additionalInfo', draft.additionalInfo, 'additionalInfo'));
  found.push(...tooLong('taxClassTooLong', 'taxClass', draft.taxClass.trim(), 'taxClass'));
  found.push(...tooLong('seoTitleTooLong', 'seo.title', draft.seo.title, 'seoTitle'));
  found.push(...tooLong('seoDescriptionTooLong', 'seo.description', draft.seo.description, 'seoDescription'));
  return found;
}

function longSkuField(draft: ProductDraft): string {
  return `variants.${draft.variants.findIndex((variant) => variant.sku.length > CATALOG_LIMITS.sku)}.sku`;
}

function tooLong(
  code: ProductDraftCode,
  field: string,
  text: string,
  limit: keyof typeof DRAFT_LIMITS,
): readonly Found[] {
  const max = DRAFT_LIMITS[limit];
  return text.length > max ? [{ code, field, values: { max } }] : [];
}

function optionProblems({ optionNames, variants }: ProductDraft): readonly Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of optionNames.entries()) {
    const name = raw.trim();
    const field = `options.${index}`;
    if (name === '') found.push({ code: 'optionNameMissing', field });
    else if (seen.has(name.toLowerCase())) found.push({ code: 'optionNameRepeated', field, values: { value: name } });
    const longest = Math.max(name.length, ...variants.map((variant) => variant.values[index]?.length ?? 0));
    if (longest > DRAFT_LIMITS.optionText)
      found.push({ code: 'optionTextTooLong', field, values: { max: DRAFT_LIMITS.optionText } });
    const isGap = variants.some((variant) => (variant.values[index] ?? '').trim() === '');
    if (isGap && name !== '') found.push({ code: 'optionValueMissing', field, values: { value: name } });
    seen.add(name.toLowerCase());
  }
  return found;
}

/** Amounts of nothing and less are refused here, those of the wire's range are not representable beyond it (MON-7). */
export function parsePrice(text: string, currency: CurrencyCode): Money | null {
  const parsed = parseDecimalMoney(text.trim(), currency);
  return parsed.ok && parsed.value.minor >= 0n && isWithinWireRange(parsed.value) ? parsed.value : null;
}

/** Empty means none: 0. */
export function parseSalePrice(
  variant: Pick<DraftVariant, 'salePrice' | 'onSale'>,
  currency: CurrencyCode,
): Money | null {
  if (variant.salePrice.trim() === '' && !variant.onSale) return zeroMoney(currency);
  return parsePrice(variant.salePrice, currency);
}

function variantProblems(variant: DraftVariant, field: string, currency: CurrencyCode): readonly Found[] {
  const found: Found[] = [];
  const refuse = (code: ProductDraftCode, name: string, value: string) =>
    void found.push({ code, field: `${field}.${name}`, values: { value, column: name } });
  if (parsePrice(variant.price, currency) === null) refuse('priceInvalid', 'price', variant.price);
  if (parseSalePrice(variant, currency) === null) refuse('salePriceInvalid', 'salePrice', variant.salePrice);
  if (!variant.stock.unlimited && !isWithin(variant.stock.quantity, DRAFT_LIMITS.stock, true))
    refuse('stockInvalid', 'stock', String(variant.stock.quantity));
  if (parseGtin(variant.gtin ?? '') === null) refuse('gtinInvalid', 'gtin', variant.gtin ?? '');
  for (const name of ['weight', 'length', 'width', 'height'] as const) {
    if (!isWithin(variant[name], DRAFT_LIMITS.measure, false)) refuse('measureInvalid', name, String(variant[name]));
  }
  return found;
}

function isWithin(value: number, max: number, isWhole: boolean): boolean {
  return Number.isFinite(value) && value >= 0 && value <= max && (!isWhole || Number.isInteger(value));
}

function repeatedProblems({ variants, type }: ProductDraft): readonly Found[] {
  const found: Found[] = [];
  if (variants.length === 0) found.push({ code: 'variantsMissing', field: 'variants' });
  if (type === PRODUCT_TYPES.digital && variants.length > 1)
    found.push({ code: 'tooManyVariants', field: 'variants', values: { max: 1 } });
  const choices = new Set<string>();
  const skus = new Set<string>();
  for (const [index, variant] of variants.entries()) {
    const choice = JSON.stringify(variant.values.map((value) => value.trim().toLowerCase()));
    if (choices.has(choice)) found.push({ code: 'variantRepeated', field: `variants.${index}.values` });
    choices.add(choice);
    const sku = variant.sku.trim();
    if (sku !== '' && skus.has(sku))
      found.push({ code: 'skuRepeated', field: `variants.${index}.sku`, values: { value: sku } });
    skus.add(sku);
  }
  return found;
}

/** A gift card is sold in amounts above zero, none twice (GFT-2). */
function denominationProblems({ type, variants }: ProductDraft, currency: CurrencyCode): readonly Found[] {
  if (type !== PRODUCT_TYPES.giftCard) return [];
  const amounts = variants.flatMap(({ price }) => parsePrice(price, currency)?.minor ?? []);
  const isSound = amounts.every((minor) => minor > 0n) && new Set(amounts).size === amounts.length;
  const max = DRAFT_LIMITS.denominations;
  return isSound && amounts.length <= max ? [] : [{ code: 'denominationsInvalid', field: 'variants', values: { max } }];
}

function placeProblems(draft: ProductDraft): readonly Found[] {
  const found: Found[] = [];
  const { scarcityThreshold, lowStockThreshold, related } = draft;
  if (draft.visibility === 'scheduled' && draft.publishOn === null)
    found.push({ code: 'scheduleMissing', field: 'publishOn' });
  found.push(...takeDownProblems(draft.takeDown, draft.visibility === 'scheduled' ? draft.publishOn : null));
  if (scarcityThreshold !== null && !isWithin(scarcityThreshold, DRAFT_LIMITS.scarcity, true))
    found.push({ code: 'scarcityInvalid', field: 'scarcityThreshold', values: { max: DRAFT_LIMITS.scarcity } });
  const low = lowStockThreshold === null ? null : decideThreshold(lowStockThreshold);
  if (low !== null && !low.ok) found.push({ ...low.problem, code: 'lowStockInvalid', field: 'lowStockThreshold' });
  if (related.productIds.length > DRAFT_LIMITS.related)
    found.push({ code: 'tooManyRelated', field: 'related', values: { max: DRAFT_LIMITS.related } });
  return found;
}
