import { isUrlId, RESERVED_URL_IDS } from '@quoin/domain/site';
import { flagIn, textIn } from './records/fields.ts';
import type { SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';

/** Parts and letters of a page's whole address; longer ones nobody types. */
export const PAGE_ADDRESS_LIMITS = { parts: 5, length: 250 } as const;

/** Text filter `url-slug-with-slash` (ENUM-13): parts with slashes between them, none at either end. */
export function isUrlSlugWithSlash(text: string): boolean {
  const parts = text.split('/');
  return text.length <= PAGE_ADDRESS_LIMITS.length && parts.length <= PAGE_ADDRESS_LIMITS.parts && parts.every(isUrlId);
}

/** Whether the product needs the address itself, as `/cart` and everything below it. */
export function isReservedAddress(urlId: string): boolean {
  return RESERVED_URL_IDS.has(urlId.split('/')[0]!.toLowerCase());
}

/** Another page that answers at this address; null when it is free. Pages in the trash hold none. */
export function pageAtAddress(records: SiteRecords, urlId: string, except = ''): string | null {
  const held = recordsOf(records, 'page').find(
    ([id, page]) => id !== except && !flagIn(page, 'isDeleted') && textIn(page, 'urlId') === urlId,
  );
  return held?.[0] ?? null;
}
