import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { answeredFields, FIELD_KINDS, type FormField, familyOf } from '../field.ts';
import { FORM_LIMITS } from '../formLimits.ts';

/** Text, parts or chosen options in order, or the answer to each statement of a likert question. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** By the id of the field; a field without an answer may be missing. */
export type Answers = Readonly<Record<string, FieldValue>>;

const MAX_STATEMENTS = FORM_LIMITS.options;

/**
 * What was sent for a form, by the form of its fields; anything else in it falls away. `formUnreadable` when it is no object
 * or a field holds something of another form (FORM-13). Text is kept as it was typed, but for what no text may hold.
 */
export function parseAnswers(fields: readonly FormField[], sent: unknown): Outcome<Answers, 'formUnreadable'> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return refuse('formUnreadable');
  const answers: Record<string, FieldValue> = {};
  for (const field of answeredFields(fields)) {
    const value: unknown = Object.hasOwn(sent, field.id) ? (sent as Record<string, unknown>)[field.id] : undefined;
    if (value === undefined || value === null) continue;
    const parsed = parseValue(field, value);
    if (parsed === null) return refuse('formUnreadable', { field: field.id });
    answers[field.id] = parsed;
  }
  return accept(answers);
}

/** The text of a form as JSON, which is how it is sent (FORM-12). */
export function parseAnswersText(fields: readonly FormField[], text: unknown): ReturnType<typeof parseAnswers> {
  if (typeof text !== 'string') return refuse('formUnreadable');
  try {
    return parseAnswers(fields, JSON.parse(text));
  } catch {
    return refuse('formUnreadable');
  }
}

function parseValue(field: FormField, value: unknown): FieldValue | null {
  switch (familyOf(field)) {
    case 'parts': {
      const parts = textsOf(value, FIELD_KINDS[field.type].parts.length);
      return parts === null ? null : wholeParts(field, parts);
    }
    case 'options':
      return textsOf(value, FORM_LIMITS.options);
    case 'likert':
      return statementsOf(value);
    default:
      return typeof value === 'string' ? cleanText(value) : null;
  }
}

/** FORM-07: a phone number in three parts has an empty country part before them. */
export function wholeParts(field: Pick<FormField, 'type'>, parts: readonly string[]): readonly string[] {
  return field.type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
}

function textsOf(value: unknown, most: number): readonly string[] | null {
  const isList = Array.isArray(value) && value.length <= most && value.every((part) => typeof part === 'string');
  return isList ? (value as readonly string[]).map(cleanText) : null;
}

function statementsOf(value: unknown): Readonly<Record<string, string>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isFine = entries.length <= MAX_STATEMENTS && entries.every(([, answer]) => typeof answer === 'string');
  if (!isFine) return null;
  return Object.fromEntries(entries.map(([name, answer]: [string, string]) => [cleanText(name), cleanText(answer)]));
}

/** PostgreSQL keeps neither NUL nor half of a character; line ends are those of a textarea's value. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}
