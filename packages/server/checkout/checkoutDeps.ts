import type { VisitorLimit } from '../captcha/index.ts';
import type { CartVisitor } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import type { MailWriterDeps } from '../mail/index.ts';
import type { GiftCards, PriceMemory } from '../pricing/index.ts';
import type { followFailure, followOrder } from '../subscriptions/index.ts';
import type { ConcurrencyLimit } from './concurrencyLimit.ts';

export interface CheckoutDeps
  extends Pick<Deps, 'db' | 'now' | 'newId' | 'randomBytes' | 'keyFor' | 'payments' | 'log'>,
    MailWriterDeps {
  readonly giftCards: GiftCards;
  readonly memory: PriceMemory;
  /** What an order, or a payment that failed, means to subscriptions; in the same transaction. */
  readonly subscriptions: { readonly followOrder: typeof followOrder; readonly followFailure: typeof followFailure };
  readonly declines: VisitorLimit;
  /** Where a rush of payments waits its turn. */
  readonly concurrencyLimit: ConcurrencyLimit;
  /** Pages of the site show something else from now on. */
  readonly invalidate: (websiteId: string) => void;
}

export interface CheckoutVisitor extends CartVisitor {
  readonly ip: string;
  /** `https://shop.example`: where this visitor talks to the shop. */
  readonly origin: string;
  /** The visit, where the browser says which (VISIT-01); '' elsewhere. */
  readonly visit?: string;
}
