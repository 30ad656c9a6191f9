import { DRAFT_SCREENS_PATH } from '@quoin/contract/endpoints/content';
import { entryOfPage, homepageOf, recordKey, type SiteRecords, systemPageOf, textIn } from '@quoin/domain/document';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { findItemPlace } from '../entries/storage/itemPlaces.ts';

/** Where a page of the draft, an entry under its `entryPage` or a system page is shown; null for what is not there. */
export async function draftPath(
  trx: SiteTransaction,
  websiteId: string,
  records: SiteRecords,
  page: string,
): Promise<string | null> {
  const system = systemPageOf(page);
  if (system !== null) return `${DRAFT_SCREENS_PATH}/${system}`;
  const entry = entryOfPage(page);
  if (entry === null) return pathOfPage(records, page);
  const place = await findItemPlace(trx, websiteId, entry);
  const list = place === null ? undefined : records.get(recordKey('page', place.collectionId));
  return place === null || list === undefined ? null : `/${textIn(list, 'urlId')}/${place.urlId}`;
}

/** Where a page is shown: `/` for the home page. Null for pages that are not there. */
export function pathOfPage(records: SiteRecords, id: string): string | null {
  const page = records.get(recordKey('page', id));
  if (page === undefined) return null;
  return homepageOf(records) === id ? '/' : `/${textIn(page, 'urlId')}`;
}
