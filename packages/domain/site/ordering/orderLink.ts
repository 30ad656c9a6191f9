/** Where people order food of a site: at a provider that its owner has an account with (EDIT-08). */
export interface OrderLink {
  readonly title: string;
  readonly url: string;
}

/** What such a link is called unless its owner calls it otherwise (EDIT-08). */
export const ORDER_LINK_TITLE = 'Order Now';

/** The site's record of it; null while it leads to no address of the web. */
export function readOrderLink(stored: unknown): OrderLink | null {
  const { title, url } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  if (typeof url !== 'string' || !/^https:\/\/[^/\\\s]+[^\s\\]*$/i.test(url.trim())) return null;
  return { title: (typeof title === 'string' ? title.trim() : '') || ORDER_LINK_TITLE, url: url.trim() };
}
