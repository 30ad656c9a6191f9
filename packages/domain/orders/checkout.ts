import type { Totals } from '@quoin/domain/cart';

/** A postal address as typed; which parts a country needs is decided by `addressFormatFor(country)` (CX-12). */
export interface Address {
  readonly fullName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly phone: string;
}

/** The steps of a checkout in order; a step is open when all before it are complete. */
export type CheckoutStep = 'contact' | 'shipping' | 'payment';

/** What the visitor has entered so far; null where nothing yet. The server holds the truth. */
export interface CheckoutState {
  readonly id: string;
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly note: string;
  readonly requiresShipping: boolean;
  readonly totals: Totals;
}
