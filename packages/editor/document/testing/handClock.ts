import type { Clock } from '../clock.ts';

export interface HandClock extends Clock {
  /** Lets so many ms pass, and all that is due in them happen. */
  pass(ms: number): Promise<void>;
}

/** A clock that goes when a test turns it. */
export function handClock(start = 1_000_000): HandClock {
  let now = start;
  let count = 0;
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  return {
    now: () => now,
    after: (ms, act) => {
      count += 1;
      const id = count;
      timers.set(id, { at: now + ms, act });
      return () => timers.delete(id);
    },
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        await settled();
        const next = [...timers].sort(([, a], [, b]) => a.at - b.at).find(([, { at }]) => at <= end);
        if (next === undefined) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].act();
      }
      now = end;
    },
  };
}

/** Lets promises that are due be kept. */
async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
