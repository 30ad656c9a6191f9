import { withoutTags } from '@quoin/domain/formats';
import { compareMoney, toDecimalString } from '@quoin/domain/money';
import type { Stock } from '../product.ts';
import type { FileProduct, FileVariant } from './productFile.ts';

/**
 * A product of a file with what the file leaves open taken from the product as it is: SEO texts without columns, ids of
 * variants, stock that was only exported and not changed.
 */
export function completedBy(product: FileProduct, current: FileProduct): FileProduct {
  return {
    ...product,
    seo: product.seo ?? current.seo,
    isTaxed: product.isTaxed ?? current.isTaxed,
    variants: product.variants.map((variant) => {
      const known = variantLike(variant, current);
      if (known === undefined) return variant;
      const wasOnlyExported = variant.stockSeen !== null && isSameStock(variant.stockSeen, variant.stock);
      return {
        ...variant,
        id: known.id,
        gtin: variant.gtin ?? known.gtin,
        stock: wasOnlyExported ? known.stock : variant.stock,
      };
    }),
  };
}

function variantLike(variant: FileVariant, { variants }: FileProduct): FileVariant | undefined {
  const byId = variant.id === null ? undefined : variants.find((each) => each.id === variant.id);
  return byId ?? variants.find((each) => each.sku === variant.sku);
}

export function isSameStock(one: Stock, other: Stock): boolean {
  if (one.unlimited || other.unlimited) return one.unlimited === other.unlimited;
  return one.quantity === other.quantity;
}

/** What an import would change of a product, one line each: `Price of HP-1: 38.00 → 40.00`. */
export function productChanges(before: FileProduct, after: FileProduct): readonly string[] {
  return [
    ...headChanges(before, after),
    ...after.variants.flatMap((variant) => variantChanges(before, variant)),
    ...gone(before, after),
  ];
}

function headChanges(before: FileProduct, after: FileProduct): readonly string[] {
  const texts: readonly (readonly [string, string, string])[] = [
    ['Title', before.title, after.title],
    ['URL slug', before.urlId, after.urlId],
    ['Page', before.pageSlug, after.pageSlug],
    ['Description', before.description, after.description],
    ['Visible', yesNo(before.isVisible), yesNo(after.isVisible)],
    ['Taxable', yesNo(before.isTaxed ?? true), yesNo(after.isTaxed ?? true)],
    ['Featured', yesNo(before.isFeatured), yesNo(after.isFeatured)],
    ['Tags', before.tags.join(', '), after.tags.join(', ')],
    ['Categories', before.categories.join(', '), after.categories.join(', ')],
    ['Options', before.optionNames.join(', '), after.optionNames.join(', ')],
    ['SEO title', before.seo?.title ?? '', after.seo?.title ?? ''],
    ['SEO description', before.seo?.description ?? '', after.seo?.description ?? ''],
    ['Pictures', String(before.imageUrls.length), String(after.imageUrls.length)],
  ];
  return texts
    .filter(([, old, now]) => old !== now)
    .map(([name, old, now]) => `${name}: ${short(old)} → ${short(now)}`);
}

function variantChanges(before: FileProduct, after: FileVariant): readonly string[] {
  const old = variantLike(after, before);
  if (old === undefined) return [`New variant ${after.sku}`];
  const differences: readonly (readonly [string, string, string])[] = [
    ['SKU', old.sku, after.sku],
    ['GTIN', old.gtin ?? '', after.gtin ?? ''],
    ...money('Price', old.price, after.price),
    ...money('Sale price', old.salePrice, after.salePrice),
    ['On sale', yesNo(old.onSale), yesNo(after.onSale)],
    ['Stock', stockText(old.stock), stockText(after.stock)],
    ['Weight', String(old.weight), String(after.weight)],
    ['Size', sizeText(old), sizeText(after)],
    ['Options', optionsText(old), optionsText(after)],
  ];
  return differences
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => `${name} of ${old.sku}: ${short(from)} → ${short(to)}`);
}

function money(
  name: string,
  old: FileVariant['price'],
  now: FileVariant['price'],
): (readonly [string, string, string])[] {
  return old.currency === now.currency && compareMoney(old, now) === 0
    ? []
    : [[name, toDecimalString(old), toDecimalString(now)]];
}

function gone(before: FileProduct, after: FileProduct): readonly string[] {
  return before.variants
    .filter((old) => !after.variants.some((variant) => variantLike(variant, before) === old))
    .map((old) => `No longer sold: ${old.sku}`);
}

function stockText(stock: Stock): string {
  return stock.unlimited ? 'Unlimited' : String(stock.quantity);
}

function sizeText({ size }: FileVariant): string {
  return `${size.length} × ${size.width} × ${size.height}`;
}

function optionsText({ optionValues }: FileVariant): string {
  return optionValues.map((each) => each.value).join(' / ');
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

function short(text: string): string {
  const line = withoutTags(text, ' ').replace(/\s+/g, ' ').trim();
  if (line === '') return '(empty)';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
