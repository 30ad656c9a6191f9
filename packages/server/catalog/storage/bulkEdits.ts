import {
  BULK_EDIT_MOVES,
  type BulkChangeState,
  type BulkEditState,
  type BulkField,
  type BulkValue,
  type PlannedChange,
} from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { Actor } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredBulkEdit {
  readonly id: string;
  readonly state: BulkEditState;
  readonly fields: readonly BulkField[];
  readonly total: number;
  readonly position: number;
  readonly actor: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly counts: Readonly<Record<BulkChangeState, number>>;
  readonly variants: number;
}

/** Previews nobody applied are forgotten after a day. */
const PREVIEW_DAYS = 1;
const ROWS_AT_ONCE = 2_000;
/** What is not for sale stays where it is: workflow states of page-data section 5. */
const [PUBLISHED, HIDDEN] = [1, 4];

export async function insertBulkEdit(
  trx: SiteTransaction,
  websiteId: string,
  changes: readonly PlannedChange[],
  actor: Actor,
): Promise<string> {
  const id = trx.newId();
  await sql`delete from bulk_edit where website_id = ${websiteId} and state = 'preview'
    and created_at < ${trx.now()}::timestamptz - ${PREVIEW_DAYS} * interval '1 day'`.execute(trx);
  await trx
    .insertInto('bulk_edit')
    .values({
      website_id: websiteId,
      id,
      fields: [...new Set(changes.map((change) => change.field))],
      total: changes.length,
      account_id: actor.accountId,
      actor: actor.name,
      created_at: trx.now(),
    })
    .execute();
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    await insertChanges(trx, websiteId, id, changes.slice(at, at + ROWS_AT_ONCE), at + 1);
  }
  return id;
}

/** Hidden products are so in several ways: the way back must lead to the same one, so their number is kept. */
async function insertChanges(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  changes: readonly PlannedChange[],
  first: number,
): Promise<void> {
  const rows = changes.map((change, index) => ({
    position: first + index,
    product_id: change.productId,
    variant_id: change.variantId,
    field: change.field,
    old_value: change.oldValue,
    new_value: change.field === 'visible' ? (change.newValue === true ? PUBLISHED : HIDDEN) : change.newValue,
    typed: change.typed,
    problem: change.problem,
  }));
  await sql`
    insert into bulk_edit_change (website_id, bulk_edit_id, position, product_id, variant_id, field, old_value, new_value,
      typed, state, problem)
    select i.website_id, ${id}::uuid, r.position, r.product_id, r.variant_id, r.field,
      case when r.field = 'visible' then to_jsonb(i.workflow_state) else r.old_value end, r.new_value, r.typed,
      case when r.problem is null then 'planned' else 'refused' end, r.problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, product_id uuid, variant_id uuid, field text,
      old_value jsonb, new_value jsonb, typed text, problem jsonb)
    join item i on i.website_id = ${websiteId} and i.id = r.product_id`.execute(trx);
}

interface RawBulkEdit {
  readonly id: string;
  readonly state: BulkEditState;
  readonly fields: readonly BulkField[];
  readonly total: number;
  readonly position: number;
  readonly actor: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly counts: Readonly<Partial<Record<BulkChangeState, number>>> | null;
  readonly variants: number;
}

export async function listBulkEdits(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly id: string } | { readonly limit: number },
): Promise<readonly StoredBulkEdit[]> {
  const which =
    'id' in wanted
      ? sql`b.id = ${wanted.id}::uuid`
      : sql`b.id in (select id from bulk_edit where website_id = ${websiteId} and state <> 'preview'
          order by created_at desc, id limit ${wanted.limit})`;
  const { rows } = await sql<RawBulkEdit>`
    select b.id, b.state, b.fields, b.total, b.position, b.actor, b.created_at, b.finished_at,
      (select jsonb_object_agg(state, n) from (select state, count(*)::int as n from bulk_edit_change c
        where c.website_id = b.website_id and c.bulk_edit_id = b.id group by state) s) as counts,
      (select count(distinct variant_id)::int from bulk_edit_change c
        where c.website_id = b.website_id and c.bulk_edit_id = b.id) as variants
    from bulk_edit b where b.website_id = ${websiteId} and ${which} order by b.created_at desc, b.id`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    fields: row.fields,
    total: row.total,
    position: row.position,
    actor: row.actor,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    counts: { planned: 0, refused: 0, applied: 0, skipped: 0, undone: 0, kept: 0, ...row.counts },
    variants: row.variants,
  }));
}

export interface StoredChange {
  readonly position: number;
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly field: BulkField;
  readonly oldValue: BulkValue;
  readonly newValue: BulkValue;
  readonly typed: string | null;
  readonly state: BulkChangeState;
  readonly problem: Problem | null;
}

interface RawChange {
  readonly position: number;
  readonly variant_id: string;
  readonly product_id: string;
  readonly title: string | null;
  readonly option_names: readonly string[] | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly sku: string | null;
  readonly field: BulkField;
  readonly old_value: BulkValue;
  readonly new_value: BulkValue;
  readonly typed: string | null;
  readonly state: BulkChangeState;
  readonly problem: Problem | null;
}

export async function listBulkChanges(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly id: string; readonly isProblemsOnly: boolean; readonly after: number; readonly limit: number },
): Promise<readonly StoredChange[]> {
  const only = wanted.isProblemsOnly ? sql`and c.state in ('refused', 'skipped', 'kept')` : sql``;
  const { rows } = await sql<RawChange>`
    select c.position, c.variant_id, c.product_id, i.title, p.variant_option_ordering as option_names, v.attributes, v.sku,
      c.field, c.old_value, c.new_value, c.typed, c.state, c.problem
    from bulk_edit_change c
    left join item i on i.website_id = c.website_id and i.id = c.product_id
    left join product p on p.website_id = c.website_id and p.id = c.product_id
    left join variant v on v.website_id = c.website_id and v.id = c.variant_id
    where c.website_id = ${websiteId} and c.bulk_edit_id = ${wanted.id}::uuid and c.position > ${wanted.after} ${only}
    order by c.position limit ${wanted.limit}`.execute(trx);
  return rows.map((row) => ({
    position: row.position,
    variantId: row.variant_id,
    productId: row.product_id,
    title: row.title ?? '',
    optionNames: row.option_names ?? [],
    attributes: row.attributes ?? {},
    sku: row.sku ?? '',
    field: row.field,
    oldValue: shown(row.field, row.old_value),
    newValue: shown(row.field, row.new_value),
    typed: row.typed,
    state: row.state,
    problem: row.problem,
  }));
}

function shown(field: BulkField, value: BulkValue): BulkValue {
  return field === 'visible' ? value === PUBLISHED || value === true : value;
}

/** Moves a batch on; false where its table has no such move. */
export async function moveBulkEdit(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  move: { readonly to: Exclude<BulkEditState, 'preview'>; readonly finishedAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bulk_edit')
    .set({ state: move.to, position: 0, finished_at: move.finishedAt ?? null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(BULK_EDIT_MOVES, move.to))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
