/** Pages of the system whose title is the same for everybody. */
const PLAIN_TITLES: readonly string[] = ['cart', 'checkout', 'search'];

/**
 * The title of a page of the system as it may be told of: that of an order, an account or a gift card names whose it is, so such
 * a page is told of by its own name, `order-confirmed` (SC-67).
 */
export function publicTitle({ name, title }: { readonly name: string; readonly title: string }): string {
  return PLAIN_TITLES.includes(name) ? title : name;
}
