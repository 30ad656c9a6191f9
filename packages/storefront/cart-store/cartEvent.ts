import type { WireShoppingCart } from '@quoin/contract/endpoints/site';

/** PageActivity on the document whenever the page's live cart has loaded or changed, with the cart: scripts of themes follow it. */
export const CART_EVENT = 'quoin:cart';

/** PageActivity on the document when a button of the store was pressed, with its event. */
export const PRESS_EVENT = 'quoin:press';

/**
 * The page's carts in the order they were loaded, for who comes later to see what came and went; null: there was none. Whoever
 * has seen them takes them out, but the last.
 */
export type CartsSoFar = (WireShoppingCart | null)[];
declare global {
  var quoinCarts: CartsSoFar | undefined;
}
