import {
  BULK_CHANGE_MOVES,
  BULK_FIELDS,
  type BulkEditState,
  type BulkField,
  type BulkStock,
} from '@quoin/domain/catalog';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { FIELD_WRITINGS } from './productSheet.ts';

/** A run of changes of one batch, by position. */
export interface Chunk {
  readonly websiteId: string;
  readonly id: string;
  /** `apply`: planned → applied, else skipped. `undo`: applied → undone, else kept. */
  readonly way: 'apply' | 'undo';
  readonly first: number;
  readonly last: number;
}

const WAYS = {
  apply: { done: 'applied', left: 'skipped', before: sql`c.old_value`, after: sql`c.new_value` },
  undo: { done: 'undone', left: 'kept', before: sql`c.new_value`, after: sql`c.old_value` },
} as const;

function inChunk({ websiteId, id, first, last, way }: Chunk) {
  return sql`c.website_id = ${websiteId} and c.bulk_edit_id = ${id} and c.position between ${first} and ${last}
    and c.state = any (${movesTo(BULK_CHANGE_MOVES, WAYS[way].done)})`;
}

/** The next run of a batch, its row held; null when the batch is not under way. */
export async function nextChunk(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  size: number,
): Promise<{
  readonly chunk: Chunk;
  readonly total: number;
  readonly actor: string;
  readonly accountId: string | null;
} | null> {
  const row = await trx
    .selectFrom('bulk_edit')
    .select(['state', 'position', 'total', 'actor', 'account_id'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const way = wayOf(row?.state);
  if (row === undefined || way === null) return null;
  const chunk = { websiteId, id, way, first: row.position + 1, last: Math.min(row.position + size, row.total) };
  return { chunk, total: row.total, actor: row.actor, accountId: row.account_id };
}

function wayOf(state: BulkEditState | undefined): Chunk['way'] | null {
  if (state === 'applying') return 'apply';
  return state === 'undoing' ? 'undo' : null;
}

/** Holds the chunk's products and variants, each in ascending order (STK-7). */
export async function lockChunk(trx: SiteTransaction, chunk: Chunk): Promise<void> {
  await sql`select id from item where website_id = ${chunk.websiteId} and id in
    (select c.product_id from bulk_edit_change c where ${inChunk(chunk)}) order by id for no key update`.execute(trx);
  await sql`select id from variant where website_id = ${chunk.websiteId} and id in
    (select c.variant_id from bulk_edit_change c where ${inChunk(chunk)}) order by id for no key update`.execute(trx);
}

/** Which columns the chunk changes. */
export async function fieldsOfChunk(trx: SiteTransaction, chunk: Chunk): Promise<readonly BulkField[]> {
  const { rows } = await sql<{ field: BulkField }>`select distinct field from bulk_edit_change c
    where ${inChunk(chunk)}`.execute(trx);
  const found = new Set(rows.map((row) => row.field));
  return BULK_FIELDS.filter((field) => found.has(field));
}

/** What is in the trash, or left its product, is not changed. */
const isAlive = {
  item: () => sql`t.deleted_at is null`,
  product: (websiteId: string) =>
    sql`exists (select 1 from item i where i.website_id = ${websiteId} and i.id = t.id and i.deleted_at is null)`,
  variant: () => sql`not t.archived`,
} as const;

/** Writes one column of the chunk, whose rows are held, where it still is what the batch expects; exact both ways. */
export async function writeField(
  trx: SiteTransaction,
  chunk: Chunk,
  field: Exclude<BulkField, 'stock'>,
): Promise<void> {
  const { table, current, set } = FIELD_WRITINGS[field];
  const { before, after } = WAYS[chunk.way];
  const target = table === 'variant' ? sql`c.variant_id` : sql`c.product_id`;
  const free =
    field === 'sku'
      ? sql`and not exists (select 1 from variant o
          where o.website_id = ${chunk.websiteId} and o.sku = ${after} #>> '{}' and o.id <> t.id)`
      : sql``;
  // Found first, then written: within an update, a spread database compares no columns as jsonb.
  const { rows } = await sql<{ position: number }>`
    select c.position from bulk_edit_change c
    join ${sql.table(table)} t on t.website_id = c.website_id and t.id = ${target}
    where ${inChunk(chunk)} and c.field = ${field} and t.website_id = ${chunk.websiteId}
      and ${current} = ${before} and ${isAlive[table](chunk.websiteId)} ${free}`.execute(trx);
  const positions = rows.map((row) => row.position);
  await sql`
    update ${sql.table(table)} t set ${set(after)} from bulk_edit_change c
    where ${inChunk(chunk)} and c.position = any (${positions}::int[]) and t.website_id = ${chunk.websiteId}
      and t.id = ${target}`.execute(trx);
  await settleChanges(trx, chunk, positions, null);
}

export interface StockStep {
  readonly position: number;
  readonly variantId: string;
  readonly expected: BulkStock;
  readonly wanted: BulkStock;
}

export async function listStockSteps(trx: SiteTransaction, chunk: Chunk): Promise<readonly StockStep[]> {
  const { before, after } = WAYS[chunk.way];
  const { rows } = await sql<{ position: number; variant_id: string; expected: BulkStock; wanted: BulkStock }>`
    select c.position, c.variant_id, ${before} as expected, ${after} as wanted from bulk_edit_change c
    where ${inChunk(chunk)} and c.field = 'stock' order by c.position`.execute(trx);
  return rows.map(({ variant_id, ...same }) => ({ ...same, variantId: variant_id }));
}

/** Notes how single changes went; a code says why one was left alone. */
export async function settleChanges(
  trx: SiteTransaction,
  chunk: Chunk,
  positions: readonly number[],
  problem: string | null,
): Promise<void> {
  if (positions.length === 0) return;
  const { done, left } = WAYS[chunk.way];
  await sql`update bulk_edit_change c set state = ${problem === null ? done : left},
      problem = ${problem === null ? null : JSON.stringify({ code: problem })}::jsonb
    where ${inChunk(chunk)} and c.position = any (${[...positions]}::int[])`.execute(trx);
}

/** Marks the rest. Unwritten values were changed by another user, have a SKU that is now taken, or are deleted. */
export async function leaveRest(trx: SiteTransaction, chunk: Chunk): Promise<void> {
  const { left, after, before } = WAYS[chunk.way];
  const site = sql`${chunk.websiteId}`;
  const { rows } = await sql<{ position: number; code: string; value: string }>`
    select c.position, ${after} #>> '{}' as value, case
      when not exists (select 1 from variant v join item i on i.website_id = v.website_id and i.id = v.product_id
        where v.website_id = ${site} and i.website_id = ${site} and v.id = c.variant_id and not v.archived
          and i.deleted_at is null) then 'bulkGone'
      when c.field = 'sku' and exists (select 1 from variant v where v.website_id = ${site} and v.id = c.variant_id
        and to_jsonb(v.sku) = ${before}) then 'bulkSkuTaken'
      else 'bulkChangedSince' end as code
    from bulk_edit_change c where ${inChunk(chunk)}`.execute(trx);
  const problems = rows.map(({ code, value }) => JSON.stringify({ code, values: { value } }));
  await sql`
    update bulk_edit_change c set state = ${left}, problem = p.problem
    from unnest(${rows.map(({ position }) => position)}::int[], ${problems}::jsonb[]) as p(position, problem)
    where ${inChunk(chunk)} and c.position = p.position`.execute(trx);
}

/** The edit counts as one of its products; the batch goes on behind the chunk. */
export async function closeChunk(trx: SiteTransaction, chunk: Chunk): Promise<void> {
  const { done } = WAYS[chunk.way];
  await sql`update item set updated_on = ${trx.now()}::timestamptz where website_id = ${chunk.websiteId} and id in (
    select product_id from bulk_edit_change c where c.website_id = ${chunk.websiteId} and c.bulk_edit_id = ${chunk.id}
      and c.position between ${chunk.first} and ${chunk.last} and c.state = ${done})`.execute(trx);
  await trx
    .updateTable('bulk_edit')
    .set({ position: chunk.last })
    .where('website_id', '=', chunk.websiteId)
    .where('id', '=', chunk.id)
    .execute();
}
