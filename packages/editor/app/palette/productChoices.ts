import { type AppProductsResponse, appProductsPath } from '@quoin/contract/endpoints/store';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from '../queries/queries.ts';

const LEAST_LETTERS = 2;

/** Products whose names hold what was typed; the first screen of them is enough to choose from. */
export function productChoicesQuery(site: string, typed: string) {
  const search = typed.trim();
  return queryOptions({
    queryKey: ['site', site, 'paletteProducts', search],
    queryFn: async ({ signal }) =>
      (await load<AppProductsResponse>(listPath(appProductsPath(site), { search }), signal)).products,
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
