import type { Commerce } from './commerce.ts';
import type { Deps } from './deps.ts';
import { type JobHandler, startJobWorker } from './jobs/worker.ts';
import { paymentJobs } from './operations/checkout/paymentJobs.ts';
import { mailJobs } from './operations/mail/mailJobs.ts';
import { imageJobs } from './operations/media/imageJobs.ts';

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** A mail that was being sent when the product was killed is sent again soon after the next start. */
const QUICK_LEASE_MS = 15_000;

/**
 * Starts working off what is owed, in two lanes: mails, payments and holds that ran out never wait behind pictures, which
 * take seconds each and come by the hundred.
 */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const { db, log, now, roll } = deps;
  const pictures = imageJobs(deps);
  const quick = new Map<string, JobHandler>([...mailJobs(deps), ...paymentJobs(commerce.checkout)]);
  const slowKinds = [...pictures.keys()];
  const shared = { db, log, now, roll };
  const lanes = [
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: quick,
      kinds: { except: slowKinds },
      leaseMs: QUICK_LEASE_MS,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: pictures,
      kinds: { only: slowKinds },
      concurrency: 1,
    }),
  ];
  return {
    async stop() {
      await Promise.all(lanes.map((each) => each.stop()));
    },
  };
}
