import {
  type AppSearchTextsResponse,
  appSearchTextPath,
  appSearchTextsPath,
  type SaveSearchTextResponse,
  type WireSearchText,
} from '@quoin/contract/endpoints/content';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { act, load } from '../../app/api.ts';
import { listPath } from '../../app/queries/queries.ts';
import type { SearchTextsSearch } from './searchTextsSearch.ts';

const keyOf = (site: string) => ['site', site, 'searchTexts'] as const;

export function searchTextsQuery(site: string, search: SearchTextsSearch) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(site), search],
    queryFn: ({ signal, pageParam }) =>
      load<AppSearchTextsResponse>(listPath(appSearchTextsPath(site), { ...search, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // A row does not go while its text is written.
    refetchOnWindowFocus: false,
  });
}

export async function saveRow(site: string, row: WireSearchText, seo: WireSearchText['seo']): Promise<WireSearchText> {
  const path = appSearchTextPath(site, row.kind, row.id);
  return (await act<SaveSearchTextResponse>('PUT', path, { revision: row.revision, seo })).row;
}

/** Replaces the row in every list that shows it, without loading a list again. */
export function keepRow(queries: QueryClient, site: string, row: WireSearchText): void {
  queries.setQueriesData<InfiniteData<AppSearchTextsResponse>>({ queryKey: keyOf(site) }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.map((each) => (each.id === row.id ? row : each)),
          })),
        },
  );
}

/** After a clash: what others have saved. */
export function readAnew(queries: QueryClient, site: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOf(site) });
}
