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
  redirectUnreadable: () => 'Enter the old URL, an arrow and the new URL, such as /old -> /new',
  redirectFromInvalid: () => 'The old URL must start with / and cannot be the home page.',
  redirectToInvalid: () => 'The new URL must start with / or https://',
  redirectToItself: () => 'This redirects to itself.',
  redirectCircle: ({ value }) => `These redirects form a loop: ${value}`,
  redirectTwice: () => 'This URL is already in the list.',
  redirectStatusUnknown: ({ value }) => `The status must be 301 (permanent) or 302 (temporary), not “${value}”.`,
  redirectFileEmpty: () => 'This file contains no redirects.',
  redirectFileBroken: () => 'Missing closing quotation mark. The rest cannot be read.',
  tooManyRedirects: ({ max }) =>
    `A site can have up to ${max} redirects. End a URL with /* to redirect everything below it.`,
};

export function redirectSentence(problem: Problem<RedirectCode>): string {
  return lookUpSentence(redirectWording, problem);
}
