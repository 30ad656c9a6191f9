import type { RateClass } from '../route.ts';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * `visitor`: a browser's session or cart; who has none is known by the address. `address`: far wider where people share
 * one, as offices, fairs and mobile carriers do. `failuresOnly`: an answer below 400 is not counted.
 */
interface ClassLimits {
  readonly visitor?: Limit;
  readonly address: Limit;
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

/** Counters in this process's memory. `now`: milliseconds. */
export function createRateLimits(factor: number, now: () => number = Date.now): RateLimits {
  const classes = new Map(Object.entries(LIMITS).map(([name, limits]) => [name, createClass(limits, factor)]));
  return {
    take: (rate, asker) => classes.get(rate)!.take(asker, now()),
    settle: (rate, asker, status) => classes.get(rate)!.settle(asker, status, now()),
  };
}

function createClass({ visitor, address, failuresOnly = false }: ClassLimits, factor: number) {
  const addresses = createWindows(address, factor);
  const visitors = visitor === undefined ? null : createWindows(visitor, factor);
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

interface Window {
  count: number;
  readonly until: number;
}

/** A key's window begins with its first request. They end in the order they began in, so that the oldest are let go on the way. */
function createWindows({ points: each, seconds }: Limit, factor: number) {
  const points = each * factor;
  const lengthMs = seconds * 1000;
  const open = new Map<string, Window>();
  function dropExpired(now: number): void {
    let looked = 0;
    for (const [key, { until }] of open) {
      if (until > now || looked >= LOOKED_AT_ONCE) return;
      open.delete(key);
      looked += 1;
    }
  }
  return {
    take(key: string, now: number): number | null {
      dropExpired(now);
      const known = open.get(key);
      if (known !== undefined && known.until > now) {
        known.count += 1;
        return known.count <= points ? null : Math.max(1, Math.ceil((known.until - now) / 1000));
      }
      open.delete(key);
      open.set(key, { count: 1, until: now + lengthMs });
      return points >= 1 ? null : Math.ceil(lengthMs / 1000);
    },
    giveBack(key: string, now: number): void {
      const known = open.get(key);
      if (known !== undefined && known.until > now && known.count > 0) known.count -= 1;
    },
  };
}

/** Twice as many as can begin, so that none is kept for long. */
const LOOKED_AT_ONCE = 2;
