import { type CurrencyCode, type Money, parseDecimalMoney, zeroMoney } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import type { BillingUnit, OptionValue, Stock, SubscriptionPlan } from './product.ts';
import { PRODUCT_TYPES, type ProductType } from './productTypes.ts';

/** Limits of a product file: six options, 250 variants a product, 10,000 products. */
export const PRODUCT_FILE_LIMITS = { options: 6, variants: 250, products: 10_000, sku: 60, title: 200 } as const;

/** Columns without which a file is no product file; all others may be missing. Matched by name, in any order. */
export const REQUIRED_COLUMNS = ['Product Type', 'Title', 'Price'] as const;

/** One line of the file: its number (the header is line 1) and its cells by column name. */
export interface ProductFileRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

export interface FileVariant {
  readonly sku: string;
  readonly optionValues: readonly OptionValue[];
  readonly price: Money;
  readonly salePrice: Money;
  readonly onSale: boolean;
  readonly stock: Stock;
  /** As written: the file does not name its units; the shop's measurement standard does. */
  readonly weight: number;
  readonly size: { readonly length: number; readonly width: number; readonly height: number };
  readonly imageUrl: string | null;
}

/** A product as a file describes it, complete and valid. */
export interface FileProduct {
  readonly line: number;
  /** The exported id where there is one, else the address: finds the product again on the next import. */
  readonly key: string;
  readonly pageSlug: string;
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  readonly type: ProductType;
  readonly optionNames: readonly string[];
  readonly variants: readonly FileVariant[];
  /** Category paths without leading slash: `landscapes/coast`. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly isVisible: boolean;
  /** Shown first on the shop's front page. */
  readonly isFeatured: boolean;
  readonly imageUrls: readonly string[];
  readonly subscriptionPlan: SubscriptionPlan | null;
}

export type ProductFileCode =
  | 'columnMissing'
  | 'productTypeUnknown'
  | 'titleMissing'
  | 'titleTooLong'
  | 'priceInvalid'
  | 'salePriceInvalid'
  | 'stockInvalid'
  | 'yesNoInvalid'
  | 'optionNameMissing'
  | 'optionValueMissing'
  | 'variantRepeated'
  | 'skuRepeated'
  | 'skuTooLong'
  | 'variantWithoutProduct'
  | 'tooManyVariants'
  | 'tooManyProducts'
  | 'productRepeated'
  | 'measureInvalid'
  | 'planInvalid'
  | 'addressInvalid'
  | 'storePageUnknown'
  | 'taken'
  | 'imageMissing'
  | 'imageNotFetched'
  | 'imageUnusable';

export interface RowProblem extends Problem<ProductFileCode> {
  readonly line: number;
}

const TYPES: Readonly<Record<string, ProductType>> = {
  PHYSICAL: PRODUCT_TYPES.physical,
  DIGITAL: PRODUCT_TYPES.digital,
  SERVICE: PRODUCT_TYPES.service,
  GIFT_CARD: PRODUCT_TYPES.giftCard,
};

/** Columns that describe the product, not the variant: a further variant leaves all of them blank. */
const PRODUCT_COLUMNS = ['Product ID', 'Product Type', 'Product URL', 'Title'];

/**
 * Reads the rows of a product file. A product with a fault in any of its rows is left out whole; every fault is listed
 * with its line.
 */
export function readProductFile(
  rows: readonly ProductFileRow[],
  currency: CurrencyCode,
): { readonly products: readonly FileProduct[]; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const products: FileProduct[] = [];
  const seen = { skus: new Set<string>(), keys: new Set<string>() };
  for (const group of groupRows(rows, problems)) {
    const reader = new ProductReader(group, currency, seen);
    const product = reader.read();
    if (reader.problems.length === 0) products.push(product);
    problems.push(...reader.problems);
  }
  const excess = products[PRODUCT_FILE_LIMITS.products];
  if (excess) problems.push({ line: excess.line, code: 'tooManyProducts' });
  return { products: products.slice(0, PRODUCT_FILE_LIMITS.products), problems };
}

function groupRows(rows: readonly ProductFileRow[], problems: RowProblem[]): ProductFileRow[][] {
  const groups: ProductFileRow[][] = [];
  for (const row of rows) {
    if (PRODUCT_COLUMNS.some((column) => cell(row, column) !== '')) groups.push([row]);
    else if (groups.length > 0) groups.at(-1)!.push(row);
    else problems.push({ line: row.line, code: 'variantWithoutProduct' });
  }
  return groups;
}

function cell(row: ProductFileRow, column: string): string {
  return (Object.hasOwn(row.cells, column) ? row.cells[column] : undefined)?.trim() ?? '';
}

/** Reads one product's rows; collects problems instead of stopping at the first. */
class ProductReader {
  readonly problems: RowProblem[] = [];
  private readonly head: ProductFileRow;

  constructor(
    private readonly rows: readonly ProductFileRow[],
    private readonly currency: CurrencyCode,
    private readonly seen: { readonly skus: Set<string>; readonly keys: Set<string> },
  ) {
    this.head = rows[0]!;
  }

  read(): FileProduct {
    const { head } = this;
    const title = this.title();
    const urlId = this.urlId(title);
    const optionNames = this.optionNames();
    return {
      line: head.line,
      key: this.key(urlId),
      pageSlug: cell(head, 'Product Page').replace(/^\/+|\/+$/g, ''),
      urlId,
      title,
      description: cell(head, 'Description'),
      type: this.type(),
      optionNames,
      variants: this.variants(optionNames, urlId),
      categories: list(cell(head, 'Categories'), ',').map((path) => path.replace(/^\/+|\/+$/g, '')),
      tags: list(cell(head, 'Tags'), ','),
      isVisible: this.yesNo(head, 'Visible', true),
      isFeatured: this.yesNo(head, 'Featured', false),
      imageUrls: list(cell(head, 'Hosted Image URLs'), /\s+/),
      subscriptionPlan: this.plan(),
    };
  }

  private fail(row: ProductFileRow, code: ProductFileCode, value = '', column = ''): void {
    this.problems.push({ line: row.line, code, values: { value: value.slice(0, 80), column } });
  }

  private title(): string {
    const title = cell(this.head, 'Title');
    if (title === '') this.fail(this.head, 'titleMissing');
    if (title.length > PRODUCT_FILE_LIMITS.title) this.fail(this.head, 'titleTooLong');
    return title;
  }

  private type(): ProductType {
    const text = cell(this.head, 'Product Type')
      .toUpperCase()
      .replace(/[\s-]+/g, '_');
    const type = Object.hasOwn(TYPES, text) ? TYPES[text] : undefined;
    if (type === undefined) this.fail(this.head, 'productTypeUnknown', text);
    return type ?? PRODUCT_TYPES.physical;
  }

  private urlId(title: string): string {
    const given = cell(this.head, 'Product URL') || title.toLowerCase();
    const urlId = given
      .replace(/[^A-Za-z0-9/]+/g, '-')
      .replace(/^[-/]+|[-/]+$/g, '')
      .slice(0, 200);
    if (urlId === '' && title !== '') this.fail(this.head, 'addressInvalid', given);
    return urlId;
  }

  private key(urlId: string): string {
    const key = cell(this.head, 'Product ID') || urlId;
    if (this.seen.keys.has(key)) this.fail(this.head, 'productRepeated', key);
    this.seen.keys.add(key);
    return key;
  }

  private optionNames(): string[] {
    const names: string[] = [];
    for (let n = 1; n <= PRODUCT_FILE_LIMITS.options; n += 1) {
      const name = cell(this.head, `Option Name ${n}`);
      const isUsed = this.rows.some((row) => cell(row, `Option Value ${n}`) !== '');
      if (name !== '') names.push(name);
      else if (isUsed) this.fail(this.head, 'optionNameMissing', String(n));
    }
    return names;
  }

  private variants(optionNames: readonly string[], urlId: string): FileVariant[] {
    if (this.rows.length > PRODUCT_FILE_LIMITS.variants) this.fail(this.head, 'tooManyVariants');
    const combinations = new Set<string>();
    return this.rows.map((row, index) => {
      const optionValues = this.optionValues(row, optionNames);
      const combination = JSON.stringify(optionValues.map((each) => each.value));
      if (combinations.has(combination)) this.fail(row, 'variantRepeated');
      combinations.add(combination);
      return {
        sku: this.sku(row, urlId, index),
        optionValues,
        price: this.amount(row, 'Price', 'priceInvalid', false),
        salePrice: this.amount(row, 'Sale Price', 'salePriceInvalid', true),
        onSale: this.yesNo(row, 'On Sale', false),
        stock: this.stock(row),
        weight: this.measure(row, 'Weight'),
        size: {
          length: this.measure(row, 'Length'),
          width: this.measure(row, 'Width'),
          height: this.measure(row, 'Height'),
        },
        imageUrl: cell(row, 'Variant Image') || null,
      };
    });
  }

  private optionValues(row: ProductFileRow, names: readonly string[]): OptionValue[] {
    return names.map((optionName, index) => {
      const value = cell(row, `Option Value ${index + 1}`);
      if (value === '') this.fail(row, 'optionValueMissing', optionName);
      return { optionName, value };
    });
  }

  private sku(row: ProductFileRow, urlId: string, index: number): string {
    const sku = cell(row, 'SKU') || `${urlId}-${index + 1}`.toUpperCase();
    if (sku.length > PRODUCT_FILE_LIMITS.sku) this.fail(row, 'skuTooLong', sku);
    if (this.seen.skus.has(sku)) this.fail(row, 'skuRepeated', sku);
    this.seen.skus.add(sku);
    return sku;
  }

  private amount(row: ProductFileRow, column: string, code: ProductFileCode, isOptional: boolean): Money {
    const text = cell(row, column);
    if (text === '' && isOptional) return zeroMoney(this.currency);
    const parsed = parseDecimalMoney(text.replace(/(\d),(?=\d{3}(\D|$))/g, '$1'), this.currency);
    if (parsed.ok && parsed.value.minor >= 0n) return parsed.value;
    this.fail(row, code, text);
    return zeroMoney(this.currency);
  }

  private stock(row: ProductFileRow): Stock {
    const text = cell(row, 'Stock');
    if (text === '' || text.toLowerCase() === 'unlimited') return { unlimited: true };
    if (/^\d{1,9}$/.test(text)) return { unlimited: false, quantity: Number(text) };
    this.fail(row, 'stockInvalid', text);
    return { unlimited: true };
  }

  private yesNo(row: ProductFileRow, column: string, fallback: boolean): boolean {
    const text = cell(row, column).toLowerCase();
    if (text === '') return fallback;
    if (['yes', 'true'].includes(text)) return true;
    if (!['no', 'false'].includes(text)) this.fail(row, 'yesNoInvalid', text, column);
    return false;
  }

  private measure(row: ProductFileRow, column: string): number {
    const text = cell(row, column);
    if (text === '') return 0;
    if (/^\d{1,7}(\.\d{1,6})?$/.test(text)) return Number(text);
    this.fail(row, 'measureInvalid', text, column);
    return 0;
  }

  /** Our own trailing columns; a file without them sells nothing by subscription. */
  private plan(): SubscriptionPlan | null {
    const { head } = this;
    if (!this.yesNo(head, 'Subscribable', false)) return null;
    const unit = cell(head, 'Billing Unit').toLowerCase();
    const value = cell(head, 'Billing Period') || '1';
    const cycles = cell(head, 'Billing Cycles') || '0';
    const isValid =
      ['week', 'month', 'year'].includes(unit) && /^[1-9]\d{0,2}$/.test(value) && /^\d{1,4}$/.test(cycles);
    if (!isValid) this.fail(head, 'planInvalid');
    return { billingPeriod: { value: Number(value), unit: unit as BillingUnit }, numBillingCycles: Number(cycles) };
  }
}

function list(text: string, separator: string | RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
