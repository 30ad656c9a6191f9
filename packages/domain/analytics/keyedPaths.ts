/*
 * Which of a site's addresses are one person's: pages about a purchase or an account, and links that whoever holds them opens
 * with. Where a site speaks several languages, each stands behind theirs, too: `/de/checkout/order/…`. Which ones it speaks is not
 * known here, so whatever looks like one counts: of a page of one's own called `/art/order/…` less is told than might be.
 * Written out, for pages bring only those they need.
 */

/** The rest of their paths is somebody's key: an order, a cart, a download. */
const KEYED_PATH = /^((\/[a-z]{2,3}(-\w+)*)?\/(account|cart|checkout|download|forms|newsletter|order))\/.*/;
/** Links lead to files and out of mails, too. */
const KEYED_LINK =
  /^((\/[a-z]{2,3}(-\w+)*)?\/(checkout\/order|account|cart|checkout|downloads?|forms|newsletter|order|s|unsubscribe))\/.*/;
const PRIVATE_PAGE = /^(\/[a-z]{2,3}(-\w+)*)?\/(?:account|checkout|newsletter|order)(?:\/|$)/;
const CHECKOUT = /^(\/[a-z]{2,3}(-\w+)*)?\/checkout(?:\/|$)/;
const ORDER = /^(\/[a-z]{2,3}(-\w+)*)?\/(?:checkout\/)?order\/[^/]+$/;

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
