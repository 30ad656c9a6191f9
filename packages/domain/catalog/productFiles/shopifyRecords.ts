import { toDecimalString } from '@quoin/domain/money';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { type WeightUnit, weightInGrams } from '../variants/weight.ts';
import type { FileProduct, FileVariant } from './productFile.ts';

/** Columns of Shopify's product file (imports.md section 2), of those that say something of a product here. */
export const SHOPIFY_HEADER: readonly string[] = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'],
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`]),
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Gift Card', 'SEO Title', 'SEO Description'],
  ...['Variant Image', 'Variant Weight Unit', 'Status'],
];

/** Shopify knows three options: what is beyond them is part of the third. */
const OPTIONS = 3;

/** A product as lines of Shopify's file: one for each variant, then one for each further picture. `handle`: unlike all others. */
export function shopifyRecords(
  product: FileProduct,
  { handle, unit }: { readonly handle: string; readonly unit: WeightUnit },
): readonly (readonly string[])[] {
  const lines = Math.max(product.variants.length, product.imageUrls.length);
  return Array.from({ length: lines }, (_, index) => {
    const variant = product.variants[index];
    const image = product.imageUrls[index];
    const cells: Readonly<Record<string, string>> = {
      Handle: handle,
      ...(index === 0 ? productCells(product) : {}),
      ...(variant === undefined ? {} : variantCells(product, variant, { unit, isFirst: index === 0 })),
      ...(image === undefined ? {} : { 'Image Src': image, 'Image Position': String(index + 1) }),
    };
    return SHOPIFY_HEADER.map((column) => cells[column] ?? '');
  });
}

function productCells(product: FileProduct): Readonly<Record<string, string>> {
  return {
    Title: product.title,
    'Body (HTML)': product.description,
    Type: product.categories[0] ?? '',
    Tags: product.tags.join(', '),
    Published: upper(product.isVisible),
    'Gift Card': upper(product.type === PRODUCT_TYPES.giftCard),
    'SEO Title': product.seo?.title ?? '',
    'SEO Description': product.seo?.description ?? '',
    Status: product.isVisible ? 'active' : 'draft',
  };
}

function variantCells(
  product: FileProduct,
  variant: FileVariant,
  { unit, isFirst }: { readonly unit: WeightUnit; readonly isFirst: boolean },
): Readonly<Record<string, string>> {
  const { stock, onSale, price, salePrice } = variant;
  return {
    ...optionCells(product, variant, isFirst),
    'Variant SKU': variant.sku,
    'Variant Grams': String(weightInGrams(variant.weight, unit)),
    'Variant Inventory Tracker': stock.unlimited ? '' : 'shopify',
    'Variant Inventory Qty': stock.unlimited ? '' : String(stock.quantity),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': toDecimalString(onSale ? salePrice : price),
    'Variant Compare At Price': onSale ? toDecimalString(price) : '',
    'Variant Requires Shipping': upper(product.type === PRODUCT_TYPES.physical),
    'Variant Taxable': upper(product.isTaxed ?? true),
    'Variant Barcode': variant.gtin ?? '',
    'Variant Image': variant.imageUrl ?? '',
    'Variant Weight Unit': unit === 'POUND' ? 'lb' : 'kg',
  };
}

/** A product without options has one called Title there. */
function optionCells({ optionNames }: FileProduct, variant: FileVariant, isFirst: boolean) {
  if (optionNames.length === 0)
    return { ...(isFirst ? { 'Option1 Name': 'Title' } : {}), 'Option1 Value': 'Default Title' };
  const values = optionNames.map((name) => variant.optionValues.find((each) => each.optionName === name)?.value ?? '');
  const [names, cells] = [folded(optionNames), folded(values)];
  const pairs = names.flatMap((name, index) => [
    ...(isFirst ? [[`Option${index + 1} Name`, name]] : []),
    [`Option${index + 1} Value`, cells[index] ?? ''],
  ]);
  return Object.fromEntries(pairs) as Readonly<Record<string, string>>;
}

function folded(parts: readonly string[]): readonly string[] {
  return parts.length <= OPTIONS ? parts : [...parts.slice(0, OPTIONS - 1), parts.slice(OPTIONS - 1).join(' / ')];
}

function upper(flag: boolean): string {
  return flag ? 'TRUE' : 'FALSE';
}
