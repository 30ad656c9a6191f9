import { flagIn, homepageOf, recordKey, recordsOf, type SiteRecords } from '@quoin/domain/document';

/** Which page to show where the open one is no more, for example because adding it was undone; '' where there is none. */
export function fallbackPage(records: SiteRecords): string {
  const isThere = (id: string) => {
    const record = records.get(recordKey('page', id));
    return record !== undefined && !flagIn(record, 'isDeleted');
  };
  const home = homepageOf(records);
  return isThere(home) ? home : (recordsOf(records, 'page').find(([id]) => isThere(id))?.[0] ?? '');
}
