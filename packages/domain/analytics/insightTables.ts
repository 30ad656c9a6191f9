import type { Capability } from '@quoin/domain/access';
import type { ReportFilterKind } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/insightNames';
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

const VISITS = { id: 'visits', title: texts.visits, kind: 'count' } as const;
const STAY = { id: 'stay', title: texts.averageVisitDuration, kind: 'duration' } as const;
const VIEWS = { id: 'views', title: texts.views, kind: 'count' } as const;
const REVENUE = { id: 'revenue', title: texts.revenue, kind: 'money' } as const;
const ORDERS = { id: 'orders', title: texts.orders, kind: 'count' } as const;
const UNITS = { id: 'units', title: texts.units, kind: 'count' } as const;

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
  channels: visits(texts.channels, texts.channel, 'channel'),
  sources: visits(texts.sources, texts.source, 'source'),
  referrers: visits(texts.referrers, texts.website, 'referrer'),
  campaigns: visits(texts.campaigns, texts.campaign, 'campaign'),
  countries: visits(texts.countries, texts.country, 'country'),
  languages: visits(texts.languages, texts.language, 'language'),
  devices: visits(texts.devices, texts.device, 'device'),
  browsers: visits(texts.browsers, texts.browser, 'browser'),
  pages: { ...content(texts.pages, texts.page, [VIEWS]), narrows: 'page' },
  entryPages: content(texts.entryPages, texts.page, [VISITS]),
  exitPages: content(texts.exitPages, texts.page, [VISITS]),
  entries: content(texts.postsAndOtherEntries, texts.entry, [VIEWS]),
  products: content(texts.products, texts.product, [
    { id: 'productViews', title: texts.views, kind: 'count' },
    { id: 'cartAdds', title: texts.addedToCart, kind: 'count' },
  ]),
  searchTerms: content(texts.searchTerms, texts.words, [
    { id: 'searches', title: texts.searches, kind: 'count' },
    { id: 'results', title: texts.resultsPerSearch, kind: 'count' },
    { id: 'searchClicks', title: texts.resultsClicked, kind: 'count' },
  ]),
  emptySearches: content(texts.searchesWithoutResults, texts.words, [
    { id: 'emptySearches', title: texts.searches, kind: 'count' },
  ]),
  forms: content(texts.forms, texts.form, [{ id: 'forms', title: texts.sent, kind: 'count' }]),
  newsletterPages: content(texts.newsletterSignUps, texts.page, [
    { id: 'newsletter', title: texts.signUps, kind: 'count' },
  ]),
  salesByProduct: sales('product', texts.productsSold, texts.product, [REVENUE, UNITS, ORDERS]),
  salesByVariant: sales('variant', texts.variantsSold, texts.variant, [REVENUE, UNITS, ORDERS]),
  salesByChannel: sales('channel', texts.salesByChannel, texts.channel, [REVENUE, ORDERS]),
  salesBySource: sales('source', texts.salesBySource, texts.source, [REVENUE, ORDERS]),
  salesByDiscount: sales('discount', texts.discounts, texts.discount, [
    { id: 'discount', title: texts.discounts, kind: 'money' },
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
    title: texts.traffic,
    needs: 'analytics.read',
    figures: [
      count('visits', texts.visits),
      count('visitors', texts.visitors),
      count('views', texts.pageViews),
      { id: 'bounceRate', title: texts.bounceRate, kind: 'share', isBad: true },
      { id: 'stay', title: texts.averageVisitDuration, kind: 'duration' },
    ],
    tables: ['channels', 'sources', 'referrers', 'campaigns', 'countries', 'languages', 'devices', 'browsers'],
  },
  content: {
    title: texts.content,
    needs: 'analytics.read:content',
    figures: [
      count('views', texts.pageViews),
      count('productViews', texts.productViews),
      count('paywalls', texts.paywallViews),
    ],
    tables: ['pages', 'entryPages', 'exitPages', 'entries', 'products'],
  },
  search: {
    title: texts.search,
    needs: 'analytics.read:content',
    figures: [
      count('searches', texts.searches),
      { ...count('emptySearches', texts.withoutResults), isBad: true },
      count('searchClicks', texts.resultsClicked),
    ],
    tables: ['searchTerms', 'emptySearches'],
  },
  forms: {
    title: texts.forms,
    needs: 'analytics.read:content',
    figures: [count('forms', texts.formSubmissions), count('newsletter', texts.newsletterSignUps)],
    tables: ['forms', 'newsletterPages'],
  },
  sales: {
    title: texts.sales,
    needs: 'analytics.read:sales',
    figures: [
      { id: 'revenue', title: texts.revenue, kind: 'money', isDrawn: true },
      count('orders', texts.orders),
      count('units', texts.units),
      { id: 'average', title: texts.averageOrderValue, kind: 'money' },
      { id: 'refunds', title: texts.refunded, kind: 'money', isDrawn: true, isBad: true },
      { id: 'discounts', title: texts.discounts, kind: 'money', isDrawn: true },
    ],
    tables: ['salesByProduct', 'salesByVariant', 'salesByChannel', 'salesBySource', 'salesByDiscount'],
  },
  carts: {
    title: texts.carts,
    needs: 'analytics.read:sales',
    figures: [
      { id: 'lost', title: texts.valueOfAbandonedCarts, kind: 'money', isDrawn: true, isBad: true },
      { ...count('carts', texts.abandonedCarts), isBad: true },
      { id: 'reminded', title: texts.reminded, kind: 'count' },
      count('recovered', texts.purchasesAfterAReminder),
      { id: 'won', title: texts.recoveredRevenue, kind: 'money', isDrawn: true },
    ],
    tables: [],
  },
} as const satisfies Readonly<Record<string, InsightReport>>;

/** The titles next to each step of the purchase funnel, in order. */
export const FUNNEL_TITLES = [
  texts.visits,
  texts.viewedAProduct,
  texts.addedToCart,
  texts.reachedCheckout,
  texts.bought,
] as const;

export type InsightReportName = keyof typeof INSIGHT_REPORTS;

export function insightReport(name: InsightReportName): InsightReport {
  return INSIGHT_REPORTS[name];
}
