import { type AppSetupResponse, appSetupPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function setupQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'setup'],
    queryFn: ({ signal }) => load<AppSetupResponse>(appSetupPath(site), signal),
    refetchInterval: 60_000,
  });
}
