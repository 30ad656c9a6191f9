import type { CurrencyCode } from '@quoin/domain/money';
import { freeUrlId, givenUrlId, toUrlId } from '@quoin/domain/site';
import { parseBillingUnit } from '../plan.ts';
import type { SubscriptionPlan } from '../product.ts';
import { PRODUCT_TYPES, type ProductType } from '../productTypes.ts';
import { type FileProduct, PRODUCT_FILE_LIMITS, type ProductFileRow, type RowProblem } from './productFile.ts';
import { CellReader, type FileClock } from './productFileCells.ts';
import { categoryPaths, cell, groupRows, imageTextsIn, list } from './productFileRows.ts';
import { type FileSkus, readOptions, readVariants } from './productFileVariants.ts';

const TYPES: Readonly<Record<string, ProductType>> = {
  PHYSICAL: PRODUCT_TYPES.physical,
  DIGITAL: PRODUCT_TYPES.digital,
  SERVICE: PRODUCT_TYPES.service,
  GIFT_CARD: PRODUCT_TYPES.giftCard,
};

/** What may occur only once in a file. */
interface Seen {
  readonly skus: FileSkus;
  readonly keys: Set<string>;
  readonly addresses: Set<string>;
}

/**
 * Reads the rows of a product file. A product with a fault in any of its rows is left out whole; every fault is listed
 * with its line. Without a clock, dates of sales count for nothing.
 */
export function readProductFile(
  rows: readonly ProductFileRow[],
  currency: CurrencyCode,
  clock: FileClock | null = null,
): { readonly products: readonly FileProduct[]; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const products: FileProduct[] = [];
  const skus: FileSkus = { used: new Set(), given: new Set(rows.map((row) => cell(row, 'SKU'))) };
  const seen: Seen = { skus, keys: new Set(), addresses: new Set() };
  for (const group of groupRows(rows, problems)) {
    const cells = new CellReader(currency, clock);
    const product = readProduct(cells, group, seen);
    if (cells.problems.length === 0) products.push(product);
    problems.push(...(cells.problems.length === 0 ? cells.notes : cells.problems));
  }
  const excess = products[PRODUCT_FILE_LIMITS.products];
  if (excess) problems.push({ line: excess.line, code: 'tooManyProducts' });
  return { products: products.slice(0, PRODUCT_FILE_LIMITS.products), problems };
}

function readProduct(cells: CellReader, rows: readonly [ProductFileRow, ...ProductFileRow[]], seen: Seen): FileProduct {
  const [head] = rows;
  const title = readTitle(cells, head);
  const pageSlug = cell(head, 'Product Page')
    .normalize('NFC')
    .replace(/^\/+|(?<!\/)\/+$/g, '');
  const urlId = readUrlId(head, title, pageSlug, seen);
  const key = readKey(cells, head, { pageSlug, urlId }, seen);
  const options = readOptions(cells, rows);
  const imageTexts = imageTextsIn(cell(head, 'Image Texts'));
  return {
    line: head.line,
    key,
    pageSlug,
    urlId,
    title,
    description: cell(head, 'Description'),
    type: readType(cells, head),
    optionNames: options.map((option) => option.name),
    variants: readVariants(cells, rows, { options, urlId, skus: seen.skus }),
    categories: categoryPaths(cell(head, 'Categories')),
    tags: list(cell(head, 'Tags'), ','),
    isVisible: cells.yesNo(head, 'Visible', true),
    isFeatured: cells.yesNo(head, 'Featured', false),
    imageUrls: list(cell(head, 'Hosted Image URLs'), /\s+/),
    ...(imageTexts === null ? {} : { imageTexts }),
    subscriptionPlan: readPlan(cells, head),
    isTaxed: head.cells.Taxable === undefined ? null : cells.yesNo(head, 'Taxable', true),
    seo: readSeo(head),
    ...formerPathOf(head),
  };
}

function formerPathOf(head: ProductFileRow): Pick<FileProduct, 'formerPath'> {
  const path = cell(head, 'Former Path').normalize('NFC');
  return /^\/.*[^/]$/.test(path) && path.length <= LONGEST_PATH ? { formerPath: path } : {};
}

const LONGEST_PATH = 500;

function readTitle(cells: CellReader, head: ProductFileRow): string {
  const title = cell(head, 'Title');
  if (title === '') cells.fail(head, 'titleMissing', '', 'Title');
  if (title.length > PRODUCT_FILE_LIMITS.title) cells.fail(head, 'titleTooLong', '', 'Title');
  return title;
}

function readType(cells: CellReader, head: ProductFileRow): ProductType {
  const text = cell(head, 'Product Type');
  const name = text.toUpperCase().replace(/[\s-]+/g, '_');
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type === undefined) cells.fail(head, 'productTypeUnknown', text, 'Product Type');
  return type ?? PRODUCT_TYPES.physical;
}

/** What the file gives where it can be an address; else of the title, and for a title without letters the first free one. */
function readUrlId(head: ProductFileRow, title: string, pageSlug: string, seen: Seen): string {
  const urlId = givenUrlId(cell(head, 'Product URL')) || toUrlId(title);
  if (urlId !== '' || title === '') return urlId;
  const start = `${pageSlug}/`;
  const taken = [...seen.addresses].filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  return freeUrlId('product', new Set(taken));
}

/** Exported ids may differ where addresses do not: both must be the product's own. */
function readKey(
  cells: CellReader,
  head: ProductFileRow,
  { pageSlug, urlId }: { readonly pageSlug: string; readonly urlId: string },
  seen: Seen,
): string {
  const id = cell(head, 'Product ID');
  const key = id || urlId;
  const address = `${pageSlug}/${urlId}`;
  if (seen.keys.has(key) && key !== '')
    cells.fail(head, 'productRepeated', key, id === '' ? 'Product URL' : 'Product ID');
  else if (seen.addresses.has(address) && urlId !== '') cells.fail(head, 'addressRepeated', urlId, 'Product URL');
  seen.keys.add(key);
  seen.addresses.add(address);
  return key;
}

function readSeo(head: ProductFileRow): FileProduct['seo'] {
  const hasColumns = head.cells['SEO Title'] !== undefined || head.cells['SEO Description'] !== undefined;
  return hasColumns ? { title: cell(head, 'SEO Title'), description: cell(head, 'SEO Description') } : null;
}

/** Our own trailing columns; a file without them sells nothing by subscription. */
function readPlan(cells: CellReader, head: ProductFileRow): SubscriptionPlan | null {
  if (!cells.yesNo(head, 'Subscribable', false)) return null;
  const unit = parseBillingUnit(cell(head, 'Billing Unit'));
  const value = cell(head, 'Billing Period') || '1';
  const cycles = cell(head, 'Billing Cycles') || '0';
  const isCounted = /^[1-9]\d{0,2}$/.test(value) && /^\d{1,4}$/.test(cycles);
  if (unit === null || !isCounted) cells.fail(head, 'planInvalid');
  return { billingPeriod: { value: Number(value), unit: unit ?? 'month' }, numBillingCycles: Number(cycles) };
}
