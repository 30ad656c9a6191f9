import { type CurrencyCode, type Money, smallerOf } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';

/** A gift card that shall pay. */
export interface GiftCardTender {
  readonly id: string;
  readonly balance: Money;
  /** Milliseconds; null: never. */
  readonly expiresAt: number | null;
}

export type GiftCardCode =
  | 'giftCardCurrency'
  | 'giftCardExpired'
  | 'giftCardEmpty'
  | 'giftCardForGiftCard'
  | 'giftCardAlreadyApplied'
  | 'giftCardNotNeeded';

export interface TenderQuestion {
  readonly currency: CurrencyCode;
  readonly cards: readonly GiftCardTender[];
  readonly grandTotal: bigint;
  /** What the gift cards in the cart cost: a gift card does not buy a gift card (GFT-5). */
  readonly giftCardsBought: bigint;
  readonly now: number;
}

export interface Tenders {
  readonly used: readonly { readonly id: string; readonly amount: bigint; readonly left: bigint }[];
  readonly refused: readonly { readonly id: string; readonly problem: Problem<GiftCardCode> }[];
}

/** Each card pays what it can of what is left, in the order given, whole or in part, never below zero (GIFT-03, GFT-1). */
export function applyGiftCards(question: TenderQuestion): Tenders {
  const used: { id: string; amount: bigint; left: bigint }[] = [];
  const refused: { id: string; problem: Problem<GiftCardCode> }[] = [];
  const payable = question.grandTotal - question.giftCardsBought;
  const seen = new Set<string>();
  let toPay = payable;
  for (const card of question.cards) {
    const code = seen.has(card.id) ? 'giftCardAlreadyApplied' : whyNot(card, question, { payable, toPay });
    seen.add(card.id);
    if (code !== null) {
      refused.push({ id: card.id, problem: { code, field: 'giftCard' } });
      continue;
    }
    const amount = smallerOf(card.balance.minor, toPay);
    toPay -= amount;
    used.push({ id: card.id, amount, left: card.balance.minor - amount });
  }
  return { used, refused };
}

function whyNot(
  card: GiftCardTender,
  { currency, giftCardsBought, now }: TenderQuestion,
  { payable, toPay }: { readonly payable: bigint; readonly toPay: bigint },
): GiftCardCode | null {
  if (card.balance.currency !== currency) return 'giftCardCurrency';
  if (card.expiresAt !== null && now >= card.expiresAt) return 'giftCardExpired';
  if (card.balance.minor <= 0n) return 'giftCardEmpty';
  if (payable <= 0n && giftCardsBought > 0n) return 'giftCardForGiftCard';
  return toPay <= 0n ? 'giftCardNotNeeded' : null;
}
