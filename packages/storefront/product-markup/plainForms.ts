/** The button of `add-to-cart-btn` and `product-checkout`; the house's own button says no type of product. */
export const BUTTON = '.sqs-add-to-cart-button[data-product-type]';

/** What the server put behind a product's button for visitors without script: to scripts it is text. */
export function plainFormOf(itemId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`noscript[data-product-form="${CSS.escape(itemId)}"]`);
}
