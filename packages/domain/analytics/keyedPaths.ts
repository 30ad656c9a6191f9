/**
 * Which of a site's addresses are one person's: pages about a purchase or an account, and links that whoever holds them opens
 * with. Where a site speaks several languages, each stands behind theirs, too: `/de/checkout/order/…`. Which ones it speaks is not
 * known here, so whatever looks like one counts: of a page of one's own called `/art/order/…` less is told than might be.
 */
const LANGUAGE = '(?:/[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})?';

/** The rest of their paths is somebody's key: an order, a cart, a download. */
const KEYED = [
  'account',
  'cart',
  'checkout',
  'download',
  'downloads',
  'forms',
  'newsletter',
  'order',
  's',
  'unsubscribe',
];
const KEYED_PATH = new RegExp(`^(${LANGUAGE}/(?:${KEYED.join('|')}))/.*$`);
const KEYED_LINK = new RegExp(`^(${LANGUAGE}/(?:checkout/order|${KEYED.join('|')}))/.*$`);
const PRIVATE_PAGE = new RegExp(`^${LANGUAGE}/(?:account|checkout|newsletter|order)(?:/|$)`);
const CHECKOUT = new RegExp(`^${LANGUAGE}/checkout(?:/|$)`);
const ORDER = new RegExp(`^${LANGUAGE}/(?:checkout/)?order/[^/]+$`);

/** A path as it may be told of: a key in it stays in the browser (SC-67). */
export function publicPath(path: string): string {
  return path.replace(KEYED_PATH, '$1');
}

/** An address without query and hash, and of pages that open by a key only their kind. */
export function withoutKeys(address: string): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/s.exec(address) ?? [];
  const path = rest.replace(/[?#].*$/s, '');
  return origin + path.replace(KEYED_LINK, '$1/…');
}

/** Pages about a purchase or a person: of their texts a recording holds only labels and buttons (REC-04). */
export function isPrivatePage(path: string): boolean {
  return PRIVATE_PAGE.test(path);
}

/** Somebody who was at the checkout and comes to an order has bought it. */
export function isCheckoutPath(path: string): boolean {
  return CHECKOUT.test(path);
}

export function isOrderPath(path: string): boolean {
  return ORDER.test(path);
}
