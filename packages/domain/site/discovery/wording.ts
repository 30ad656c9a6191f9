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
  robotsTooLong: ({ max }) => `Enter up to ${max} characters.`,
  robotsLineUnreadable: ({ line, value }) => `Line ${line} is not a valid rule: “${value}”.`,
  robotsAgentMissing: ({ line }) => `Line ${line} needs a User-agent line before it, such as User-agent: *`,
  robotsPathInvalid: ({ line, value }) => `Line ${line}: a path starts with / or *, not “${value}”.`,
  robotsSiteMapInvalid: ({ line }) => `Line ${line}: enter the full sitemap URL, starting with https://`,
  podcastAuthorMissing: () => 'Enter an author. Podcast directories require it.',
  podcastEmailInvalid: () => 'Enter a valid email address. Podcast directories use it to verify ownership.',
  feedItemsInvalid: ({ min, max }) => `Enter a number from ${min} to ${max}.`,
  feedKeyInvalid: () => 'Enter 16 to 64 letters, digits, - and _. Generate one, or leave it empty.',
  discoveryChanged: () => 'Someone else changed these settings. Reload to see the changes.',
};

export function discoverySentence(problem: Problem<DiscoveryCode>): string {
  return lookUpSentence(discoveryWording, problem);
}
