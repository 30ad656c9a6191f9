import { typedCode } from '@quoin/domain/formats';
/** From this failure on one has to wait before the next try; the wait doubles each time (SC-53). */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 5;
/** The owner is never locked out for good. */
const LONGEST_WAIT_SECONDS = 900;
const FORGET_AFTER_MS = 3_600_000;
/** Addresses remembered at once; a flood of invented ones pushes out the oldest. */
const MAX_KNOWN = 100_000;

export interface SignInDelays {
  /**
   * Counts a try before it is made, so that many at once don't slip through. Null: go on; else the seconds to wait,
   * and the try must not be made.
   */
  begin(email: string): number | null;
  succeeded(email: string): void;
}

interface Tries {
  readonly count: number;
  readonly waitUntil: number;
  readonly forgetAt: number;
}

/**
 * Keyed by the address as typed, known or not: an unknown one behaves like a known one (SES-5). It decides and counts in
 * one step without waiting for anything, which is why no limiter of promises does this work.
 */
export function createSignInDelays(now: () => number): SignInDelays {
  const known = new Map<string, Tries>();
  const keyOf = (email: string) => typedCode(email).toLowerCase().slice(0, 320);

  function remember(key: string, tries: Tries): void {
    known.delete(key);
    const oldest = known.keys().next();
    if (known.size >= MAX_KNOWN && !oldest.done) known.delete(oldest.value);
    known.set(key, tries);
  }

  return {
    begin(email) {
      const [key, at] = [keyOf(email), now()];
      const held = known.get(key);
      const tries = held !== undefined && held.forgetAt > at ? held : { count: 0, waitUntil: 0 };
      if (tries.waitUntil > at) return Math.ceil((tries.waitUntil - at) / 1000);
      const count = tries.count + 1;
      const waitUntil = count < FREE_FAILURES ? 0 : at + waitAfter(count) * 1000;
      remember(key, { count, waitUntil, forgetAt: at + FORGET_AFTER_MS });
      return null;
    },
    succeeded: (email) => void known.delete(keyOf(email)),
  };
}

/** 5, 10, 20 … 900 seconds from the fifth failure on. */
export function waitAfter(failureCount: number): number {
  const doublings = Math.max(0, failureCount - FREE_FAILURES);
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** doublings);
}
