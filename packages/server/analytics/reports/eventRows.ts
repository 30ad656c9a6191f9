import { type Dimension, EVENT_NAMES, type KeyCount, type Measure } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { EventKey, EventList } from '../storage/insightEvents.ts';
import { loadTopKeys } from '../storage/insightSumsRead.ts';
import { type InsightWanted, type LoadRows, MOST_ROWS } from './insightRows.ts';
import { titleForms, titleItems } from './insightTitles.ts';
import { loadNarrowedEvents } from './narrowedQuestions.ts';
import { averageOf, isNarrowed } from './visitRows.ts';

type Counting = Omit<EventList, 'by'>;

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

type KeySum = KeyCount & { readonly key: string };

interface Counted {
  readonly measure: EventMeasure;
  readonly by: Exclude<EventKey, 'all'> & Dimension;
}

/** How often some things happened, by key: from the sums, or drilled down from what the chosen visits did. */
async function countBy(
  trx: SiteTransaction,
  wanted: InsightWanted,
  things: readonly Counted[],
): Promise<readonly (readonly KeySum[])[]> {
  const { site, period, filters } = wanted;
  if (isNarrowed(filters)) {
    const lists = things.map(({ measure, by }) => ({ list: `${measure}.${by}`, events: COUNTING[measure], by }));
    return (await loadNarrowedEvents(trx, wanted, lists)).map((rows) => rows.slice(0, MOST_ROWS));
  }
  const all: (readonly KeySum[])[] = [];
  for (const { measure, by } of things)
    all.push((await loadTopKeys(trx, site.id, { measure, dimension: by, period, limit: MOST_ROWS })).rows);
  return all;
}

function plainly(measure: EventMeasure, by: 'path' | 'query'): LoadRows {
  return async (trx, wanted) =>
    (await countBy(trx, wanted, [{ measure, by }]))[0]!.flatMap(({ key, count }) =>
      key === '' ? [] : [{ key, title: '', values: [count] }],
    );
}

export const loadPages = plainly('views', 'path');
export const loadNewsletterPages = plainly('newsletter', 'path');
export const loadEmptySearches = plainly('emptySearches', 'query');

/** What was searched for, with the results it had on average, and how many of them were opened. */
export const loadSearchTerms: LoadRows = async (trx, wanted) => {
  const things = [{ measure: 'searches', by: 'query' } as const, { measure: 'searchClicks', by: 'query' } as const];
  const [searched = [], clicks = []] = await countBy(trx, wanted, things);
  const opened = byKey(clicks);
  return searched
    .filter(({ key }) => key !== '')
    .map(({ key, count, total }) => ({
      ...{ key, title: '' },
      values: [count, averageOf(total, count), opened.get(key)?.count ?? 0],
    }));
};

export const loadForms: LoadRows = async (trx, wanted) => {
  const [sent = []] = await countBy(trx, wanted, [{ measure: 'forms', by: 'form' }]);
  return titleForms(
    trx,
    wanted.site.id,
    sent.map(({ key, count }) => ({ key, title: '', values: [count] })),
  );
};

/** Products that were looked at, and how many pieces went into carts. */
export const loadProducts: LoadRows = async (trx, wanted) => {
  const things = [{ measure: 'productViews', by: 'item' } as const, { measure: 'cartAdds', by: 'item' } as const];
  const [seen = [], carts = []] = await countBy(trx, wanted, things);
  const added = byKey(carts);
  const rows = seen
    .filter(({ key }) => key !== '')
    .map(({ key, count }) => ({ key, title: '', values: [count, added.get(key)?.total ?? 0] }));
  return titleItems(trx, wanted.site.id, rows);
};

/** Loads views of posts, events and other entries. Products have a separate list. */
export const loadEntries: LoadRows = async (trx, wanted) => {
  const [seen = []] = await countBy(trx, wanted, [{ measure: 'views', by: 'item' }]);
  const rows = seen.map(({ key, count }) => ({ key, title: '', values: [count] }));
  return titleItems(trx, wanted.site.id, rows, { withoutProducts: true });
};

function byKey(sums: readonly KeySum[]): ReadonlyMap<string, KeySum> {
  return new Map(sums.map((sum) => [sum.key, sum]));
}
