import type { Deps } from '../deps.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { API_PAGE_SIZE } from './paging.ts';
import {
  type ApiProfileRow,
  type ApiProfileSearch,
  type ApiProfileSort,
  isSortKey,
  searchApiProfiles,
} from './storage/apiProfiles.ts';

export async function pageOfProfiles(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiProfileSearch, 'limit'>,
  size = API_PAGE_SIZE,
): Promise<ListPage<ApiProfileRow>> {
  const wanted = { ...search, limit: size + 1 };
  return pageOf(await db.inSite({ websiteId }, (trx) => searchApiProfiles(trx, websiteId, wanted), READ_ONLY), size);
}

/** What lists of profiles are sorted by; contacts know more. */
const SORTS: readonly ApiProfileSort[] = ['createdOn', 'id', 'email', 'lastName'];

/** Null: by that one no list is sorted. */
export function profileSort(name: string): ApiProfileSort | null {
  return SORTS.find((sort) => sort === name) ?? null;
}

/** Where a list goes on, as its cursor says it; null: it is none of this order. */
export function profilePosition(
  [key = '', id = '']: readonly string[],
  sort: ApiProfileSort,
): ApiProfileSearch['after'] {
  return isSortKey(sort, key) && isId(id) ? { key, id } : null;
}
