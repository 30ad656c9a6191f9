import type { StockReason } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export type MovementCause = 'order' | 'return' | 'adjustment' | 'import';

/** One change of stock with what caused it. */
export interface MovementRow {
  readonly id: string;
  readonly at: Date;
  readonly variantId: string;
  readonly title: string;
  readonly sku: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly delta: number;
  readonly balance: number;
  readonly cause: MovementCause;
  readonly order: { readonly id: string; readonly number: number } | null;
  readonly adjustment: {
    readonly id: string;
    readonly reason: StockReason;
    readonly note: string;
    readonly actor: string;
  } | null;
  readonly importRun: { readonly id: string; readonly fileName: string; readonly actor: string } | null;
}

export interface MovementSearch {
  readonly variantId: string | null;
  readonly cause: MovementCause | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

interface RawMovement {
  readonly id: string;
  readonly created_at: Date;
  readonly variant_id: string;
  readonly title: string;
  readonly sku: string;
  readonly option_names: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly delta: number;
  readonly balance: number;
  readonly cause: MovementCause;
  readonly cause_id: string;
  readonly order_id: string | null;
  readonly order_number: bigint | null;
  readonly reason: StockReason | null;
  readonly note: string | null;
  readonly actor: string | null;
  readonly file_name: string | null;
  readonly import_actor: string | null;
}

/**
 * The newest movements first. A sale is caused by the order's line, a return by the order's event. What was on hand after one is what is on hand now less all that came later, so no running
 * sum is stored that could be wrong.
 */
export async function listMovements(
  trx: SiteTransaction,
  websiteId: string,
  search: MovementSearch,
): Promise<readonly MovementRow[]> {
  const { variantId, cause, after } = search;
  const wanted = [
    sql`m.website_id = ${websiteId}`,
    ...(variantId === null ? [] : [sql`m.variant_id = ${variantId}::uuid`]),
    ...(cause === null ? [] : [sql`m.cause = ${cause}`]),
    ...(after === null ? [] : [sql`(m.created_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<RawMovement>`
    with page as (
      select * from stock_movement m where ${sql.join(wanted, sql` and `)}
      order by m.created_at desc, m.id desc limit ${search.limit}
    )
    select m.id, m.created_at, m.variant_id, i.title, v.sku, p.variant_option_ordering as option_names, v.attributes, m.delta,
      (v.on_hand - coalesce((select sum(later.delta) from stock_movement later where later.website_id = ${websiteId}
        and later.variant_id = m.variant_id and (later.created_at, later.id) > (m.created_at, m.id)), 0))::int as balance,
      m.cause, m.cause_id, o.id as order_id, o.order_number,
      a.reason, a.note, a.actor, r.file_name, r.actor as import_actor
    from page m
    join variant v on v.website_id = ${websiteId} and v.id = m.variant_id
    join product p on p.website_id = ${websiteId} and p.id = v.product_id
    join item i on i.website_id = ${websiteId} and i.id = p.id
    left join order_line l on l.website_id = ${websiteId} and m.cause = 'order' and l.id = m.cause_id
    left join order_event e on e.website_id = ${websiteId} and m.cause = 'return' and e.id = m.cause_id
    left join sales_order o on o.website_id = ${websiteId} and o.id = coalesce(l.order_id, e.order_id)
    left join stock_adjustment a on a.website_id = ${websiteId} and m.cause = 'adjustment' and a.id = m.cause_id
    left join import_run r on r.website_id = ${websiteId} and m.cause = 'import' and r.id = m.cause_id
    order by m.created_at desc, m.id desc`.execute(trx);
  return rows.map(toMovement);
}

function toMovement(row: RawMovement): MovementRow {
  const { reason, note, actor } = row;
  return {
    id: row.id,
    at: row.created_at,
    variantId: row.variant_id,
    title: row.title,
    sku: row.sku,
    optionNames: row.option_names,
    attributes: row.attributes,
    delta: row.delta,
    balance: row.balance,
    cause: row.cause,
    order: row.order_id === null ? null : { id: row.order_id, number: Number(row.order_number) },
    adjustment: reason === null ? null : { id: row.cause_id, reason, note: note ?? '', actor: actor ?? '' },
    importRun:
      row.file_name === null ? null : { id: row.cause_id, fileName: row.file_name, actor: row.import_actor ?? '' },
  };
}
