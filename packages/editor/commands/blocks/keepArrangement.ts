import { type Edit, homepageOf, recordKey, type SiteRecords, sectionsOf, textIn } from '@quoin/domain/document';
import { KEPT_LAYOUT } from '@quoin/domain/site';
import { changesOf } from '../changeRecord.ts';

/**
 * Part of whichever command adds the first section of a page: what the theme shows of the page stays around it, its opening,
 * its lists, its text. Nobody who adds something means to take all of that away (decision 0111). Who switched it off has
 * decided.
 */
export function keptArrangement(records: SiteRecords, page: string): readonly Edit[] {
  const key = recordKey('page', page);
  const record = records.get(key);
  if (record === undefined || record.layout !== undefined || sectionsOf(records, page).length > 0) return [];
  const isShown = homepageOf(records) === page || textIn(record, 'body').trim() !== '';
  return isShown ? changesOf(records, key, [{ path: ['layout'], value: KEPT_LAYOUT }]) : [];
}
