import type { FormField } from './field.ts';

/** Names of a form's controls, so that a form posted without script and one read by a widget are understood by one rule. */
export function fieldName(field: Pick<FormField, 'id'>): string {
  return `f-${field.id}`;
}

/** Of a part by its name (`First`), of a checkbox or a likert statement by its place. */
export function partName(field: Pick<FormField, 'id'>, part: string | number): string {
  return `f-${field.id}.${part}`;
}
