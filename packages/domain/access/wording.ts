import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { PASSWORD_LENGTH, type PasswordCode } from './password.ts';

export type AccessCode =
  | 'crumbFail'
  | 'crumbFailWithoutCookies'
  | 'tooManyRequests'
  | 'signInFailed'
  | 'signInNeeded'
  | 'signInTooOften'
  | 'notAllowed'
  | 'emailInvalid'
  | 'requestInvalid'
  | 'networkFailed'
  | 'fault'
  | PasswordCode;

/** ATC-09 and ATC-10 are the specification's, letter by letter. */
export const accessWording: Wording<AccessCode> = {
  crumbFail: 'Your session has expired. Please reload the page and try again.',
  crumbFailWithoutCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  signInFailed: 'That email address and password do not match. Please try again.',
  signInNeeded: 'Please sign in to continue.',
  signInTooOften: 'Too many attempts to sign in. Please wait a few minutes and try again.',
  notAllowed: 'Your role does not allow this.',
  emailInvalid: 'Email is not valid',
  requestInvalid: 'The request could not be understood.',
  networkFailed: 'We could not reach the shop. Please check your connection and try again.',
  fault: 'Something went wrong. Please try again.',
  passwordTooShort: `Use at least ${PASSWORD_LENGTH.min} characters.`,
  passwordTooLong: `Use at most ${PASSWORD_LENGTH.max} characters.`,
};

export function sentence(problem: Problem<AccessCode>): string {
  return lookUpSentence(accessWording, problem);
}
