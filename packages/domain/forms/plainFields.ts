import type { FieldValue } from './answers/answers.ts';
import type { FormField } from './field.ts';
import { FORM_LIMITS } from './formLimits.ts';
import type { FieldCode } from './validate.ts';

/** Why a text, or a choice from its options, can't stay as it is; null when it can (FORM-06, FORM-08). */
export function plainFieldFault(field: FormField, value: FieldValue | undefined): FieldCode | null {
  if (value === undefined || isEmptyValue(value)) return isNeeded(field) ? 'fieldRequired' : null;
  if (isOverLimit(field, value)) return 'characterLimit';
  const chosen: readonly string[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  const isOffered = field.options.length === 0 || chosen.every((each) => field.options.includes(each));
  return isOffered ? null : 'optionNotOffered';
}

/** Nothing typed, nothing chosen (FORM-06). */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  const texts: readonly string[] = Array.isArray(value) ? value : Object.values(value);
  return texts.every((text) => text.trim() === '');
}

/** FORM-06: likert has no required check. */
function isNeeded({ type, isRequired }: FormField): boolean {
  return isRequired && type !== 'likert' && type !== 'hidden';
}

/** FORM-08: the owner's limit, or Quoin's if there is none. */
export function isOverLimit(field: Pick<FormField, 'maxLength'>, value: FieldValue): boolean {
  if (typeof value === 'string') return value.length > (field.maxLength ?? FORM_LIMITS.answer);
  const texts: readonly string[] = Array.isArray(value) ? value : Object.values(value);
  return texts.some((text) => text.length > FORM_LIMITS.part);
}

export interface CharacterCounter {
  /** `12 / 100` */
  readonly text: string;
  readonly isOver: boolean;
}

/** FORM-08: length / max; null where the owner set no limit. */
export function characterCounter(field: Pick<FormField, 'maxLength'>, text: string): CharacterCounter | null {
  if (field.maxLength === null) return null;
  return { text: `${text.length} / ${field.maxLength}`, isOver: text.length > field.maxLength };
}
