import { intakeJobs, recordingJobs, startEventCounter } from './analytics/index.ts';
import { BACKUP_JOB, backupJobs, scheduleBackups } from './backup/index.ts';
import { buildSampleDeps } from './buildSampleDeps.ts';
import { bulkEditJobs, importJobs } from './catalog/index.ts';
import { commentJobs } from './comments/index.ts';
import type { Commerce } from './commerce.ts';
import { abandonedCartJobs } from './customers/index.ts';
import { sampleDataJobs } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { formJobs } from './forms/index.ts';
import { giftCardJobs } from './giftCards/index.ts';
import { lowStockJobs } from './inventory/index.ts';
import type { DrawRendition } from './media/index.ts';
import { AHEAD_JOBS, builtRenditionWorker, drawInProcess, imageJobs } from './media/index.ts';
import { memberJobs } from './members/index.ts';
import { moveInJobs } from './moveIn/index.ts';
import { mailJobs, orderJobs, paymentJobs, reconcileJobs, scheduleReconciliation } from './orders/index.ts';
import { documentJobs, feedJobs, productJobs, sweepJobs, takeDownJobs } from './pages/index.ts';
import { createEventSink } from './platform/gateways/eventSink/createEventSink.ts';
import { type JobHandler, startJobWorker } from './platform/jobs/worker.ts';
import { tracedJobs, tracedPost } from './platform/tracing/tracedWork.ts';
import { restockJobs } from './restock/index.ts';
import { reviewNoticeJobs, reviewRequestJobs } from './reviews/index.ts';
import { copyJobs, purgeJobs, scheduleSweeps } from './siteMaking/index.ts';
import { subscriptionJobs } from './subscriptions/index.ts';
import { accountJobs } from './team/index.ts';
import { themeJobs } from './themes/index.ts';
import { DELIVER_JOB, postOf, webhookJobs } from './webhooks/index.ts';

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** A job that takes longer is broken off, and runs again after the next start. */
const GRACE_MS = 5_000;
/** A mail that was being sent when the product was killed is sent again soon after the next start. */
const QUICK_LEASE_MS = 15_000;

/** Mails, payments, orders: jobs that people wait for. */
export function quickJobs(deps: Deps, commerce: Commerce): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    ...mailJobs(deps),
    ...orderJobs(commerce.checkout),
    ...paymentJobs(commerce.checkout),
    ...reconcileJobs(commerce.checkout),
    ...productJobs(deps),
    ...takeDownJobs(deps),
    ...lowStockJobs(deps),
    ...formJobs(deps),
    ...commentJobs(deps),
    ...giftCardJobs(deps),
    ...restockJobs(deps),
    ...reviewNoticeJobs(deps),
    ...reviewRequestJobs(deps),
    ...recordingJobs(deps),
    ...themeJobs(deps),
    ...abandonedCartJobs(deps),
    ...memberJobs(commerce.members),
    ...accountJobs(deps),
    ...sweepJobs({ db: deps.db, drafts: deps.drafts, invalidate: (websiteId) => deps.pages.invalidate(websiteId) }),
    ...documentJobs({ db: deps.db, drafts: deps.drafts, invalidate: (websiteId) => deps.pages.invalidate(websiteId) }),
    ...subscriptionJobs({ ...commerce.checkout, config: deps.config }),
  ]);
}

/**
 * Returns the picture jobs. Where sizes are made on demand, nothing is made ahead: such a job does nothing, and its
 * picture is ready.
 */
function picturesOf(deps: Deps, draw: DrawRendition | undefined): ReadonlyMap<string, JobHandler> {
  const invalidate = (websiteId: string) => deps.pages.invalidate(websiteId);
  const all = new Map(imageJobs({ ...deps, invalidate, ...(draw === undefined ? {} : { draw }) }));
  if (deps.config.pictures === 'asked') for (const kind of AHEAD_JOBS) all.set(kind, async () => {});
  return all;
}

/**
 * Starts running jobs, in lanes: mails, payments and expired holds never wait behind pictures, which take seconds
 * each and come by the hundred, nor behind edits and imports of thousands of products, whose progress users watch, nor
 * behind other servers that are slow to accept a notification.
 */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const { db, log, now, roll, tracer } = deps;
  const program = builtRenditionWorker();
  const studio = program === null ? null : drawInProcess(program);
  const pictures = picturesOf(deps, studio?.draw);
  const quick = quickJobs(deps, commerce);
  void scheduleReconciliation(deps).catch((error: unknown) =>
    log.warn({ err: error }, 'The daily look at payments is not planned'),
  );
  scheduleSweeps(deps).catch((error: unknown) => log.warn({ err: error }, 'what is old is not cleared'));
  const counter = startEventCounter(deps, deps.events);
  const invalidate = (websiteId: string) => deps.pages.invalidate(websiteId);
  const catalogue = new Map<string, JobHandler>([
    ...bulkEditJobs({ db, invalidate }),
    ...copyJobs(deps),
    ...purgeJobs(deps),
    ...importJobs({ ...deps, invalidate }),
    ...moveInJobs({ ...deps, invalidate }),
    ...sampleDataJobs(() => buildSampleDeps(deps)),
    ...feedJobs({ db, invalidate }),
    ...intakeJobs(deps, createEventSink(deps.config.eventsSink, fetch)),
  ]);
  const slowKinds = [...pictures.keys()];
  const catalogueKinds = [...catalogue.keys()];
  const webhooks = webhookJobs(deps, tracedPost(postOf(deps), tracer));
  const backups = backupJobs(deps);
  const stopping = new AbortController();
  void scheduleBackups(deps, stopping.signal);
  const shared = { db, log, now, roll };
  const lanes = [
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: tracedJobs(quick, tracer),
      kinds: { except: [...slowKinds, ...catalogueKinds, DELIVER_JOB, BACKUP_JOB] },
      leaseMs: QUICK_LEASE_MS,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: tracedJobs(pictures, tracer),
      kinds: { only: slowKinds },
      concurrency: 1,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: tracedJobs(catalogue, tracer),
      kinds: { only: catalogueKinds },
      leaseMs: QUICK_LEASE_MS,
      concurrency: 2,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: tracedJobs(webhooks, tracer),
      kinds: { only: [DELIVER_JOB] },
      leaseMs: QUICK_LEASE_MS,
    }),
    ...(backups.size === 0
      ? []
      : [
          startJobWorker({
            ...shared,
            workerId: deps.newId(),
            handlers: tracedJobs(backups, tracer),
            kinds: { only: [BACKUP_JOB] },
            concurrency: 1,
          }),
        ]),
  ];
  return {
    async stop() {
      stopping.abort();
      const stopped = Promise.all([...lanes.map((each) => each.stop(GRACE_MS)), counter.stop()]);
      studio?.close();
      await stopped;
    },
  };
}
