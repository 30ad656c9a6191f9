import { type AppApiKeysResponse, appApiKeysPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function apiKeysQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'apiKeys'],
    queryFn: ({ signal }) => load<AppApiKeysResponse>(appApiKeysPath(site), signal),
  });
}
