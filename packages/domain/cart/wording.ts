import { lookUpSentenceIn, valueList, valueText, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { AddToCartCode } from './addToCart.ts';
import type { CartNoticeCode } from './notices.ts';
import { otherAddToCartWording, otherCartWording } from './otherWording.ts';

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
const cartNoticeWording: Wording<CartNoticeCode> = {
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

/** What scripts of pages say, too. */
export function addToCartSentence(problem: Problem<AddToCartCode>, language = 'en'): string {
  const all: WordingIn<AddToCartCode> = { en: addToCartWording, ...otherAddToCartWording };
  return lookUpSentenceIn(all, problem, language);
}

export function sentence(problem: Problem<CartCode>, language = 'en'): string {
  const all: WordingIn<CartCode> = { en: cartWording, ...otherCartWording };
  return lookUpSentenceIn(all, problem, language);
}

function optionsSentence(options: readonly string[]): string {
  const [first = '', second = ''] = options;
  if (options.length <= 1) return `Please select the ${first} option.`;
  if (options.length === 2) return `Please select the ${first} and ${second} options.`;
  return `Please select the ${options.slice(0, -1).join(', ')} and ${options.at(-1)} options.`;
}

/** The element a page with a whole cart has (CART-09). */
export const CART_ROOT_ID = 'cart-root';
