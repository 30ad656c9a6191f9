import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as discoveryRefusals from '@quoin/messages/app/discoveryRefusals';

export type DiscoveryCode =
  | 'robotsTooLong'
  | 'robotsLineUnreadable'
  | 'robotsAgentMissing'
  | 'robotsPathInvalid'
  | 'robotsSiteMapInvalid'
  | 'podcastAuthorMissing'
  | 'podcastEmailInvalid'
  | 'feedItemsInvalid'
  | 'feedKeyInvalid'
  | 'discoveryChanged';

/** Why settings of search engines and feeds are not kept as they are. */
export const discoveryWording: Wording<DiscoveryCode> = discoveryRefusals;

export function discoverySentence(problem: Problem<DiscoveryCode>): string {
  return lookUpSentence(discoveryWording, problem);
}
