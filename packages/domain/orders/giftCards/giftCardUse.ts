import type { Money } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type GiftCardLedger, giftCardBalance } from './giftCardLedger.ts';

/** `spent` and `expired` are never set by anybody: they follow from balance and day. */
export type GiftCardStatus = 'active' | 'disabled' | 'spent' | 'expired';

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
