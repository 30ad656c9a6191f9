/*
 * Which of a site's addresses are one person's: pages about a purchase or an account, and links that whoever holds them opens
 * with. Where a site speaks several languages, each stands behind theirs, too: `/de/checkout/order/…`. Which ones it speaks is not
 * known here, so whatever looks like one counts: of a page of one's own called `/art/order/…` less is told than might be.
 * Written out, for pages bring only those they need. What of a query and of a referrer may be told is decided here, too.
 */

/** The rest of these paths is one person's key: an order, a cart, a download. */
const KEYED_PATH = /^((\/[a-z]{2,3}(-\w+)*)?\/(account|cart|checkout|download|forms|newsletter|order))\/.*/;
/** Links lead to files and out of mails, too. */
const KEYED_LINK =
  /^((\/[a-z]{2,3}(-\w+)*)?\/(checkout\/order|account|cart|checkout|downloads?|forms|newsletter|order|s|unsubscribe))\/.*/;
const PRIVATE_PAGE = /^(\/[a-z]{2,3}(-\w+)*)?\/(?:account|checkout|newsletter|order)(?:\/|$)/;
const CHECKOUT = /^(\/[a-z]{2,3}(-\w+)*)?\/checkout(?:\/|$)/;
const ORDER = /^(\/[a-z]{2,3}(-\w+)*)?\/(?:checkout\/)?order\/[^/]+$/;

/** Returns a path that may be reported: a key in it stays in the browser (SC-67). */
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

/** A visitor who was at the checkout and comes to an order has bought it. */
export function isCheckoutPath(path: string): boolean {
  return CHECKOUT.test(path);
}

export function isOrderPath(path: string): boolean {
  return ORDER.test(path);
}

/** What advertisements and newsletters write into an address, so that a visit can be attributed to them. */
const CAMPAIGN = /^(utm_[a-z_]+|[gw]braid|(g|d|fb|tt)clid|msclkid)=/i;
const ADDRESS = /^(https?:\/\/[^/?#]+)([^?#]*)/;

/**
 * Returns the part of a query that may be reported, with its question mark: what a campaign wrote into it. All else may
 * be a person's key, a token from a mail, or an address that the sender of a newsletter adds.
 */
export function publicQuery(query: string): string {
  const told = query
    .slice(1)
    .split('&')
    .filter((pair) => CAMPAIGN.test(pair))
    .join('&');
  return told && `?${told}`;
}

/**
 * Returns where a visitor came from: of a page of this site (`origin`) neither key nor query, of others what the
 * browser states.
 */
export function publicReferrer(referrer: string, origin: string): string {
  const [, from, path = ''] = ADDRESS.exec(referrer) ?? [];
  return from === origin ? origin + publicPath(path) : referrer;
}
