import type { ImportUndoOutcome } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { productState } from './productState.ts';

/** A product of an import, as it is now. */
export interface ImportedProductNow {
  readonly id: string;
  readonly line: number;
  readonly title: string;
  readonly isMade: boolean;
  readonly isGone: boolean;
  readonly isEdited: boolean;
  readonly isCounted: boolean;
  readonly isInUse: boolean;
}

/** The next ones that nothing became of yet. */
export async function listOpenIds(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  limit: number | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select item_id as id from import_product
    where website_id = ${websiteId} and run_id = ${runId} and outcome is null order by item_id limit ${limit}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Holds the notes, products and variants, each in ascending order (STK-7). Returns those still to be taken back. */
export async function holdOpen(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select item_id as id from import_product
    where website_id = ${websiteId} and run_id = ${runId} and outcome is null and item_id = any (${[...ids]}::uuid[])
    order by item_id for update`.execute(trx);
  const open = rows.map(({ id }) => id);
  await sql`select id from item where website_id = ${websiteId} and id = any (${open}::uuid[])
    order by id for no key update`.execute(trx);
  await sql`select id from variant where website_id = ${websiteId} and product_id = any (${open}::uuid[])
    order by id for update`.execute(trx);
  return open;
}

/** What an import made or changed, with what has happened to it since: all of it, however it was changed. */
export async function listImportedNow(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  ids: readonly string[],
): Promise<readonly ImportedProductNow[]> {
  const { rows } = await sql<ImportedProductNow>`
    select n.item_id as id, n.line, n.title,
      n.before is null or n.before #>> '{item,deleted_at}' is not null as "isMade",
      s.item_id is null or s.state #>> '{item,deleted_at}' is not null as "isGone",
      md5(s.state::text) is distinct from n.mark as "isEdited",
      n.item_id in (select v.product_id from variant v
        join stock_movement m on m.website_id = v.website_id and m.variant_id = v.id
        where v.website_id = ${websiteId} and m.website_id = ${websiteId} and m.cause in ('adjustment', 'import') and m.cause_id <> ${runId}
          and v.product_id = any (${[...ids]}::uuid[])) as "isCounted",
      n.item_id in (select product_id from order_line where website_id = ${websiteId})
        or n.item_id in (select e.product_id from cart_entry e
          join cart c on c.website_id = e.website_id and c.id = e.cart_id
          where e.website_id = ${websiteId} and c.website_id = ${websiteId} and not c.is_purchased)
        or n.item_id in (select item_id from product_review where website_id = ${websiteId}) as "isInUse"
    from import_product n
    left join ${productState(websiteId, ids)} s on s.item_id = n.item_id
    where n.website_id = ${websiteId} and n.run_id = ${runId} and n.item_id = any (${[...ids]}::uuid[])
    order by n.line, n.item_id`.execute(trx);
  return rows;
}

export async function noteOutcomes(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  outcomes: ReadonlyMap<string, ImportUndoOutcome>,
): Promise<void> {
  await sql`update import_product n set outcome = o.outcome
    from unnest(${[...outcomes.keys()]}::uuid[], ${[...outcomes.values()]}::text[]) as o(id, outcome)
    where n.website_id = ${websiteId} and n.run_id = ${runId} and n.item_id = o.id`.execute(trx);
}

export interface NotedOutcome {
  readonly line: number;
  readonly title: string;
  readonly outcome: ImportUndoOutcome;
}

/** What became of the products of an import so far. */
export async function listOutcomes(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
): Promise<readonly NotedOutcome[]> {
  const { rows } = await sql<NotedOutcome>`select line, title, outcome from import_product
    where website_id = ${websiteId} and run_id = ${runId} and outcome is not null order by line, item_id`.execute(trx);
  return rows;
}
