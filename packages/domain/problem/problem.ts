/**
 * An expected "no": returned, never thrown. `code` is what programs branch on; the sentence a person reads is
 * looked up by code in the subject's wording. `values` fill the sentence's slots; `field` names the input at fault.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Either a value or the Problem that prevents it. */
export type Outcome<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem<Code> };

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(
  code: Code,
  more: Omit<Problem<Code>, 'code'> = {},
): { readonly ok: false; readonly problem: Problem<Code> } {
  return { ok: false, problem: { code, ...more } };
}
