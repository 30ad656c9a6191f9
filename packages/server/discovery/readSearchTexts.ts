import type { SearchTextState } from '@quoin/contract/endpoints/content';
import type { Deps } from '../deps.ts';
import { countByCollection, countSearchTexts, listSearchTexts, type SearchText } from './storage/searchTexts.ts';

export interface SearchTextsWanted {
  readonly collectionId: string | null;
  readonly search: string;
  readonly state: SearchTextState;
  readonly after: { readonly key: string; readonly id: string } | null;
}

export interface SearchTextPage {
  readonly rows: readonly SearchText[];
  readonly hasMore: boolean;
  readonly counts: Readonly<Record<SearchTextState, number>>;
  readonly collections: readonly { readonly id: string; readonly title: string; readonly count: number }[];
}

const PAGE = 40;

/** A page of entries and products with what search engines read of them: four queries however many there are. */
export function readSearchTexts(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  wanted: SearchTextsWanted,
): Promise<SearchTextPage> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listSearchTexts(trx, websiteId, { ...wanted, limit: PAGE + 1 });
    return {
      rows: found.slice(0, PAGE),
      hasMore: found.length > PAGE,
      counts: await countSearchTexts(trx, websiteId, wanted),
      collections: await countByCollection(trx, websiteId),
    };
  });
}
