import { type AppExtensionsResponse, appExtensionsPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function extensionsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'extensions'],
    queryFn: ({ signal }) => load<AppExtensionsResponse>(appExtensionsPath(site), signal),
  });
}
