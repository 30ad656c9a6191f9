import type { FieldSituation } from './blockView.ts';
import type { FormField } from './field.ts';
import { fieldSentence, fieldTextsIn } from './fieldWording.ts';
import type { FieldCode } from './validate.ts';

/** Above and below a form that was refused (FORM-10, FORM-13). */
export interface ProblemView {
  readonly message: string;
  readonly scrollDown: string;
  readonly scrollUp: string;
  /** The element of the first field at fault, which takes the focus; '' without one. */
  readonly first: string;
}

/** `message`: why it was refused; with fields at fault it says so and where to look. */
export function problemView(
  fields: readonly FormField[],
  { blockId, errors, language }: Pick<FieldSituation, 'blockId' | 'errors' | 'language'>,
  message: string,
): ProblemView {
  const texts = fieldTextsIn(language);
  const wrong = fields.find(({ id }) => Object.hasOwn(errors, id));
  if (wrong === undefined) return { message, scrollDown: '', scrollUp: '', first: '' };
  const { scrollDown, scrollUp } = texts;
  return { message, scrollDown, scrollUp, first: `${blockId}-${wrong.id}` };
}

/** The sentences of fields at fault, by field id. */
export function fieldErrors(
  problems: readonly { readonly code: FieldCode; readonly field?: string }[],
  language: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map(({ code, field = '' }) => [field, fieldSentence({ code }, language)]));
}
