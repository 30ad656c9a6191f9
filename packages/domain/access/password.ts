import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** reliability 3.5: length only, no composition rules; counted in characters as people count them. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

export type PasswordCode = 'passwordTooShort' | 'passwordTooLong';

export function decidePassword(text: string): Outcome<string, PasswordCode> {
  // Four code units are the most one character takes here, so a huge text is refused before it is walked.
  if (text.length > PASSWORD_LENGTH.max * 4) return refuse('passwordTooLong', { field: 'password' });
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.min) return refuse('passwordTooShort', { field: 'password' });
  if (length > PASSWORD_LENGTH.max) return refuse('passwordTooLong', { field: 'password' });
  return accept(text);
}
