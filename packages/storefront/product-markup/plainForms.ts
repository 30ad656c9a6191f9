/** The button of `add-to-cart-btn` and `product-checkout`. The built-in button has no product type. */
export const BUTTON = '.sqs-add-to-cart-button[data-product-type]';
export const RESTOCK = '.product-restock-notification';
export const QUICK_VIEW = '.sqs-product-quick-view-button';
/** What formatters print of products and a script makes alive, and what belongs to it that is turned to first. */
export const PRINTED = `${BUTTON}, .product-variants[data-variants], ${RESTOCK}, ${QUICK_VIEW}`;

/** What the server put behind a product's button for visitors without script: to scripts it is text. */
export function plainFormOf(itemId: string): HTMLElement | null {
  return plainPart(itemId, 'form');
}

/** The link behind a quick view, likewise. */
export function plainLinkOf(itemId: string): HTMLElement | null {
  return plainPart(itemId, 'page');
}

/**
 * Returns the elements, parsed in a separate document. A theme's script that inserted them may have parsed them
 * already.
 */
export function parsedPart(plain: HTMLElement): ParentNode {
  return plain.childElementCount > 0 ? plain : new DOMParser().parseFromString(plain.textContent, 'text/html');
}

function plainPart(itemId: string, part: 'form' | 'page'): HTMLElement | null {
  return document.querySelector(`noscript[data-product="${CSS.escape(itemId)}"][data-part="${part}"]`);
}
