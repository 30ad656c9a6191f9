import { appSitePath } from '../running/appSites.ts';
import type { WireAddress } from '../site/checkout.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** Orders that people of the shop write for buyers. */
export interface WireDraftLine {
  readonly id: string;
  /** Null: a line that is no product. */
  readonly variantId: string | null;
  readonly title: string;
  /** `M / Rust`; empty for typed lines. */
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: WireMoney;
  /** The product's price now; null for a typed line. */
  readonly listPrice: WireMoney | null;
  readonly lineTotal: WireMoney;
}

export interface WireDraft {
  readonly id: string;
  /** `D1`. */
  readonly name: string;
  readonly status: 'open' | 'sent' | 'completed' | 'discarded';
  readonly email: string;
  readonly shippingAddress: WireAddress | null;
  readonly lines: readonly WireDraftLine[];
  readonly shippingName: string;
  readonly shipping: WireMoney;
  readonly note: string;
  readonly revision: number;
  readonly orderId: string | null;
  readonly actor: string;
  readonly updatedAt: number;
  /** The page where its buyer pays it; null while there is none. Absolute. */
  readonly linkUrl: string | null;
  /** Milliseconds; null while there is no link. */
  readonly linkExpiresAt: number | null;
  readonly subtotal: WireMoney;
  readonly tax: WireMoney;
  readonly taxIncluded: WireMoney;
  readonly grandTotal: WireMoney;
}

export interface AppDraftsResponse {
  readonly drafts: readonly WireDraft[];
}

export interface AppDraftResponse {
  readonly draft: WireDraft;
}

/** PUT; `revision` null: a new one, under an id minted by the caller. Amounts as decimal text. */
export interface DraftRequest {
  readonly revision: number | null;
  readonly email: string;
  readonly shippingAddress: WireAddress | null;
  readonly lines: readonly {
    readonly id: string;
    readonly variantId: string | null;
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: string;
  }[];
  readonly shippingName: string;
  readonly shipping: string;
  readonly note: string;
}

/** POST send: its buyer gets a link; an earlier one stops working. Answers `AppDraftResponse`. */
export interface SendDraftRequest {
  readonly revision: number;
  readonly isMailed: boolean;
}

/** POST complete: the draft becomes an order, paid already or waiting for its money. */
export interface CompleteDraftRequest {
  readonly revision: number;
  readonly isPaid: boolean;
}

export interface CompleteDraftResponse {
  readonly orderId: string;
}

/** GET `?done=yes`: those that are finished. */
export function appDraftsPath(site: string): string {
  return appSitePath(site, '/drafts');
}

export function appDraftPath(site: string, draftId: string): string {
  return appSitePath(site, `/drafts/${encodeURIComponent(draftId)}`);
}
