import type { GiftCardTender } from '@quoin/domain/cart';
import type { SiteTransaction } from '../platform/database/database.ts';

/** A gift card that is entered as payment, and how the buyer recognizes it. */
export interface EnteredGiftCard extends GiftCardTender {
  readonly lastFour: string;
}

/** What of which card pays for a checkout. */
export interface GiftCardShare {
  readonly id: string;
  readonly amount: bigint;
}

/**
 * Gift cards as a way to pay, as cart and checkout use them. A payment holds what its cards give, the order takes it, a
 * payment that comes to nothing gives it back (GFT-1).
 */
export interface GiftCards {
  /** The card of a code, whatever its balance; null for an unknown code. */
  findByCode(trx: SiteTransaction, websiteId: string, code: string): Promise<EnteredGiftCard | null>;
  /** In the order asked for; unknown ones are left out. What `checkoutId` itself holds counts as free. */
  load(
    trx: SiteTransaction,
    websiteId: string,
    ids: readonly string[],
    checkoutId: string | null,
  ): Promise<readonly EnteredGiftCard[]>;
  /** False: there is less on a card by now; roll back. */
  hold(trx: SiteTransaction, websiteId: string, checkoutId: string, shares: readonly GiftCardShare[]): Promise<boolean>;
  release(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<void>;
  /** What was held is spent on this order. */
  spend(trx: SiteTransaction, websiteId: string, checkoutId: string, orderId: string): Promise<void>;
}
