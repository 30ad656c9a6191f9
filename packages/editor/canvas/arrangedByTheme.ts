import {
  entryOfPage,
  homepageOf,
  numberIn,
  recordKey,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { COLLECTION_TYPES, COLUMN_LAYOUT, TEXT_LAYOUT } from '@quoin/domain/site';

/**
 * Whether the theme alone shows a page: one without sections that has words, is the home page or lists its entries. With its
 * first section, and without its last one, the page is made of other parts. An entry's text is one or the other, too.
 */
export function isArrangedByTheme(records: SiteRecords, page: string): boolean {
  if (entryOfPage(page) !== null) return sectionsOf(records, page).length === 0;
  const record = records.get(recordKey('page', page));
  if (record === undefined || sectionsOf(records, page).length > 0) return false;
  const hasWords = textIn(record, 'description') !== '' || textIn(record, 'body') !== '';
  return hasWords || homepageOf(records) === page || numberIn(record, 'type') !== COLLECTION_TYPES.page;
}

/**
 * Reports whether the sections of a page are where its theme prints the text of an entry or of the page, or in the
 * theme's column.
 */
export function standsInText(records: SiteRecords, page: string): boolean {
  const layout = records.get(recordKey('page', page))?.layout;
  return entryOfPage(page) !== null || layout === TEXT_LAYOUT || layout === COLUMN_LAYOUT;
}
