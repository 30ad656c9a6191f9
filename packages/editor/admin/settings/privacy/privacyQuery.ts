import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function privacyQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'privacy'],
    queryFn: ({ signal }) => load<AppPrivacyResponse>(appPrivacyPath(site), signal),
  });
}
