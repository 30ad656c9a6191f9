import type { ProductFileRow } from './productFile.ts';
import { PRODUCT_FILE_COLUMNS } from './productFileRecords.ts';
import { cell, groupRows } from './productFileRows.ts';
import { SHOPIFY_FIELDS, shopifyRows } from './productFileShopify.ts';
import { WOOCOMMERCE_FIELDS, wooCommerceGroups, wooCommerceRows } from './productFileWooCommerce.ts';

/** Whose product file it is (imports.md sections 1 and 2; WooCommerce’s own export). */
export type FileDialect = 'quoin' | 'squarespace' | 'shopify' | 'woocommerce';

/** One column that a dialect knows, with the names it goes by. */
export interface DialectField {
  readonly field: string;
  readonly isRequired: boolean;
  readonly aliases: readonly string[];
}

/** Column of the dialect → column of the file. */
export type ColumnMapping = Readonly<Record<string, string>>;

const OURS: readonly DialectField[] = PRODUCT_FILE_COLUMNS.map((field) => ({
  field,
  isRequired: field === 'Title' || field === 'Price',
  aliases: [field],
}));
/** Columns that only our own files have. */
const ONLY_OURS = ['stock at export', 'seo title', 'featured', 'subscribable'];

/** By the names in the header; a file that is none of the known kinds is read as ours, column by column. */
export function recogniseDialect(header: readonly string[]): FileDialect {
  const names = new Set(header.map(plain));
  const isShopify = (names.has('handle') || names.has('url handle')) && names.has('option1 value');
  if (isShopify) return 'shopify';
  if (
    WOOCOMMERCE_FIELDS.every(({ isRequired, aliases }) => !isRequired || aliases.some((name) => names.has(plain(name))))
  )
    return 'woocommerce';
  const isSquarespace = names.has('product page') && names.has('hosted image urls');
  return isSquarespace && !ONLY_OURS.some((name) => names.has(name)) ? 'squarespace' : 'quoin';
}

export function dialectFields(dialect: FileDialect): readonly DialectField[] {
  return dialect === 'shopify' ? SHOPIFY_FIELDS : dialect === 'woocommerce' ? WOOCOMMERCE_FIELDS : OURS;
}

/** The file's column for each of the dialect's, by name whatever its case. */
export function guessMapping(dialect: FileDialect, header: readonly string[]): ColumnMapping {
  const pairs = dialectFields(dialect).flatMap(({ field, aliases }) => {
    const column = header.find((name) => aliases.some((alias) => plain(alias) === plain(name)));
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(pairs);
}

/** Rows of a file with any header, as rows of a product file. Lines stay those of the file. */
export function toProductRows(
  dialect: FileDialect,
  rows: readonly ProductFileRow[],
  mapping: ColumnMapping,
): readonly ProductFileRow[] {
  const named = rows.map(({ line, cells }) => ({ line, cells: renamed(cells, mapping) }));
  if (dialect === 'shopify') return shopifyRows(named);
  if (dialect === 'woocommerce') return wooCommerceRows(named);
  return Object.hasOwn(mapping, 'Product Type') ? named : named.map(asPhysical);
}

/** The lines of the file that belong to one product, for each product. Rows as the file has them. */
export function linesByProduct(
  dialect: FileDialect,
  rows: readonly ProductFileRow[],
  mapping: ColumnMapping,
): readonly (readonly number[])[] {
  const named = rows.map(({ line, cells }) => ({ line, cells: renamed(cells, mapping) }));
  if (dialect === 'woocommerce') return wooCommerceGroups(named).map((group) => group.map((row) => row.line));
  if (dialect !== 'shopify') return groupRows(named, []).map((group) => group.map((row) => row.line));
  const groups = new Map<string, number[]>();
  for (const row of named) {
    const handle = cell(row, 'Handle');
    groups.set(handle, [...(groups.get(handle) ?? []), row.line]);
  }
  return [...groups.values()];
}

/** Where other shops have what our columns hold, by another name. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  ...{ 'Product URL': ['Handle', 'Name'], Title: ['Name'], Price: ['Regular price'] },
  ...{
    'Sale Price': ['Sale price'],
    'Sale Starts': ['Sale starts'],
    'Sale Ends': ['Sale ends'],
    Stock: ['Inventory Quantity'],
    Weight: ['Grams'],
  },
};

/** The title that one of our columns has in a file; our own where the file has none. */
export function titleInFile(ours: string, mapping: ColumnMapping): string {
  const field = [ours, ...(ELSEWHERE[ours] ?? [])].find((each) => Object.hasOwn(mapping, each));
  return field === undefined ? ours : (mapping[field] ?? ours);
}

function renamed(cells: ProductFileRow['cells'], mapping: ColumnMapping): ProductFileRow['cells'] {
  return Object.fromEntries(
    Object.entries(mapping).map(([field, column]) => [field, Object.hasOwn(cells, column) ? cells[column] : undefined]),
  );
}

/** A file that names no types holds things. */
function asPhysical(row: ProductFileRow): ProductFileRow {
  return cell(row, 'Title') === '' ? row : { ...row, cells: { ...row.cells, 'Product Type': 'PHYSICAL' } };
}

/** Exports mark some names with what an editor of the file may not do; they mean the same without it. */
export function plainColumn(name: string): string {
  return name.replace(/(?<!\s)\s*\[Non Editable\]\s*$/i, '').trim();
}

/** As names are compared: in any case, with spaces that break or not, with either apostrophe. */
function plain(name: string): string {
  return plainColumn(name.normalize()).replace(/\s+/g, ' ').replaceAll("'", '’').toLowerCase();
}

/** Whether WooCommerce calls one of these fields so, in whatever language. */
function isCalled(name: string, fields: readonly string[]): boolean {
  const wanted = plain(name);
  return WOOCOMMERCE_FIELDS.some(
    ({ field, aliases }) => fields.includes(field) && aliases.some((alias) => plain(alias) === wanted),
  );
}

/** Columns of dates, in any dialect: the order of their figures is that of the country a file was made in. */
export function isDateColumn(name: string): boolean {
  return isCalled(name, ['Sale starts', 'Sale ends']);
}

/** Columns of amounts, in any dialect: their decimal mark is that of the country a file was made in. */
export function isAmountColumn(name: string): boolean {
  if (isCalled(name, ['Sale price', 'Regular price', 'Weight', 'Length', 'Width', 'Height'])) return true;
  return /^(?:price|(?:variant|compare[- ]at|variant compare at) price)(?:\s*\([a-z]+\))?$/i.test(plainColumn(name));
}
