import { isUpcoming } from '@quoin/domain/site';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';
import type { SiteContent, SiteFrame } from '../content/siteContent.ts';
import type { JsonObject } from './imageData.ts';
import { itemData } from './itemData.ts';
import { chapterData } from './mediaData.ts';

const EVENTS = 'events';
const COURSE = 'course';

interface EntriesOptions {
  readonly now: number;
  readonly site: SiteContent;
  readonly tagNames: SiteFrame['tagNames'];
}

/** Entries as lists have them: products, of which a page may have many, without their texts. */
export function entriesOf(
  entries: readonly ItemContent[],
  collection: CollectionContent,
  { site, tagNames }: Pick<SiteFrame, 'site' | 'tagNames'>,
): readonly JsonObject[] {
  return entries.map((entry) => itemData(entry, collection, { site, tagNames, hasBody: entry.product === null }));
}

/** `items` of a list, of a course also by `chapters`; or of a calendar `upcoming` and `past` instead (page-data 1, 6). */
export function entriesData(
  items: readonly ItemContent[],
  collection: CollectionContent,
  { now, site, tagNames }: EntriesOptions,
): JsonObject {
  const data = (entries: readonly ItemContent[]) => entriesOf(entries, collection, { site, tagNames });
  if (collection.typeName !== EVENTS) {
    const all = data(items);
    return { items: all, ...(collection.typeName === COURSE ? chapterData(items, all) : {}) };
  }
  const isAhead = ({ event }: ItemContent) => event != null && isUpcoming(event, now);
  return { upcoming: data(items.filter(isAhead)), past: data(items.filter((item) => !isAhead(item))) };
}
