import { type AppAuthorsResponse, appAuthorsPath } from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function authorsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'authors'],
    queryFn: ({ signal }) => load<AppAuthorsResponse>(appAuthorsPath(site), signal),
  });
}
