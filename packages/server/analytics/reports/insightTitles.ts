import type { SiteTransaction } from '../../platform/database/database.ts';
import { listFormNames, listItemTitles } from '../storage/insightTitles.ts';
import type { InsightRow } from './insightRows.ts';

/** A product's record type (page-data.md, section 5). */
const PRODUCT = 11;

/** Adds titles to entries and products. Products are omitted where they have a separate list. */
export async function titleItems(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly InsightRow[],
  { withoutProducts = false }: { readonly withoutProducts?: boolean } = {},
): Promise<readonly InsightRow[]> {
  const items = await listItemTitles(
    trx,
    websiteId,
    rows.map(({ key }) => key),
  );
  return rows.flatMap((row) => {
    const item = items.get(row.key);
    if (withoutProducts && (item === undefined || item.recordType === PRODUCT)) return [];
    return [{ ...row, title: item?.title ?? '' }];
  });
}

export async function titleForms(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly InsightRow[],
): Promise<readonly InsightRow[]> {
  const names = await listFormNames(
    trx,
    websiteId,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({ ...row, title: names.get(row.key) ?? '' }));
}
