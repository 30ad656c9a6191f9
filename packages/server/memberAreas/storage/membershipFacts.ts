import type { MembershipStatus } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type StoredSubscription, toSubscription } from '../../subscriptions/index.ts';

/** Of whom: one member, by id and proven address; null: of everybody. */
export type FactsOf = { readonly id: string; readonly email: string } | null;

export interface MembershipStatusRow {
  readonly areaId: string;
  readonly email: string;
  readonly kind: MembershipStatus;
  readonly at: Date;
}

export async function listMembershipStatuses(
  trx: SiteTransaction,
  websiteId: string,
  person: FactsOf,
): Promise<readonly MembershipStatusRow[]> {
  let query = trx
    .selectFrom('member_area_standing')
    .select(['area_id as areaId', 'email', 'kind', 'at'])
    .where('website_id', '=', websiteId);
  if (person !== null) query = query.where('email', '=', person.email.toLowerCase());
  return query.execute();
}

export interface PurchaseRow {
  readonly email: string;
  readonly productId: string;
  readonly at: Date;
}

/** Products bought once and for all: paid, neither canceled nor paid back, and no charge of a subscription. */
export async function listPurchases(
  trx: SiteTransaction,
  websiteId: string,
  { productIds, person }: { readonly productIds: readonly string[]; readonly person: FactsOf },
): Promise<readonly PurchaseRow[]> {
  if (productIds.length === 0) return [];
  const isTheirs = person === null ? sql`true` : sql`o.site_user_id = ${person.id}`;
  const { rows } = await sql<PurchaseRow>`SELECT lower(u.email) AS email, l.product_id AS "productId",
      min(o.placed_at) AS at
    FROM sales_order o
    JOIN site_user u ON u.website_id = o.website_id AND u.id = o.site_user_id
    JOIN order_line l ON l.website_id = o.website_id AND l.order_id = o.id
    WHERE o.website_id = ${websiteId} AND ${isTheirs} AND l.product_id = ANY(${[...productIds]}::uuid[])
      AND o.payment_state IN ('paid', 'partially_refunded') AND o.fulfillment_status <> 'CANCELED'
      AND l.canceled < l.quantity
      AND NOT EXISTS (SELECT 1 FROM subscription_charge c WHERE c.website_id = o.website_id AND c.order_id = o.id)
    GROUP BY 1, 2`.execute(trx);
  return rows;
}

export interface SubscribedRow {
  readonly email: string;
  readonly subscription: StoredSubscription;
  readonly isPaidBack: boolean;
}

/** By the address, or by who ordered first: a member who changes the address keeps what is paid. */
export async function listSubscribed(
  trx: SiteTransaction,
  websiteId: string,
  { productIds, person }: { readonly productIds: readonly string[]; readonly person: FactsOf },
): Promise<readonly SubscribedRow[]> {
  if (productIds.length === 0) return [];
  let query = trx
    .selectFrom('subscription')
    .leftJoin('sales_order as first', (join) =>
      join
        .onRef('first.website_id', '=', 'subscription.website_id')
        .onRef('first.id', '=', 'subscription.first_order_id'),
    )
    .leftJoin('site_user', (join) =>
      join.onRef('site_user.website_id', '=', 'first.website_id').onRef('site_user.id', '=', 'first.site_user_id'),
    )
    .selectAll('subscription')
    .select(sql<string>`lower(coalesce(site_user.email, subscription.email))`.as('owner'))
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM subscription_charge c
        JOIN sales_order o ON o.website_id = c.website_id AND o.id = c.order_id
        WHERE c.website_id = subscription.website_id AND c.subscription_id = subscription.id
          AND c.period_index = subscription.last_charged_period AND o.payment_state = 'refunded')`.as('isPaidBack'),
    )
    .where('subscription.website_id', '=', websiteId)
    .where('subscription.product_id', 'in', [...productIds]);
  if (person !== null) {
    query = query.where((eb) =>
      eb.or([
        eb(sql`lower(subscription.email)`, '=', person.email.toLowerCase()),
        eb('first.site_user_id', '=', person.id),
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map(({ owner, isPaidBack, ...row }) => ({
    email: owner,
    subscription: toSubscription(row),
    isPaidBack,
  }));
}

export interface AreaPerson {
  /** In small letters. */
  readonly email: string;
  readonly customerId: string;
  readonly fullName: string;
  readonly hasAccount: boolean;
}

/** What is known of the people behind some addresses (small letters), by address. */
export async function findAreaPeople(
  trx: SiteTransaction,
  websiteId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AreaPerson>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<AreaPerson>`SELECT lower(email) AS email, id AS "customerId", full_name AS "fullName",
      password_hash IS NOT NULL AS "hasAccount"
    FROM site_user WHERE website_id = ${websiteId} AND lower(email) = ANY(${[...emails]}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.email, row]));
}
