import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** The length of a page's password. Many people receive it, so it is shorter than an account's password. */
export const PAGE_PASSWORD_LENGTH = { min: 4, max: 128 } as const;

/** How long a visitor who has entered it once is admitted, on this browser; ms. */
export const PAGE_PASSWORD_LIFE_MS = 14 * 86_400_000;

export type PagePasswordCode = 'pagePasswordTooShort' | 'pagePasswordTooLong';

/** Counted in characters as people count them; spaces around it are no part of it. */
export function decidePagePassword(entered: string): Outcome<string, PagePasswordCode> {
  const text = entered.trim();
  const values = { min: PAGE_PASSWORD_LENGTH.min, max: PAGE_PASSWORD_LENGTH.max };
  if (text.length > PAGE_PASSWORD_LENGTH.max * 4) return refuse('pagePasswordTooLong', { field: 'password', values });
  const length = [...text].length;
  if (length < PAGE_PASSWORD_LENGTH.min) return refuse('pagePasswordTooShort', { field: 'password', values });
  if (length > PAGE_PASSWORD_LENGTH.max) return refuse('pagePasswordTooLong', { field: 'password', values });
  return accept(text);
}
