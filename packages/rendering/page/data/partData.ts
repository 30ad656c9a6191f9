import type { IndexPart } from '../content/collectionContent.ts';
import type { SiteFrame } from '../content/siteContent.ts';
import { collectionData } from './collectionData.ts';
import { entriesOf } from './entriesData.ts';
import type { JsonObject } from './imageData.ts';

/** A page of an index (page-data 4): a whole collection with its own content, `html`, or with its entries. */
export function partData(
  { collection, items }: IndexPart,
  frame: Pick<SiteFrame, 'site' | 'tagNames'>,
  html: string = collection.mainContent,
): JsonObject {
  const data = collectionData(collection, frame);
  if (items === undefined) return { ...data, mainContent: html, items: [] };
  return { ...data, mainContent: html, items: entriesOf(items, collection, frame) };
}
