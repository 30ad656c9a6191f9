import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as feedRefusals from '@quoin/messages/app/feedRefusals';
import type { FeedEntry } from './productFeed.ts';

export type FeedCode = 'feedPictureMissing' | 'feedDescriptionMissing' | 'feedPriceMissing' | 'feedSkuTwice';

/** Why those who read a feed would leave a product out, or show it badly. */
export const feedWording: Wording<FeedCode> = feedRefusals;

export function feedSentence(problem: Problem<FeedCode>): string {
  return lookUpSentence(feedWording, problem);
}

/** Of the lines of one product; `taken` holds the ids of those before it, and gets its own. */
export function feedProblems(entries: readonly FeedEntry[], taken: Set<string>): readonly Problem<FeedCode>[] {
  const found: Problem<FeedCode>[] = [];
  if (entries.some(({ imageLink }) => imageLink === '')) found.push({ code: 'feedPictureMissing' });
  if (entries.some(({ description }) => description === '')) found.push({ code: 'feedDescriptionMissing' });
  if (entries.some(({ price }) => !/[1-9]/.test(price))) found.push({ code: 'feedPriceMissing' });
  for (const { id } of entries) {
    if (taken.has(id)) found.push({ code: 'feedSkuTwice', values: { sku: id } });
    taken.add(id);
  }
  return found;
}
