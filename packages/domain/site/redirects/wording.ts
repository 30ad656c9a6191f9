import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

export type RedirectCode =
  | 'redirectUnreadable'
  | 'redirectFromInvalid'
  | 'redirectToInvalid'
  | 'redirectToItself'
  | 'redirectTwice'
  | 'tooManyRedirects';

/** Why a line of a list of redirects is not kept. */
export const redirectWording: Wording<RedirectCode> = {
  redirectUnreadable: () => 'Write the old address, an arrow and the new one, as in /old -> /new',
  redirectFromInvalid: () => 'The old address begins with / and has no ? or # in it.',
  redirectToInvalid: () => 'The new address begins with / or with https://',
  redirectToItself: () => 'This leads to itself.',
  redirectTwice: () => 'This address stands in the list already.',
  tooManyRedirects: ({ max }) => `There can be at most ${max} redirects. End one with /* to move all below it at once.`,
};

export function redirectSentence(problem: Problem<RedirectCode>): string {
  return lookUpSentence(redirectWording, problem);
}
