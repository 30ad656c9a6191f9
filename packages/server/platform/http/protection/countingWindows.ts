/** So many in so many seconds. */
export interface WindowLimit {
  readonly points: number;
  readonly seconds: number;
}

/** How often each key was counted since its window began. A window begins with its first request. */
export interface CountingWindows {
  /** Counts one. Null: go on; else the whole seconds to wait. Synchronous: no request waits for its permission. */
  take(key: string, now: number): number | null;
  /** Counts nothing. */
  look(key: string, now: number): number | null;
  /** What was taken does not count after all. */
  giveBack(key: string, now: number): void;
}

export interface CountedWindow {
  /** In this process. */
  own: number;
  /** What of it is added to the shared count. */
  shared: number;
  /** In all other processes, as far as this one knows. */
  others: number;
  until: number;
}

/** Called when a window's count has changed and other processes should know. */
export type WindowChanged = (name: string, key: string, window: CountedWindow) => void;

export interface WindowOptions extends WindowLimit {
  /** Of the limit. */
  readonly name: string;
  readonly changed?: WindowChanged | undefined;
}

/** Twice as many as can begin, so that none is kept for long. */
const LOOKED_AT_ONCE = 2;
/** A key that has used less of its limit than this is not shared: most visitors never are. */
const SHARED_FROM = 1 / 8;

/** Windows end in the order they began in, so that the oldest are let go on the way. */
export function createWindows({ name, points, seconds, changed }: WindowOptions): CountingWindows {
  const lengthMs = seconds * 1000;
  const open = new Map<string, CountedWindow>();

  function dropExpired(now: number): void {
    let looked = 0;
    for (const [key, { until }] of open) {
      if (until > now || looked >= LOOKED_AT_ONCE) return;
      open.delete(key);
      looked += 1;
    }
  }

  function find(key: string, now: number): CountedWindow | null {
    const known = open.get(key);
    return known !== undefined && known.until > now ? known : null;
  }

  function begin(key: string, now: number): CountedWindow {
    const begun = { own: 0, shared: 0, others: 0, until: now + lengthMs };
    open.delete(key);
    open.set(key, begun);
    return begun;
  }

  function count(key: string, window: CountedWindow, by: number): void {
    window.own += by;
    if (window.shared !== 0 || window.own >= points * SHARED_FROM) changed?.(name, key, window);
  }

  const waitOf = ({ until }: CountedWindow, now: number) => Math.max(1, Math.ceil((until - now) / 1000));
  return {
    take(key, now) {
      dropExpired(now);
      const window = find(key, now) ?? begin(key, now);
      count(key, window, 1);
      return window.own + window.others <= points ? null : waitOf(window, now);
    },
    look(key, now) {
      const window = find(key, now);
      return window === null || window.own + window.others < points ? null : waitOf(window, now);
    },
    giveBack(key, now) {
      const window = find(key, now);
      if (window !== null && window.own > 0) count(key, window, -1);
    },
  };
}
