import { startEventCounter } from './analytics/intake/eventCounter.ts';
import { intakeJobs } from './analytics/intake/intakeJobs.ts';
import { recordingJobs } from './analytics/recordings/sweepRecordings.ts';
import { bulkEditJobs } from './catalog/bulkEdits/runBulkEdit.ts';
import { importJobs } from './catalog/imports/importRuns.ts';
import { commentJobs } from './comments/commentMails.ts';
import type { Commerce } from './commerce.ts';
import { abandonedCartJobs } from './customers/abandonedCarts.ts';
import type { Deps } from './deps.ts';
import { formJobs } from './forms/formJobs.ts';
import { giftCardJobs } from './giftCards/giftCardJobs.ts';
import { lowStockJobs } from './inventory/lowStockMail.ts';
import { AHEAD_JOBS, imageJobs } from './media/imageJobs.ts';
import type { DrawRendition } from './media/renditions/drawRendition.ts';
import { builtRenditionWorker, drawInProcess } from './media/renditions/renditionProcess.ts';
import { memberJobs } from './members/memberJobs.ts';
import { mailJobs } from './orders/mails/mailJobs.ts';
import { orderJobs } from './orders/orderJobs.ts';
import { paymentJobs } from './orders/placing/paymentJobs.ts';
import { reconcileJobs, scheduleReconciliation } from './orders/placing/reconcileJobs.ts';
import { sweepJobs } from './pages/documents/sweepDocument.ts';
import { productJobs } from './pages/entries/itemJobs.ts';
import { feedJobs } from './pages/outsideFeeds/feedJobs.ts';
import { documentJobs } from './pages/publication/planPublication.ts';
import { takeDownJobs } from './pages/publication/takeDowns.ts';
import { createEventSink } from './platform/gateways/eventSink/createEventSink.ts';
import { type JobHandler, startJobWorker } from './platform/jobs/worker.ts';
import { restockJobs } from './restock/sendRestock.ts';
import { reviewRequestJobs } from './reviews/askForReviews.ts';
import { reviewNoticeJobs } from './reviews/reviewMails.ts';
import { copyJobs } from './siteMaking/copySite.ts';
import { purgeJobs } from './siteMaking/ownSite.ts';
import { scheduleSweeps } from './siteMaking/siteSweeps.ts';
import { subscriptionJobs } from './subscriptions/subscriptionJobs.ts';
import { accountJobs } from './team/accountJobs.ts';
import { themeJobs } from './themes/installed/sweepThemes.ts';

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** A mail that was being sent when the product was killed is sent again soon after the next start. */
const QUICK_LEASE_MS = 15_000;

/** Mails, payments, orders: what somebody waits for. */
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

/** Where sizes are made when somebody asks for them, nothing is enqueued ahead: such a job is done, and its picture ready. */
function picturesOf(deps: Deps, draw: DrawRendition | undefined): ReadonlyMap<string, JobHandler> {
  const invalidate = (websiteId: string) => deps.pages.invalidate(websiteId);
  const all = new Map(imageJobs({ ...deps, invalidate, ...(draw === undefined ? {} : { draw }) }));
  if (deps.config.pictures === 'asked') for (const kind of AHEAD_JOBS) all.set(kind, async () => {});
  return all;
}

/**
 * Starts running jobs, in three lanes: mails, payments and holds that ran out never wait behind pictures, which
 * take seconds each and come by the hundred, nor behind edits and imports of thousands of products, which somebody watches.
 */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const { db, log, now, roll } = deps;
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
    ...feedJobs({ db, invalidate }),
    ...intakeJobs(deps, createEventSink(deps.config.eventsSink, fetch)),
  ]);
  const slowKinds = [...pictures.keys()];
  const catalogueKinds = [...catalogue.keys()];
  const shared = { db, log, now, roll };
  const lanes = [
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: quick,
      kinds: { except: [...slowKinds, ...catalogueKinds] },
      leaseMs: QUICK_LEASE_MS,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: pictures,
      kinds: { only: slowKinds },
      concurrency: 1,
    }),
    startJobWorker({
      ...shared,
      workerId: deps.newId(),
      handlers: catalogue,
      kinds: { only: catalogueKinds },
      leaseMs: QUICK_LEASE_MS,
      concurrency: 2,
    }),
  ];
  return {
    async stop() {
      const stopped = Promise.all([...lanes.map((each) => each.stop()), counter.stop()]);
      studio?.close();
      await stopped;
    },
  };
}
