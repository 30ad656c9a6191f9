import type { OptionValue, Product, Variant } from '../product.ts';
import { isVariantSoldOut } from './stock.ts';

/** What a visitor has chosen so far, by option name. Missing and empty both mean: not yet. */
export type Choice = Readonly<Record<string, string>>;

export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** CX-24: up to that many values are radio buttons, more are a select. */
export const MAX_RADIO_CHOICES = 8;

/** The product's options in display order, each with its values in the order of the variants. */
export function productOptions(product: Pick<Product, 'optionNames' | 'variants'>): readonly ProductOption[] {
  return product.optionNames.map((name) => {
    const values = product.variants.map((variant) => optionValueOf(variant, name)).filter((value) => value !== '');
    return { name, values: [...new Set(values)] };
  });
}

export function choiceControl(option: Pick<ProductOption, 'values'>): 'radio' | 'select' {
  return option.values.length <= MAX_RADIO_CHOICES ? 'radio' : 'select';
}

/** The options not chosen yet, in display order (ATC-03). */
export function missingOptions(product: Pick<Product, 'optionNames'>, choice: Choice): string[] {
  return product.optionNames.filter((name) => chosen(choice, name) === '');
}

export function findVariantBySku(product: Pick<Product, 'variants'>, sku: string): Variant | null {
  return product.variants.find((variant) => variant.sku === sku) ?? null;
}

/** The variant with exactly the chosen values; null while options are missing or when nobody sells it so. */
export function findVariantByOptions(
  product: Pick<Product, 'optionNames' | 'variants'>,
  choice: Choice,
): Variant | null {
  if (missingOptions(product, choice).length > 0) return null;
  return product.variants.find((variant) => agrees(variant, product.optionNames, choice)) ?? null;
}

/** Reports whether that value, together with the other choices, leads to a variant that can be bought. */
export function isOptionValueAvailable(
  product: Pick<Product, 'optionNames' | 'variants'>,
  choice: Choice,
  name: string,
  value: string,
): boolean {
  const others = product.optionNames.filter((other) => other !== name && chosen(choice, other) !== '');
  return product.variants.some(
    (variant) =>
      optionValueOf(variant, name) === value && agrees(variant, others, choice) && !isVariantSoldOut(variant),
  );
}

/** `"M / Rust"`; empty for a product without options. */
export function variantDescription(variant: { readonly optionValues: readonly OptionValue[] }): string {
  return variant.optionValues.map((option) => option.value).join(' / ');
}

function agrees(variant: Variant, names: readonly string[], choice: Choice): boolean {
  return names.every((name) => optionValueOf(variant, name) === chosen(choice, name));
}

function optionValueOf(variant: Pick<Variant, 'optionValues'>, name: string): string {
  return variant.optionValues.find((option) => option.optionName === name)?.value ?? '';
}

/** Choices come from forms and JSON: only their own keys count, so an option may be called "constructor". */
function chosen(choice: Choice, name: string): string {
  return Object.hasOwn(choice, name) ? (choice[name] ?? '') : '';
}

/** `M / Rust`, in the product's own order of options. */
export function optionText(attributes: Readonly<Record<string, string>>, optionNames: readonly string[]): string {
  const values = optionNames.map((name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined));
  return values.filter((value) => value !== undefined && value !== '').join(' / ');
}
