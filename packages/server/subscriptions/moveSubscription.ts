import { decideRenewal, REMINDER_DAYS, type RenewalDecision } from '@quoin/domain/orders';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Site } from '../sites/index.ts';
import { dunningOf } from '../sites/index.ts';
import { type StoredSubscription, saveSubscription } from './storage/subscriptions.ts';

export const RENEW_JOB = 'subscription.renew';

const DAY_MS = 86_400_000;
/** A reminder is never looked for before its hour, even where the clocks are set back. */
const REMINDER_SLACK_MS = 2 * 3_600_000;
const RENEW_ATTEMPTS = 200;

/** The time of a subscription: the real one, or ahead of it in a test. Milliseconds. */
export function clockOf(trx: SiteTransaction, { clockOffsetMs }: Pick<StoredSubscription, 'clockOffsetMs'>): number {
  return trx.now().getTime() + clockOffsetMs;
}

/** Returns when the subscription is due for its next check. Null if it never is by itself. */
export function nextLook(site: Site, one: StoredSubscription, now: number): number | null {
  const decision: RenewalDecision = decideRenewal(one.rule, now, dunningOf(site));
  if (decision.kind === 'none') return null;
  if (decision.kind !== 'wait') return now;
  const reminder = decision.until - REMINDER_DAYS[one.rule.plan.billingPeriod.unit] * DAY_MS + REMINDER_SLACK_MS;
  const isReminderDue = one.rule.status === 'active' && one.remindedPeriod < one.rule.nextPeriod;
  return isReminderDue && reminder > now && reminder < decision.until ? reminder : decision.until;
}

/**
 * Saves it and schedules the next look at it, in one transaction: a subscription that waits always has its job (ORD-8). `at`:
 * not before that moment of the real clock.
 */
export async function saveAndSchedule(
  trx: SiteTransaction,
  site: Site,
  one: StoredSubscription,
  at = 0,
): Promise<StoredSubscription> {
  const look = nextLook(site, one, clockOf(trx, one));
  const lookAt = look === null ? null : new Date(Math.max(look - one.clockOffsetMs, at));
  const saved = { ...one, lookAt };
  await saveSubscription(trx, site.id, saved);
  const revision = one.revision + 1;
  if (lookAt !== null) await scheduleCheck(trx, site.id, { id: one.id, revision, lookAt });
  return { ...saved, revision };
}

export async function scheduleCheck(
  trx: SiteTransaction,
  websiteId: string,
  one: { readonly id: string; readonly revision: number; readonly lookAt: Date },
): Promise<void> {
  await enqueue(trx, {
    websiteId,
    kind: RENEW_JOB,
    payload: { subscriptionId: one.id },
    dedupeKey: `${one.id}:${one.revision}`,
    runAt: one.lookAt,
    maxAttempts: RENEW_ATTEMPTS,
  });
}
