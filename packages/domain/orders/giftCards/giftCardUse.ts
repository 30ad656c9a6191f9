import type { Money } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Moves } from '@quoin/domain/states';
import { type GiftCardLedger, giftCardBalance } from './giftCardLedger.ts';

/** `spent` and `expired` are never set by anybody: they follow from balance and day. */
export type GiftCardStatus = 'active' | 'disabled' | 'spent' | 'expired';

/** What is stored of a card: `pending` while the money of the order that sells it has not come. */
export type GiftCardState = 'pending' | 'active' | 'disabled';

/** A card whose order goes back before it was paid is switched off, too. */
export const GIFT_CARD_MOVES: Moves<GiftCardState> = {
  pending: ['active', 'disabled'],
  active: ['disabled'],
  disabled: ['active'],
};

export interface GiftCard {
  readonly ledger: GiftCardLedger;
  /** Switched off by the owner; may be switched on again. */
  readonly isDisabled: boolean;
  /** Milliseconds; null: never. */
  readonly expiresAt: number | null;
}

export function giftCardStatus(card: GiftCard, now: number): GiftCardStatus {
  if (card.isDisabled) return 'disabled';
  if (card.expiresAt !== null && card.expiresAt <= now) return 'expired';
  return giftCardBalance(card.ledger) === 0n ? 'spent' : 'active';
}

/**
 * Whether a typed code may be put on an order, and what it has left. Unknown, spent, expired and disabled cards get one
 * and the same answer, so that guessing tells nothing (SC-10). Currency, and that no card buys a card, are judged where
 * cards meet a cart: `applyGiftCards` of `cart` (GFT-5).
 */
export function decideGiftCardUse(
  card: GiftCard | null,
  now: number,
): Outcome<{ readonly available: Money }, 'giftCardUnknown'> {
  if (card === null || giftCardStatus(card, now) !== 'active')
    return refuse('giftCardUnknown', { field: 'giftCardCode' });
  return accept({ available: { minor: giftCardBalance(card.ledger), currency: card.ledger.currency } });
}
