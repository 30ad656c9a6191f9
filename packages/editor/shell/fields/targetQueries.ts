import { type AppProductResponse, appProductPath } from '@quoin/contract/endpoints/store';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../app/api.ts';

/** The title of one product; asked for only where there is an id. */
export function productNameQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'productName', id],
    queryFn: async ({ signal }) =>
      (await load<AppProductResponse>(appProductPath(site, id), signal)).product.draft.title,
    enabled: id !== '',
    retry: false,
  });
}
