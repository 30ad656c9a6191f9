import { lookUpSentenceIn, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { otherVisitorWording } from './otherWording.ts';

/** What any call of a page may end with: these travel to every visitor, the others of this subject do not. */
export type VisitorCode = 'crumbFail' | 'crumbFailWithoutCookies' | 'tooManyRequests' | 'networkFailed' | 'fault';

/** ATC-09 and ATC-10 are the specification's, letter by letter. */
export const visitorWording: Wording<VisitorCode> = {
  crumbFail: 'Your session has expired. Please reload the page and try again.',
  crumbFailWithoutCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  networkFailed: 'We could not reach the shop. Please check your connection and try again.',
  fault: 'Something went wrong. Please try again.',
};

export function visitorSentence(problem: Problem<VisitorCode>, language = 'en'): string {
  const all: WordingIn<VisitorCode> = { en: visitorWording, ...otherVisitorWording };
  return lookUpSentenceIn(all, problem, language);
}
