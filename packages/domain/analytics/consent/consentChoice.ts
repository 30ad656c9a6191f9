import type { ConsentMode, Purpose } from './trackingSettings.ts';

/** Where a browser keeps what its visitor chose; needed to keep to it, so it needs no consent itself. */
export const CONSENT_CHOICE_KEY = 'consent-choice';
/** After a year visitors are asked again. */
export const CONSENT_DAYS = 365;

/** What a visitor agreed to, and when (epoch milliseconds). */
export interface ConsentChoice {
  readonly at: number;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** As it is kept; null when nothing was chosen, when it is too old or was never ours. */
export function parseConsentChoice(text: string | null, now: number): ConsentChoice | null {
  try {
    const held: unknown = JSON.parse(text ?? 'null');
    if (typeof held !== 'object' || held === null) return null;
    const { at, analytics, marketing } = held as Partial<Record<keyof ConsentChoice, unknown>>;
    if (typeof at !== 'number' || at > now || at < now - CONSENT_DAYS * 86_400_000) return null;
    return { at, analytics: analytics === true, marketing: marketing === true };
  } catch {
    return null;
  }
}

export interface ConsentFacts {
  readonly mode: ConsentMode;
  readonly choice: ConsentChoice | null;
  /** Whether the browser refuses any sharing on behalf of its user: Global Privacy Control. */
  readonly refusesSharing: boolean;
}

/** Whether something optional may happen. What a visitor chose counts before everything else. */
export function isPurposeAllowed(purpose: Purpose, { mode, choice, refusesSharing }: ConsentFacts): boolean {
  if (choice !== null) return choice[purpose];
  if (mode !== 'off') return false;
  return purpose === 'analytics' || !refusesSharing;
}

/** Reports whether the visitor is asked now. */
export function isConsentRequired({ mode, choice }: ConsentFacts): boolean {
  return mode === 'banner' && choice === null;
}
