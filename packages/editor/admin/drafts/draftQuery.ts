import { type AppDraftResponse, appDraftPath } from '@quoin/contract/endpoints/store';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../app/api.ts';

export function draftQuery(site: string, draftId: string) {
  return queryOptions({
    queryKey: ['site', site, 'draft', draftId],
    queryFn: ({ signal }) => load<AppDraftResponse>(appDraftPath(site, draftId), signal),
  });
}
