import { typedCode } from '@quoin/domain/formats';
import { answeredFields, FIELD_KINDS, type FieldType, type FormField, familyOf } from '../field.ts';
import { isLikertValue } from '../likert.ts';
import { isEmptyValue } from '../plainFields.ts';
import { formTexts } from '../wording.ts';
import type { Answers, FieldValue } from './answers.ts';
import { PASSWORD_MASK } from './passwordAnswers.ts';

/**
 * An answer as it is kept (FORM-16): with the title its field had then, so that it still makes sense when the form has
 * changed. `values` are the parts by name, the chosen options or the answers by statement; `value` is a single text.
 */
export interface KeptAnswer {
  readonly id: string;
  readonly type: FieldType;
  readonly rawTitle: string;
  readonly value?: string;
  readonly values?: Readonly<Record<string, string>> | readonly string[];
  /** Of a likert question, in the order they were asked: where `values` are kept, names have none. */
  readonly statements?: readonly string[];
}

export function keptAnswers(fields: readonly FormField[], answers: Answers): readonly KeptAnswer[] {
  return answeredFields(fields).map((field) => {
    const value = Object.hasOwn(answers, field.id) ? (answers[field.id] ?? '') : '';
    const base = { id: field.id, type: field.type, rawTitle: field.type === 'hidden' ? field.key : field.title };
    return { ...base, ...partsOf(field, value) };
  });
}

function partsOf(field: FormField, value: FieldValue): Pick<KeptAnswer, 'value' | 'values' | 'statements'> {
  const family = familyOf(field);
  if (family === 'parts') {
    const texts = Array.isArray(value) ? (value as readonly string[]) : [];
    return { values: Object.fromEntries(FIELD_KINDS[field.type].parts.map((part, at) => [part, texts[at] ?? ''])) };
  }
  if (family === 'options') return { values: Array.isArray(value) ? value : [] };
  if (family === 'likert') {
    return { values: typeof value === 'string' || Array.isArray(value) ? {} : value, statements: field.options };
  }
  const text = typeof value === 'string' ? value : '';
  return { value: field.type === 'password' && text !== '' ? PASSWORD_MASK : text };
}

/** One answer as people read it, a line each for an address and a likert question; an empty one is N/A (FORM-15). */
export function answerText(answer: KeptAnswer): string {
  const { values } = answer;
  const isEmpty = isEmptyValue(values ?? answer.value ?? '');
  if (isEmpty) return formTexts.notAnswered;
  if (values === undefined) return answer.type === 'password' ? PASSWORD_MASK : (answer.value ?? '');
  if (Array.isArray(values)) return values.join(', ');
  const named = values as Readonly<Record<string, string>>;
  return answer.type === 'likert' ? likertLines(answer.statements, named) : partsText(answer.type, named);
}

/** A line per statement, the ones nobody answered too. */
function likertLines(asked: readonly string[] | undefined, values: Readonly<Record<string, string>>): string {
  return (asked ?? Object.keys(values))
    .map(
      (statement) => `${statement}: ${likertText(Object.hasOwn(values, statement) ? (values[statement] ?? '') : '')}`,
    )
    .join('\n');
}

function partsText(type: FieldType, values: Readonly<Record<string, string>>): string {
  const part = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '').trim();
  const filled = (names: readonly string[], between: string) =>
    names
      .map(part)
      .filter((text) => text !== '')
      .join(between);
  switch (type) {
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`;
    case 'time': {
      const clock = ['Hour', 'Minute', 'Second'].map((name) => part(name).padStart(2, '0')).join(':');
      return part('Ampm') === '' ? clock : `${clock} ${part('Ampm')}`;
    }
    case 'phone':
      return `${part('Country') === '' ? '' : `+${part('Country').replace(/^\+/, '')} `}${filled(['Areacode', 'Prefix', 'Line'], '-')}`;
    case 'address':
      return [part('Line1'), part('Line2'), filled(['City', 'State', 'Zip'], ', '), part('Country')]
        .filter((line) => line !== '')
        .join('\n');
    default:
      return filled(FIELD_KINDS[type].parts, ' ');
  }
}

/** FORM-15. */
export function likertText(answer: string): string {
  return isLikertValue(answer) ? formTexts.likert[answer] : formTexts.notAnswered;
}

/** Who sent it: the first address given, and the first name; empty where none was. */
export function senderOf(answers: readonly KeptAnswer[]): { readonly email: string; readonly name: string } {
  const email = typedCode(answers.find(({ type, value = '' }) => type === 'email' && value.trim() !== '')?.value ?? '');
  const named = answers.find(({ type, values }) => type === 'name' && values !== undefined && !isEmptyValue(values));
  return { email, name: named === undefined ? '' : answerText(named) };
}

/** Everything that was written, for searching. */
export function searchableText(answers: readonly KeptAnswer[]): string {
  return answers
    .filter(({ type, value, values }) => type !== 'password' && !isEmptyValue(values ?? value))
    .map(answerText)
    .join('\n');
}
