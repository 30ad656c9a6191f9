import { isManualMethod, unpaidUntil } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { loadSiteById, type Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { unpaidDays } from '../documents/storePolicy.ts';
import { CANCEL_UNPAID_JOB } from '../orderJobNames.ts';
import { BY_ITSELF } from '../orderStaff.ts';
import { cancelOrder } from './cancelOrder.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

interface WaitingOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly method: string | null;
}

/** Longest waiting first. */
async function listWaiting(trx: SiteTransaction, websiteId: string, placedBefore: Date): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    SELECT o.id, o.placed_at AS "placedAt", a.manual_method AS method FROM sales_order o
    LEFT JOIN payment_intent i ON i.website_id = o.website_id AND i.checkout_id = o.checkout_id AND i.state = 'processing'
    LEFT JOIN payment_account a ON a.website_id = i.website_id AND a.id = i.account_id
    WHERE o.website_id = ${websiteId} AND o.payment_state = 'awaiting_payment' AND o.fulfillment_status = 'PENDING' AND o.channel_name IS NULL
      AND o.withdrawal_state <> 'requested' AND o.placed_at <= ${placedBefore}::timestamptz
    ORDER BY o.placed_at, o.id LIMIT ${BATCH}`.execute(trx);
  return rows;
}

/**
 * Cancels the orders of a site whose time to pay is over: returns the units to stock, mails the buyer and adds a line
 * to the timeline. Each runs in its own transaction, and only while the order still waits. Returns how many.
 */
export async function cancelUnpaidOrders(deps: OrderDeps, site: Site): Promise<number> {
  const days = unpaidDays(site);
  if (days === null) return 0;
  const due = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const now = trx.now().getTime();
    const waiting = await listWaiting(trx, site.id, new Date(now - days * 24 * HOUR_MS));
    return waiting.filter(({ placedAt, method }) => {
      const manual = isManualMethod(method) ? method : null;
      const order = { payment: 'awaiting_payment', placedAt: placedAt.getTime(), method: manual } as const;
      return (unpaidUntil(order, days) ?? Number.POSITIVE_INFINITY) <= now;
    });
  });
  let canceled = 0;
  for (const { id: orderId } of due) {
    const act = { site, staff: BY_ITSELF, orderId, requestId: 'unpaid' };
    const wanted = { lines: null, isRestocked: true, reason: '', isMailed: true, isUnpaid: true };
    const done = await cancelOrder(deps, act, wanted);
    if (done.ok) canceled += 1;
    else deps.log.warn({ order: orderId, code: done.problem.code }, 'An unpaid order could not be canceled');
  }
  return canceled;
}

/** Hourly, and the next hour's own job. */
export async function lookAtUnpaid(deps: OrderDeps, websiteId: string): Promise<void> {
  const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
  if (site === null) return;
  await cancelUnpaidOrders(deps, site);
  await deps.db.inSite({ websiteId }, (trx) => planUnpaidLook(trx, websiteId, new Date(trx.now().getTime() + HOUR_MS)));
}

/** Unpaid orders are looked at hourly from then on. */
export async function planUnpaidLook(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = String(Math.floor(runAt.getTime() / HOUR_MS));
  await enqueue(trx, { websiteId, kind: CANCEL_UNPAID_JOB, dedupeKey, runAt });
}
