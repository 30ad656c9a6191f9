import type { FormProps } from '@quoin/contract/islands';
import { type Answers, type FormField, readAnswers, TRAP_NAME } from '@quoin/domain/forms';
import { readFormValues } from '../../page/formValues.ts';

/** What was typed before the widget was there, and what the server refused of a form posted without it. */
export interface ServedForm {
  readonly answers: Answers;
  readonly trap: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** Null if there is no form: it was sent. */
export function readServedForm(island: HTMLElement, { form, blockId }: FormProps): ServedForm | null {
  if (island.querySelector('form') === null) return null;
  const typed = readFormValues(island);
  const textOf = (selector: string) => island.querySelector(selector)?.textContent?.trim() ?? '';
  const errors = form.fields.flatMap(({ id }) => {
    const text = textOf(`#${CSS.escape(`${blockId}-${id}`)}-error`);
    return text === '' ? [] : [[id, text] as const];
  });
  return {
    answers: readAnswers(form.fields, (name) => typed.get(name) ?? ''),
    trap: typed.get(TRAP_NAME) ?? '',
    message: textOf('.form-alert-message'),
    errors: Object.fromEntries(errors),
  };
}

/** The same form before anybody typed: only what nobody types stays in it. */
export function emptied({ answers }: ServedForm, fields: readonly FormField[]): ServedForm {
  const hidden = fields.filter(({ id, type }) => type === 'hidden' && Object.hasOwn(answers, id));
  return {
    answers: Object.fromEntries(hidden.map(({ id }) => [id, answers[id] ?? ''])),
    ...{ trap: '', message: '', errors: {} },
  };
}
