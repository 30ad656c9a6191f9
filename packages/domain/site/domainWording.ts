import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as domainRefusals from '@quoin/messages/app/domainRefusals';

export type DomainCode = 'domainInvalid' | 'domainTaken' | 'domainUnknown';

/** To the owner, about the site's own domains. */
export const domainWording: Wording<DomainCode> = domainRefusals;

export function domainSentence(problem: Problem<DomainCode>): string {
  return lookUpSentence(domainWording, problem);
}
