import type { ColumnMapping } from '@quoin/domain/formats';
import type { DialectField } from './dialectField.ts';
import { PLAIN_NAMES } from './plainColumns.ts';
import type { ProductFileRow } from './productFile.ts';
import {
  BIGCOMMERCE_AMOUNTS,
  BIGCOMMERCE_FIELDS,
  bigCommerceGroups,
  bigCommerceRows,
} from './productFileBigCommerce.ts';
import {
  PRESTASHOP_AMOUNTS,
  PRESTASHOP_DATES,
  PRESTASHOP_FIELDS,
  prestaShopGroups,
  prestaShopRows,
} from './productFilePrestaShop.ts';
import { PRODUCT_FILE_COLUMNS } from './productFileRecords.ts';
import { cell, groupRows } from './productFileRows.ts';
import { SHOPIFY_FIELDS, shopifyGroups, shopifyRows } from './productFileShopify.ts';
import { WIX_AMOUNTS, WIX_FIELDS, wixGroups, wixRows } from './productFileWix.ts';
import { WOOCOMMERCE_FIELDS, wooCommerceGroups, wooCommerceRows } from './productFileWooCommerce.ts';

/** Product files of other shops, whose rows are not ours (imports.md section 2; the others' own exports). */
type ForeignDialect = 'shopify' | 'woocommerce' | 'wix' | 'bigcommerce' | 'prestashop';

/** Whose product file it is (imports.md sections 1 and 2). */
export type FileDialect = 'quoin' | 'squarespace' | ForeignDialect;

interface Foreign {
  readonly fields: readonly DialectField[];
  /** A file is of this kind if it has a column of each of these lists. */
  readonly marks: readonly (readonly string[])[];
  /** Fields whose decimal mark is that of the country a file was made in, and dates whose order is. */
  readonly amounts: readonly string[];
  readonly dates: readonly string[];
  groups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[];
  /** As rows of our own file. */
  toRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[];
}

/** The first that fits is it. */
const FOREIGN: Readonly<Record<ForeignDialect, Foreign>> = {
  shopify: {
    fields: SHOPIFY_FIELDS,
    marks: [['Handle', 'URL handle'], ['Option1 Value']],
    ...{ amounts: ['Price', 'Compare At Price'], dates: [] },
    ...{ groups: shopifyGroups, toRows: shopifyRows },
  },
  woocommerce: {
    fields: WOOCOMMERCE_FIELDS,
    marks: requiredNames(WOOCOMMERCE_FIELDS),
    amounts: ['Sale price', 'Regular price', 'Weight', 'Length', 'Width', 'Height'],
    dates: ['Sale starts', 'Sale ends'],
    ...{ groups: wooCommerceGroups, toRows: wooCommerceRows },
  },
  wix: {
    fields: WIX_FIELDS,
    marks: requiredNames(WIX_FIELDS),
    ...{ amounts: WIX_AMOUNTS, dates: [] },
    ...{ groups: wixGroups, toRows: wixRows },
  },
  bigcommerce: {
    fields: BIGCOMMERCE_FIELDS,
    marks: requiredNames(BIGCOMMERCE_FIELDS),
    ...{ amounts: BIGCOMMERCE_AMOUNTS, dates: [] },
    ...{ groups: bigCommerceGroups, toRows: bigCommerceRows },
  },
  prestashop: {
    fields: PRESTASHOP_FIELDS,
    marks: [...requiredNames(PRESTASHOP_FIELDS), PRESTASHOP_FIELDS.flatMap(priceNames)],
    ...{ amounts: PRESTASHOP_AMOUNTS, dates: PRESTASHOP_DATES },
    ...{ groups: prestaShopGroups, toRows: prestaShopRows },
  },
};

function requiredNames(fields: readonly DialectField[]): readonly (readonly string[])[] {
  return fields.filter(({ isRequired }) => isRequired).map(({ aliases }) => aliases);
}

/** PrestaShop has a price with tax, or one without. */
function priceNames({ field, aliases }: DialectField): readonly string[] {
  return field.startsWith('Price ') ? aliases : [];
}

function foreign(dialect: FileDialect): Foreign | null {
  return dialect === 'quoin' || dialect === 'squarespace' ? null : FOREIGN[dialect];
}

const OURS: readonly DialectField[] = PRODUCT_FILE_COLUMNS.map((field) => ({
  field,
  isRequired: field === 'Title' || field === 'Price',
  aliases: [field, ...(PLAIN_NAMES[field] ?? [])],
}));
/** Columns that only our own files have. */
const ONLY_OURS = ['stock at export', 'seo title', 'featured', 'subscribable'];

/** By the names in the header; a file that is none of the known kinds is read as ours, column by column. */
export function recogniseDialect(header: readonly string[]): FileDialect {
  const names = new Set(header.map(plain));
  const fits = (dialect: ForeignDialect) =>
    FOREIGN[dialect].marks.every((mark) => mark.some((name) => names.has(plain(name))));
  const found = (Object.keys(FOREIGN) as ForeignDialect[]).find(fits);
  if (found !== undefined) return found;
  const isSquarespace = names.has('product page') && names.has('hosted image urls');
  return isSquarespace && !ONLY_OURS.some((name) => names.has(name)) ? 'squarespace' : 'quoin';
}

export function dialectFields(dialect: FileDialect): readonly DialectField[] {
  return foreign(dialect)?.fields ?? OURS;
}

/** Columns without which a file of another shop cannot be read; null for our own. */
export function requiredColumns(dialect: FileDialect): readonly string[] | null {
  const fields = foreign(dialect)?.fields ?? null;
  return fields?.filter(({ isRequired }) => isRequired).map(({ field }) => field) ?? null;
}

/** The file's column for each of the dialect's, by name whatever its case; the dialect's own name before others. */
export function guessMapping(dialect: FileDialect, header: readonly string[]): ColumnMapping {
  // The first of a name.
  const columns = new Map(header.toReversed().map((name) => [plain(name), name]));
  const pairs = dialectFields(dialect).flatMap(({ field, aliases }) => {
    const column = aliases.map((alias) => columns.get(plain(alias))).find((name) => name !== undefined);
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
  const other = foreign(dialect);
  if (other !== null) return other.toRows(named);
  if (dialect === 'squarespace') return named.map(withFormerPath);
  return Object.hasOwn(mapping, 'Product Type') ? named : named.map(asPhysical);
}

/** The lines of the file that belong to one product, for each product. Rows as the file has them. */
export function linesByProduct(
  dialect: FileDialect,
  rows: readonly ProductFileRow[],
  mapping: ColumnMapping,
): readonly (readonly number[])[] {
  const named = rows.map(({ line, cells }) => ({ line, cells: renamed(cells, mapping) }));
  const groups = foreign(dialect)?.groups(named) ?? groupRows(named, []);
  return groups.map((group) => group.map(({ line }) => line));
}

/** Where other shops have what our columns hold, by another name. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  ...{ 'Product URL': ['Handle', 'URL rewritten', 'Name'], Title: ['Name'] },
  Price: ['Regular price', 'Price with tax', 'Price without tax'],
  'Sale Price': ['Sale price', 'Discount Value', 'Discount Amount'],
  'Sale Starts': ['Sale starts', 'Discount From'],
  'Sale Ends': ['Sale ends', 'Discount To'],
  Stock: ['Inventory Quantity', 'Inventory', 'Current Stock', 'Quantity'],
  ...{ Weight: ['Grams'], Length: ['Depth'], SKU: ['Reference'] },
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

/** Squarespace shows products below `/p/` of their store page. */
function withFormerPath(row: ProductFileRow): ProductFileRow {
  const [page, url] = [cell(row, 'Product Page'), cell(row, 'Product URL')];
  if (page === '' || url === '') return row;
  return { ...row, cells: { ...row.cells, 'Former Path': `/${page.replace(/^\/+/, '')}/p/${url}` } };
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

const PLAIN_TABLE: Pick<Foreign, 'fields' | 'amounts' | 'dates'> = {
  ...{ fields: OURS, amounts: ['Price', 'Sale Price'], dates: [] },
};

/** What the dialects call their fields of that kind. */
function namesOf(kind: 'amounts' | 'dates'): ReadonlySet<string> {
  const names = [PLAIN_TABLE, ...Object.values(FOREIGN)].flatMap((dialect) =>
    dialect.fields.flatMap(({ field, aliases }) => (dialect[kind].includes(field) ? aliases.map(plain) : [])),
  );
  return new Set(names);
}

const DATE_NAMES = namesOf('dates');
const AMOUNT_NAMES = namesOf('amounts');

/** Columns of dates, in any dialect: the order of their figures is that of the country a file was made in. */
export function isDateColumn(name: string): boolean {
  return DATE_NAMES.has(plain(name));
}

/** Columns of amounts, in any dialect: their decimal mark is that of the country a file was made in. */
export function isAmountColumn(name: string): boolean {
  if (AMOUNT_NAMES.has(plain(name))) return true;
  return /^(?:price|(?:variant|compare[- ]at|variant compare at) price)(?:\s*\([a-z]+\))?$/i.test(plainColumn(name));
}
