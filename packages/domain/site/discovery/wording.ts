import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

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
export const discoveryWording: Wording<DiscoveryCode> = {
  robotsTooLong: ({ max }) => `At most ${max} characters: crawlers stop reading somewhere.`,
  robotsLineUnreadable: ({ line, value }) => `Line ${line} says nothing a crawler reads: “${value}”.`,
  robotsAgentMissing: ({ line }) => `Line ${line} names nobody: a line User-agent: * must stand before it.`,
  robotsPathInvalid: ({ line, value }) => `Line ${line}: a path begins with / or *, not “${value}”.`,
  robotsSiteMapInvalid: ({ line }) => `Line ${line}: a site map has a whole address that begins with https://`,
  podcastAuthorMissing: () => 'Say who speaks: podcast directories take no podcast without.',
  podcastEmailInvalid: () => 'Directories write to this address to learn whose podcast it is. This is not one.',
  feedItemsInvalid: ({ min, max }) => `A feed has ${min} to ${max} entries.`,
  feedKeyInvalid: () => 'A secret of 16 to 64 letters, digits, - and _. Let one be made, or leave it empty.',
  discoveryChanged: () => 'Somebody else has changed these settings meanwhile. Load them again to see what they did.',
};

export function discoverySentence(problem: Problem<DiscoveryCode>): string {
  return lookUpSentence(discoveryWording, problem);
}
