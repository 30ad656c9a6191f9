import { type AppMediaResponse, appMediaPath } from '@quoin/contract/endpoints/content';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../app/api.ts';
import { listPath } from '../app/queries/queries.ts';

const LEAST_LETTERS = 2;

/** Files of the library whose names hold what was typed. */
export function fileChoicesQuery(site: string, typed: string) {
  const search = typed.trim();
  return queryOptions({
    queryKey: ['site', site, 'media', 'links', search],
    queryFn: async ({ signal }) =>
      (await load<AppMediaResponse>(listPath(appMediaPath(site), { search }), signal)).assets,
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
