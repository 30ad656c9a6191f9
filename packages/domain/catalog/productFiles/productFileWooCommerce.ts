import { toUrlId } from '@quoin/domain/site';
import { parseGtin } from '../variants/gtin.ts';
import { type DialectField, knownColumn as known } from './dialectField.ts';
import type { ProductFileRow } from './productFile.ts';
import { cell, list } from './productFileRows.ts';
import { attributeNames, attributeValues, WOOCOMMERCE_NAMES } from './wooCommerceColumns.ts';

const ATTRIBUTES = [1, 2, 3, 4, 5, 6] as const;

const WEIGHTS = ['kg', 'g', 'lbs', 'oz'] as const;
const LENGTHS = ['cm', 'm', 'mm', 'in', 'yd'] as const;
const REQUIRED: readonly string[] = ['Type', 'Name', 'Regular price', 'Parent'];
/** What it calls them in English, where that is not our name. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  Visibility: ['Visibility', 'Visibility in catalog'],
  'Sale starts': ['Date sale price starts'],
  'Sale ends': ['Date sale price ends'],
  Featured: ['Is featured?'],
  'In stock': ['In stock?'],
  Backorders: ['Backorders allowed?'],
  GTIN: ['GTIN, UPC, EAN, or ISBN'],
};
const UNITS: Readonly<Record<string, readonly string[]>> = {
  Weight: WEIGHTS,
  Length: LENGTHS,
  Width: LENGTHS,
  Height: LENGTHS,
};

/** Columns of WooCommerce's product export that mean something to us. */
export const WOOCOMMERCE_FIELDS: readonly DialectField[] = [
  known('ID', ['ID']),
  ...Object.entries(WOOCOMMERCE_NAMES).map(([field, others]) => {
    const names = [...(ENGLISH[field] ?? [field]), ...others];
    const units = UNITS[field] ?? [];
    return known(
      field,
      [...units.flatMap((unit) => names.map((name) => `${name} (${unit})`)), ...names],
      REQUIRED.includes(field),
    );
  }),
  ...ATTRIBUTES.flatMap((n) => [
    known(`Attribute ${n} name`, [`Attribute ${n} name`, ...attributeNames(n)]),
    known(`Attribute ${n} value`, [`Attribute ${n} value(s)`, ...attributeValues(n)]),
  ]),
];

/** A product with its variations, which name it by SKU or as `id:44`, wherever in the file they are. */
export function wooCommerceGroups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[] {
  const groups = new Map<ProductFileRow, ProductFileRow[]>();
  const byName = new Map<string, ProductFileRow[]>();
  for (const row of rows.filter((each) => !isVariation(each) && cell(each, 'Name') !== '')) {
    const group = [row];
    groups.set(row, group);
    for (const name of [cell(row, 'SKU'), `id:${cell(row, 'ID')}`]) if (name !== '') byName.set(name, group);
  }
  for (const row of rows.filter(isVariation)) byName.get(cell(row, 'Parent'))?.push(row);
  return [...groups.values()];
}

export function wooCommerceRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[] {
  return wooCommerceGroups(rows).flatMap(productRows);
}

/** `simple`, `variable`, `variation`, with `virtual` and `downloadable` behind it. */
function kindsOf(row: ProductFileRow): readonly string[] {
  return list(cell(row, 'Type').toLowerCase(), ',');
}

function isVariation(row: ProductFileRow): boolean {
  return kindsOf(row).includes('variation');
}

function productRows([head, ...variations]: readonly ProductFileRow[]): readonly ProductFileRow[] {
  if (head === undefined) return [];
  const sold = variations.filter((row) => cell(row, 'Published') !== '0');
  const variants = sold.length === 0 ? [head] : sold;
  const options = sold.length === 0 ? [] : optionsOf(head, sold);
  return variants.map((row, index) => ({
    line: index === 0 ? head.line : row.line,
    cells: { ...(index === 0 ? productCells(head, variants) : {}), ...variantCells(row, head, options) },
  }));
}

/** Attributes that variations choose by; the others only describe. */
function optionsOf(head: ProductFileRow, variations: readonly ProductFileRow[]): readonly string[] {
  const names = ATTRIBUTES.map((n) => cell(head, `Attribute ${n} name`)).filter((name) => name !== '');
  return names.filter((name) => variations.some((row) => attributeValue(row, name) !== ''));
}

function attributeValue(row: ProductFileRow, attribute: string): string {
  const place = ATTRIBUTES.find((n) => cell(row, `Attribute ${n} name`) === attribute);
  return place === undefined ? '' : cell(row, `Attribute ${place} value`);
}

function productCells(head: ProductFileRow, variants: readonly ProductFileRow[]): ProductFileRow['cells'] {
  const isHidden = ['0', '-1'].includes(cell(head, 'Published')) || cell(head, 'Visibility') === 'hidden';
  const images = variants.flatMap((row) => imagesOf(row)).concat(imagesOf(head));
  return {
    'Product Type': productType(head, variants),
    'Product URL': toUrlId(cell(head, 'Name')),
    // The file has no addresses: WordPress makes them of the name.
    'Former Path': `/product/${toUrlId(cell(head, 'Name'))}`,
    Title: cell(head, 'Name'),
    Description: cell(head, 'Description') || cell(head, 'Short description'),
    Categories: paths(cell(head, 'Categories')),
    Tags: cell(head, 'Tags'),
    Visible: isHidden ? 'No' : 'Yes',
    Featured: cell(head, 'Featured') === '1' ? 'Yes' : 'No',
    ...taxableCell(head),
    'Hosted Image URLs': [...new Set([...imagesOf(head), ...images])].join(' '),
  };
}

/** `taxable`, `none`, or `shipping`: tax on shipping alone. */
function taxableCell(head: ProductFileRow): ProductFileRow['cells'] {
  const status = cell(head, 'Tax status');
  return status === '' ? {} : { Taxable: ['none', 'shipping'].includes(status) ? 'No' : 'Yes' };
}

/** Things that nobody ships are services: the files of what can be downloaded are not in a table. */
function productType(head: ProductFileRow, variants: readonly ProductFileRow[]): string {
  const isVirtual = [head, ...variants].some((row) =>
    kindsOf(row).some((kind) => /^(?:virtual|downloadable)$/.test(kind)),
  );
  return isVirtual ? 'SERVICE' : 'PHYSICAL';
}

/** `Lighting > Desk, Sale` → `/lighting/desk, /sale`; a comma of a name is written with a backslash before it. */
function paths(text: string): string {
  return text
    .split(/(?<!\\),/)
    .map((path) =>
      path
        .split('>')
        .map(toUrlId)
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length > 0)
    .map((parts) => `/${parts.join('/')}`)
    .join(', ');
}

function imagesOf(row: ProductFileRow): readonly string[] {
  return list(cell(row, 'Images'), /,\s+(?=https?:)|\s+/).map((url) => url.replace(/,$/, ''));
}

function variantCells(row: ProductFileRow, head: ProductFileRow, options: readonly string[]): ProductFileRow['cells'] {
  const own = (field: string): string => cell(row, field) || cell(head, field);
  const pairs = options.flatMap((name, index) => [
    [`Option Name ${index + 1}`, name],
    // A variation that fits every value of an attribute names none.
    [`Option Value ${index + 1}`, attributeValue(row, name) || 'Any'],
  ]);
  const sale = cell(row, 'Sale price');
  return {
    ...(Object.fromEntries(pairs) as ProductFileRow['cells']),
    SKU: cell(row, 'SKU'),
    GTIN: parseGtin(cell(row, 'GTIN')) ?? '',
    Price: own('Regular price'),
    'Sale Price': sale,
    'On Sale': sale === '' ? 'No' : 'Yes',
    'Sale Starts': sale === '' ? '' : cell(row, 'Sale starts'),
    'Sale Ends': sale === '' ? '' : cell(row, 'Sale ends'),
    Stock: stockText(row, head),
    Weight: own('Weight'),
    Length: own('Length'),
    Width: own('Width'),
    Height: own('Height'),
    'Variant Image': row === head ? '' : (imagesOf(row)[0] ?? ''),
  };
}

/** Without a count it is there or not; what may be ordered beyond it has no limit. A variation without one has its product's. */
function stockText(row: ProductFileRow, head: ProductFileRow): string {
  if (['1', 'notify'].includes(cell(row, 'Backorders'))) return 'Unlimited';
  const stock = cell(row, 'Stock') || cell(head, 'Stock');
  if (stock !== '') return stock.startsWith('-') ? '0' : stock.replace(/\.\d+$/, '');
  return cell(row, 'In stock') === '0' ? '0' : 'Unlimited';
}
