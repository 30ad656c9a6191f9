/** Pages of the system whose title is the same for everybody. */
const PLAIN_TITLES: readonly string[] = ['cart', 'checkout', 'search'];

/**
 * Returns the title of a system page that may be reported. The title of an order, an account or a gift card names its
 * owner, so such a page is reported by its own name, `order-confirmed` (SC-67).
 */
export function publicTitle({ name, title }: { readonly name: string; readonly title: string }): string {
  return PLAIN_TITLES.includes(name) ? title : name;
}
