import type { Problem } from '@quoin/domain/problem';
import type { DiscoveryCode } from './wording.ts';

export const FEED_CONTENTS = ['full', 'summary'] as const;

/** What a list's RSS feed gives away: whole entries or their beginnings, and how many of them. */
export interface ListFeedSettings {
  readonly content: (typeof FEED_CONTENTS)[number];
  readonly items: number;
}

export const FEED_ITEMS = { min: 1, max: 100, first: 20 } as const;
/** Of a summary nobody wrote: so many characters of the entry. */
export const FEED_SUMMARY_LENGTH = 500;

export function readListFeed(stored: Readonly<Record<string, unknown>>): ListFeedSettings {
  const { content, items } = stored;
  return {
    content: content === 'summary' ? 'summary' : 'full',
    items: typeof items === 'number' && isCount(items) ? items : FEED_ITEMS.first,
  };
}

export function listFeedProblems({ items }: ListFeedSettings): readonly Problem<DiscoveryCode>[] {
  if (isCount(items)) return [];
  const { min, max } = FEED_ITEMS;
  return [{ code: 'feedItemsInvalid', field: 'listFeed.items', values: { min, max } }];
}

function isCount(items: number): boolean {
  return Number.isInteger(items) && items >= FEED_ITEMS.min && items <= FEED_ITEMS.max;
}
