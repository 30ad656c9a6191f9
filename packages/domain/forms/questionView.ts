import type { Answers } from './answers/answers.ts';
import type { FormField } from './field.ts';
import { fieldName, partName } from './fieldNames.ts';
import { fieldTextsIn } from './fieldWording.ts';
import { characterCounter } from './plainFields.ts';

/** One question of a product, as the server's page and the modal draw it: finished texts, ids and names (FORM-11). */
export interface QuestionView {
  readonly fieldId: string;
  readonly type: string;
  readonly id: string;
  /** As `readAnswers` looks for it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly error: string;
  readonly describedBy: string;
  readonly value: string;
  readonly isTicked: boolean;
  readonly counter: string;
  readonly isOver: boolean;
  readonly chooseText: string;
  readonly options: readonly { readonly value: string; readonly isSelected: boolean }[];
}

/** The ids of its fields begin with it. */
export const QUESTIONS_ID = 'questions';

export function questionView(
  field: FormField,
  how: { readonly answers: Answers; readonly errors: Readonly<Record<string, string>>; readonly language: string },
): QuestionView {
  const { type, title, description, isRequired, options } = field;
  const id = `${QUESTIONS_ID}-${field.id}`;
  const given = Object.hasOwn(how.answers, field.id) ? how.answers[field.id] : '';
  const value = typeof given === 'string' ? given : '';
  const error = Object.hasOwn(how.errors, field.id) ? (how.errors[field.id] ?? '') : '';
  const counter = type === 'textarea' ? characterCounter(field, value) : null;
  const notes = [error && `${id}-error`, description && `${id}-description`, counter && `${id}-counter`];
  return {
    ...{ fieldId: field.id, type, id, title, description, isRequired, error, value },
    name: type === 'checkbox' ? partName(field, 0) : fieldName(field),
    describedBy: notes.filter(Boolean).join(' '),
    isTicked: Array.isArray(given) && given.length > 0,
    counter: counter?.text ?? '',
    isOver: counter?.isOver ?? false,
    chooseText: fieldTextsIn(how.language).choose,
    options: type === 'select' ? options.map((option) => ({ value: option, isSelected: option === value })) : [],
  };
}
