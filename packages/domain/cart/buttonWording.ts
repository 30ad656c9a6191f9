import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { inLanguage } from '@quoin/domain/languages';
import { cartButton } from '@quoin/messages/cartButton';

/** The title of the failure alert (ATC-08). */
export function alertTitle(
  how: { readonly productType: ProductType; readonly expressCheckout: boolean },
  language = 'en',
): string {
  const { alerts } = cartButtonWords(language);
  if (how.productType === PRODUCT_TYPES.giftCard) return alerts.giftCard;
  return how.expressCheckout ? alerts.expressCheckout : alerts.cart;
}

export type CartButtonWords = typeof cartButton.en;

/** What adds to a cart or leads to it, in the language of a page: all that pages other than the cart need. */
export function cartButtonWords(language: string): CartButtonWords {
  return inLanguage(cartButton, language);
}
