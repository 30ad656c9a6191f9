import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as redirectRefusals from '@quoin/messages/app/redirectRefusals';

export type RedirectCode =
  | 'redirectUnreadable'
  | 'redirectFromInvalid'
  | 'redirectToInvalid'
  | 'redirectToItself'
  | 'redirectTwice'
  | 'redirectCircle'
  | 'tooManyRedirects'
  | 'redirectStatusUnknown'
  | 'redirectFileEmpty'
  | 'redirectFileBroken';

/** Why a line of a list of redirects is not kept. */
export const redirectWording: Wording<RedirectCode> = redirectRefusals;

export function redirectSentence(problem: Problem<RedirectCode>): string {
  return lookUpSentence(redirectWording, problem);
}
