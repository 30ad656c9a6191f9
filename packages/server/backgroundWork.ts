import type { Commerce } from './commerce.ts';
import type { Deps } from './deps.ts';
import { createEventSink } from './gateways/eventSink/createEventSink.ts';
import { type JobHandler, startJobWorker } from './jobs/worker.ts';
import { accountJobs } from './operations/accounts/accountJobs.ts';
import { bulkEditJobs } from './operations/bulkEdit/runBulkEdit.ts';
import { paymentJobs } from './operations/checkout/paymentJobs.ts';
import { commentJobs } from './operations/comments/commentMails.ts';
import { abandonedCartJobs } from './operations/customers/abandonedCarts.ts';
import { documentJobs } from './operations/document/planPublication.ts';
import { sweepJobs } from './operations/document/sweepDocument.ts';
import { feedJobs } from './operations/feeds/feedJobs.ts';
import { formJobs } from './operations/forms/formJobs.ts';
import { giftCardJobs } from './operations/giftCards/giftCardJobs.ts';
import { importJobs } from './operations/imports/importRuns.ts';
import { startEventCounter } from './operations/intake/eventCounter.ts';
import { intakeJobs } from './operations/intake/intakeJobs.ts';
import { lowStockJobs } from './operations/inventory/lowStockMail.ts';
import { mailJobs } from './operations/mail/mailJobs.ts';
import { AHEAD_JOBS, imageJobs } from './operations/media/imageJobs.ts';
import type { DrawRendition } from './operations/media/renditions/drawRendition.ts';
import { builtRenditionWorker, drawInProcess } from './operations/media/renditions/renditionProcess.ts';
import { memberJobs } from './operations/members/memberJobs.ts';
import { orderJobs } from './operations/orders/orderJobs.ts';
import { oweReconciling, reconcileJobs } from './operations/payments/reconcileJobs.ts';
import { productJobs } from './operations/products/productJobs.ts';
import { recordingJobs } from './operations/recordings/sweepRecordings.ts';
import { restockJobs } from './operations/restock/sendRestock.ts';
import { reviewRequestJobs } from './operations/reviews/askForReviews.ts';
import { reviewNoticeJobs } from './operations/reviews/reviewMails.ts';
import { takeDownJobs } from './operations/site/takeDowns.ts';
import { copyJobs } from './operations/sites/copySite.ts';
import { purgeJobs } from './operations/sites/ownSite.ts';
import { scheduleSweeps } from './operations/sites/siteSweeps.ts';
import { subscriptionJobs } from './operations/subscriptions/subscriptionJobs.ts';
import { themeJobs } from './operations/themes/sweepThemes.ts';

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

/** Where sizes are made when somebody asks for them, nothing is owed ahead: such a job is done, and its picture ready. */
function picturesOf(deps: Deps, draw: DrawRendition | undefined): ReadonlyMap<string, JobHandler> {
  const invalidate = (websiteId: string) => deps.pages.invalidate(websiteId);
  const all = new Map(imageJobs({ ...deps, invalidate, ...(draw === undefined ? {} : { draw }) }));
  if (deps.config.pictures === 'asked') for (const kind of AHEAD_JOBS) all.set(kind, async () => {});
  return all;
}

/**
 * Starts working off what is owed, in three lanes: mails, payments and holds that ran out never wait behind pictures, which
 * take seconds each and come by the hundred, nor behind edits and imports of thousands of products, which somebody watches.
 */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const { db, log, now, roll } = deps;
  const program = builtRenditionWorker();
  const studio = program === null ? null : drawInProcess(program);
  const pictures = picturesOf(deps, studio?.draw);
  const quick = quickJobs(deps, commerce);
  void oweReconciling(deps).catch((error: unknown) =>
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
