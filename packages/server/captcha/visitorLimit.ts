import { RateLimiterMemory } from 'rate-limiter-flexible';

/** `visitor`: the token of a cart or a session. Who has none is known by the address. */
export interface LimitedVisitor {
  readonly websiteId: string;
  readonly visitor: string | null;
  readonly ip: string;
}

/** So many in so many seconds: by one visitor, by an address that many share, and by everybody on a site. */
export interface VisitorBounds {
  readonly visitor: number;
  readonly address: number;
  readonly site?: number;
  readonly seconds: number;
}

export interface VisitorLimit {
  /** Counts one. Null: go on; else the whole seconds to wait. `subject`: what is counted apart, such as a form's id. */
  take(visitor: LimitedVisitor, subject?: string): Promise<number | null>;
  /** Counts nothing. */
  look(visitor: LimitedVisitor, subject?: string): Promise<number | null>;
  /** What was taken does not count after all. */
  giveBack(visitor: LimitedVisitor, subject?: string): Promise<void>;
}

/** In this process's memory. `name`: tells counters apart. `factor`: more for load tests. */
export function createVisitorLimit(name: string, bounds: VisitorBounds, factor = 1): VisitorLimit {
  const { visitor: own, address, site, seconds: duration } = bounds;
  const levels = [own, address, ...(site === undefined ? [] : [site])].map(
    (points, level) => new RateLimiterMemory({ keyPrefix: `${name}-${level}`, points: points * factor, duration }),
  );
  const keysOf = ({ websiteId, visitor, ip }: LimitedVisitor, subject = '') =>
    [visitor ?? `address ${ip}`, ip, ''].map((key) => [websiteId, subject, key].join('|')).slice(0, levels.length);
  const onAll = <T>(who: LimitedVisitor, subject: string | undefined, act: LevelAct<T>): Promise<T[]> =>
    Promise.all(keysOf(who, subject).map((key, level) => act(levels[level]!, key)));
  return {
    take: async (who, subject) => longest(await onAll(who, subject, consume)),
    look: async (who, subject) => longest(await onAll(who, subject, waitOf)),
    giveBack: async (who, subject) => {
      await onAll(who, subject, (limiter, key) => limiter.reward(key));
    },
  };
}

type LevelAct<T> = (limiter: RateLimiterMemory, key: string) => Promise<T>;

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return secondsOf(refusal as { msBeforeNext: number });
  }
}

async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number> {
  const state = await limiter.get(key);
  return state === null || state.consumedPoints < limiter.points ? 0 : secondsOf(state);
}

const secondsOf = ({ msBeforeNext }: { readonly msBeforeNext: number }) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function longest(waits: readonly number[]): number | null {
  return waits.some((wait) => wait > 0) ? Math.max(...waits) : null;
}
