import type { CurrencyCode } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** What happened to a card, in minor units. All amounts are positive but that of `adjust`, which may be either. */
export interface GiftCardMovement {
  readonly kind: 'issue' | 'redeem' | 'return' | 'adjust' | 'expire';
  readonly minor: bigint;
}

/** The sums of movements, of a card or of what one order took from it. */
export interface GiftCardSums {
  /** Issued and adjusted by the owner. */
  readonly issued: bigint;
  readonly redeemed: bigint;
  readonly returned: bigint;
  readonly expired: bigint;
}

export interface GiftCardLedger extends GiftCardSums {
  readonly currency: CurrencyCode;
}

export type GiftCardLedgerCode = 'giftCardAmountInvalid' | 'giftCardBalanceTooLow' | 'giftCardReturnTooLarge';

export const NO_SUMS: GiftCardSums = { issued: 0n, redeemed: 0n, returned: 0n, expired: 0n };

export function emptyLedger(currency: CurrencyCode): GiftCardLedger {
  return { currency, ...NO_SUMS };
}

/** GFT-1: balance = issued - redeemed + returned, less what has expired. */
export function giftCardBalance(ledger: GiftCardSums): bigint {
  return ledger.issued - ledger.redeemed + ledger.returned - ledger.expired;
}

/** The sums after a movement; refused when the balance would fall below zero or rise above what was issued (GFT-1). */
export function applyMovement(
  ledger: GiftCardSums,
  { kind, minor }: GiftCardMovement,
): Outcome<GiftCardSums, GiftCardLedgerCode> {
  if (kind === 'adjust' ? minor === 0n : minor <= 0n) return refuse('giftCardAmountInvalid');
  if (kind === 'return' && ledger.returned + minor > ledger.redeemed) return refuse('giftCardReturnTooLarge');
  const next = added(ledger, kind, minor);
  const balance = giftCardBalance(next);
  return balance < 0n || balance > next.issued ? refuse('giftCardBalanceTooLow') : accept(next);
}

function added(ledger: GiftCardSums, kind: GiftCardMovement['kind'], minor: bigint): GiftCardSums {
  if (kind === 'redeem') return { ...ledger, redeemed: ledger.redeemed + minor };
  if (kind === 'return') return { ...ledger, returned: ledger.returned + minor };
  if (kind === 'expire') return { ...ledger, expired: ledger.expired + minor };
  return { ...ledger, issued: ledger.issued + minor };
}

/** What a movement adds to the balance: the `delta` that is stored. */
export function movementDelta({ kind, minor }: GiftCardMovement): bigint {
  return kind === 'redeem' || kind === 'expire' ? -minor : minor;
}
