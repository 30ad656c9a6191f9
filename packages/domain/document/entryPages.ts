/**
 * The body of an entry (a post, a work, an event, a lesson) and the details of a product may be sections. They name the item as
 * their page, under a name that no page can have: ids of pages are uuids (decision 0111).
 */
const PAGE = /^(entry|product)-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** What the sections of an entry have as their page. */
export function entryPage(itemId: string): string {
  return `entry-${itemId}`;
}

/** What the sections of a product's details have as their page. */
export function productPage(itemId: string): string {
  return `product-${itemId}`;
}

/** The entry or product whose sections have this as their page; null for pages and all others. */
export function entryOfPage(page: string): string | null {
  return PAGE.exec(page)?.[2] ?? null;
}

export function isProductPage(page: string): boolean {
  return PAGE.exec(page)?.[1] === 'product';
}
