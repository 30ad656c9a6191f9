/** What a form does between being typed in and being answered (FORM-03). */
export type FormFlowState =
  | 'editing'
  | 'validating'
  | 'checking'
  | 'proving'
  | 'fetchingKey'
  | 'saving'
  | 'done'
  | 'failed'
  | 'lost';

export type FormFlowEvent = 'submit' | 'pass' | 'refuse' | 'edit';

/**
 * FORM-03 as a table: locked from `validating` on (local rules), then the server's rules, the captcha where one is wanted,
 * the key, the saving. `failed` shows what was wrong and is open again; `lost` is a step that nobody answered in time.
 */
export const FORM_FLOW: Readonly<
  Record<FormFlowState, Readonly<Partial<Record<FormFlowEvent | 'elapsed', FormFlowState>>>>
> = {
  editing: { submit: 'validating' },
  validating: { pass: 'checking', refuse: 'failed' },
  checking: { pass: 'proving', refuse: 'failed', elapsed: 'lost' },
  proving: { pass: 'fetchingKey', refuse: 'failed', elapsed: 'lost' },
  fetchingKey: { pass: 'saving', refuse: 'failed', elapsed: 'lost' },
  saving: { pass: 'done', refuse: 'failed', elapsed: 'lost' },
  done: {},
  failed: { submit: 'validating', edit: 'editing' },
  lost: { submit: 'validating', edit: 'editing' },
};

/** Milliseconds after which a step counts as lost. The specification names none: long for a bad line, not for ever. */
export const FORM_WAITS = { checking: 15_000, proving: 60_000, fetchingKey: 15_000, saving: 30_000 } as const;

const OPEN: ReadonlySet<FormFlowState> = new Set(['editing', 'failed', 'lost']);

/** Nothing may be changed or sent. */
export function isFormLocked(state: FormFlowState): boolean {
  return !OPEN.has(state);
}

/** What the button says: its own text, `Submitting…` while locked, `Saving…` while it is saved (FORM-03). */
export function submitLabel(
  state: FormFlowState,
  own: string,
  words: { readonly submitting: string; readonly saving: string },
): string {
  if (state === 'saving') return words.saving;
  return isFormLocked(state) && state !== 'done' ? words.submitting : own;
}
