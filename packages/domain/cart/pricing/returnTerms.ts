import type { Problem } from '@quoin/domain/problem';

/** Whether goods may be sent back: not said anywhere, never, within days of delivery, or without an end. */
export const RETURN_WINDOWS = ['unsaid', 'none', 'days', 'always'] as const;
export type ReturnWindow = (typeof RETURN_WINDOWS)[number];
export const RETURN_PAYERS = ['shop', 'buyer'] as const;
export const RETURN_WAYS = ['mail', 'store'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** What a shop promises about sending goods back, in few enough words for machines: the policy itself is a text. */
export interface ReturnTerms {
  readonly window: ReturnWindow;
  /** From delivery on; counts only for `days`. */
  readonly days: number;
  /** Who pays for the way back. */
  readonly payer: (typeof RETURN_PAYERS)[number];
  readonly ways: readonly ReturnWay[];
}

export const MAX_RETURN_DAYS = 365;
export const NO_RETURN_TERMS: ReturnTerms = { window: 'unsaid', days: 14, payer: 'buyer', ways: ['mail'] };

export type ReturnTermsCode = 'returnDaysInvalid' | 'returnWaysMissing';

/** What is stored, as far as it can be believed; anything else promises nothing. */
export function readReturnTerms(stored: unknown): ReturnTerms {
  if (typeof stored !== 'object' || stored === null) return NO_RETURN_TERMS;
  const { window, days, payer, ways } = stored as Readonly<Record<string, unknown>>;
  const terms: ReturnTerms = {
    window: RETURN_WINDOWS.find((each) => each === window) ?? 'unsaid',
    days: typeof days === 'number' ? days : 0,
    payer: payer === 'shop' ? 'shop' : 'buyer',
    ways: Array.isArray(ways) ? RETURN_WAYS.filter((way) => ways.includes(way)) : [],
  };
  return validateReturnTerms(terms).length === 0 ? terms : NO_RETURN_TERMS;
}

/** Before they are saved: only what is promised must hold together. */
export function validateReturnTerms({ window, days, ways }: ReturnTerms): readonly Problem<ReturnTermsCode>[] {
  const areDays = Number.isInteger(days) && days >= 1 && days <= MAX_RETURN_DAYS;
  const takesBack = window === 'days' || window === 'always';
  return [
    ...(window === 'days' && !areDays ? [{ code: 'returnDaysInvalid', field: 'returnDays' } as const] : []),
    ...(takesBack && ways.length === 0 ? [{ code: 'returnWaysMissing', field: 'returnWays' } as const] : []),
  ];
}
