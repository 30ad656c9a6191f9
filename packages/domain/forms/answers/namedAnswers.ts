import type { FormField } from '../field.ts';

type Fields = readonly Pick<FormField, 'id' | 'type' | 'title'>[];

/**
 * The field that a control in markup of a theme is meant for: by its id; by the type its id begins with (`email-yui_3_17_2`);
 * by its label, or its type, where its name says that (`email`, `your-message`). Null where none is, or several are.
 */
function fieldOfControl<Field extends Fields[number]>(fields: readonly Field[], name: string): Field | null {
  const own = fields.find(({ id }) => id === name);
  if (own !== undefined) return own;
  const type = /^([a-z]+)-yui_/.exec(name)?.[1] ?? plain(name);
  const titled = fields.filter(({ title }) => plain(title) === plain(name));
  return onlyOne(titled) ?? onlyOne(fields.filter((field) => field.type === type));
}

/** Answers by the names of controls as answers by field id; null where one of them has no field in this form. */
export function answersByField(
  fields: Fields,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const found = Object.entries(answers).map(([name, value]) => [fieldOfControl(fields, name)?.id, value] as const);
  const ids = new Set(found.map(([id]) => id));
  return ids.has(undefined) || ids.size < found.length ? null : Object.fromEntries(found);
}

function onlyOne<Each>(found: readonly Each[]): Each | null {
  const [first, ...others] = found;
  return first === undefined || others.length > 0 ? null : first;
}

/** `E-Mail address` and `email_address` alike. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
