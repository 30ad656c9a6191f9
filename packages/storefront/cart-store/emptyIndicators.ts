/** Where templates show the cart: `.sqs-custom-cart` of the template format, and our own attribute. */
export const INDICATORS = '.sqs-custom-cart, [data-cart-indicator]';
export const INITIALIZED = 'data-cart-initialized';
const EMPTY_MARKERS = ['sqs-cart-empty', 'empty-cart'] as const;

/** What every sync says, whatever is in the cart (PILL-05). */
export function markIndicator(indicator: Element, isEmpty: boolean): void {
  indicator.setAttribute(INITIALIZED, '');
  for (const marker of EMPTY_MARKERS) indicator.classList.toggle(marker, isEmpty);
}

/** A visitor without a cart: nothing needs to be asked to know that it is empty. Their texts are served so. */
export function markEmptyIndicators(page: ParentNode): void {
  for (const indicator of page.querySelectorAll(INDICATORS)) markIndicator(indicator, true);
}
