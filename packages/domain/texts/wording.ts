import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as textsRefusals from '@quoin/messages/app/textsRefusals';

export type TextsCode =
  | 'placeholderUnknown'
  | 'placeholderMissing'
  | 'textTooLong'
  | 'textsTooLong'
  | 'textUnknown'
  | 'textLanguageUnknown'
  | 'textsChanged';

/** Why a text of an owner is not kept as it is. */
export const textsWording: Wording<TextsCode> = textsRefusals;

export function textsSentence(problem: Problem<TextsCode>): string {
  return lookUpSentence(textsWording, problem);
}
