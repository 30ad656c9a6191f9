import { type AppSignInProvidersResponse, appSignInProvidersPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function signInProvidersQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'signInProviders'],
    queryFn: ({ signal }) => load<AppSignInProvidersResponse>(appSignInProvidersPath(site), signal),
  });
}
