import {
  type AppDiscoveryResponse,
  type AppFeedProblemsResponse,
  appDiscoveryPath,
  appFeedProblemsPath,
} from '@quoin/contract/endpoints/content';
import type { DiscoverySettings } from '@quoin/domain/site';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

export function discoveryQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'discovery'],
    queryFn: ({ signal }) => load<AppDiscoveryResponse>(appDiscoveryPath(site), signal),
    refetchOnWindowFocus: false,
  });
}

/** Runs only when a user requests it, because it reads every product. */
export function feedProblemsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'discovery', 'problems'],
    queryFn: ({ signal }) => load<AppFeedProblemsResponse>(appFeedProblemsPath(site), signal),
    enabled: false,
  });
}

/** What each card of the screen is given. */
export interface DiscoveryPart {
  readonly stored: AppDiscoveryResponse;
  readonly draft: DiscoverySettings;
  readonly problems: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<DiscoverySettings>) => void;
}
