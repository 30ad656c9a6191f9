import {
  type Choice,
  findVariantByOptions,
  findVariantBySku,
  isAvailable,
  missingOptions,
  PRODUCT_TYPES,
  type Product,
  QUANTITY,
  unitPrice,
  type Variant,
} from '@quoin/domain/catalog';
import { isWithinWireRange, multiplyMoney } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { parseQuantity, type QuantityCode } from './quantity.ts';

export type AddToCartCode =
  | 'optionsMissing'
  | 'denominationMissing'
  | 'variantUnavailable'
  | 'outOfStock'
  | 'amountTooLarge'
  | QuantityCode;

/** Which variant is meant: by its SKU (the wire), or by what is chosen so far (a form). */
export type WantedVariant = { readonly sku: string } | { readonly choice: Choice };

export interface AddToCartDecision {
  readonly variant: Variant;
  readonly quantity: number;
}

/** How many of a variant the cart already holds, over all lines that draw on its stock (STK-6). */
export type AlreadyInCart = number | ((variant: Variant) => number);

/**
 * Whether that much of a product can join the cart (ATC-03..07). Browser and server ask the same question, in the same
 * order: options, variant, quantity, stock.
 */
export function decideAddToCart(
  product: Product,
  wanted: WantedVariant,
  quantity: unknown,
  alreadyInCart: AlreadyInCart,
): Outcome<AddToCartDecision, AddToCartCode> {
  const found = decideVariant(product, wanted);
  if (!found.ok) return found;
  const parsed = parseQuantity(quantity);
  if (!parsed.ok) return parsed;
  const already = typeof alreadyInCart === 'number' ? alreadyInCart : alreadyInCart(found.value);
  return decideQuantity(found.value, parsed.value, already);
}

function decideVariant(product: Product, wanted: WantedVariant): Outcome<Variant, AddToCartCode> {
  if ('choice' in wanted) {
    const missing = missingOptions(product, wanted.choice);
    if (missing.length > 0) return refuseMissing(product, missing);
  }
  const variant =
    'choice' in wanted ? findVariantByOptions(product, wanted.choice) : findVariantBySku(product, wanted.sku);
  return variant === null ? refuse('variantUnavailable', { field: 'sku' }) : accept(variant);
}

function refuseMissing(product: Product, missing: readonly string[]): Outcome<never, AddToCartCode> {
  if (product.type === PRODUCT_TYPES.giftCard) return refuse('denominationMissing', { field: missing[0] });
  return refuse('optionsMissing', { field: missing[0], values: { options: missing } });
}

function decideQuantity(
  variant: Variant,
  quantity: number,
  already: number,
): Outcome<AddToCartDecision, AddToCartCode> {
  if (!isAvailable(variant, quantity, already)) return refuse('outOfStock', { field: 'quantity' });
  if (quantity + already > QUANTITY.max) {
    return refuse('quantityOutOfRange', { field: 'quantity', values: { min: QUANTITY.min, max: QUANTITY.max } });
  }
  // MON-7: an amount the wire cannot carry exactly is refused here, never rounded later.
  if (!isWithinWireRange(multiplyMoney(unitPrice(variant), quantity + already))) {
    return refuse('amountTooLarge', { field: 'quantity' });
  }
  return accept({ variant, quantity });
}
