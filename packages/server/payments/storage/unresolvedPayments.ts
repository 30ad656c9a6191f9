import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { PaymentProvider } from '../../platform/database/schema/store/payments.ts';

/** A payment that waits for a person. */
export interface UnresolvedPayment {
  readonly intentId: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly reason: string | null;
  readonly request: JsonObject | null;
  readonly at: Date;
}

const MOST_SHOWN = 200;

/** Longest waiting first. */
export function listUnresolvedPayments(trx: SiteTransaction, websiteId: string): Promise<UnresolvedPayment[]> {
  return trx
    .selectFrom('payment_intent')
    .select([
      'id as intentId',
      'provider',
      'provider_payment_id as providerPaymentId',
      'amount',
      'currency',
      'error_code as reason',
      'request',
      'updated_at as at',
    ])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'needs_review')
    .orderBy('updated_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
}

/** When the providers' books were last compared with ours; null when that was more than a week ago. */
export async function lastReconciledAt(trx: SiteTransaction, websiteId: string, kind: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('job')
    .select('finished_at as at')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Sites that take money through one of these providers. Inside `acrossSites` no row of a site is seen: asked site by site. */
export async function hasAccountOf(
  trx: SiteTransaction,
  websiteId: string,
  providers: readonly PaymentProvider[],
): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_account')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('provider', 'in', providers)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
