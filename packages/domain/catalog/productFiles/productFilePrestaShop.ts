import { toUrlId } from '@quoin/domain/site';
import { parseGtin } from '../variants/gtin.ts';
import { type DialectField, knownColumn as known } from './dialectField.ts';
import { lessDiscount, trimAmount } from './fileAmounts.ts';
import type { ProductFileRow } from './productFile.ts';
import { cell, imageTextsCell, list } from './productFileRows.ts';

const PRICES = ['Price with tax', 'Price without tax'] as const;
const MEASURES = ['Weight', 'Width', 'Height', 'Depth'] as const;

/** Columns of PrestaShop's files of products: of its import, and of the export of its list. Combinations are files of their own. */
export const PRESTASHOP_FIELDS: readonly DialectField[] = [
  known('Name', ['Name *', 'Name'], true),
  known('Reference', ['Reference #', 'Reference'], true),
  known('Active', ['Active (0/1)', 'Active', 'Status']),
  known('Categories', ['Categories (x,y,z...)', 'Categories', 'Category']),
  known('Price with tax', ['Price tax included', 'Price (tax incl.)']),
  known('Price without tax', ['Price tax excluded', 'Price (tax excl.)']),
  known('On Sale', ['On sale (0/1)']),
  known('Discount Amount', ['Discount amount']),
  known('Discount Percent', ['Discount percent']),
  known('Discount From', ['Discount from (yyyy-mm-dd)', 'Discount from']),
  known('Discount To', ['Discount to (yyyy-mm-dd)', 'Discount to']),
  known('EAN', ['EAN13']),
  known('UPC', ['UPC']),
  ...MEASURES.map((name) => known(name, [name])),
  known('Quantity', ['Quantity']),
  known('Summary', ['Summary', 'Short description']),
  known('Description', ['Description']),
  known('Tags', ['Tags (x,y,z...)', 'Tags']),
  known('Meta title', ['Meta title']),
  known('Meta description', ['Meta description']),
  known('URL rewritten', ['URL rewritten', 'Rewritten URL']),
  known('Available', ['Available for order (0 = No, 1 = Yes)', 'Available for order']),
  known('Images', ['Image URLs (x,y,z...)', 'Image URLs']),
  known('Image Texts', ['Image alt texts (x,y,z...)', 'Image alt texts']),
  known('Virtual', ['Virtual product (0 = No, 1 = Yes)', 'Virtual product']),
];

export const PRESTASHOP_AMOUNTS: readonly string[] = [...PRICES, 'Discount Amount', 'Discount Percent', ...MEASURES];
export const PRESTASHOP_DATES: readonly string[] = ['Discount From', 'Discount To'];

export function prestaShopGroups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[] {
  return rows.filter((row) => cell(row, 'Name') !== '').map((row) => [row]);
}

export function prestaShopRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[] {
  return prestaShopGroups(rows).flatMap(([row]) =>
    row === undefined ? [] : [{ line: row.line, cells: cellsOf(row) }],
  );
}

function cellsOf(row: ProductFileRow): ProductFileRow['cells'] {
  const images = list(cell(row, 'Images'), /,\s*(?=https?:)/);
  const texts = cell(row, 'Image Texts').split(',');
  const isShown = !isNo(row, 'Active') && !isNo(row, 'Available');
  return {
    'Product Type': cell(row, 'Virtual') === '1' ? 'SERVICE' : 'PHYSICAL',
    'Product URL': toUrlId(cell(row, 'URL rewritten')) || toUrlId(cell(row, 'Name')),
    Title: cell(row, 'Name'),
    Description: cell(row, 'Description') || cell(row, 'Summary'),
    Categories: paths(cell(row, 'Categories')),
    Tags: cell(row, 'Tags'),
    Visible: isShown ? 'Yes' : 'No',
    'Hosted Image URLs': images.join(' '),
    'Image Texts': imageTextsCell(images.map((url, index) => ({ url, text: texts[index]?.trim() ?? '' }))),
    'SEO Title': cell(row, 'Meta title'),
    'SEO Description': cell(row, 'Meta description'),
    ...priceCells(row),
    SKU: cell(row, 'Reference'),
    GTIN: parseGtin(cell(row, 'EAN')) ?? parseGtin(cell(row, 'UPC')) ?? '',
    Stock: /^\d+/.exec(cell(row, 'Quantity'))?.[0] ?? (cell(row, 'Quantity') === '' ? 'Unlimited' : '0'),
    Weight: trimAmount(cell(row, 'Weight')),
    Width: trimAmount(cell(row, 'Width')),
    Height: trimAmount(cell(row, 'Height')),
    Length: trimAmount(cell(row, 'Depth')),
  };
}

/** A status is `1` and `0`, or `true` and `false`. */
function isNo(row: ProductFileRow, field: string): boolean {
  return ['0', 'false', 'no', 'disabled'].includes(cell(row, field).toLowerCase());
}

/** With tax where the file has that price: what a visitor saw there. A reduction counts between its days. */
function priceCells(row: ProductFileRow): ProductFileRow['cells'] {
  const price = trimAmount(PRICES.map((field) => cell(row, field)).find((text) => text !== '') ?? '');
  const percent = cell(row, 'Discount Percent');
  const isPercent = percent !== '' && trimAmount(percent) !== '0';
  const sale = lessDiscount(price, { value: isPercent ? percent : cell(row, 'Discount Amount'), isPercent });
  if (sale === null) return { Price: price, 'Sale Price': '', 'On Sale': 'No' };
  return {
    ...{ Price: price, 'Sale Price': sale, 'On Sale': 'Yes' },
    ...{ 'Sale Starts': dayOf(row, 'Discount From'), 'Sale Ends': dayOf(row, 'Discount To') },
  };
}

/** No day is written as zeros there. */
function dayOf(row: ProductFileRow, field: string): string {
  const day = cell(row, field);
  return day.startsWith('0000') ? '' : day;
}

/** Names, or paths with slashes; numbers are ids of that shop. `Home` is above all of its categories. */
function paths(text: string): string {
  return list(text, ',')
    .filter((path) => !/^\d+$/.test(path))
    .map((path) =>
      list(path, '/')
        .map(toUrlId)
        .filter((part) => part !== '' && part !== 'home'),
    )
    .filter((parts) => parts.length > 0)
    .map((parts) => `/${parts.join('/')}`)
    .join(', ');
}
