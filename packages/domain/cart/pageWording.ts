import { countedText, inLanguage, type Translated } from '@quoin/domain/languages';
import { otherCartPageWords } from './otherWording.ts';
import { priceNoteWording } from './pricing/priceNoteWording.ts';

/** Where coupons and gift cards are entered, in the cart and in checkout (CX-15, CX-16). */
export const codesWording = {
  title: 'Discount code or gift card',
  apply: 'Apply',
  remove: 'Remove',
  giftCard: (label: string) => `Gift card ${label}`,
  leftAfterwards: (amount: string) => `${amount} left afterwards`,
} as const;

/** Texts of the cart page. */
export const cartPageWording = {
  title: 'Shopping Cart',
  summary: 'Your order',
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
  withPayPal: 'Check out with PayPal',
  itemCount: (count: number) => countedText(count, 'item', 'items'),
} as const;

const ENGLISH = { codes: codesWording, page: cartPageWording, priceNote: priceNoteWording };

export type CartPageWords = Translated<typeof ENGLISH>;

/** The cart page's own, in its language. */
export function cartPageWords(language: string): CartPageWords {
  return inLanguage<CartPageWords>({ en: ENGLISH, ...otherCartPageWords }, language);
}
