import { inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { fieldSentences, en as fieldSentencesEnglish } from '@quoin/messages/fieldSentences';
import { formField } from '@quoin/messages/formField';
import type { FieldCode } from './validate.ts';

export type FieldSentenceCode = FieldCode | 'fieldsInvalid';

/** What is said above a field, and of a form with such fields: FORM-06 to FORM-10, letter by letter where they say it. */
export const fieldWording: Wording<FieldSentenceCode> = fieldSentencesEnglish;

export function fieldSentence(problem: Problem<FieldSentenceCode>, language = 'en'): string {
  return lookUpSentenceIn(fieldSentences, problem, language);
}

/** Around fields of any form. */
export type FieldTexts = typeof formField.en;

export function fieldTextsIn(language: string): FieldTexts {
  return inLanguage(formField, language);
}
