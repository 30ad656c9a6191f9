import { type AppPolicyTemplatesResponse, appPolicyTemplatesPath } from '@quoin/contract/endpoints/store';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

/** Made from settings of several screens, so it is asked for anew each time. */
export function policyTemplatesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'policyTemplates'],
    queryFn: ({ signal }) => load<AppPolicyTemplatesResponse>(appPolicyTemplatesPath(site), signal),
    staleTime: 0,
  });
}
