import type { Deps } from '../../deps.ts';
import type { EventIntake } from './eventIntake.ts';
import type { Rollups } from './rollups.ts';

/** How long stored events wait to be counted, so that one pass takes many. */
const QUIET_MS = 2_000;

export interface EventCounter {
  /** Waits until all that this process has taken is stored and counted. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts the sites whose events this process stores, one after another. What it leaves, the job of the minute finds. */
export function startEventCounter(
  { log, rollups }: Pick<Deps, 'log'> & { readonly rollups: Pick<Rollups, 'count'> },
  intake: EventIntake,
): EventCounter {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function run(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running ??= countAll().finally(() => {
      running = null;
      if (waiting.size > 0) plan();
    });
    return running;
  }

  async function countAll(): Promise<void> {
    for (const websiteId of [...waiting]) {
      waiting.delete(websiteId);
      await rollups
        .count(websiteId)
        .catch((error: unknown) => log.warn({ err: error, websiteId }, 'events are not counted yet'));
    }
  }

  function plan(): void {
    if (!isStopped) timer ??= setTimeout(() => void run(), QUIET_MS).unref();
  }

  intake.onStored((websiteId) => {
    waiting.add(websiteId);
    if (running === null) plan();
  });
  return {
    async settle() {
      await intake.flush();
      while (waiting.size > 0 || running !== null) await run();
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
