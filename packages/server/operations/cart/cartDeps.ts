import type { Deps } from '../../deps.ts';
import type { Site } from '../../storage/sites.ts';

export interface CartDeps extends Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> {
  /** Gives up a payment that waits for a second step, so that its cart can be changed again. */
  readonly abandonPayment: (site: Site, cartId: string) => Promise<void>;
}

/** Purpose of the key behind `nextCartToken`. */
export const NEXT_CART = 'next-cart';

/** Whose cart, and where the visitor wants things sent as far as anybody knows. */
export interface CartVisitor {
  readonly site: Site;
  readonly token: string | null;
  /** Country chosen for the estimate of shipping (CX-01). */
  readonly countryCode: string | null;
}
