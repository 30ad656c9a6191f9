import { CART_EVENT } from '../../cart-store/cartEvent.ts';
import { readCookie } from '../../page/cookies.ts';
import { hearTold, type Told } from '../told.ts';
import { arrivals, cartArrival, type PageEvent, searchClick, toldEvent } from './pageStory.ts';
import type { Place } from './place.ts';

const FOUND_LINKS = '.found a[href]';
const ONCE_KEPT = 100;

/** Which orders and checkouts somebody was told of, in this browser. */
export interface ToldOnce {
  /** Of the browser's storage. */
  readonly key: string;
  /** '' where nobody else has the same key. */
  readonly listener: string;
}

/** Hands all that the page says, and whatever happens on it, to a listener; of an order it hears once and for all. */
export function hearPage(place: Place, memory: ToldOnce, listener: (event: PageEvent) => void): void {
  const hear = (event: PageEvent | null): void => {
    if (event === null) return;
    const once = onceOf(event);
    if (once === '' || isFirst(memory, once)) listener(event);
  };
  for (const event of arrivals(place)) hear(event);
  const hearWithCart = (event: PageEvent | null, told: Omit<Told, 'name'>): void => {
    if (event === null) return;
    import('./cartStory.ts').then(({ withCart }) => hear(withCart(event, told))).catch(() => {});
  };
  hearCart(place, hearWithCart);
  hearTold((told) => {
    const event = toldEvent(place, told);
    if (told.cart === undefined) hear(event);
    else hearWithCart(event, told);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(FOUND_LINKS) : null;
    if (link !== null) hear(searchClick(place, link.pathname));
  });
}

/** The cart comes some time after the page, or there is none. */
function hearCart(place: Place, hear: (event: PageEvent | null, told: Omit<Told, 'name'>) => void): void {
  let isTold = false;
  const look = (): void => {
    const cart = globalThis.quoinCarts?.at(-1) ?? (readCookie(document.cookie, 'hasCart') === '' ? NO_CART : null);
    if (isTold || cart === null) return;
    isTold = true;
    hear(cartArrival(place, cart.entries.length === 0), { cart });
  };
  look();
  document.addEventListener(CART_EVENT, look);
}

const NO_CART = { id: '', currency: '', subtotalCents: 0, totalQuantity: 0, entries: [] };

/** What happens once however often its page is looked at: an order, and beginning to pay for a cart. */
function onceOf({ id, name, fields }: PageEvent): string {
  if (id !== undefined) return id;
  return name === 'begin_checkout' ? `checkout ${String(fields.cart_id)} ${String(fields.cart_value)}` : '';
}

function isFirst({ key, listener }: ToldOnce, what: string): boolean {
  try {
    const kept = (localStorage.getItem(key) ?? '').split('\n');
    const told = `${listener}${what}`;
    if (kept.includes(told)) return false;
    localStorage.setItem(key, [...kept, told].slice(-ONCE_KEPT).join('\n'));
  } catch {
    // Told again then.
  }
  return true;
}
