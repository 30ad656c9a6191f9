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
      ? `Nothing is put in here, so ${name} would be read as it stands.`
      : `${name} is not known here. You can use ${known}.`,
  placeholderMissing: ({ names }) => `Please keep ${names}: what stands for it is put in there.`,
  textTooLong: ({ max }) => `At most ${max} characters.`,
  textsTooLong: ({ max }) => `All texts of a language together have ${max} characters at most.`,
  textUnknown: 'There is no such text any more. Load the list again.',
  textLanguageUnknown: 'The site does not speak this language.',
  textsChanged: 'Somebody else has changed these texts meanwhile. Load them again to see what they did.',
};

export function textsSentence(problem: Problem<TextsCode>): string {
  return lookUpSentence(textsWording, problem);
}
