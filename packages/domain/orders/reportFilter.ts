/** By what a report of sales has its rows. */
export const REPORT_FILTER_KINDS = ['product', 'variant', 'channel', 'source', 'discount'] as const;
export type ReportFilterKind = (typeof REPORT_FILTER_KINDS)[number];

/** The orders behind a number of the sales report: all that count as sold, or those of one of its rows. */
export type ReportFilter = { readonly by: 'all' } | { readonly by: ReportFilterKind; readonly key: string };

const MAX_KEY = 200;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** From an address: `all`, `product:<id>`, `channel:search`; `channel:` are sales of visits nobody knows. Null for anything else. */
export function parseReportFilter(text: string): ReportFilter | null {
  if (text === 'all') return { by: 'all' };
  const end = text.indexOf(':');
  const by = REPORT_FILTER_KINDS.find((kind) => kind === text.slice(0, Math.max(0, end)));
  if (by === undefined) return null;
  const key = text.slice(end + 1);
  const isId = by === 'product' || by === 'variant';
  return key.length <= MAX_KEY && (!isId || ID.test(key)) ? { by, key } : null;
}

/** Formats the filter for a URL. */
export function formatReportFilter(filter: ReportFilter): string {
  return filter.by === 'all' ? 'all' : `${filter.by}:${filter.key}`;
}
