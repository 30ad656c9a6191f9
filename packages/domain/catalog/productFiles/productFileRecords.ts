import { toDecimalString } from '@quoin/domain/money';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { type FileProduct, type FileVariant, PRODUCT_FILE_LIMITS } from './productFile.ts';

const NUMBERS = Array.from({ length: PRODUCT_FILE_LIMITS.options }, (_, index) => index + 1);

/** The columns of our product file, in their order: those of imports.md section 1, then our own. */
export const PRODUCT_FILE_COLUMNS: readonly string[] = [
  'Product ID',
  'Variant ID',
  'Product Type',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  ...NUMBERS.flatMap((n) => [`Option Name ${n}`, `Option Value ${n}`]),
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
  'Variant Image',
  'Featured',
  'Subscribable',
  'Billing Period',
  'Billing Unit',
  'Billing Cycles',
  'SEO Title',
  'SEO Description',
  'Stock At Export',
  'GTIN',
  'Taxable',
];

/** Columns that a table program shows and nobody should change. */
const NOT_EDITABLE = ['Product ID', 'Variant ID', 'Stock At Export'];

export const PRODUCT_FILE_HEADER: readonly string[] = PRODUCT_FILE_COLUMNS.map((column) =>
  NOT_EDITABLE.includes(column) ? `${column} [Non Editable]` : column,
);

const TYPE_WORDS: Readonly<Record<number, string>> = {
  [PRODUCT_TYPES.physical]: 'PHYSICAL',
  [PRODUCT_TYPES.digital]: 'DIGITAL',
  [PRODUCT_TYPES.service]: 'SERVICE',
  [PRODUCT_TYPES.giftCard]: 'GIFT_CARD',
};

/** A product as lines of the file, one cell for each column: its own cells on the first, one line for each variant. */
export function productFileRecords(product: FileProduct): readonly (readonly string[])[] {
  return product.variants.map((variant, index) => {
    const cells: Readonly<Record<string, string>> = {
      ...(index === 0 ? productCells(product) : {}),
      ...variantCells(product, variant),
    };
    return PRODUCT_FILE_COLUMNS.map((column) => cells[column] ?? '');
  });
}

function productCells(product: FileProduct): Readonly<Record<string, string>> {
  const plan = product.subscriptionPlan;
  return {
    'Product ID': product.key,
    'Product Type': TYPE_WORDS[product.type] ?? '',
    'Product Page': product.pageSlug,
    'Product URL': product.urlId,
    Title: product.title,
    Description: product.description,
    Categories: product.categories.map((path) => `/${path}`).join(', '),
    Tags: product.tags.join(', '),
    Visible: yesNo(product.isVisible),
    'Hosted Image URLs': product.imageUrls.join(' '),
    Featured: yesNo(product.isFeatured),
    Subscribable: yesNo(plan !== null),
    'Billing Period': plan === null ? '' : String(plan.billingPeriod.value),
    'Billing Unit': plan === null ? '' : plan.billingPeriod.unit,
    'Billing Cycles': plan === null ? '' : String(plan.numBillingCycles),
    Taxable: yesNo(product.isTaxed ?? true),
    'SEO Title': product.seo?.title ?? '',
    'SEO Description': product.seo?.description ?? '',
  };
}

function variantCells(product: FileProduct, variant: FileVariant): Readonly<Record<string, string>> {
  const { stock } = variant;
  const options = product.optionNames.flatMap((name, index) => [
    [`Option Name ${index + 1}`, name],
    [`Option Value ${index + 1}`, variant.optionValues.find((each) => each.optionName === name)?.value ?? ''],
  ]);
  return {
    ...(Object.fromEntries(options) as Readonly<Record<string, string>>),
    'Variant ID': variant.id ?? '',
    SKU: variant.sku,
    GTIN: variant.gtin ?? '',
    Price: toDecimalString(variant.price),
    'Sale Price': toDecimalString(variant.salePrice),
    'On Sale': yesNo(variant.onSale),
    Stock: stock.unlimited ? 'Unlimited' : String(stock.quantity),
    'Stock At Export': stock.unlimited ? 'Unlimited' : String(stock.quantity),
    Weight: measure(variant.weight),
    Length: measure(variant.size.length),
    Width: measure(variant.size.width),
    Height: measure(variant.size.height),
    'Variant Image': variant.imageUrl ?? '',
  };
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

/** Six places, as the file takes them, and never an exponent. */
export function measure(value: number): string {
  return value
    .toFixed(6)
    .replace(/(?<!0)0+$/, '')
    .replace(/\.$/, '');
}
