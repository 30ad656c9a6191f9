import type { Deps } from '../../deps.ts';
import type { CartVisitor } from '../cart/cartDeps.ts';
import type { DeclineLimits } from './declineLimits.ts';

export interface CheckoutDeps
  extends Pick<Deps, 'db' | 'now' | 'newId' | 'randomBytes' | 'keyFor' | 'payment' | 'log'> {
  readonly declines: DeclineLimits;
  /** Pages of the site show something else from now on. */
  readonly invalidate: (websiteId: string) => void;
}

export interface CheckoutVisitor extends CartVisitor {
  readonly ip: string;
  /** `https://shop.example`: where this visitor talks to the shop. */
  readonly origin: string;
}
