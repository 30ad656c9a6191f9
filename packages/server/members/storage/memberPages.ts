import type { BillingUnit, SubscriptionPlan } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Whether this order is that customer's. */
export async function memberOwnsOrder(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, orderId }: { readonly siteUserId: string; readonly orderId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('sales_order')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('site_user_id', '=', siteUserId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface MemberSubscription {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly createdAt: Date;
  readonly plan: SubscriptionPlan;
}

export async function listMemberSubscriptions(
  trx: SiteTransaction,
  websiteId: string,
  email: string,
): Promise<readonly MemberSubscription[]> {
  const { rows } = await sql<{
    id: string;
    title: string;
    status: string;
    amount: bigint;
    currency: string;
    created_at: Date;
    value: number;
    unit: BillingUnit;
    cycles: number;
  }>`SELECT id, title, status, amount, currency, created_at, period_value AS value, period_unit AS unit, cycles FROM subscription
    WHERE website_id = ${websiteId} AND lower(email) = lower(${email}) ORDER BY created_at DESC, id LIMIT 200`.execute(
    trx,
  );
  return rows.map(({ created_at: createdAt, value, unit, cycles, ...same }) => ({
    ...same,
    createdAt,
    plan: { billingPeriod: { value, unit }, numBillingCycles: cycles },
  }));
}
