import { createHash } from 'node:crypto';
import { typedCode } from '@quoin/domain/formats';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { beginTry, forgetTries } from '../storage/signInTries.ts';

/** From this failure on one has to wait before the next try; the wait doubles each time (SC-53). */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 5;
/** The owner is never locked out for good. */
const LONGEST_WAIT_SECONDS = 900;
const FORGET_AFTER_MS = 3_600_000;

/** Counted in the database: however many processes there are, a password may be tried as often as with one. */
export interface SignInDelays {
  /**
   * Counts a try before it is made, so that many at once don't slip through. Null: go on; else the seconds to wait,
   * and the try must not be made.
   */
  begin(email: string): Promise<number | null>;
  succeeded(email: string): Promise<void>;
}

/** Keyed by the address as typed, known or not: an unknown one behaves like a known one (SES-5). */
export function createSignInDelays(db: Pick<SiteDatabase, 'acrossSites'>, now: () => number): SignInDelays {
  return {
    async begin(email) {
      const at = now();
      const tries = { key: keyOf(email), now: new Date(at), forgetAt: new Date(at + FORGET_AFTER_MS), waits: WAITS };
      const waitUntil = await db.acrossSites((trx) => beginTry(trx, tries));
      return waitUntil === null ? null : Math.ceil((waitUntil.getTime() - at) / 1000);
    },
    succeeded: (email) => db.acrossSites((trx) => forgetTries(trx, keyOf(email))),
  };
}

function keyOf(email: string): Buffer {
  return createHash('sha256').update(typedCode(email).toLowerCase().slice(0, 320)).digest();
}

/** 5, 10, 20 … 900 seconds from the fifth failure on. */
export function waitAfter(failureCount: number): number {
  const doublings = Math.max(0, failureCount - FREE_FAILURES);
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** doublings);
}

/** Seconds to wait after the first try, the second …; after the last of them it stays. */
const WAITS: readonly number[] = Array.from({ length: FREE_FAILURES + 8 }, (_, index) =>
  index + 1 < FREE_FAILURES ? 0 : waitAfter(index + 1),
);
