import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { countedText, inLanguage, type Translated } from '@quoin/domain/languages';
import { otherCartButtonWords } from './otherWording.ts';

/** Titles of the failure alert (ATC-08). */
export const ALERT_TITLES = {
  cart: 'Unable to Add Item',
  expressCheckout: 'Unable to Purchase Item',
  giftCard: 'Unable to purchase Gift Card',
} as const;

export function alertTitle(
  how: { readonly productType: ProductType; readonly expressCheckout: boolean },
  language = 'en',
): string {
  const { alerts } = cartButtonWords(language);
  if (how.productType === PRODUCT_TYPES.giftCard) return alerts.giftCard;
  return how.expressCheckout ? alerts.expressCheckout : alerts.cart;
}

/** The button that closes the alert. */
export const ALERT_CLOSE_LABEL = 'OK';

/** The button while it works and when it has (ATC-01); its idle text is the product's. */
export const ADD_BUTTON_LABELS = { adding: 'Adding…', added: 'Added!' } as const;

/** Beside what was added: the ways on. */
const onwardWording = { cart: 'View cart', checkout: 'Checkout' } as const;

/** Around what a product asks its buyer (ATC-07, CART-04). */
const answersWording = { change: 'Edit', save: 'Save', close: 'Cancel' } as const;

/** How a screen reader hears the count (PILL-04). */
const pillWording = {
  inCart: (count: number) => `${countedText(count, 'item', 'items')} in cart`,
  moreThan: (limit: number) => `More than ${limit} items in cart`,
} as const;

const ENGLISH = {
  alerts: ALERT_TITLES,
  alertClose: ALERT_CLOSE_LABEL,
  addButton: ADD_BUTTON_LABELS,
  onward: onwardWording,
  answers: answersWording,
  pill: pillWording,
};

export type CartButtonWords = Translated<typeof ENGLISH>;

/** What adds to a cart or leads to it, in the language of a page: all that pages other than the cart need. */
export function cartButtonWords(language: string): CartButtonWords {
  return inLanguage<CartButtonWords>({ en: ENGLISH, ...otherCartButtonWords }, language);
}
