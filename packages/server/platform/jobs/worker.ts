import type { SiteDatabase } from '../database/database.ts';
import type { DatabaseLog } from '../database/embedded.ts';
import { type Job, type JobHandler, jobTopic } from './job.ts';
import { claimJobs, type JobKinds, type Outcome, removeFinishedJobs, renewLeases, settleJob } from './jobTable.ts';

export type { JobHandler } from './job.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 3_600_000;
const MAX_ERROR_LENGTH = 2_000;
const CLEANING_EVERY_MS = 3_600_000;
const KEEP_DONE_MS = 7 * 86_400_000;
const DATABASE_DOWN_PAUSE_MS = 1_000;
/** What is due at once rings; this is for what falls due, and for jobs of other processes (decision 0005). */
const IDLE_POLL_MS = 1_000;

export interface JobWorkerOptions {
  readonly db: SiteDatabase;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  readonly log: DatabaseLog;
  /** Names this worker among all that share the database. */
  readonly workerId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** [0, 1) */
  readonly roll: () => number;
  /** The kinds this worker looks after; all where it is left out. */
  readonly kinds?: JobKinds;
  /** Jobs at once; one site holds at most all but one of them. */
  readonly concurrency?: number;
  /** How late a job that falls due may begin. */
  readonly idlePollMs?: number;
  readonly leaseMs?: number;
}

export interface JobWorker {
  /** Looks for work now instead of at the next poll. */
  nudge(): void;
  /** Takes no more jobs and waits for those that run, `graceMs` at most; the rest run again elsewhere. */
  stop(graceMs?: number): Promise<void>;
}

/** Milliseconds until the next try: 1 s, 2 s, 4 s … an hour, each plus or minus a half. */
export function retryDelay(attempt: number, roll: () => number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS) * (0.5 + roll());
}

function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, MAX_ERROR_LENGTH);
}

/** Sleeps that a nudge cuts short; a nudge that comes while nobody sleeps ends the next sleep at once. */
function createBell(): { ring(): void; wait(ms: number): Promise<void> } {
  let wake: (() => void) | null = null;
  let isRung = false;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async wait(ms) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      isRung = false;
    },
  };
}

/** Starts working off the job table: at least once each, one poison job in nobody's way (JOB-1, JOB-2). */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const {
    db,
    handlers,
    log,
    workerId,
    now,
    roll,
    concurrency = 4,
    idlePollMs = IDLE_POLL_MS,
    leaseMs = 60_000,
  } = options;
  const { kinds } = options;
  const maxPerSite = Math.max(1, concurrency - 1);
  const bell = createBell();
  const stopping = new AbortController();
  const running = new Map<Job, Promise<void>>();
  /** The last look left jobs behind, or could have: all places or all of one site's were taken. */
  let isMoreWaiting = false;
  let cursor: string | null = null;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  function outcomeOf(job: Job, error: unknown): Outcome {
    const text = describe(error);
    if (job.attempt >= job.maxAttempts) return { state: 'dead', error: text, now: new Date(now()) };
    return { state: 'waiting', error: text, runAt: new Date(now() + retryDelay(job.attempt, roll)) };
  }

  async function attempt(job: Job): Promise<Outcome> {
    try {
      const handler = handlers.get(job.kind);
      if (handler === undefined) throw new Error(`Nobody handles jobs of kind ${job.kind}`);
      await handler(job, stopping.signal);
      return { state: 'done', error: null, now: new Date(now()) };
    } catch (error) {
      // Broken off because the product stops: it goes on at the next start, and nothing has failed.
      if (stopping.signal.aborted) return { state: 'waiting', error: describe(error), runAt: new Date(now()) };
      const outcome = outcomeOf(job, error);
      log.error(
        { err: error, job: job.id, kind: job.kind, attempt: job.attempt, state: outcome.state },
        'A job failed',
      );
      return outcome;
    }
  }

  async function work(job: Job): Promise<void> {
    try {
      const outcome = await attempt(job);
      await db.acrossSites((trx) => settleJob(trx, workerId, job, outcome));
    } catch (error) {
      // The note could not be written: the lease runs out and the job runs again.
      log.error({ err: error, job: job.id }, 'The end of a job could not be noted');
    } finally {
      running.delete(job);
      if (isMoreWaiting) bell.ring();
    }
  }

  function busySites(): string[] {
    const counts = new Map<string, number>();
    for (const { websiteId } of running.keys()) counts.set(websiteId, (counts.get(websiteId) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= maxPerSite).map(([site]) => site);
  }

  /** Returns how many jobs it started. */
  async function takeTurn(limit: number): Promise<number> {
    const at = now();
    const claim = {
      worker: workerId,
      now: new Date(at),
      leaseEnd: new Date(at + leaseMs),
      limit,
      busySites: busySites(),
      ...(kinds === undefined ? {} : { kinds }),
    };
    const claims = await db.acrossSites((trx) => claimJobs(trx, { ...claim, after: cursor }));
    // Fewer than asked for: these were the last sites with work, and the round starts over.
    cursor =
      claims.length < limit
        ? null
        : (claims
            .map(({ job }) => job.websiteId)
            .sort()
            .at(-1) ?? null);
    for (const { job, isGivenUp } of claims) {
      if (isGivenUp) log.error({ job: job.id, kind: job.kind }, 'A job is given up: its worker died at every try');
      else running.set(job, work(job));
    }
    return claims.length;
  }

  /** Until all places are taken or nothing is due; an empty turn in the middle of the sites starts over once. */
  async function fill(): Promise<void> {
    while (!stopping.signal.aborted && running.size < concurrency) {
      const wasAtStart = cursor === null;
      isMoreWaiting = busySites().length > 0;
      const started = await takeTurn(concurrency - running.size);
      if (started === 0 && wasAtStart) return;
    }
    isMoreWaiting = true;
  }

  async function clean(): Promise<void> {
    if (now() - cleanedAt < CLEANING_EVERY_MS) return;
    cleanedAt = now();
    await db.acrossSites((trx) => removeFinishedJobs(trx, new Date(now() - KEEP_DONE_MS)));
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    const jobs = [...running.keys()];
    await db
      .acrossSites((trx) => renewLeases(trx, workerId, jobs, new Date(now() + leaseMs)))
      .catch((error: unknown) => log.error({ err: error }, 'Job leases could not be renewed'));
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await clean();
        await fill();
        await bell.wait(idlePollMs);
      } catch (error) {
        log.error({ err: error }, 'The job table could not be read');
        await bell.wait(DATABASE_DOWN_PAUSE_MS);
      }
    }
  }

  const subscriptions = [...handlers.keys()].map((kind) => db.onAnnounced(jobTopic(kind), bell.ring));
  const renewal = setInterval(() => void renew(), leaseMs / 3);
  const looping = loop();

  return {
    nudge: bell.ring,
    async stop(graceMs = 10_000) {
      for (const unsubscribe of subscriptions) unsubscribe();
      stopping.abort();
      bell.ring();
      await looping;
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(running.values()), grace]);
      clearTimeout(timer);
      clearInterval(renewal);
    },
  };
}
