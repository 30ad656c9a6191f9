import type { Commerce } from './commerce.ts';
import type { Deps } from './deps.ts';
import { type JobHandler, startJobWorker } from './jobs/worker.ts';
import { paymentJobs } from './operations/checkout/paymentJobs.ts';
import { mailJobs } from './operations/mail/mailJobs.ts';
import { imageJobs } from './operations/media/imageJobs.ts';

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** Starts working off what is owed: pictures, mails, holds that ran out. */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const handlers = new Map<string, JobHandler>([
    ...mailJobs(deps),
    ...paymentJobs(commerce.checkout),
    ...imageJobs(deps),
  ]);
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
