import type { FormField } from '../field.ts';
import type { Answers } from './answers.ts';

/** What is kept of an answer to a password field: that there is one. What nobody keeps, nobody can lose (decision 0027). */
export const PASSWORD_MASK = '••••••••';

/** Without what was typed into password fields: a page that is shown again does not write it out, and no hash is made of it. */
export function withoutPasswords(fields: readonly FormField[], answers: Answers): Answers {
  const secret = new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !secret.has(id)));
}
