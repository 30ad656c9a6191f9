import type { FieldSituation } from './blockView.ts';
import type { FormField } from './field.ts';
import { fieldSentence, fieldTextsIn } from './fieldWording.ts';
import type { FieldCode } from './validate.ts';

/** Above and below a form that was refused (FORM-10, FORM-13). */
export interface ProblemView {
  readonly message: string;
  readonly scrollDown: string;
  readonly scrollUp: string;
  /** To each field at fault. */
  readonly links: readonly { readonly target: string; readonly text: string }[];
}

/** `message`: why it was refused; with fields at fault it says so and where to look. */
export function problemView(
  fields: readonly FormField[],
  { blockId, errors, language }: Pick<FieldSituation, 'blockId' | 'errors' | 'language'>,
  message: string,
): ProblemView {
  const texts = fieldTextsIn(language);
  const wrong = fields.filter(({ id }) => Object.hasOwn(errors, id));
  const links = wrong.map((field) => ({
    target: `${blockId}-${field.id}`,
    text: `${field.title}: ${errors[field.id]}`,
  }));
  const isOfFields = links.length > 0;
  return {
    message,
    scrollDown: isOfFields ? texts.scrollDown : '',
    scrollUp: isOfFields ? texts.scrollUp : '',
    links,
  };
}

/** The sentences of fields at fault, by field id. */
export function fieldErrors(
  problems: readonly { readonly code: FieldCode; readonly field?: string }[],
  language: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map(({ code, field = '' }) => [field, fieldSentence({ code }, language)]));
}
