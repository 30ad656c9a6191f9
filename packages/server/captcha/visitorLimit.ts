import {
  type CountingWindows,
  createWindows,
  type WindowChanged,
} from '../platform/http/protection/countingWindows.ts';

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
  take(visitor: LimitedVisitor, subject?: string): number | null;
  /** Counts nothing. */
  look(visitor: LimitedVisitor, subject?: string): number | null;
  /** What was taken does not count after all. */
  giveBack(visitor: LimitedVisitor, subject?: string): void;
}

export interface VisitorCounting {
  /** More for load tests. */
  readonly factor?: number;
  /** Left out: each process counts for itself. */
  readonly changed?: WindowChanged | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** `name`: tells counters apart. */
export function createVisitorLimit(name: string, bounds: VisitorBounds, counting: VisitorCounting = {}): VisitorLimit {
  const { visitor: own, address, site, seconds } = bounds;
  const { factor = 1, changed, now = Date.now } = counting;
  const levels = [own, address, ...(site === undefined ? [] : [site])].map((points, level) =>
    createWindows({ name: `${name}-${level}`, points: points * factor, seconds, changed }),
  );
  const keysOf = ({ websiteId, visitor, ip }: LimitedVisitor, subject = '') =>
    [visitor ?? `address ${ip}`, ip, ''].map((key) => [websiteId, subject, key].join('|')).slice(0, levels.length);
  const onAll = <T>(who: LimitedVisitor, subject: string | undefined, act: LevelAct<T>): T[] =>
    keysOf(who, subject).map((key, level) => act(levels[level]!, key));
  return {
    take: (who, subject) => longest(onAll(who, subject, (level, key) => level.take(key, now()))),
    look: (who, subject) => longest(onAll(who, subject, (level, key) => level.look(key, now()))),
    giveBack: (who, subject) => void onAll(who, subject, (level, key) => level.giveBack(key, now())),
  };
}

type LevelAct<T> = (level: CountingWindows, key: string) => T;

function longest(waits: readonly (number | null)[]): number | null {
  const most = Math.max(...waits.map((wait) => wait ?? 0));
  return most === 0 ? null : most;
}
