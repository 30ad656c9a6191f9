import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

/** A customer as programs read it; amounts in minor units of the site's currency. */
export interface ApiProfileRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly isCustomer: boolean;
  readonly createdAt: Date;
  readonly address: Readonly<Record<string, unknown>> | null;
  readonly addressId: string | null;
  readonly language: string;
  readonly acceptsMarketing: boolean;
  readonly marketingSince: Date | null;
  readonly firstOrderAt: Date | null;
  readonly lastOrderAt: Date | null;
  readonly orderCount: number;
  readonly ordered: bigint;
  readonly refunded: bigint;
  /** What it is sorted by, as the cursor carries it. */
  readonly sortKey: string;
}

const MOMENT = sql`timestamptz`;
const never = (moment: RawBuilder<unknown>) => sql`coalesce(${moment}, 'epoch'::timestamptz)`;
const SORTS = {
  createdOn: { key: sql`u.created_at`, type: MOMENT },
  id: { key: sql`u.id`, type: sql`uuid` },
  email: { key: sql`lower(u.email)`, type: sql`text` },
  lastName: { key: sql`lower(regexp_replace(u.full_name, '^.*\\s', ''))`, type: sql`text` },
  firstName: { key: sql`lower(u.full_name)`, type: sql`text` },
  joinedOn: { key: never(sql`u.accepts_marketing_since`), type: MOMENT },
  orderCount: { key: sql`coalesce(b.count, 0)::bigint`, type: sql`bigint` },
  orderAmount: { key: sql`coalesce(b.ordered, 0)::bigint`, type: sql`bigint` },
  lastOrderOn: { key: never(sql`b.last_at`), type: MOMENT },
} as const;

export type ApiProfileSort = keyof typeof SORTS;

/** What a key of this order looks like, as a cursor carries it. */
export function isSortKey(sort: ApiProfileSort, key: string): boolean {
  const { type } = SORTS[sort];
  if (type === MOMENT) return /^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z$/.test(key) && !Number.isNaN(Date.parse(key));
  if (sort === 'id') return isId(key);
  return !sort.startsWith('order') || /^\d{1,18}$/.test(key);
}

export interface Bounds<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

export interface ApiProfileSearch {
  readonly email: string | null;
  readonly isCustomer: boolean | null;
  readonly hasAccount: boolean | null;
  readonly ids: readonly string[] | null;
  /** Part of the name or the email address; empty for all. */
  readonly query?: string;
  readonly acceptsMarketing?: boolean | null;
  /** Both ends included. */
  readonly bounds?: Partial<Readonly<Record<BoundedFact, Bounds<Date | number | bigint>>>>;
  readonly sort: ApiProfileSort;
  readonly isDown: boolean;
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

const FACTS = {
  joinedOn: sql`u.accepts_marketing_since`,
  orderCount: sql`coalesce(b.count, 0)`,
  orderAmount: sql`coalesce(b.ordered, 0)`,
  firstOrderOn: sql`b.first_at`,
  lastOrderOn: sql`b.last_at`,
};
type BoundedFact = keyof typeof FACTS;

function within([fact, { from, to }]: [string, Bounds<Date | number | bigint>]): readonly RawBuilder<unknown>[] {
  const value = FACTS[fact as BoundedFact];
  return [...(from === null ? [] : [sql`${value} >= ${from}`]), ...(to === null ? [] : [sql`${value} <= ${to}`])];
}

export async function searchApiProfiles(
  trx: SiteTransaction,
  websiteId: string,
  search: ApiProfileSearch,
): Promise<readonly ApiProfileRow[]> {
  const { sort, isDown, limit } = search;
  const { key, type } = SORTS[sort];
  const way = isDown ? sql`DESC` : sql`ASC`;
  const wanted = sql.join(conditionsOf(websiteId, search), sql` AND `);
  const { rows } = await sql<ApiProfileRow>`
    SELECT u.id, u.full_name AS "fullName", u.email, u.password_hash IS NOT NULL AS "hasAccount",
      coalesce(b.count, 0) > 0 AS "isCustomer", u.created_at AS "createdAt", a.address, a.id AS "addressId",
      u.language, u.accepts_marketing_since AS "marketingSince", u.accepts_marketing AS "acceptsMarketing",
      b.first_at AS "firstOrderAt", b.last_at AS "lastOrderAt", coalesce(b.count, 0)::int AS "orderCount",
      coalesce(b.ordered, 0)::bigint AS ordered, coalesce(b.refunded, 0)::bigint AS refunded,
      ${type === MOMENT ? sql`to_char((${key}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MSZ')` : sql`(${key})::text`} AS "sortKey"
    FROM site_user u
    LEFT JOIN LATERAL (
      SELECT count(*) AS count, min(o.placed_at) AS first_at, max(o.placed_at) AS last_at, sum(o.grand_total) AS ordered,
        sum((SELECT coalesce(sum(r.amount), 0) FROM order_refund r WHERE r.website_id = o.website_id AND r.order_id = o.id
          AND r.state <> 'failed')) AS refunded
      FROM sales_order o WHERE o.website_id = u.website_id AND o.site_user_id = u.id
    ) b ON true
    LEFT JOIN site_user_address a ON a.website_id = u.website_id AND a.site_user_id = u.id AND a.is_default
    WHERE ${wanted} ORDER BY ${key} ${way}, u.id ${way} LIMIT ${limit}`.execute(trx);
  return rows;
}

function conditionsOf(websiteId: string, search: ApiProfileSearch): readonly RawBuilder<unknown>[] {
  const { email, isCustomer, hasAccount, ids, query = '', acceptsMarketing = null, bounds = {}, after } = search;
  const { key, type } = SORTS[search.sort];
  const beyond = search.isDown ? sql`<` : sql`>`;
  return [
    sql`u.website_id = ${websiteId}`,
    ...(email === null ? [] : [sql`lower(u.email) = lower(${email})`]),
    ...(isCustomer === null ? [] : [sql`(coalesce(b.count, 0) > 0) = ${isCustomer}`]),
    ...(hasAccount === null ? [] : [sql`(u.password_hash IS NOT NULL) = ${hasAccount}`]),
    ...(ids === null ? [] : [sql`u.id = ANY (${[...ids]}::uuid[])`]),
    ...(query === '' ? [] : [isWithin([sql`u.full_name`, sql`u.email`], query)]),
    ...(acceptsMarketing === null ? [] : [sql`u.accepts_marketing = ${acceptsMarketing}`]),
    ...Object.entries(bounds).flatMap(within),
    ...(after === null ? [] : [sql`(${key}, u.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`]),
  ];
}
