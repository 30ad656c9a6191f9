import { homepageOf, numberIn, recordKey, type SiteRecords, sectionsOf, textIn } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';

/**
 * Whether the theme shows a page by itself: one without sections that has words, is the home page or lists its entries. Its
 * first section takes the place of all that, and its last one gives it back.
 */
export function isArrangedByTheme(records: SiteRecords, page: string): boolean {
  const record = records.get(recordKey('page', page));
  if (record === undefined || sectionsOf(records, page).length > 0) return false;
  const hasWords = textIn(record, 'description') !== '' || textIn(record, 'body') !== '';
  return hasWords || homepageOf(records) === page || numberIn(record, 'type') !== COLLECTION_TYPES.page;
}
