import type { StockResult, WireShoppingCart } from '@quoin/contract/endpoints/site';
import type { AddToCartProps, AddToCartVariant } from '@quoin/contract/islands';
import {
  type Choice,
  findVariantByOptions,
  isProductType,
  missingOptions,
  PRODUCT_TYPES,
  type Product,
  type Stock,
  type Variant,
} from '@quoin/domain/catalog';
import { DEFAULT_CURRENCY, zeroMoney } from '@quoin/domain/money';

/** The price is shown as the server's text and charged as the server's number: the rules here never ask for it. */
const UNKNOWN_PRICE = zeroMoney(DEFAULT_CURRENCY);

/**
 * The product as the domain's rules see it, from what the page knows. Before the stock has arrived every variant counts as
 * unlimited: the server decides at every change anyway (CART-10).
 */
export function productOf(props: AddToCartProps, stock: readonly StockResult[]): Product {
  return {
    id: props.itemId,
    title: props.title,
    type: isProductType(props.productType) ? props.productType : PRODUCT_TYPES.physical,
    isSubscribable: false,
    subscriptionPlan: null,
    optionNames: props.optionNames,
    variants: props.variants.map((variant) => variantOf(variant, stock)),
    images: [],
    customAddButtonText: props.buttonText,
  };
}

function variantOf(variant: AddToCartVariant, stock: readonly StockResult[]): Variant {
  const { id, sku, onSale, optionValues, imageId } = variant;
  const known = stock.find(({ variantId }) => variantId === id);
  return {
    id,
    sku,
    onSale,
    optionValues,
    price: UNKNOWN_PRICE,
    salePrice: UNKNOWN_PRICE,
    stock: stockOf(known),
    mainImageId: imageId,
  };
}

function stockOf(known: StockResult | undefined): Stock {
  if (known === undefined || known.unlimited) return { unlimited: true };
  return { unlimited: false, quantity: known.qtyInStock };
}

/** What the choice means; null while options are missing, and where nobody sells it so. */
export function chosenVariant(props: AddToCartProps, product: Product, choice: Choice): AddToCartVariant | null {
  if (missingOptions(product, choice).length > 0) return null;
  const variant = findVariantByOptions(product, choice);
  return props.variants.find(({ id }) => id === variant?.id) ?? null;
}

/** How many of a variant the cart holds, over all its lines. */
export function quantityInCart(cart: WireShoppingCart | null, variantId: string): number {
  const lines = cart?.entries.filter(({ chosenVariant }) => chosenVariant.id === variantId) ?? [];
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
