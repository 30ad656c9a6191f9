import type { WireShoppingCart } from '@quoin/contract/endpoints/site';

/** PageActivity on the document whenever the page's live cart has loaded or changed, with the cart: scripts of themes follow it. */
export const CART_EVENT = 'quoin:cart';

/** PageActivity on the document when a button of the store was pressed, with its event. */
export const PRESS_EVENT = 'quoin:press';

/**
 * The page's carts in loading order, for code that loads later and compares them. Null: there was no cart. The code
 * that has read them removes all but the last.
 */
export type CartsSoFar = (WireShoppingCart | null)[];
declare global {
  var quoinCarts: CartsSoFar | undefined;
}
