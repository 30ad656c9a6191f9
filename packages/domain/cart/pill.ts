import { cartButtonWords } from './buttonWording.ts';

/** Above that many the pill stops counting (PILL-04). */
export const PILL_COUNT_LIMIT = 100;

/** `12`, and `100+` above 100. */
export function pillLabel(totalQuantity: number): string {
  return totalQuantity > PILL_COUNT_LIMIT ? `${PILL_COUNT_LIMIT}+` : String(totalQuantity);
}

/** What a screen reader says of the count; also the label of a template's cart indicator (PILL-04, PILL-05). */
export function pillSpokenLabel(totalQuantity: number, language = 'en'): string {
  const { inCart, moreThan } = cartButtonWords(language).pill;
  return totalQuantity > PILL_COUNT_LIMIT ? moreThan(PILL_COUNT_LIMIT) : inCart(totalQuantity);
}

/** Shown while something is in the cart, never with express checkout, a custom cart or on the cart page (PILL-01, PILL-02). */
export function isPillShown(where: {
  readonly totalQuantity: number;
  readonly expressCheckout: boolean;
  readonly isCartPage: boolean;
  readonly customCart: boolean;
}): boolean {
  return where.totalQuantity > 0 && !where.expressCheckout && !where.isCartPage && !where.customCart;
}
