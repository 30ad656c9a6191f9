import { readFileSync } from 'node:fs';
import { nameOf, type SeenRoute } from './observed.ts';

/** No answer may take longer. */
const SLOW_MS = 2000;
/** How often a slow request is repeated. */
const MOST_TRIES = 5;
const MOST_SHOWN = 15;

/** How long an answer took until it began. */
export interface Taken {
  /** By the clock, less what this process waited for a processor. */
  readonly milliseconds: number;
  /** Computed by this process, in which the server runs. */
  readonly cpuMilliseconds: number;
}

export interface SlownessFigures {
  readonly slowestMs: number;
  /** The slowest answers of their routes, the slowest first. */
  readonly slowest: readonly string[];
}

/** Runs what sends a request, and tells how long its answer took. */
export async function timed<Answer extends { readonly milliseconds: number }>(
  send: () => Promise<Answer>,
): Promise<readonly [Answer, Taken]> {
  const [waited, used] = [waitedForProcessor(), process.cpuUsage()];
  const answer = await send();
  const { user, system } = process.cpuUsage(used);
  const milliseconds = Math.max(0, answer.milliseconds - (waitedForProcessor() - waited));
  return [answer, { milliseconds, cpuMilliseconds: (user + system) / 1000 }];
}

/** Milliseconds that other programs had the processors instead, as Linux counts them; 0 elsewhere. */
function waitedForProcessor(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}

/** Reports whether to repeat the request, to tell a slow server from a slow machine. */
export function isAskedAgain(tries: readonly Taken[]): boolean {
  return tries.length < MOST_TRIES && tries.every(isOver);
}

/**
 * Anything is slow now and then on a busy machine. An answer is too slow where it is so each time, or where the server itself
 * computed that long at first: a second answer can come from a cache, and a second change is often refused.
 */
export function isTooSlow(tries: readonly Taken[]): boolean {
  return (tries.length === MOST_TRIES && tries.every(isOver)) || (tries[0]?.cpuMilliseconds ?? 0) > SLOW_MS;
}

/** Makes files of a whole site while its owner waits. */
const LASTING = new Set(['GET /api/app/sites/:site/exports/static.zip']);

export function mayLast(route: SeenRoute): boolean {
  return LASTING.has(nameOf(route));
}

function isOver({ milliseconds }: Taken): boolean {
  return milliseconds > SLOW_MS;
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
