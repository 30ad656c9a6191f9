import { appSitePath } from '../running/appSites.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** Gift cards as the people of a site see them; a code is never among it. Times are milliseconds since 1970. */
export type WireGiftCardStatus = 'pending' | 'active' | 'disabled' | 'spent' | 'expired';

export const GIFT_CARD_FILTERS = ['all', 'active', 'spent', 'disabled'] as const;
export type GiftCardFilter = (typeof GIFT_CARD_FILTERS)[number];

export interface WireGiftCardSummary {
  readonly id: string;
  /** `•••• JN4K`. */
  readonly masked: string;
  readonly status: WireGiftCardStatus;
  readonly balance: WireMoney;
  readonly issued: WireMoney;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly isTest: boolean;
  readonly createdAt: number;
}

/** GET `?search=&state=&cursor=`: newest first; `search` finds last fours and parts of names and addresses. */
export interface AppGiftCardsResponse {
  readonly giftCards: readonly WireGiftCardSummary[];
  readonly nextCursor: string | null;
}

export interface WireGiftCardMovement {
  readonly id: string;
  readonly kind: 'issue' | 'redeem' | 'return' | 'adjust' | 'expire';
  readonly amount: WireMoney;
  readonly at: number;
  readonly actor: string;
  readonly reason: string;
  readonly order: { readonly id: string; readonly number: number } | null;
}

export interface WireGiftCardDetail extends WireGiftCardSummary {
  /** Of payments under way. */
  readonly held: WireMoney;
  readonly senderName: string;
  readonly message: string;
  readonly buyerEmail: string;
  /** `2026-12-24`; null: at once. */
  readonly sendOn: string | null;
  readonly mailedAt: number | null;
  readonly expiresAt: number | null;
  readonly note: string;
  readonly order: { readonly id: string; readonly number: number } | null;
  readonly movements: readonly WireGiftCardMovement[];
  readonly revision: number;
}

export interface AppGiftCardResponse {
  readonly giftCard: WireGiftCardDetail;
}

/** POST of the list: a card by hand. Asked twice with one key it is one card (ORD-4). */
export interface IssueGiftCardRequest {
  readonly idempotencyKey: string;
  /** Decimal text in the site's currency. */
  readonly value: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  readonly sendOn: string | null;
  readonly note: string;
}

/** POST of a card's address. */
export type GiftCardActRequest =
  | { readonly act: 'disable' | 'enable'; readonly revision: number }
  | { readonly act: 'adjust'; readonly revision: number; readonly amount: string; readonly reason: string }
  /** A new code to that address; the old one stops working. */
  | { readonly act: 'resend'; readonly revision: number; readonly email: string };

export function appGiftCardsPath(site: string): string {
  return appSitePath(site, '/gift-cards');
}

export function appGiftCardPath(site: string, id: string): string {
  return appSitePath(site, `/gift-cards/${encodeURIComponent(id)}`);
}
