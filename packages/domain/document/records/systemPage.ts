/** Pages that no owner made, as the canvas shows them: with goods of the shop, and no data of any visitor. */
export const SYSTEM_PAGES = [
  ...([
    'cart',
    'cart-empty',
    'checkout',
    'checkout-shipping',
    'checkout-payment',
    'order-confirmed',
    'order-status',
  ] as const),
  ...(['sign-in', 'search', 'search-found', 'search-nothing', 'not-found'] as const),
];
export type SystemPage = (typeof SYSTEM_PAGES)[number];

const PREFIX = 'system-';

/** What the editor calls such a page: no page can have that name, ids of pages are uuids. */
export function systemPageId(page: SystemPage): string {
  return PREFIX + page;
}

/** The system page of that id; null for pages, entries and all others. */
export function systemPageOf(id: string): SystemPage | null {
  return SYSTEM_PAGES.find((each) => systemPageId(each) === id) ?? null;
}
