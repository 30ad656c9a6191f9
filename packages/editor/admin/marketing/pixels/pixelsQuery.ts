import { type AppPixelsResponse, appPixelsPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function pixelsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'pixels'],
    queryFn: ({ signal }) => load<AppPixelsResponse>(appPixelsPath(site), signal),
  });
}
