import {
  appPreviewLinkPath,
  appPreviewLinksPath,
  type PreviewLinksResponse,
  type WirePreviewLink,
} from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { act, load } from '../../app/api.ts';

/**
 * Query for addresses at which people without an account see the draft. Always refetched, because others create some
 * too.
 */
export function previewLinksQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'previewLinks'],
    queryFn: ({ signal }) => load<PreviewLinksResponse>(appPreviewLinksPath(site), signal),
    staleTime: 0,
  });
}

export const makePreviewLink = (site: string) => act<WirePreviewLink>('POST', appPreviewLinksPath(site));

export const takeBackPreviewLink = (site: string, id: string) => act<void>('DELETE', appPreviewLinkPath(site, id));
