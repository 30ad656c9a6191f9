import type { EventContent, TrackedCart } from '@quoin/domain/analytics';
import { CART_EVENT } from '../../cart-store/cartEvent.ts';
import { readCookie } from '../../page/cookies.ts';
import { TRACKER_PATIENCE } from '../doors.ts';
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

type HearWithCart = (event: PageEvent | null, told: Omit<Told, 'name'>) => void;

/** Hands all that the page says, and whatever happens on it, to a listener; of an order it hears once and for all. */
export function hearPage(place: Place, memory: ToldOnce, listener: (event: PageEvent) => void): void {
  const hear = (event: PageEvent | null): void => {
    if (event === null) return;
    const once = onceOf(event);
    if (once === '' || isFirst(memory, once)) listener(event);
  };
  for (const event of arrivals(place)) hear(event);
  const hearWithCart: HearWithCart = (event, told) => {
    if (event === null || told.cart === undefined) hear(event);
    else import('./cartStory.ts').then(({ withCart }) => hear(withCart(event, told))).catch(() => {});
  };
  hearCart(place, hearWithCart);
  hearTold((told) => hearWithCart(toldEvent(place, told), told));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(FOUND_LINKS) : null;
    if (link !== null) hear(searchClick(place, link.pathname));
  });
}

/** The cart comes some time after the page, or there is none. A product is told of without it where it does not come at all. */
function hearCart(place: Place, hear: HearWithCart): void {
  let isTold = false;
  const tell = (cart?: TrackedCart, known?: EventContent): void => {
    const event = isTold ? null : cartArrival(place, !cart?.entries.length);
    isTold = true;
    if (event !== null) hear({ ...event, fields: { ...known, ...event.fields } }, { cart, data: event.fields });
  };
  const look = (): void => {
    const cart = globalThis.quoinCarts?.at(-1);
    if (cart) tell(cart);
    else if (readCookie(document.cookie, 'hasCart') === '') tell(undefined, NO_CART);
  };
  look();
  document.addEventListener(CART_EVENT, look);
  if (place.page.product === null) return;
  const giveUp = (): void => tell();
  setTimeout(giveUp, TRACKER_PATIENCE);
  addEventListener('pagehide', giveUp);
}

/** What `cartStory` says of an empty cart, without fetching it for everybody who has put nothing in. */
const NO_CART: EventContent = {
  ...{ cart_id: '', currency_code: '', num_items_in_cart: 0, cart_value: '0' },
  ...{ product_types_list: [], purchase_type_list: [] },
};

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
