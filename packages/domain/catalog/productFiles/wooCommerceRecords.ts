import { toDecimalString } from '@quoin/domain/money';
import { PRODUCT_TYPES } from '../productTypes.ts';
import type { WeightUnit } from '../variants/weight.ts';
import { type FileProduct, type FileVariant, PRODUCT_FILE_LIMITS } from './productFile.ts';
import { measure } from './productFileRecords.ts';

const ATTRIBUTES = Array.from({ length: PRODUCT_FILE_LIMITS.options }, (_, index) => index + 1);

/** The columns of WooCommerce's product file, of those that say something of a product here. */
export function wooCommerceHeader(unit: WeightUnit): readonly string[] {
  const [weight, length] = unit === 'POUND' ? ['lbs', 'in'] : ['kg', 'cm'];
  return [
    ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
    ...[
      'Short description',
      'Description',
      'Tax status',
      'In stock?',
      'Stock',
      'Backorders allowed?',
      `Weight (${weight})`,
    ],
    ...[
      `Length (${length})`,
      `Width (${length})`,
      `Height (${length})`,
      'Sale price',
      'Regular price',
      'Categories',
      'Tags',
    ],
    ...['Images', 'Parent', 'Position'],
    ...ATTRIBUTES.flatMap((n) => [
      `Attribute ${n} name`,
      `Attribute ${n} value(s)`,
      `Attribute ${n} visible`,
      `Attribute ${n} global`,
    ]),
  ];
}

/** A product as lines of WooCommerce's file: itself, and its variants if it has options. `id`: the number of its first line. */
export function wooCommerceRecords(
  product: FileProduct,
  { id, unit }: { readonly id: number; readonly unit: WeightUnit },
): readonly (readonly string[])[] {
  const { variants, optionNames } = product;
  const [only] = variants;
  const isSimple = optionNames.length === 0 && only !== undefined;
  const kinds = product.type === PRODUCT_TYPES.physical ? [] : ['virtual'];
  const parent = {
    ...productCells(product),
    ID: String(id),
    Type: [isSimple ? 'simple' : 'variable', ...kinds].join(', '),
    ...(isSimple ? { ...variantCells(only), Images: product.imageUrls.join(', ') } : allAttributes(product)),
  };
  const rows = isSimple ? [] : variants.map((variant, index) => variationCells(product, variant, { id, index, kinds }));
  const header = wooCommerceHeader(unit).map((column) => column.replace(/ \((?:kg|lbs|cm|in)\)$/, ''));
  return [parent, ...rows].map((cells: Readonly<Record<string, string>>) =>
    header.map((column) => cells[column] ?? ''),
  );
}

function productCells(product: FileProduct): Readonly<Record<string, string>> {
  return {
    Name: product.title,
    Published: product.isVisible ? '1' : '0',
    'Is featured?': product.isFeatured ? '1' : '0',
    'Visibility in catalog': 'visible',
    Description: product.description,
    'Tax status': (product.isTaxed ?? true) ? 'taxable' : 'none',
    'In stock?': '1',
    Categories: product.categories.map((path) => path.split('/').map(escaped).join(' > ')).join(', '),
    Tags: product.tags.map(escaped).join(', '),
    Images: product.imageUrls.join(', '),
  };
}

/** A comma within a name has a backslash before it. */
function escaped(name: string): string {
  return name.replaceAll(',', '\\,');
}

function allAttributes({ optionNames, variants }: FileProduct): Readonly<Record<string, string>> {
  const cells = optionNames.flatMap((name, index) => {
    const values = variants.flatMap(({ optionValues }) => optionValues.filter((each) => each.optionName === name));
    return attribute(index + 1, name, [...new Set(values.map(({ value }) => escaped(value)))].join(', '));
  });
  return Object.fromEntries(cells);
}

function attribute(n: number, name: string, values: string): readonly (readonly [string, string])[] {
  return [
    [`Attribute ${n} name`, name],
    [`Attribute ${n} value(s)`, values],
    [`Attribute ${n} visible`, '1'],
    [`Attribute ${n} global`, '0'],
  ];
}

function variationCells(
  product: FileProduct,
  variant: FileVariant,
  place: { readonly id: number; readonly index: number; readonly kinds: readonly string[] },
): Readonly<Record<string, string>> {
  const { id, index, kinds } = place;
  const options = product.optionNames.flatMap((name, at) =>
    attribute(at + 1, name, variant.optionValues.find((each) => each.optionName === name)?.value ?? ''),
  );
  return {
    ...variantCells(variant),
    ID: String(id + index + 1),
    Type: ['variation', ...kinds].join(', '),
    Name: product.title,
    Published: '1',
    'Tax status': (product.isTaxed ?? true) ? 'taxable' : 'none',
    Parent: `id:${id}`,
    Position: String(index + 1),
    Images: variant.imageUrl ?? '',
    ...(Object.fromEntries(options) as Readonly<Record<string, string>>),
  };
}

function variantCells(variant: FileVariant): Readonly<Record<string, string>> {
  const { stock, onSale } = variant;
  return {
    SKU: variant.sku,
    'GTIN, UPC, EAN, or ISBN': variant.gtin ?? '',
    'In stock?': stock.unlimited || stock.quantity > 0 ? '1' : '0',
    Stock: stock.unlimited ? '' : String(stock.quantity),
    'Backorders allowed?': '0',
    Weight: measure(variant.weight),
    Length: measure(variant.size.length),
    Width: measure(variant.size.width),
    Height: measure(variant.size.height),
    'Sale price': onSale ? toDecimalString(variant.salePrice) : '',
    'Regular price': toDecimalString(variant.price),
  };
}
