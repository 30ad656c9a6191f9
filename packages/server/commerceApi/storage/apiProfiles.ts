import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A customer as programs read it; amounts in minor units of the site's currency. */
export interface ApiProfileRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly isCustomer: boolean;
  readonly createdAt: Date;
  readonly address: Readonly<Record<string, unknown>> | null;
  readonly acceptsMarketing: boolean;
  readonly firstOrderAt: Date | null;
  readonly lastOrderAt: Date | null;
  readonly orderCount: number;
  readonly ordered: bigint;
  readonly refunded: bigint;
  /** What it is sorted by, as the cursor carries it. */
  readonly sortKey: string;
}

const SORTS = {
  createdOn: { key: sql`u.created_at`, type: sql`timestamptz` },
  id: { key: sql`u.id`, type: sql`uuid` },
  email: { key: sql`lower(u.email)`, type: sql`text` },
  lastName: { key: sql`lower(regexp_replace(u.full_name, '^.*\\s', ''))`, type: sql`text` },
} as const;

export type ApiProfileSort = keyof typeof SORTS;
export const API_PROFILE_SORTS = Object.keys(SORTS) as readonly ApiProfileSort[];

export interface ApiProfileSearch {
  readonly email: string | null;
  readonly isCustomer: boolean | null;
  readonly hasAccount: boolean | null;
  readonly ids: readonly string[] | null;
  readonly sort: ApiProfileSort;
  readonly isDown: boolean;
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

export async function searchApiProfiles(
  trx: SiteTransaction,
  websiteId: string,
  { email, isCustomer, hasAccount, ids, sort, isDown, after, limit }: ApiProfileSearch,
): Promise<readonly ApiProfileRow[]> {
  const { key, type } = SORTS[sort];
  const way = isDown ? sql`DESC` : sql`ASC`;
  const beyond = isDown ? sql`<` : sql`>`;
  const conditions: readonly RawBuilder<unknown>[] = [
    sql`u.website_id = ${websiteId}`,
    ...(email === null ? [] : [sql`lower(u.email) = lower(${email})`]),
    ...(isCustomer === null ? [] : [sql`(coalesce(b.count, 0) > 0) = ${isCustomer}`]),
    ...(hasAccount === null ? [] : [sql`(u.password_hash IS NOT NULL) = ${hasAccount}`]),
    ...(ids === null ? [] : [sql`u.id = ANY (${[...ids]}::uuid[])`]),
    ...(after === null ? [] : [sql`(${key}, u.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<ApiProfileRow>`
    SELECT u.id, u.full_name AS "fullName", u.email, u.password_hash IS NOT NULL AS "hasAccount",
      coalesce(b.count, 0) > 0 AS "isCustomer", u.created_at AS "createdAt", a.address, u.accepts_marketing AS "acceptsMarketing",
      b.first_at AS "firstOrderAt", b.last_at AS "lastOrderAt", coalesce(b.count, 0)::int AS "orderCount",
      coalesce(b.ordered, 0)::bigint AS ordered, coalesce(b.refunded, 0)::bigint AS refunded,
      ${sort === 'createdOn' ? sql`to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MSZ')` : sql`(${key})::text`} AS "sortKey"
    FROM site_user u
    LEFT JOIN LATERAL (
      SELECT count(*) AS count, min(o.placed_at) AS first_at, max(o.placed_at) AS last_at, sum(o.grand_total) AS ordered,
        sum((SELECT coalesce(sum(r.amount), 0) FROM order_refund r WHERE r.website_id = o.website_id AND r.order_id = o.id
          AND r.state <> 'failed')) AS refunded
      FROM sales_order o WHERE o.website_id = u.website_id AND o.site_user_id = u.id
    ) b ON true
    LEFT JOIN site_user_address a ON a.website_id = u.website_id AND a.site_user_id = u.id AND a.is_default
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${key} ${way}, u.id ${way} LIMIT ${limit}`.execute(trx);
  return rows;
}
