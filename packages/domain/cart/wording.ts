import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { countedText, lookUpSentence, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { AddToCartCode } from './addToCart.ts';
import type { CartNoticeCode } from './notices.ts';

export type CartCode = AddToCartCode | CartNoticeCode | 'entryMissing' | 'itemMissing' | 'restoreExpired';

/** Why something cannot join the cart. ATC-03..06 and GIFT-01 are the specification's, letter by letter. */
export const addToCartWording: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Select a denomination for the Gift Card.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  outOfStock: 'Sorry, we do not have enough of that item available.',
  amountTooLarge: 'That amount is too large. Please choose a smaller quantity.',
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number.',
  quantityOutOfRange: (values) =>
    `Quantity must be between ${valueText(values, 'min')} and ${valueText(values, 'max')}.`,
};

/** What a visitor must know about a line of the cart (CX-05). */
export const cartNoticeWording: Wording<CartNoticeCode> = {
  priceChanged: (values) => `The price changed from ${valueText(values, 'from')} to ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Only ${valueText(values, 'left')} left. Please lower the quantity.`,
  soldOut: 'This has sold out. Please remove it to continue.',
};

export const cartWording: Wording<CartCode> = {
  ...addToCartWording,
  ...cartNoticeWording,
  entryMissing: 'That item is no longer in your cart.',
  itemMissing: 'Sorry, that item is no longer available.',
  restoreExpired: 'That item can no longer be restored. Please add it again.',
};

export function sentence(problem: Problem<CartCode>): string {
  return lookUpSentence(cartWording, problem);
}

function optionsSentence(options: readonly string[]): string {
  const [first = '', second = ''] = options;
  if (options.length <= 1) return `Please select the ${first} option.`;
  if (options.length === 2) return `Please select the ${first} and ${second} options.`;
  return `Please select the ${options.slice(0, -1).join(', ')} and ${options.at(-1)} options.`;
}

/** Titles of the failure alert (ATC-08). */
export const ALERT_TITLES = {
  cart: 'Unable to Add Item',
  expressCheckout: 'Unable to Purchase Item',
  giftCard: 'Unable to purchase Gift Card',
} as const;

export function alertTitle(how: { readonly productType: ProductType; readonly expressCheckout: boolean }): string {
  if (how.productType === PRODUCT_TYPES.giftCard) return ALERT_TITLES.giftCard;
  return how.expressCheckout ? ALERT_TITLES.expressCheckout : ALERT_TITLES.cart;
}

/** The button that closes the alert. */
export const ALERT_CLOSE_LABEL = 'OK';

/** The button while it works and when it has (ATC-01); its idle text is the product's. */
export const ADD_BUTTON_LABELS = { adding: 'Adding…', added: 'Added!' } as const;

/** The element a page with a whole cart has (CART-09). */
export const CART_ROOT_ID = 'cart-root';

/** Texts of the cart page. */
export const cartPageWording = {
  title: 'Shopping Cart',
  empty: 'Your cart is empty.',
  continueShopping: 'Continue Shopping',
  checkout: 'Checkout',
  subtotal: 'Subtotal',
  remove: 'Remove',
  removeItem: (title: string) => `Remove ${title}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  increase: (title: string) => `One more ${title}`,
  decrease: (title: string) => `One less ${title}`,
  update: 'Update',
  removed: (title: string) => `${title} was removed from your cart.`,
  undo: 'Undo',
  shippingLater: 'Shipping and taxes are calculated at checkout.',
  each: (price: string) => `${price} each`,
  eachWord: 'each',
  lineTotal: 'Line total:',
  itemCount: (count: number) => countedText(count, 'item', 'items'),
} as const;
