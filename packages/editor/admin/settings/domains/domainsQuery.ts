import {
  type AppDomainCheckResponse,
  type AppDomainsResponse,
  appDomainCheckPath,
  appDomainsPath,
} from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function domainsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'domains'],
    queryFn: ({ signal }) => load<AppDomainsResponse>(appDomainsPath(site), signal),
  });
}

/** DNS changes while the owner waits, so each check sends a new request. */
export function domainCheckQuery(site: string, host: string) {
  return queryOptions({
    queryKey: ['site', site, 'domainCheck', host],
    queryFn: ({ signal }) => load<AppDomainCheckResponse>(appDomainCheckPath(site, host), signal),
    staleTime: 0,
  });
}
