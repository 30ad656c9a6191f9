import { type Dimension, EVENT_NAMES, type Measure } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../database/database.ts';
import { type EventKey, type EventsWanted, listEventsOfVisits } from '../../storage/insightEvents.ts';
import { loadTopKeys, type Sum } from '../../storage/insightSumsRead.ts';
import { type InsightWanted, type LoadRows, MOST_ROWS } from './insightRows.ts';
import { titleForms, titleItems } from './insightTitles.ts';
import { averageOf, isNarrowed } from './visitRows.ts';

type Counting = Pick<EventsWanted, 'name' | 'sumOf' | 'isEmpty'>;

/** The event that a measure counts. */
export const COUNTING = {
  views: { name: EVENT_NAMES.pageView },
  productViews: { name: EVENT_NAMES.viewProduct },
  cartAdds: { name: EVENT_NAMES.addToCart, sumOf: 'pieces' },
  searches: { name: EVENT_NAMES.search, sumOf: 'results' },
  emptySearches: { name: EVENT_NAMES.search, isEmpty: true },
  searchClicks: { name: EVENT_NAMES.searchClick },
  forms: { name: EVENT_NAMES.formSubmit },
  newsletter: { name: EVENT_NAMES.newsletterSignUp },
  paywalls: { name: EVENT_NAMES.paywallView },
} as const satisfies Readonly<Partial<Record<Measure, Counting>>>;
export type EventMeasure = keyof typeof COUNTING;

type KeySum = Sum & { readonly key: string };

/** How often something happened, by key: from the sums, or drilled down from the events of the chosen visits. */
export async function countBy(
  trx: SiteTransaction,
  { site, period, filters }: InsightWanted,
  { measure, by }: { readonly measure: EventMeasure; readonly by: EventKey & Dimension },
): Promise<readonly KeySum[]> {
  if (!isNarrowed(filters)) {
    return (await loadTopKeys(trx, site.id, { measure, dimension: by, period, limit: MOST_ROWS })).rows;
  }
  const chosen = { period, filters, timeZone: site.timeZone, ...COUNTING[measure] };
  return listEventsOfVisits(trx, site.id, { ...chosen, by, limit: MOST_ROWS });
}

function plainly(measure: EventMeasure, by: 'path' | 'query'): LoadRows {
  return async (trx, wanted) =>
    (await countBy(trx, wanted, { measure, by })).flatMap(({ key, count }) =>
      key === '' ? [] : [{ key, title: '', values: [count] }],
    );
}

export const loadPages = plainly('views', 'path');
export const loadNewsletterPages = plainly('newsletter', 'path');
export const loadEmptySearches = plainly('emptySearches', 'query');

/** What was searched for, with the results it had on average, and how many of them were opened. */
export const loadSearchTerms: LoadRows = async (trx, wanted) => {
  const searched = (await countBy(trx, wanted, { measure: 'searches', by: 'query' })).filter(({ key }) => key !== '');
  const opened = byKey(await countBy(trx, wanted, { measure: 'searchClicks', by: 'query' }));
  return searched.map(({ key, count, total }) => ({
    ...{ key, title: '' },
    values: [count, averageOf(total, count), opened.get(key)?.count ?? 0],
  }));
};

export const loadForms: LoadRows = async (trx, wanted) => {
  const sent = await countBy(trx, wanted, { measure: 'forms', by: 'form' });
  return titleForms(
    trx,
    wanted.site.id,
    sent.map(({ key, count }) => ({ key, title: '', values: [count] })),
  );
};

/** Products that were looked at, and how many pieces went into carts. */
export const loadProducts: LoadRows = async (trx, wanted) => {
  const seen = (await countBy(trx, wanted, { measure: 'productViews', by: 'item' })).filter(({ key }) => key !== '');
  const added = byKey(await countBy(trx, wanted, { measure: 'cartAdds', by: 'item' }));
  const rows = seen.map(({ key, count }) => ({ key, title: '', values: [count, added.get(key)?.total ?? 0] }));
  return titleItems(trx, wanted.site.id, rows);
};

/** Views of posts, events and other entries; products have a list of their own. */
export const loadEntries: LoadRows = async (trx, wanted) => {
  const seen = await countBy(trx, wanted, { measure: 'views', by: 'item' });
  const rows = seen.map(({ key, count }) => ({ key, title: '', values: [count] }));
  return titleItems(trx, wanted.site.id, rows, { withoutProducts: true });
};

function byKey(sums: readonly KeySum[]): ReadonlyMap<string, KeySum> {
  return new Map(sums.map((sum) => [sum.key, sum]));
}
