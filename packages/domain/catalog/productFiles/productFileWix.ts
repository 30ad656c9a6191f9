import { toUrlId } from '@quoin/domain/site';
import { parseGtin } from '../variants/gtin.ts';
import { type DialectField, knownColumn as known } from './dialectField.ts';
import { addAmounts, isLess, lessDiscount, trimAmount } from './fileAmounts.ts';
import type { ProductFileRow } from './productFile.ts';
import { cell, imageTextsCell, list } from './productFileRows.ts';

const OPTIONS = [1, 2, 3, 4, 5, 6] as const;
/** Pictures of its own library are named without an address. */
const LIBRARY = 'https://static.wixstatic.com/media/';

/** Columns of Wix's product file, of the stores before its catalog version 3 and of those since. */
export const WIX_FIELDS: readonly DialectField[] = [
  known('Handle', ['handleId', 'handle'], true),
  known('Kind', ['fieldType'], true),
  known('Name', ['name'], true),
  known('Description', ['description', 'plainDescription']),
  known('Images', ['productImageUrl', 'media']),
  known('Image Text', ['mediaAltText']),
  known('Collection', ['collection']),
  known('SKU', ['sku']),
  known('GTIN', ['barcode']),
  known('Price', ['price'], true),
  known('Strikethrough Price', ['strikethroughPrice']),
  known('Surcharge', ['surcharge']),
  known('Visible', ['visible']),
  known('Discount Mode', ['discountMode']),
  known('Discount Value', ['discountValue']),
  known('Inventory', ['inventory']),
  known('Weight', ['weight']),
  ...OPTIONS.flatMap((n) => [
    known(`Option Name ${n}`, [`productOptionName${n}`]),
    known(`Option Choices ${n}`, [`productOptionDescription${n}`, `productOptionChoices${n}`]),
  ]),
];

export const WIX_AMOUNTS: readonly string[] = ['Price', 'Strikethrough Price', 'Surcharge', 'Discount Value', 'Weight'];

/** The rows of one handle: the product, its variants, and with version 3 its pictures. */
export function wixGroups(rows: readonly ProductFileRow[]): readonly (readonly ProductFileRow[])[] {
  const groups = new Map<string, ProductFileRow[]>();
  for (const row of rows) {
    const handle = cell(row, 'Handle');
    const group = groups.get(handle);
    if (group !== undefined) group.push(row);
    else if (handle !== '' && kindOf(row) === 'product') groups.set(handle, [row]);
  }
  return [...groups.values()];
}

export function wixRows(rows: readonly ProductFileRow[]): readonly ProductFileRow[] {
  return wixGroups(rows).flatMap(productRows);
}

function kindOf(row: ProductFileRow): string {
  return cell(row, 'Kind').toLowerCase();
}

function productRows(group: readonly ProductFileRow[]): readonly ProductFileRow[] {
  const head = group[0]!;
  const sold = group.filter((row) => kindOf(row) === 'variant');
  const variants = sold.length === 0 ? [head] : sold;
  const options = sold.length === 0 ? [] : OPTIONS.filter((n) => cell(head, `Option Name ${n}`) !== '');
  return variants.map((row, index) => ({
    line: index === 0 ? head.line : row.line,
    cells: { ...(index === 0 ? productCells(head, group) : {}), ...variantCells(row, head, options) },
  }));
}

function productCells(head: ProductFileRow, group: readonly ProductFileRow[]): ProductFileRow['cells'] {
  const images = group.filter((row) => row === head || kindOf(row) === 'media').flatMap(imagesOf);
  const collections = list(cell(head, 'Collection'), ';').map(toUrlId);
  return {
    'Product Type': 'PHYSICAL',
    'Product URL': toUrlId(cell(head, 'Name')),
    // The file has no addresses: both make them of the name.
    'Former Path': `/product-page/${toUrlId(cell(head, 'Name'))}`,
    Title: cell(head, 'Name'),
    Description: cell(head, 'Description'),
    Categories: collections
      .filter((id) => id !== '')
      .map((id) => `/${id}`)
      .join(', '),
    Visible: cell(head, 'Visible').toLowerCase() === 'false' ? 'No' : 'Yes',
    'Hosted Image URLs': [...new Set(images)].join(' '),
    'Image Texts': imageTextsCell(group.map((row) => ({ url: imagesOf(row)[0] ?? '', text: cell(row, 'Image Text') }))),
  };
}

function imagesOf(row: ProductFileRow): readonly string[] {
  return list(cell(row, 'Images'), ';').map((name) => (/^https?:/i.test(name) ? name : LIBRARY + name));
}

function variantCells(row: ProductFileRow, head: ProductFileRow, options: readonly number[]): ProductFileRow['cells'] {
  const pairs = options.flatMap((n, index) => [
    [`Option Name ${index + 1}`, cell(head, `Option Name ${n}`)],
    [`Option Value ${index + 1}`, choiceText(cell(row, `Option Choices ${n}`))],
  ]);
  return {
    ...(Object.fromEntries(pairs) as ProductFileRow['cells']),
    ...priceCells(row, head),
    SKU: cell(row, 'SKU'),
    ...(head.cells.GTIN === undefined ? {} : { GTIN: parseGtin(cell(row, 'GTIN')) ?? '' }),
    Stock: stockText(cell(row, 'Inventory') || cell(head, 'Inventory')),
    Weight: cell(row, 'Weight') || cell(head, 'Weight'),
  };
}

/** A color is written with its value: `#ff0000:Red`. */
function choiceText(choice: string): string {
  return choice.replace(/^#[0-9a-f]{3,8}:/i, '');
}

/** A variant costs what it says, or the product's price with its surcharge; a discount is the product's. */
function priceCells(row: ProductFileRow, head: ProductFileRow): ProductFileRow['cells'] {
  const own = row === head ? '' : cell(row, 'Price');
  const price = own === '' ? addAmounts(cell(head, 'Price'), cell(row, 'Surcharge') || '0') : trimAmount(own);
  const was = cell(row, 'Strikethrough Price') || (own === '' ? cell(head, 'Strikethrough Price') : '');
  if (isLess(price, was)) return { Price: trimAmount(was), 'Sale Price': price, 'On Sale': 'Yes' };
  const isPercent = cell(head, 'Discount Mode').toUpperCase() !== 'AMOUNT';
  const sale = lessDiscount(price, { value: cell(head, 'Discount Value'), isPercent });
  return { Price: price, 'Sale Price': sale ?? '', 'On Sale': sale === null ? 'No' : 'Yes' };
}

/** A count, or only whether it is there. */
function stockText(inventory: string): string {
  if (/^-?\d/.test(inventory)) return inventory.startsWith('-') ? '0' : inventory.replace(/\.\d+$/, '');
  return /out|^false$/i.test(inventory) ? '0' : 'Unlimited';
}
