import {
  cancelSubscription,
  decideRenewal,
  type OrdersCode,
  pauseSubscription,
  requireSubscriptionChange,
  resumeSubscription,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionStep,
  skipNextPeriod,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { customerSettings, dunningOf } from '../sites/index.ts';
import { clockOf, saveAndSchedule } from './moveSubscription.ts';
import { noteStep } from './noteStep.ts';
import {
  insertSubscriptionEvent,
  lockSubscription,
  type StoredSubscription,
  type SubscriptionActorName,
} from './storage/subscriptions.ts';

export interface WantedChange {
  readonly change: SubscriptionChange;
  /** Of a pause; null: until it is resumed. */
  readonly until: string | null;
  /** Null: the customer. */
  readonly staff: Actor | null;
}

const STEPS: Readonly<Record<SubscriptionChange, SubscriptionStep>> = {
  skip: 'skipped',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'canceled',
};

/** Skip, pause, resume, cancel: by the customer as far as the shop lets him, or by the owner (SUBS-05). */
export function changeSubscription(
  deps: Pick<Deps, 'db'>,
  site: Site,
  id: string,
  wanted: WantedChange,
): Promise<Outcome<StoredSubscription, OrdersCode>> {
  const { change, until, staff } = wanted;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const one = await lockSubscription(trx, site.id, id);
    if (one === null) return refuse('orderUnknown');
    const may = requireSubscriptionChange(staff === null ? 'customer' : 'owner', change, customerSettings(site));
    if (!may.ok) return may;
    const changed = apply(one.rule, change, until, clockOf(trx, one));
    if (!changed.ok) return changed;
    const next = { ...one, rule: changed.value };
    const actor: SubscriptionActorName =
      staff === null ? { kind: 'customer', name: one.email } : { kind: 'staff', name: staff.name };
    await noteStep(trx, site.id, next, { step: STEPS[change], actor, ...(until === null ? {} : { data: { until } }) });
    if (staff !== null) await audit(trx, site, next, staff, `subscription.${change}`);
    return accept(await saveAndSchedule(trx, site, next));
  });
}

function apply(rule: Subscription, change: SubscriptionChange, until: string | null, now: number) {
  if (change === 'skip') return skipNextPeriod(rule);
  if (change === 'pause') return pauseSubscription(rule, until, now);
  return change === 'resume' ? resumeSubscription(rule, now) : cancelSubscription(rule);
}

function audit(
  trx: SiteTransaction,
  site: Site,
  one: StoredSubscription,
  actor: Actor,
  action: `subscription.${string}`,
): Promise<void> {
  return recordAudit(trx, { websiteId: site.id, actor, action, subjectId: one.id, subjectTitle: one.title });
}

/** Moves the clock of a test subscription to the moment when something is due; its job does the rest. */
export function advanceTestClock(
  deps: Pick<Deps, 'db'>,
  site: Site,
  id: string,
  staff: Actor,
): Promise<Outcome<StoredSubscription, OrdersCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const one = await lockSubscription(trx, site.id, id);
    if (one === null) return refuse('orderUnknown');
    const now = clockOf(trx, one);
    const decision = decideRenewal(one.rule, now, dunningOf(site));
    if (!one.isTest || decision.kind === 'none') return refuse('moveNotAllowed');
    if (decision.kind !== 'wait') return accept(one);
    const next = { ...one, clockOffsetMs: one.clockOffsetMs + (decision.until - now) };
    const data = { to: new Date(decision.until).toISOString() };
    const actor = { kind: 'staff', name: staff.name } as const;
    await insertSubscriptionEvent(trx, site.id, { subscriptionId: id, kind: 'clockMoved', actor, data });
    await audit(trx, site, one, staff, 'subscription.advanceClock');
    return accept(await saveAndSchedule(trx, site, next));
  });
}
