import type { EventContent, TrackedCart } from '@quoin/domain/analytics';
import { CART_EVENT } from '../../cart-store/cartEvent.ts';
import { readCookie } from '../../page/cookies.ts';
import { TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { onPageActivity, type PageActivity } from '../pageActivity.ts';
import { activityEvent, arrivals, cartArrival, type PageEvent, searchClick } from './pageEvents.ts';
import type { Place } from './place.ts';

const FOUND_LINKS = '.found a[href]';
const ONCE_KEPT = 100;

/** Which orders and checkouts were reported to a listener, in this browser. */
export interface ReportedOnce {
  /** Of the browser's storage. */
  readonly key: string;
  /** '' where nobody else has the same key. */
  readonly listener: string;
}

type ListenWithCart = (event: PageEvent | null, activity: Omit<PageActivity, 'name'>) => void;

/** Hands all events of the page to a listener; each order once in this browser. */
export function observePage(place: Place, memory: ReportedOnce, listener: (event: PageEvent) => void): void {
  const emit = (event: PageEvent | null): void => {
    if (event === null) return;
    const once = onceOf(event);
    if (once === '' || isFirst(memory, once)) listener(event);
  };
  for (const event of arrivals(place)) emit(event);
  const listenWithCart: ListenWithCart = (event, activity) => {
    if (event === null || activity.cart === undefined) emit(event);
    else import('./cartEvents.ts').then(({ withCart }) => emit(withCart(event, activity))).catch(() => {});
  };
  observeCart(place, listenWithCart);
  onPageActivity((activity) => listenWithCart(activityEvent(place, activity), activity));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(FOUND_LINKS) : null;
    if (link !== null) emit(searchClick(place, link.pathname));
  });
}

/** The cart comes some time after the page, or there is none. A product is reported without it where it does not come at all. */
function observeCart(place: Place, emit: ListenWithCart): void {
  let isReported = false;
  const report = (cart?: TrackedCart, known?: EventContent): void => {
    const event = isReported ? null : cartArrival(place, !cart?.entries.length);
    isReported = true;
    if (event !== null) emit({ ...event, fields: { ...known, ...event.fields } }, { cart, data: event.fields });
  };
  const look = (): void => {
    const cart = globalThis.quoinCarts?.at(-1);
    if (cart) report(cart);
    else if (readCookie(document.cookie, 'hasCart') === '') report(undefined, NO_CART);
  };
  look();
  document.addEventListener(CART_EVENT, look);
  if (place.page.product === null) return;
  const giveUp = (): void => report();
  setTimeout(giveUp, TRACKER_TIMEOUT_MS);
  addEventListener('pagehide', giveUp);
}

/** What `cartEvents` says of an empty cart, without fetching it for everybody who has put nothing in. */
const NO_CART: EventContent = {
  ...{ cart_id: '', currency_code: '', num_items_in_cart: 0, cart_value: '0' },
  ...{ product_types_list: [], purchase_type_list: [] },
};

/** What happens once however often its page is looked at: an order, and beginning to pay for a cart. */
function onceOf({ id, name, fields }: PageEvent): string {
  if (id !== undefined) return id;
  return name === 'begin_checkout' ? `checkout ${String(fields.cart_id)} ${String(fields.cart_value)}` : '';
}

function isFirst({ key, listener }: ReportedOnce, what: string): boolean {
  try {
    const kept = (localStorage.getItem(key) ?? '').split('\n');
    const entry = `${listener}${what}`;
    if (kept.includes(entry)) return false;
    localStorage.setItem(key, [...kept, entry].slice(-ONCE_KEPT).join('\n'));
  } catch {
    // Reported again then.
  }
  return true;
}
