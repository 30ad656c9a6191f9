import type { Rollups } from './rollups.ts';

/** Rollups, and how far behind they are. */
export interface WatchedRollups extends Rollups {
  /** Milliseconds since the oldest event that was stored here and is not counted yet; 0: all are. */
  lagMs(): number;
}

export function watchRollups(rollups: Rollups, now: () => number): WatchedRollups {
  /** When the first event of a site was stored that is not counted yet. */
  const waiting = new Map<string, number>();
  return {
    ...rollups,
    async store(websiteId, taken) {
      await rollups.store(websiteId, taken);
      if (!waiting.has(websiteId)) waiting.set(websiteId, now());
    },
    async count(websiteId) {
      const since = waiting.get(websiteId);
      // What is stored from now on may not be among what is counted.
      waiting.delete(websiteId);
      try {
        await rollups.count(websiteId);
      } catch (error) {
        if (since !== undefined) waiting.set(websiteId, since);
        throw error;
      }
    },
    lagMs: () => (waiting.size === 0 ? 0 : now() - Math.min(...waiting.values())),
  };
}
