import type { Deps } from '../deps.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { API_PAGE_SIZE } from './paging.ts';
import {
  API_PROFILE_SORTS,
  type ApiProfileRow,
  type ApiProfileSearch,
  type ApiProfileSort,
  searchApiProfiles,
} from './storage/apiProfiles.ts';

export async function pageOfProfiles(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiProfileSearch, 'limit'>,
): Promise<ListPage<ApiProfileRow>> {
  const wanted = { ...search, limit: API_PAGE_SIZE + 1 };
  return pageOf(
    await db.inSite({ websiteId }, (trx) => searchApiProfiles(trx, websiteId, wanted), READ_ONLY),
    API_PAGE_SIZE,
  );
}

/** Null: by that one no list is sorted. */
export function profileSort(name: string): ApiProfileSort | null {
  return API_PROFILE_SORTS.find((sort) => sort === name) ?? null;
}
