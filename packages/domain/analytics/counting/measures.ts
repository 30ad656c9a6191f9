/**
 * What is counted, and by what: the one list that the counting and the owner's screens read. `count` is how often.
 * `total` is given next to each measure, 0 where there is none.
 *
 * Events: counted on the day they happened. Visits: counted on the day the visit began, under how it began.
 */
export const MEASURES = {
  /** Pages seen. */
  views: ['all', 'path', 'title', 'pageType', 'item', 'collection'],
  /** Visits; total: milliseconds from their first to their last event. */
  visits: [
    ...['all', 'channel', 'source', 'medium', 'referrer', 'campaign', 'country', 'language', 'device', 'browser'],
    ...['screen', 'entry', 'exit', 'isNew'],
  ],
  /** Visits that saw one page and did nothing else that counts as a step. */
  bounces: ['all', 'channel', 'source', 'entry', 'device'],
  /** Visitors of a day, by the day they were last here before (`2026-03-01`, '' = never): see `uniqueVisitors`. */
  visitors: ['previousDay'],
  /** Searches; total: results they found. */
  searches: ['all', 'query'],
  /** Searches that found nothing. */
  emptySearches: ['all', 'query'],
  searchClicks: ['all', 'query', 'path'],
  forms: ['all', 'form', 'path'],
  newsletter: ['all', 'path'],
  productViews: ['all', 'item'],
  /** Total: pieces. */
  cartAdds: ['all', 'item'],
  cartRemovals: ['all', 'item'],
  paywalls: ['all', 'path'],
  /** Every event by its name, also those nothing else is made of. */
  events: ['all', 'name'],
  /** Visits that came at least this far: who buys at once has also come to the product, the cart and the checkout. */
  stepProduct: ['all', 'channel', 'device'],
  stepCart: ['all', 'channel', 'device'],
  stepCheckout: ['all', 'channel', 'device'],
  stepPurchase: ['all', 'channel', 'device'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Measure = keyof typeof MEASURES;
export type DimensionOf<M extends Measure> = (typeof MEASURES)[M][number];
export type Dimension = DimensionOf<Measure>;

/** The purchase funnel, in order; its first step is every visit. */
export const FUNNEL = [
  'visits',
  'stepProduct',
  'stepCart',
  'stepCheckout',
  'stepPurchase',
] as const satisfies Measure[];
export type FunnelStep = (typeof FUNNEL)[number];

/**
 * Minutes are live and kept for two days; hours carry only what has no dimension, months only what has one; days carry
 * everything. All are of the site's own clock.
 */
export const GRAINS = ['minute', 'hour', 'day', 'month'] as const;
export type Grain = (typeof GRAINS)[number];
