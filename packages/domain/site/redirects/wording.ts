import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

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
export const redirectWording: Wording<RedirectCode> = {
  redirectUnreadable: () => 'Write the old address, an arrow and the new one, as in /old -> /new',
  redirectFromInvalid: () => 'The old address begins with / and is not the home page.',
  redirectToInvalid: () => 'The new address begins with / or with https://',
  redirectToItself: () => 'This leads to itself.',
  redirectCircle: ({ value }) => `These lead in a circle: ${value}`,
  redirectTwice: () => 'This address stands in the list already.',
  redirectStatusUnknown: ({ value }) => `The status is 301 for ever or 302 for now, not “${value}”.`,
  redirectFileEmpty: () => 'There is no redirect in this file.',
  redirectFileBroken: () => 'A quote is opened here and never closed, so the rest cannot be read.',
  tooManyRedirects: ({ max }) => `There can be at most ${max} redirects. End one with /* to move all below it at once.`,
};

export function redirectSentence(problem: Problem<RedirectCode>): string {
  return lookUpSentence(redirectWording, problem);
}
