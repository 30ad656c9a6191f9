import { type InsightQuestion, type InsightTableName, insightTable } from '@quoin/domain/analytics';
import type { Site } from '../../sites/index.ts';
import {
  loadEmptySearches,
  loadEntries,
  loadForms,
  loadNewsletterPages,
  loadPages,
  loadProducts,
  loadSearchTerms,
} from './eventRows.ts';
import { type AskInsight, inOneSnapshot, type ReportDeps } from './inOneSnapshot.ts';
import type { InsightRow, InsightValue, LoadRows } from './insightRows.ts';
import { insightTime } from './insightTime.ts';
import { loadDiscountsGiven, loadProductsSold, loadVariantsSold, soldByOrigin } from './salesRows.ts';
import { pagesOfVisits, visitsBy } from './visitRows.ts';

const SOURCES: Readonly<Record<InsightTableName, LoadRows>> = {
  channels: visitsBy('channel'),
  sources: visitsBy('source'),
  referrers: visitsBy('referrer'),
  campaigns: visitsBy('campaign'),
  countries: visitsBy('country'),
  languages: visitsBy('language'),
  devices: visitsBy('device'),
  browsers: visitsBy('browser'),
  pages: loadPages,
  entryPages: pagesOfVisits('entry'),
  exitPages: pagesOfVisits('exit'),
  entries: loadEntries,
  products: loadProducts,
  searchTerms: loadSearchTerms,
  emptySearches: loadEmptySearches,
  forms: loadForms,
  newsletterPages: loadNewsletterPages,
  salesByProduct: loadProductsSold,
  salesByVariant: loadVariantsSold,
  salesByChannel: soldByOrigin('channel'),
  salesBySource: soldByOrigin('source'),
  salesByDiscount: loadDiscountsGiven,
};

export interface TableQuestion {
  readonly site: Site;
  readonly table: InsightTableName;
  readonly question: InsightQuestion;
}

export interface ComparedRow extends InsightRow {
  /** The same values in the time it is compared with; null without one. */
  readonly before: readonly InsightValue[] | null;
}

/** Loads a list of the owner's figures, the largest first, each row next to its previous values (TRACK-11). */
export function loadTable(deps: ReportDeps, { site, table, question }: TableQuestion): Promise<readonly ComparedRow[]> {
  const { period, before } = insightTime(question, new Date(deps.now()), site.timeZone);
  const work: AskInsight<readonly ComparedRow[]> = async (trx, store) => {
    const wanted = { site, filters: question.filters, store };
    const rows = await SOURCES[table](trx, { ...wanted, period });
    if (before === null) return rows.map((row) => ({ ...row, before: null }));
    const earlier = await SOURCES[table](trx, { ...wanted, period: before });
    const byKey = new Map(earlier.map(({ key, values }) => [key, values]));
    const none = noneOf(table);
    return rows.map((row) => ({ ...row, before: byKey.get(row.key) ?? none }));
  };
  return inOneSnapshot(deps, site, work);
}

/** What a row was that was not there. */
function noneOf(table: InsightTableName): readonly InsightValue[] {
  return insightTable(table).columns.map(({ kind }) => (kind === 'money' ? 0n : kind === 'count' ? 0 : null));
}
