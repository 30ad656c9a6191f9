import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

export type DomainCode = 'domainInvalid' | 'domainTaken' | 'domainUnknown';

/** To the owner, about the site's own domains. */
export const domainWording: Wording<DomainCode> = {
  domainInvalid: 'Enter a domain like shop.example.com, without https:// or a path.',
  domainTaken: ({ host = '' }) => `${host} is already connected to a site on this server.`,
  domainUnknown: ({ host = '' }) => `${host} is not connected to this site.`,
};

export function domainSentence(problem: Problem<DomainCode>): string {
  return lookUpSentence(domainWording, problem);
}
