import { inLanguage, lookUpSentenceIn, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { otherFieldTexts, otherFieldWording } from './otherWording.ts';
import type { FieldCode } from './validate.ts';

export type FieldSentenceCode = FieldCode | 'fieldsInvalid';

/** What is said above a field, and of a form with such fields: FORM-06 to FORM-10, letter by letter where they say it. */
export const fieldWording: Wording<FieldSentenceCode> = {
  fieldRequired: 'Required',
  characterLimit: 'You have exceeded the character limit.',
  emailNotValid: 'Email is not valid',
  numberNotValid: 'Please enter a number.',
  dateNotValid: 'Please enter a date that exists.',
  timeNotValid: 'Please enter a time, for example 9:30 AM.',
  phoneNotValid: 'Please enter digits only.',
  optionNotOffered: 'Please choose one of the options.',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
};

export function fieldSentence(problem: Problem<FieldSentenceCode>, language = 'en'): string {
  const all: WordingIn<FieldSentenceCode> = { en: fieldWording, ...otherFieldWording };
  return lookUpSentenceIn(all, problem, language);
}

/** Around fields of any form. */
export interface FieldTexts {
  readonly saving: string;
  readonly scrollDown: string;
  readonly scrollUp: string;
  readonly choose: string;
}

export const fieldTexts: FieldTexts = {
  saving: 'Saving…',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  choose: 'Select an option',
};

export function fieldTextsIn(language: string): FieldTexts {
  return inLanguage<FieldTexts>({ en: fieldTexts, ...otherFieldTexts }, language);
}
