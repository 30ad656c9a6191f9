import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

export type TextsCode =
  | 'placeholderUnknown'
  | 'placeholderMissing'
  | 'textTooLong'
  | 'textsTooLong'
  | 'textUnknown'
  | 'textLanguageUnknown'
  | 'textsChanged';

/** Why a text of an owner is not kept as it is. */
export const textsWording: Wording<TextsCode> = {
  placeholderUnknown: ({ name, known }) =>
    known === ''
      ? `${name} is not replaced in this text.`
      : `${name} is not a known placeholder. You can use ${known}.`,
  placeholderMissing: ({ names }) => `Keep the placeholder ${names}. It is replaced with a value.`,
  textTooLong: ({ max }) => `Enter up to ${max} characters.`,
  textsTooLong: ({ max }) => `All texts of a language can have up to ${max} characters in total.`,
  textUnknown: 'This text no longer exists. Reload the list.',
  textLanguageUnknown: 'This language is not set up for the site.',
  textsChanged: 'Someone else changed these texts. Reload to see the changes.',
};

export function textsSentence(problem: Problem<TextsCode>): string {
  return lookUpSentence(textsWording, problem);
}
