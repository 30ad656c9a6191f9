import type { VisitorLimit } from '../captcha/index.ts';
import type { Deps } from '../deps.ts';
import type { GiftCards, PriceMemory } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';

export interface CartDeps extends Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> {
  readonly giftCards: GiftCards;
  readonly memory: PriceMemory;
  /** Typed codes are counted together, wherever they are typed (SC-9, SC-10, RC-17). */
  readonly guesses: VisitorLimit;
  /** Gives up a payment that waits for a second step, so that its cart can be changed again. */
  readonly abandonPayment: (site: Site, cartId: string) => Promise<void>;
}

/** Purpose of the key behind `nextCartToken`. */
export const NEXT_CART = 'next-cart';

/** Whose cart, and where the visitor wants things sent as far as anybody knows. */
export interface CartVisitor {
  readonly site: Site;
  readonly token: string | null;
  /** Who is signed in; a cart that is made now is theirs. */
  readonly memberId?: string | null;
  /** Country chosen for the estimate of shipping (CX-01). */
  readonly countryCode: string | null;
  /** It was chosen just now, at checkout: it goes before that of a saved address. */
  readonly isCountryAsked?: boolean;
}
