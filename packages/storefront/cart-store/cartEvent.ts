/** Told on the document whenever the page's live cart has loaded or changed, with the cart: scripts of themes follow it. */
export const CART_EVENT = 'quoin:cart';
