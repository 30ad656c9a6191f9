import { toUrlId } from '@quoin/domain/site';
import { parseGtin } from '../variants/gtin.ts';
import { type DialectField, knownColumn as known } from './dialectField.ts';
import type { ProductFileRow } from './productFile.ts';
import { cell, imageTextsCell } from './productFileRows.ts';

const OPTIONS = [1, 2, 3] as const;

/** Old and new names of the columns that mean something to us (imports.md section 2). */
export const SHOPIFY_FIELDS: readonly DialectField[] = [
  known('Handle', ['Handle', 'URL handle'], true),
  known('Title', ['Title'], true),
  known('Description', ['Body (HTML)', 'Description']),
  known('Type', ['Type']),
  known('Tags', ['Tags']),
  known('Published', ['Published', 'Published on online store']),
  known('Status', ['Status']),
  known('SKU', ['Variant SKU', 'SKU']),
  known('Barcode', ['Variant Barcode', 'Barcode']),
  ...OPTIONS.flatMap((n) => [
    known(`Option${n} Name`, [`Option${n} Name`]),
    known(`Option${n} Value`, [`Option${n} Value`]),
  ]),
  known('Price', ['Variant Price', 'Price'], true),
  known('Compare At Price', ['Variant Compare At Price', 'Compare-at price']),
  known('Inventory Tracker', ['Variant Inventory Tracker', 'Inventory tracker']),
  known('Inventory Quantity', ['Variant Inventory Qty', 'Inventory quantity']),
  known('Inventory Policy', ['Variant Inventory Policy', 'Continue selling when out of stock']),
  known('Grams', ['Variant Grams', 'Weight value (grams)']),
  known('Requires Shipping', ['Variant Requires Shipping', 'Requires shipping']),
  known('Image', ['Image Src', 'Product image URL']),
  known('Image Text', ['Image Alt Text', 'Image alt text']),
  known('Variant Image', ['Variant Image', 'Variant image URL']),
  known('Gift Card', ['Gift Card']),
  known('Taxable', ['Variant Taxable', 'Charge tax']),
  known('SEO Title', ['SEO Title']),
  known('SEO Description', ['SEO Description']),
];

/** Rows of one handle belong together: the first describes the product, each with a price is a variant, the rest are pictures. */
export function shopifyGroups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[] {
  const groups = new Map<string, ProductFileRow[]>();
  for (const row of rows) {
    const handle = cell(row, 'Handle');
    const group = groups.get(handle);
    if (group === undefined) groups.set(handle, [row]);
    else group.push(row);
  }
  groups.delete('');
  return [...groups.values()];
}

export function shopifyRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[] {
  return shopifyGroups(rows).flatMap(productRows);
}

function productRows(group: readonly ProductFileRow[]): readonly ProductFileRow[] {
  const head = group[0]!;
  const options = OPTIONS.filter((n) => isOption(head, n));
  const variants = group.filter((row, index) => index === 0 || cell(row, 'Price') !== '' || cell(row, 'SKU') !== '');
  const images = [...new Set(group.map((row) => cell(row, 'Image')).filter((url) => url !== ''))];
  const texts = imageTextsCell(group.map((row) => ({ url: cell(row, 'Image'), text: cell(row, 'Image Text') })));
  return variants.map((row, index) => ({
    line: row.line,
    cells: {
      ...(index === 0 ? { ...productCells(head, images), 'Image Texts': texts } : {}),
      ...variantCells(row, head, options),
    },
  }));
}

/** A product without options has one called Title with the value Default Title. */
function isOption(head: ProductFileRow, n: number): boolean {
  const isDefault = cell(head, `Option${n} Value`) === 'Default Title';
  return cell(head, `Option${n} Name`) !== '' && !isDefault;
}

function productCells(head: ProductFileRow, images: readonly string[]): ProductFileRow['cells'] {
  const status = cell(head, 'Status').toLowerCase();
  const isHidden =
    cell(head, 'Published').toLowerCase() === 'false' || ['draft', 'archived', 'unlisted'].includes(status);
  const type = toUrlId(cell(head, 'Type'));
  return {
    'Product Type': productType(head),
    'Product URL': cell(head, 'Handle'),
    'Former Path': `/products/${cell(head, 'Handle')}`,
    Title: cell(head, 'Title'),
    Description: cell(head, 'Description'),
    Categories: type === '' ? '' : `/${type}`,
    Tags: cell(head, 'Tags'),
    Visible: isHidden ? 'No' : 'Yes',
    'Hosted Image URLs': images.join(' '),
    ...(head.cells.Taxable === undefined ? {} : { Taxable: cell(head, 'Taxable') }),
    'SEO Title': cell(head, 'SEO Title'),
    'SEO Description': cell(head, 'SEO Description'),
  };
}

function productType(head: ProductFileRow): string {
  if (cell(head, 'Gift Card').toLowerCase() === 'true') return 'GIFT_CARD';
  return cell(head, 'Requires Shipping').toLowerCase() === 'false' ? 'SERVICE' : 'PHYSICAL';
}

function variantCells(row: ProductFileRow, head: ProductFileRow, options: readonly number[]): ProductFileRow['cells'] {
  const pairs = options.flatMap((n, index) => [
    [`Option Name ${index + 1}`, cell(head, `Option${n} Name`)],
    [`Option Value ${index + 1}`, cell(row, `Option${n} Value`)],
  ]);
  return {
    ...(Object.fromEntries(pairs) as ProductFileRow['cells']),
    ...priceCells(row),
    SKU: cell(row, 'SKU').replace(/^'/, ''),
    // A bar code of the shop's own making is no number of the trade.
    ...(row.cells.Barcode === undefined ? {} : { GTIN: parseGtin(cell(row, 'Barcode')) ?? '' }),
    Stock: stockText(row),
    Weight: kilograms(cell(row, 'Grams')),
    'Variant Image': cell(row, 'Variant Image'),
  };
}

/** There the price is what is charged and "compare at" what it was; here the other way round. */
function priceCells(row: ProductFileRow): ProductFileRow['cells'] {
  const [price, was] = [cell(row, 'Price'), cell(row, 'Compare At Price')];
  const isSale = was !== '' && Number(was) > Number(price);
  return isSale
    ? { Price: was, 'Sale Price': price, 'On Sale': 'Yes' }
    : { Price: price, 'Sale Price': '', 'On Sale': 'No' };
}

/** Not counted, or sold beyond zero: without limit. What was sold too often there is nothing here. */
function stockText(row: ProductFileRow): string {
  const policy = cell(row, 'Inventory Policy').toLowerCase();
  if (cell(row, 'Inventory Tracker') === '' || policy === 'continue' || policy === 'true') return 'Unlimited';
  const quantity = cell(row, 'Inventory Quantity');
  return quantity === '' || quantity.startsWith('-') ? '0' : quantity;
}

function kilograms(grams: string): string {
  const value = Number(grams);
  if (grams === '' || !Number.isFinite(value) || value < 0) return '';
  return String(Number((value / 1000).toFixed(6)));
}
