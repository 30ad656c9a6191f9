import type { PageFacts, SiteUserInfo, TrackingDecision } from '@quoin/domain/analytics';

/** The page as reported in events. */
export interface Place {
  readonly page: PageFacts;
  readonly path: string;
  /** Of the top window, which shows this page perhaps in a frame (VISIT-06). */
  readonly topPath: string;
  readonly user: SiteUserInfo;
  /** The language of the account. Empty for visitors without one. */
  readonly memberLocale: string;
  readonly decision: TrackingDecision;
}

/** Whether the page tells more than that it was seen: products, carts, searches, orders, what is paid for. */
export function storyOf({ page, decision }: Place): boolean {
  const { product, search, order, pageId } = page;
  return decision.paywall || (product ?? search ?? order) !== null || pageId === 'cart' || pageId === 'checkout';
}
