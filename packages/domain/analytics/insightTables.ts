import type { Capability } from '@quoin/domain/access';
import type { ReportFilterKind } from '@quoin/domain/orders';
import type { InsightFilter } from './insightQuestion.ts';

/** `share`: thousandths. `duration`: milliseconds. */
export type InsightKind = 'count' | 'money' | 'duration' | 'share';

export interface InsightColumn {
  readonly id: string;
  readonly title: string;
  readonly kind: InsightKind;
}

/** A list of the owner's figures: what its rows are, and what is said of each. The screen and the exported file read it here. */
export interface InsightTable {
  readonly title: string;
  /** What its first column contains. */
  readonly rows: string;
  readonly columns: readonly InsightColumn[];
  readonly needs: Capability;
  /** Choosing a row narrows the screen by this. */
  readonly narrows?: InsightFilter;
  /** Choosing a row leads to the orders that are counted in it. */
  readonly orders?: ReportFilterKind;
}

const VISITS = { id: 'visits', title: 'Visits', kind: 'count' } as const;
const STAY = { id: 'stay', title: 'Average visit duration', kind: 'duration' } as const;
const VIEWS = { id: 'views', title: 'Views', kind: 'count' } as const;
const REVENUE = { id: 'revenue', title: 'Revenue', kind: 'money' } as const;
const ORDERS = { id: 'orders', title: 'Orders', kind: 'count' } as const;
const UNITS = { id: 'units', title: 'Units', kind: 'count' } as const;

const visits = (title: string, rows: string, narrows: InsightFilter): InsightTable => ({
  ...{ title, rows, narrows, needs: 'analytics.read', columns: [VISITS, STAY] },
});
const content = (title: string, rows: string, columns: readonly InsightColumn[]): InsightTable => ({
  ...{ title, rows, columns, needs: 'analytics.read:content' },
});
const sales = (
  orders: ReportFilterKind,
  title: string,
  rows: string,
  columns: readonly InsightColumn[],
): InsightTable => ({
  ...{ title, rows, columns, orders, needs: 'analytics.read:sales' },
});

export const INSIGHT_TABLES = {
  channels: visits('Channels', 'Channel', 'channel'),
  sources: visits('Sources', 'Source', 'source'),
  referrers: visits('Referrers', 'Website', 'referrer'),
  campaigns: visits('Campaigns', 'Campaign', 'campaign'),
  countries: visits('Countries', 'Country', 'country'),
  languages: visits('Languages', 'Language', 'language'),
  devices: visits('Devices', 'Device', 'device'),
  browsers: visits('Browsers', 'Browser', 'browser'),
  pages: { ...content('Pages', 'Page', [VIEWS]), narrows: 'page' },
  entryPages: content('Entry pages', 'Page', [VISITS]),
  exitPages: content('Exit pages', 'Page', [VISITS]),
  entries: content('Posts and other entries', 'Entry', [VIEWS]),
  products: content('Products', 'Product', [
    { id: 'productViews', title: 'Views', kind: 'count' },
    { id: 'cartAdds', title: 'Added to cart', kind: 'count' },
  ]),
  searchTerms: content('Search terms', 'Words', [
    { id: 'searches', title: 'Searches', kind: 'count' },
    { id: 'results', title: 'Results per search', kind: 'count' },
    { id: 'searchClicks', title: 'Results clicked', kind: 'count' },
  ]),
  emptySearches: content('Searches without results', 'Words', [
    { id: 'emptySearches', title: 'Searches', kind: 'count' },
  ]),
  forms: content('Forms', 'Form', [{ id: 'forms', title: 'Sent', kind: 'count' }]),
  newsletterPages: content('Newsletter sign-ups', 'Page', [{ id: 'newsletter', title: 'Sign-ups', kind: 'count' }]),
  salesByProduct: sales('product', 'Products sold', 'Product', [REVENUE, UNITS, ORDERS]),
  salesByVariant: sales('variant', 'Variants sold', 'Variant', [REVENUE, UNITS, ORDERS]),
  salesByChannel: sales('channel', 'Sales by channel', 'Channel', [REVENUE, ORDERS]),
  salesBySource: sales('source', 'Sales by source', 'Source', [REVENUE, ORDERS]),
  salesByDiscount: sales('discount', 'Discounts', 'Discount', [
    { id: 'discount', title: 'Discounts', kind: 'money' },
    ORDERS,
  ]),
} as const satisfies Readonly<Record<string, InsightTable>>;

export type InsightTableName = keyof typeof INSIGHT_TABLES;

export function insightTable(name: InsightTableName): InsightTable {
  return INSIGHT_TABLES[name];
}

export interface InsightFigure {
  readonly id: string;
  readonly title: string;
  readonly kind: InsightKind;
  /** There is a chart of it. */
  readonly isDrawn?: true;
  /** Less of it is better. */
  readonly isBad?: true;
}

export interface InsightReport {
  readonly title: string;
  readonly needs: Capability;
  readonly figures: readonly InsightFigure[];
  readonly tables: readonly InsightTableName[];
}

const count = (id: string, title: string): InsightFigure => ({ id, title, kind: 'count', isDrawn: true });

/** The screens: their figures, the first of which is drawn until one chooses another, and their lists. */
export const INSIGHT_REPORTS = {
  traffic: {
    title: 'Traffic',
    needs: 'analytics.read',
    figures: [
      count('visits', 'Visits'),
      count('visitors', 'Visitors'),
      count('views', 'Page views'),
      { id: 'bounceRate', title: 'Bounce rate', kind: 'share', isBad: true },
      { id: 'stay', title: 'Average visit duration', kind: 'duration' },
    ],
    tables: ['channels', 'sources', 'referrers', 'campaigns', 'countries', 'languages', 'devices', 'browsers'],
  },
  content: {
    title: 'Content',
    needs: 'analytics.read:content',
    figures: [count('views', 'Page views'), count('productViews', 'Product views'), count('paywalls', 'Paywall views')],
    tables: ['pages', 'entryPages', 'exitPages', 'entries', 'products'],
  },
  search: {
    title: 'Search',
    needs: 'analytics.read:content',
    figures: [
      count('searches', 'Searches'),
      { ...count('emptySearches', 'Without results'), isBad: true },
      count('searchClicks', 'Results clicked'),
    ],
    tables: ['searchTerms', 'emptySearches'],
  },
  forms: {
    title: 'Forms',
    needs: 'analytics.read:content',
    figures: [count('forms', 'Form submissions'), count('newsletter', 'Newsletter sign-ups')],
    tables: ['forms', 'newsletterPages'],
  },
  sales: {
    title: 'Sales',
    needs: 'analytics.read:sales',
    figures: [
      { id: 'revenue', title: 'Revenue', kind: 'money', isDrawn: true },
      count('orders', 'Orders'),
      count('units', 'Units'),
      { id: 'average', title: 'Average order value', kind: 'money' },
      { id: 'refunds', title: 'Refunded', kind: 'money', isDrawn: true, isBad: true },
      { id: 'discounts', title: 'Discounts', kind: 'money', isDrawn: true },
    ],
    tables: ['salesByProduct', 'salesByVariant', 'salesByChannel', 'salesBySource', 'salesByDiscount'],
  },
  carts: {
    title: 'Carts',
    needs: 'analytics.read:sales',
    figures: [
      { id: 'lost', title: 'Value of abandoned carts', kind: 'money', isDrawn: true, isBad: true },
      { ...count('carts', 'Abandoned carts'), isBad: true },
      { id: 'reminded', title: 'Reminded', kind: 'count' },
      count('recovered', 'Purchases after a reminder'),
      { id: 'won', title: 'Recovered revenue', kind: 'money', isDrawn: true },
    ],
    tables: [],
  },
} as const satisfies Readonly<Record<string, InsightReport>>;

/** The titles next to each step of the purchase funnel, in order. */
export const FUNNEL_TITLES = ['Visits', 'Viewed a product', 'Added to cart', 'Reached checkout', 'Bought'] as const;

export type InsightReportName = keyof typeof INSIGHT_REPORTS;

export function insightReport(name: InsightReportName): InsightReport {
  return INSIGHT_REPORTS[name];
}
