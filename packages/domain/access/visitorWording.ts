import { lookUpSentenceIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { visitorSentences } from '@quoin/messages/visitorSentences';

/** What any call of a page may end with: these travel to every visitor, the others of this subject do not. */
export type VisitorCode = 'crumbFail' | 'crumbFailWithoutCookies' | 'tooManyRequests' | 'networkFailed' | 'fault';

export function visitorSentence(problem: Problem<VisitorCode>, language = 'en'): string {
  return lookUpSentenceIn(visitorSentences, problem, language);
}
