import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { Answers, FieldValue } from './answers/answers.ts';
import { isCalendarDay, isClockTime, isPhonePart } from './answers/dateAndTime.ts';
import { answeredFields, type FormField, familyOf } from './field.ts';
import { isLikertValue } from './likert.ts';
import { isEmptyValue, isOverLimit, plainFieldFault } from './plainFields.ts';

const FIELD_CODES = [
  'fieldRequired',
  'characterLimit',
  'emailNotValid',
  'numberNotValid',
  'dateNotValid',
  'timeNotValid',
  'phoneNotValid',
  'optionNotOffered',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export function isFieldCode(code: string): code is FieldCode {
  return FIELD_CODES.some((each) => each === code);
}

/**
 * What is wrong with the answers, one Problem per field at most, in the order of the form (FORM-06 to FORM-09). The browser
 * asks before it sends, the server whenever it is sent to: the same rules, so neither can be more generous.
 */
export function formAnswerProblems(fields: readonly FormField[], answers: Answers): readonly Problem<FieldCode>[] {
  return answeredFields(fields).flatMap((field) => {
    const value = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    const code = fieldFault(field, value);
    return code === null ? [] : [{ code, field: field.id }];
  });
}

/** Why a field of any kind can't stay as it is; null when it can. */
export function fieldFault(field: FormField, value: FieldValue | undefined): FieldCode | null {
  if (value === undefined || isEmptyValue(value) || isOverLimit(field, value)) return plainFieldFault(field, value);
  const text = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'email':
      return isEmailAddress(typedCode(text)) ? null : 'emailNotValid';
    case 'number':
      return NUMBER.test(typedCode(text)) ? null : 'numberNotValid';
    case 'currency':
      return AMOUNT.test(typedCode(text)) ? null : 'numberNotValid';
    default:
      return familyFault(field, value);
  }
}

/** Bounded and without nested repeats: hostile text costs no more than honest text (SC-45). */
const NUMBER = /^[+-]?\d{1,30}(?:[.,]\d{1,30})?$/;
const AMOUNT = /^-?\d[\d.,' \u00a0]{0,40}$/;

function familyFault(field: FormField, value: FieldValue): FieldCode | null {
  const family = familyOf(field);
  if (family === 'oneOption' || family === 'options') return plainFieldFault(field, value);
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  if (family === 'likert') return isLikertAnswered(field, value) ? null : 'optionNotOffered';
  if (field.type === 'date') return isCalendarDay(list) ? null : 'dateNotValid';
  if (field.type === 'time') return isClockTime(list) ? null : 'timeNotValid';
  if (field.type === 'phone') return list.every(isPhonePart) ? null : 'phoneNotValid';
  return null;
}

function isLikertAnswered(field: FormField, value: FieldValue): boolean {
  if (typeof value === 'string' || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([statement, answer]) => field.options.includes(statement) && (answer === '' || isLikertValue(answer)),
  );
}
