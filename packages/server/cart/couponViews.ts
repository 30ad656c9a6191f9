import { type CartPrice, type GiftCardCode, pricingSentence } from '@quoin/domain/cart';
import { formatMoney } from '@quoin/domain/money';
import { maskGiftCard } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { EnteredGiftCard } from '../pricing/index.ts';

/** The codes of a cart as the theme shows them (CX-15): folded while there is nothing to see. */
export interface CouponsView {
  /** Where the form posts to; `/remove` below it takes a code out. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly applied: readonly { readonly code: string }[];
  readonly refused: readonly { readonly code: string; readonly message: string }[];
  readonly giftCards: readonly GiftCardView[];
  /** What was typed and is not known. */
  readonly entered: string;
  readonly error: string;
}

export interface GiftCardView {
  readonly id: string;
  /** `•••• 4711` */
  readonly label: string;
  readonly amountText: string;
  readonly leftText: string;
  readonly message: string;
}

export interface CodeRefused {
  readonly entered: string;
  readonly message: string;
}

interface CouponsShown {
  readonly action: string;
  /** The site's, BCP 47. */
  readonly language: string;
  readonly refused?: CodeRefused | null;
}

export function couponsView(
  price: CartPrice,
  giftCards: readonly EnteredGiftCard[],
  { action, language, refused = null }: CouponsShown,
): CouponsView {
  const applied = price.validCoupons.map(({ code }) => ({ code }));
  const invalid = price.invalidCoupons.map(({ code, problem }) => ({
    code,
    message: pricingSentence(problem, language),
  }));
  const cards = giftCards.map((card) => giftCardView(price, card, language));
  return {
    action,
    isOpen: refused !== null || applied.length > 0 || invalid.length > 0 || cards.length > 0,
    applied,
    refused: invalid,
    giftCards: cards,
    entered: refused?.entered ?? '',
    error: refused?.message ?? '',
  };
}

function giftCardView(price: CartPrice, card: EnteredGiftCard, language: string): GiftCardView {
  const used = price.giftCards.find(({ id }) => id === card.id);
  const problem: Problem<GiftCardCode> | undefined = price.refusedGiftCards.find(({ id }) => id === card.id)?.problem;
  return {
    id: card.id,
    label: maskGiftCard(card.lastFour),
    amountText: used === undefined ? '' : `−${formatMoney(used.amount, language)}`,
    leftText: used === undefined ? '' : formatMoney(used.balanceLeft, language),
    message: problem === undefined ? '' : pricingSentence(problem, language),
  };
}
