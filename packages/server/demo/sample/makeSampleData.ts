import { setTimeout as pause } from 'node:timers/promises';
import { type DemoProduct, listSampleVariants, type SampleVariant } from '../../catalog/index.ts';
import { issueByHand } from '../../giftCards/index.ts';
import type { OrderStaff } from '../../orders/index.ts';
import type { Job, JobHandler } from '../../platform/jobs/job.ts';
import { keepDiscount } from '../../pricing/index.ts';
import { loadSiteById, type Site } from '../../sites/index.ts';
import { findAccountByEmail } from '../../team/index.ts';
import { OWNER_EMAIL, OWNER_NAME } from '../ensureDemo.ts';
import { findSampleData, removeSampleRows, saveSampleProgress } from '../storage/sampleData.ts';
import { seededRoll } from '../trafficPeople.ts';
import { followSampleOrder } from './followSampleOrder.ts';
import { leaveSampleCart, placeSampleOrder, SAMPLE_COUPON, writeSampleDraft } from './placeSampleOrder.ts';
import { SAMPLE_DATA_JOB } from './planSampleData.ts';
import { basketOf, isSellable } from './sampleBasket.ts';
import type { SampleDeps } from './sampleDeps.ts';
import { SAMPLE_PEOPLE } from './samplePeople.ts';
import { type PlannedOrder, planSampleDays, SAMPLE_DAYS, SAMPLE_ORDERS, type SampleDay } from './samplePlan.ts';
import { done, type SampleStep } from './sampleStep.ts';
import { askForSampleRestock, joinSampleLists, sendSampleMessages, writeSampleComments } from './sampleVoices.ts';
import { tellSampleVisits } from './tellSampleVisits.ts';

const DAY = 86_400_000;
const LEFT_CARTS = 4;
const OPEN_DRAFTS = 3;
/** Between orders, so that pages and carts have most of the machine. */
const REST_MS = 15;

type Make = (step: SampleStep, signal: AbortSignal) => Promise<void>;

/** The steps in their order; each is made whole or again. */
function stepsOf(days: readonly SampleDay[]): readonly Make[] {
  return [
    openShop,
    ...days.map(
      (day): Make =>
        (step, signal) =>
          makeDay(step, day, signal),
    ),
    writeSampleComments,
    sendSampleMessages,
    joinSampleLists,
    askForSampleRestock,
    leaveCarts,
    writeDrafts,
  ];
}

/** Makes what is still missing of a site's sample data. `prepare` builds the deps of the sample's own time. */
export function sampleDataJobs(prepare: () => SampleDeps): ReadonlyMap<string, JobHandler> {
  return new Map([
    [SAMPLE_DATA_JOB, (job: Job, signal: AbortSignal) => makeSampleData(prepare(), job.websiteId, signal)],
  ]);
}

export async function makeSampleData(sample: SampleDeps, websiteId: string, signal: AbortSignal): Promise<void> {
  const site = await sample.db.acrossSites((trx) => loadSiteById(trx, websiteId));
  const begun = await sample.db.inSite({ websiteId }, (trx) => findSampleData(trx, websiteId));
  if (site === null || begun === null || begun.isFinished) return;
  const endsAt = begun.endsAt.getTime();
  const staff = await ownerOf(sample);
  const products = plainProducts(await loadVariants(sample, site));
  const steps = stepsOf(planSampleDays(endsAt, products));
  // What a killed process left of its step; the step is made again.
  await removeStep(sample, site, begun.stepsDone);
  for (let number = begun.stepsDone; number < steps.length; number += 1) {
    signal.throwIfAborted();
    sample.clock.begin(number, endsAt - SAMPLE_DAYS * DAY);
    const variants = await loadVariants(sample, site);
    const parts = { sample, site, staff, products, variants, number, endsAt, roll: seededRoll(number + 1) };
    await steps[number]!(parts, signal);
    if (!(await isStepKept(sample, site, { number, isLast: number === steps.length - 1 }))) return;
  }
}

/** Returns false if a user has removed the sample data meanwhile. Then this step is removed too. */
async function isStepKept(
  sample: SampleDeps,
  site: Site,
  { number, isLast }: { readonly number: number; readonly isLast: boolean },
): Promise<boolean> {
  return sample.plainDb.inSite({ websiteId: site.id }, async (trx) => {
    if ((await findSampleData(trx, site.id, { isLocked: true })) === null) {
      await removeSampleRows(trx, site.id, null);
      return false;
    }
    const finishedAt = isLast ? new Date() : null;
    await saveSampleProgress(trx, site.id, { stepsDone: number + 1, finishedAt });
    return true;
  });
}

async function removeStep(sample: SampleDeps, site: Site, number: number): Promise<void> {
  await sample.plainDb.inSite({ websiteId: site.id }, (trx) => removeSampleRows(trx, site.id, number));
}

function loadVariants({ db }: SampleDeps, site: Site): Promise<readonly SampleVariant[]> {
  return db.inSite({ websiteId: site.id }, (trx) => listSampleVariants(trx, site.id));
}

/** One of each product, whatever is left of it: the plan must not depend on what was sold meanwhile. */
function plainProducts(variants: readonly SampleVariant[]): readonly DemoProduct[] {
  const physical = variants.filter((variant) => isSellable({ ...variant, left: null }));
  return [...new Map(physical.toReversed().map((variant) => [variant.itemId, variant])).values()].toReversed();
}

async function ownerOf({ db }: SampleDeps): Promise<OrderStaff> {
  const account = await db.acrossSites((trx) => findAccountByEmail(trx, OWNER_EMAIL));
  return { accountId: account?.id ?? null, name: OWNER_NAME, roles: [], isOwner: true };
}

/** Before the first visit: a discount code, and a gift card that nobody bought. */
async function openShop({ sample, site, staff }: SampleStep): Promise<void> {
  const saved = await keepDiscount(sample, site, staff, {
    ...{ id: '', name: 'Welcome', code: SAMPLE_COUPON, kind: 'percent', value: '10', scope: 'order', scopeIds: [] },
    ...{ items: 'all', minimumSubtotal: '', startsOn: '', endsOn: '', totalLimit: null, perCustomerLimit: null },
    ...{ combinesWith: [], isEnabled: true, timesUsed: 0, revision: 0 },
  });
  if (!saved.ok) throw new Error(`The sample discount was refused: ${saved.problems[0]?.code}`);
  const { email, address } = SAMPLE_PEOPLE[7]!;
  const wanted = { value: '40.00', recipientName: address.fullName, recipientEmail: email, sendOn: null };
  const why = {
    message: 'With our apologies for the long wait.',
    note: 'Parcel lost twice',
    idempotencyKey: sample.newId(),
  };
  done(await issueByHand(sample, site, { ...wanted, ...why }, staff));
}

async function makeDay(step: SampleStep, { visits, orders }: SampleDay, signal: AbortSignal): Promise<void> {
  await tellSampleVisits(step, visits);
  for (const order of orders) {
    signal.throwIfAborted();
    step.sample.clock.set(order.at);
    await followSampleOrder(step, order, await placeSampleOrder(step, order));
    await pause(REST_MS);
  }
}

async function leaveCarts(step: SampleStep): Promise<void> {
  for (let index = 0; index < LEFT_CARTS; index += 1) {
    step.sample.clock.set(step.endsAt - (0.2 + index * 0.7) * DAY);
    await leaveSampleCart(step, index + 1);
  }
}

async function writeDrafts(step: SampleStep): Promise<void> {
  for (let index = 0; index < OPEN_DRAFTS; index += 1) {
    const at = step.endsAt - (0.5 + index * 1.7) * DAY;
    step.sample.clock.set(at);
    const number = SAMPLE_ORDERS + index;
    const order: PlannedOrder = { number, at, story: 'unpaid', goods: 'goods', hasCoupon: false, visit: null };
    await writeSampleDraft(step, order, basketOf(order, step.variants, step.roll));
  }
}
