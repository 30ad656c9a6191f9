import type { Deps } from './deps.ts';
import { type JobHandler, startJobWorker } from './jobs/worker.ts';
import { imageJobs } from './operations/media/imageJobs.ts';

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** Starts working off what is owed: pictures, mails, holds that ran out. */
export function startBackgroundWork(deps: Deps): BackgroundWork {
  const handlers = new Map<string, JobHandler>([...imageJobs(deps)]);
  return startJobWorker({
    db: deps.db,
    handlers,
    log: deps.log,
    workerId: deps.newId(),
    now: deps.now,
    roll: deps.roll,
    concurrency: 2,
  });
}
