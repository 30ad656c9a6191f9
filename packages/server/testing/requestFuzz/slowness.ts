import { nameOf, type SeenRoute } from './observed.ts';

/** No answer may take longer. */
const SLOW_MS = 2000;
const MOST_SHOWN = 15;

/** How long an answer took: by the clock until it began, and of this process' own time, which the server runs in. */
export interface Taken {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

/** What was slow at least once. */
export interface SlownessFigures {
  readonly slowestMs: number;
  /** The slowest answers of their routes, the slowest first. */
  readonly slowest: readonly string[];
}

/** Runs what sends a request, and tells how much of this process' time it took. */
export async function timed<Answer extends { readonly milliseconds: number }>(
  send: () => Promise<Answer>,
): Promise<readonly [Answer, Taken]> {
  const before = process.cpuUsage();
  const answer = await send();
  const { user, system } = process.cpuUsage(before);
  return [answer, { milliseconds: answer.milliseconds, cpuMilliseconds: (user + system) / 1000 }];
}

export function isOverLimit({ milliseconds }: Taken): boolean {
  return milliseconds > SLOW_MS;
}

/**
 * Anything is slow on a busy machine. An answer is too slow where the same request takes as long once more, or where the
 * server itself computed that long: a second answer can come from a cache, and a second change is often refused.
 */
export function isTooSlow(first: Taken, second: Taken): boolean {
  return (isOverLimit(first) && isOverLimit(second)) || first.cpuMilliseconds > SLOW_MS;
}

export function createSlowness() {
  const slowest = new Map<SeenRoute, Taken>();
  return {
    note(route: SeenRoute, taken: Taken) {
      if (taken.milliseconds > (slowest.get(route)?.milliseconds ?? 0)) slowest.set(route, taken);
    },
    figures(): SlownessFigures {
      const ordered = [...slowest].sort(([, one], [, other]) => other.milliseconds - one.milliseconds);
      return {
        slowestMs: Math.round(ordered[0]?.[1].milliseconds ?? 0),
        slowest: ordered.slice(0, MOST_SHOWN).map(([route, taken]) => `${nameOf(route)}: ${shownTime(taken)}`),
      };
    },
  };
}

export function shownTime({ milliseconds, cpuMilliseconds }: Taken): string {
  return `${Math.round(milliseconds)} ms, ${Math.round(cpuMilliseconds)} ms of its own`;
}
