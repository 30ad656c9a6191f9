import type { Deps } from '../../deps.ts';
import { EVENTS_STORED, type EventIntake } from './eventIntake.ts';
import type { Rollups } from './rollups.ts';

/** How long stored events wait to be counted, so that one pass takes many. */
const QUIET_MS = 2_000;

export interface EventCounter {
  /** Waits until all that this process has taken is stored and counted. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts the sites whose events any process has stored, one after another. What it leaves, the job of the minute finds. */
export function startEventCounter(
  { db, log, rollups }: Pick<Deps, 'db' | 'log'> & { readonly rollups: Pick<Rollups, 'count'> },
  intake: Pick<EventIntake, 'flush'>,
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

  const unsubscribe = db.onAnnounced(EVENTS_STORED, (websiteId) => {
    if (websiteId === '') return;
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
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
