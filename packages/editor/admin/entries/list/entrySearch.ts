import { ENTRY_TIMES, type EntryListStatus, type EntryTime } from '@quoin/contract/endpoints/content';
import { ITEM_STATUSES } from '@quoin/domain/site';
import { searchText } from '../../../app/searchParams.ts';

/** What the address of a list of entries says after `?`. */
export interface EntrySearch {
  readonly search?: string;
  readonly status?: EntryListStatus;
  readonly time?: EntryTime;
  readonly tag?: string;
}

export const LIST_STATUSES: readonly EntryListStatus[] = [...ITEM_STATUSES, 'takenDown', 'trash'];

/** Anything else in an address is dropped rather than believed. */
export function entrySearch(search: Readonly<Record<string, unknown>>): EntrySearch {
  const status = LIST_STATUSES.find((each) => each === search.status);
  const time = ENTRY_TIMES.find((each) => each === search.time);
  const tag = typeof search.tag === 'number' ? String(search.tag) : search.tag;
  return {
    ...searchText(search),
    ...(status === undefined ? {} : { status }),
    ...(time === undefined ? {} : { time }),
    ...(typeof tag === 'string' && tag !== '' ? { tag: tag.slice(0, 50) } : {}),
  };
}
