import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import type { StoredOrderLine } from './orderRecord.ts';

/** A customer as the admin lists them; amounts in minor units of the site's currency. */
export interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly hasAccount: boolean;
  readonly acceptsMarketing: boolean;
  readonly isTaxExempt: boolean;
  readonly tags: readonly string[];
  readonly orderCount: number;
  readonly spent: bigint;
  readonly lastOrderAt: Date | null;
  readonly createdAt: Date;
}

export const CUSTOMER_SORTS = ['newest', 'name', 'spent', 'orders', 'lastOrder'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export interface CustomerQuery {
  readonly search: string;
  readonly hasAccount: boolean | null;
  readonly acceptsMarketing: boolean | null;
  readonly tag: string;
  readonly minOrders: number | null;
  /** Minor units. */
  readonly minSpent: bigint | null;
  readonly sort: CustomerSort;
  readonly offset: number;
  readonly limit: number;
}

interface RawRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly has_account: boolean;
  readonly accepts_marketing: boolean;
  readonly is_tax_exempt: boolean;
  readonly tags: string[];
  readonly order_count: string;
  readonly spent: string;
  readonly last_order_at: Date | null;
  readonly created_at: Date;
  readonly total: string;
}

const ORDERS: Readonly<Record<CustomerSort, string>> = {
  newest: 'u.created_at DESC, u.id',
  name: "lower(coalesce(nullif(u.full_name, ''), u.email)), u.id",
  spent: 'spent DESC, u.id',
  orders: 'order_count DESC, u.id',
  lastOrder: 'last_order_at DESC NULLS LAST, u.id',
};

/** Money kept: what was paid less what went back. Orders that were never paid count as orders, not as money. */
const bought = (websiteId: string) => sql`SELECT o.site_user_id, count(*) AS n, max(o.placed_at) AS last_at,
    sum(CASE WHEN o.payment_state IN ('paid', 'partially_refunded') THEN o.grand_total - coalesce(r.amount, 0) ELSE 0 END) AS spent
  FROM sales_order o
  LEFT JOIN LATERAL (SELECT sum(f.amount) AS amount FROM order_refund f
    WHERE f.website_id = ${websiteId} AND f.order_id = o.id AND f.state <> 'failed') r ON o.payment_state = 'partially_refunded'
  WHERE o.website_id = ${websiteId}`;

/** One page of the customers, and how many there are of that kind. */
export async function listCustomers(
  trx: SiteTransaction,
  websiteId: string,
  query: CustomerQuery,
): Promise<{ readonly rows: readonly CustomerRow[]; readonly total: number }> {
  const { rows } = await sql<RawRow>`
    SELECT u.id, u.email, u.full_name, u.password_hash IS NOT NULL AS has_account, u.accepts_marketing, u.is_tax_exempt, u.tags,
      coalesce(b.n, 0) AS order_count, coalesce(b.spent, 0) AS spent, b.last_at AS last_order_at, u.created_at,
      count(*) OVER () AS total
    FROM site_user u LEFT JOIN (${bought(websiteId)} AND o.site_user_id IS NOT NULL GROUP BY 1) b ON b.site_user_id = u.id
    WHERE u.website_id = ${websiteId} AND ${conditions(query)}
    ORDER BY ${sql.raw(ORDERS[query.sort])} LIMIT ${query.limit} OFFSET ${query.offset}`.execute(trx);
  return { rows: rows.map(toRow), total: Number(rows[0]?.total ?? 0) };
}

function conditions(query: CustomerQuery) {
  const parts = [sql`true`];
  if (query.search !== '') parts.push(isWithin([sql`u.email`, sql`u.full_name`], query.search));
  if (query.hasAccount !== null) parts.push(sql`(u.password_hash IS NOT NULL) = ${query.hasAccount}`);
  if (query.acceptsMarketing !== null) parts.push(sql`u.accepts_marketing = ${query.acceptsMarketing}`);
  if (query.tag !== '') parts.push(sql`EXISTS (SELECT 1 FROM unnest(u.tags) t WHERE lower(t) = lower(${query.tag}))`);
  if (query.minOrders !== null) parts.push(sql`coalesce(b.n, 0) >= ${query.minOrders}`);
  if (query.minSpent !== null) parts.push(sql`coalesce(b.spent, 0) >= ${query.minSpent.toString()}::bigint`);
  return sql.join(parts, sql` AND `);
}

function toRow(row: RawRow): CustomerRow {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    hasAccount: row.has_account,
    acceptsMarketing: row.accepts_marketing,
    isTaxExempt: row.is_tax_exempt,
    tags: row.tags,
    orderCount: Number(row.order_count),
    spent: BigInt(row.spent),
    lastOrderAt: row.last_order_at,
    createdAt: row.created_at,
  };
}

export interface WholeCustomer extends CustomerRow {
  readonly notes: string;
  readonly revision: number;
  readonly language: string;
  readonly verifiedAt: Date | null;
  readonly lastSeenAt: Date | null;
}

interface RawCustomer extends RawRow {
  readonly notes: string;
  readonly revision: number;
  readonly language: string;
  readonly verified_at: Date | null;
  readonly last_seen_at: Date | null;
}

export async function findCustomer(trx: SiteTransaction, websiteId: string, id: string): Promise<WholeCustomer | null> {
  const { rows } = await sql<RawCustomer>`
    SELECT u.*, u.password_hash IS NOT NULL AS has_account, coalesce(b.n, 0) AS order_count, coalesce(b.spent, 0) AS spent,
      b.last_at AS last_order_at, 1 AS total
    FROM site_user u LEFT JOIN (${bought(websiteId)} AND o.site_user_id = ${id} GROUP BY 1) b ON b.site_user_id = u.id
    WHERE u.website_id = ${websiteId} AND u.id = ${id}`.execute(trx);
  const row = rows[0];
  if (row === undefined) return null;
  const { notes, revision, language } = row;
  return { ...toRow(row), notes, revision, language, verifiedAt: row.verified_at, lastSeenAt: row.last_seen_at };
}

/** All tags in use, in alphabetical order. */
export async function listCustomerTags(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`SELECT DISTINCT t AS tag FROM site_user u, unnest(u.tags) t
    WHERE u.website_id = ${websiteId} ORDER BY t LIMIT 500`.execute(trx);
  return rows.map(({ tag }) => tag);
}

/** Returns false when another user has changed the customer since that revision. */
export async function saveCustomerDetails(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  changes: {
    readonly revision: number;
    readonly fullName: string;
    readonly notes: string;
    readonly tags: readonly string[];
    readonly isTaxExempt: boolean;
    readonly acceptsMarketing: boolean;
  },
): Promise<boolean> {
  const now = trx.now();
  const { numUpdatedRows } = await trx
    .updateTable('site_user')
    .set({
      full_name: changes.fullName,
      notes: changes.notes,
      tags: [...changes.tags],
      is_tax_exempt: changes.isTaxExempt,
      accepts_marketing: changes.acceptsMarketing,
      accepts_marketing_since: changes.acceptsMarketing
        ? sql<Date>`coalesce(accepts_marketing_since, ${now}::timestamptz)`
        : null,
      revision: changes.revision + 1,
      updated_at: now,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('revision', '=', changes.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A guest's orders, carts, notes and tags become those of another customer; the guest's row goes. */
export async function mergeCustomerRows(
  trx: SiteTransaction,
  websiteId: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  for (const table of ['sales_order', 'cart']) {
    await sql`UPDATE ${sql.table(table)} SET site_user_id = ${into}
      WHERE website_id = ${websiteId} AND site_user_id = ${from}`.execute(trx);
  }
  await sql`UPDATE site_user u SET
      notes = left(trim(both E'\n' from u.notes || E'\n' || g.notes), 10000),
      tags = array(SELECT DISTINCT t FROM unnest(u.tags || g.tags) t ORDER BY t),
      full_name = coalesce(nullif(u.full_name, ''), g.full_name), revision = u.revision + 1, updated_at = ${trx.now()}::timestamptz
    FROM site_user g WHERE u.website_id = ${websiteId} AND u.id = ${into} AND g.website_id = u.website_id AND g.id = ${from}`.execute(
    trx,
  );
  await trx.deleteFrom('site_user').where('website_id', '=', websiteId).where('id', '=', from).execute();
}

export interface CustomerOrderRow {
  readonly id: string;
  readonly number: number;
  readonly email: string;
  readonly currency: string;
  readonly grandTotal: bigint;
  readonly paymentState: string;
  readonly fulfillmentStatus: string;
  readonly itemCount: number;
  readonly lines: readonly Pick<
    StoredOrderLine,
    'productType' | 'quantity' | 'sent' | 'canceled' | 'additionalFields'
  >[];
  readonly placedAt: Date;
}

/** The newest first. */
export async function listOrdersOfCustomer(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
  limit = 200,
): Promise<readonly CustomerOrderRow[]> {
  const rows = await trx
    .selectFrom('sales_order as o')
    .select([
      'o.id',
      'o.order_number',
      'o.email',
      'o.currency',
      'o.grand_total',
      'o.payment_state',
      'o.fulfillment_status',
      'o.placed_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('order_line as l')
        .select(
          sql<CustomerOrderRow['lines']>`coalesce(jsonb_agg(jsonb_build_object('productType', l.product_type,
            'quantity', l.quantity, 'sent', l.sent, 'canceled', l.canceled, 'additionalFields', l.additional_fields)), '[]')`.as(
            'all_lines',
          ),
        )
        .whereRef('l.website_id', '=', 'o.website_id')
        .whereRef('l.order_id', '=', 'o.id')
        .as('lines'),
    )
    .where('o.website_id', '=', websiteId)
    .where('o.site_user_id', '=', siteUserId)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: Number(row.order_number),
    email: row.email,
    currency: row.currency,
    grandTotal: row.grand_total,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    itemCount: (row.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    lines: row.lines ?? [],
    placedAt: row.placed_at,
  }));
}
