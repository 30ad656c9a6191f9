import { toUrlId } from '@quoin/domain/site';
import { parseGtin } from '../variants/gtin.ts';
import { type DialectField, knownColumn as known } from './dialectField.ts';
import { isLess, trimAmount } from './fileAmounts.ts';
import type { ProductFileRow } from './productFile.ts';
import { cell, imageTextsCell, list } from './productFileRows.ts';

const MEASURES = ['Weight', 'Width', 'Height', 'Depth'] as const;

/** Columns of BigCommerce's product export. */
export const BIGCOMMERCE_FIELDS: readonly DialectField[] = [
  known('Item', ['Item'], true),
  known('Name', ['Name'], true),
  known('Type', ['Type']),
  known('SKU', ['SKU']),
  known('Options', ['Options'], true),
  known('Inventory Tracking', ['Inventory Tracking']),
  known('Current Stock', ['Current Stock']),
  known('Price', ['Price'], true),
  known('Sale Price', ['Sale Price']),
  known('Categories', ['Categories']),
  known('Description', ['Description']),
  known('Page Title', ['Page Title']),
  known('Meta Description', ['Meta Description']),
  known('Product URL', ['Product URL']),
  known('GTIN', ['Global Trade Number', 'UPC/EAN']),
  ...MEASURES.map((name) => known(name, [name])),
  known('Is Visible', ['Is Visible']),
  known('Is Featured', ['Is Featured']),
  known('Image Text', ['Image Description']),
  known('Variant Image', ['Variant Image URL']),
  known('Image', ['Internal Image URL (Export)', 'Image URL (Import)']),
];

export const BIGCOMMERCE_AMOUNTS: readonly string[] = ['Price', 'Sale Price', ...MEASURES];

/** A product and the rows below it, of its variants and pictures. */
export function bigCommerceGroups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[] {
  const groups: ProductFileRow[][] = [];
  for (const row of rows) {
    if (itemOf(row) === 'product') groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

export function bigCommerceRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[] {
  return bigCommerceGroups(rows).flatMap(productRows);
}

function itemOf(row: ProductFileRow): string {
  return cell(row, 'Item').toLowerCase();
}

function productRows(group: readonly ProductFileRow[]): readonly ProductFileRow[] {
  const head = group[0]!;
  const sold = group.filter((row) => itemOf(row) === 'variant');
  const variants = sold.length === 0 ? [head] : sold;
  return variants.map((row, index) => ({
    line: index === 0 ? head.line : row.line,
    cells: { ...(index === 0 ? productCells(head, group) : {}), ...variantCells(row, head, index === 0) },
  }));
}

function productCells(head: ProductFileRow, group: readonly ProductFileRow[]): ProductFileRow['cells'] {
  const images = group.map((row) => cell(row, 'Image')).filter((url) => url !== '');
  return {
    'Product Type': cell(head, 'Type').toLowerCase() === 'digital' ? 'SERVICE' : 'PHYSICAL',
    'Former Path': list(cell(head, 'Product URL'), '/')
      .join('/')
      .replace(/^(?=.)/, '/'),
    'Product URL': toUrlId(list(cell(head, 'Product URL'), '/').at(-1) ?? '') || toUrlId(cell(head, 'Name')),
    Title: cell(head, 'Name'),
    Description: cell(head, 'Description'),
    Categories: paths(cell(head, 'Categories')),
    Visible: cell(head, 'Is Visible').toLowerCase() === 'false' ? 'No' : 'Yes',
    Featured: cell(head, 'Is Featured').toLowerCase() === 'true' ? 'Yes' : 'No',
    'Hosted Image URLs': [...new Set(images)].join(' '),
    'Image Texts': imageTextsCell(group.map((row) => ({ url: cell(row, 'Image'), text: cell(row, 'Image Text') }))),
    'SEO Title': cell(head, 'Page Title'),
    'SEO Description': cell(head, 'Meta Description'),
  };
}

/** `Garden/Pots;Sale` → `/garden/pots, /sale`. Numbers are ids of that shop and mean nothing here. */
function paths(text: string): string {
  return list(text, ';')
    .filter((path) => !/^[\d,\s]+$/.test(path))
    .map((path) =>
      list(path, '/')
        .map(toUrlId)
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length > 0)
    .map((parts) => `/${parts.join('/')}`)
    .join(', ');
}

function variantCells(row: ProductFileRow, head: ProductFileRow, isFirst: boolean): ProductFileRow['cells'] {
  const own = (field: string): string => cell(row, field) || cell(head, field);
  const pairs = (row === head ? [] : optionsOf(cell(row, 'Options'))).flatMap(([name, value], index) => [
    [`Option Name ${index + 1}`, name],
    [`Option Value ${index + 1}`, value],
  ]);
  const [price, sale] = [trimAmount(own('Price')), trimAmount(own('Sale Price'))];
  const isOnSale = isLess('0', sale) && isLess(sale, price);
  return {
    ...(Object.fromEntries(pairs) as ProductFileRow['cells']),
    Price: price,
    'Sale Price': isOnSale ? sale : '',
    'On Sale': isOnSale ? 'Yes' : 'No',
    SKU: cell(row, 'SKU'),
    ...(head.cells.GTIN === undefined ? {} : { GTIN: parseGtin(cell(row, 'GTIN')) ?? '' }),
    Stock: stockText(row, head, isFirst),
    Weight: own('Weight'),
    Width: own('Width'),
    Height: own('Height'),
    Length: own('Depth'),
    'Variant Image': row === head ? '' : cell(row, 'Variant Image') || cell(row, 'Image'),
  };
}

/** `Type=Swatch|Name=Color|Value=Red[#ff0000]`, one after the other for each option. */
function optionsOf(text: string): readonly (readonly [string, string])[] {
  return text.split(/(?=Type=)/).flatMap((part) => {
    const name = /Name=([^|;]*)/.exec(part)?.[1]?.trim() ?? '';
    const value =
      /Value=([^|;]*)/
        .exec(part)?.[1]
        ?.trim()
        .replace(/\[#[0-9a-f]{3,8}\]$/i, '') ?? '';
    return name === '' || value === '' ? [] : [[name, value] as const];
  });
}

/** What is counted for the product as a whole is given to its first variant: nothing is sold twice. */
function stockText(row: ProductFileRow, head: ProductFileRow, isFirst: boolean): string {
  const tracking = cell(head, 'Inventory Tracking').toLowerCase();
  if (tracking === '' || tracking === 'none') return 'Unlimited';
  const count = cell(tracking === 'product' ? head : row, 'Current Stock');
  if (tracking === 'product' && !isFirst) return '0';
  return /^\d+/.exec(count)?.[0] ?? '0';
}
