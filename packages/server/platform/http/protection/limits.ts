import type { RateClass } from '../route.ts';
import { createWindows, type WindowChanged, type WindowLimit } from './countingWindows.ts';

/**
 * `visitor`: a browser's session or cart; who has none is known by the address. `address`: far wider where people share
 * one, as offices, fairs and mobile carriers do. `failuresOnly`: an answer below 400 is not counted.
 */
interface ClassLimits {
  readonly visitor?: WindowLimit;
  readonly address: WindowLimit;
  readonly failuresOnly?: boolean;
}

/** Requests allowed per window (reliability 3.12). */
const LIMITS: Readonly<Record<RateClass, ClassLimits>> = {
  page: { address: { points: 600, seconds: 10 } },
  read: { address: { points: 300, seconds: 10 } },
  /** A short window, so that "in a few seconds" is true (ATC-10). */
  cart: { visitor: { points: 30, seconds: 10 }, address: { points: 200, seconds: 10 } },
  write: { visitor: { points: 90, seconds: 60 }, address: { points: 1200, seconds: 60 } },
  /** An editor saves about once a second, several windows behind one address. */
  save: { address: { points: 600, seconds: 60 } },
  webhook: { address: { points: 600, seconds: 60 } },
  /** A wide bound around the forms' own, which answer in their own words. */
  form: { address: { points: 600, seconds: 60 } },
  preview: { visitor: { points: 30, seconds: 60 }, address: { points: 300, seconds: 60 } },
  beacon: { address: { points: 120, seconds: 60 } },
  /** Several events a page, several people behind one address. */
  tracking: { address: { points: 300, seconds: 10 } },
  checkout: { visitor: { points: 10, seconds: 600 }, address: { points: 300, seconds: 600 }, failuresOnly: true },
  /** Only where a wrong password is answered with a failure. */
  signIn: { address: { points: 20, seconds: 600 }, failuresOnly: true },
  /** Makes accounts, sends mails or takes the token of a link: each counts, whatever it answers (SC-54). */
  account: { visitor: { points: 20, seconds: 600 }, address: { points: 200, seconds: 3600 } },
  /** Work to do before sending something; a page asks for one when its form is touched. */
  captcha: { visitor: { points: 60, seconds: 600 }, address: { points: 600, seconds: 600 } },
  /** A program is known by its key, wherever it runs. */
  api: { visitor: { points: 300, seconds: 60 }, address: { points: 3000, seconds: 60 } },
  restock: { visitor: { points: 10, seconds: 3600 }, address: { points: 200, seconds: 3600 } },
};

/** `place`: a site's id, or the app. `visitor`: the token of a cart or a session as the browser sent it, or null. */
export interface Asker {
  readonly place: string;
  readonly address: string;
  readonly visitor: string | null;
}

export interface RateLimits {
  /** Returns null when allowed, else the whole seconds to wait. Synchronous: no request waits for its permission. */
  take(rate: RateClass, asker: Asker): number | null;
  /** What the answer to a counted request was: a good one may not count. */
  settle(rate: RateClass, asker: Asker, status: number): void;
}

/** `factor`: more for load tests. `now`: milliseconds. `changed`: left out, each process counts for itself. */
export function createRateLimits(factor: number, now: () => number = Date.now, changed?: WindowChanged): RateLimits {
  const classes = new Map(
    Object.entries(LIMITS).map(([name, limits]) => [name, createClass(name, limits, { factor, changed })]),
  );
  return {
    take: (rate, asker) => classes.get(rate)!.take(asker, now()),
    settle: (rate, asker, status) => classes.get(rate)!.settle(asker, status, now()),
  };
}

interface Counting {
  readonly factor: number;
  readonly changed: WindowChanged | undefined;
}

function createClass(name: string, limits: ClassLimits, { factor, changed }: Counting) {
  const { visitor, address, failuresOnly = false } = limits;
  const windowsOf = ({ points, seconds }: WindowLimit, level: string) =>
    createWindows({ name: `${name}-${level}`, points: points * factor, seconds, changed });
  const addresses = windowsOf(address, 'address');
  const visitors = visitor === undefined ? null : windowsOf(visitor, 'visitor');
  const addressOf = (asker: Asker) => `${asker.place}|${asker.address}`;
  const visitorOf = (asker: Asker) => `${asker.place}|${asker.visitor ?? asker.address}`;
  return {
    take(asker: Asker, now: number): number | null {
      const waits = [addresses.take(addressOf(asker), now), visitors?.take(visitorOf(asker), now) ?? null];
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest === 0 ? null : longest;
    },
    settle(asker: Asker, status: number, now: number): void {
      if (!failuresOnly || status >= FIRST_FAILURE) return;
      addresses.giveBack(addressOf(asker), now);
      visitors?.giveBack(visitorOf(asker), now);
    },
  };
}

const FIRST_FAILURE = 400;
