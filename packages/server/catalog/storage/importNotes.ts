import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import type { ProductToSave } from './importedProducts.ts';
import { productState } from './productState.ts';
import { wideRows } from './wideRows.ts';

/** Notes what products are before their import changes them, so that it can be taken back. Their rows must be held. */
export async function noteBefore(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
): Promise<void> {
  const rows = saves.map(({ itemId, runId, product: { line, title } }) => ({
    ...{ item_id: itemId, run_id: runId, line },
    title: title.slice(0, 300),
  }));
  await sql`
    insert into import_product (website_id, run_id, item_id, line, title, before, mark)
    select own.website_id, r.run_id, r.item_id, r.line, r.title, s.state, ''
    from ${siteRow(websiteId)} cross join jsonb_to_recordset(${wideRows(rows)}) as r(item_id uuid, run_id uuid, line int, title text)
    left join ${productState(websiteId, idsOf(saves))} s on s.item_id = r.item_id
    on conflict (website_id, run_id, item_id) do nothing`.execute(trx);
}

/** Notes how the import leaves them. */
export async function noteAfter(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  saves: readonly ProductToSave[],
): Promise<void> {
  const { rows } = await sql<{ id: string; mark: string }>`
    select s.item_id as id, md5(s.state::text) as mark from ${productState(websiteId, idsOf(saves))} s`.execute(trx);
  await sql`
    update import_product n set mark = s.mark
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ mark }) => mark)}::text[]) as s(id, mark)
    where n.website_id = ${websiteId} and n.run_id = ${runId} and n.item_id = s.id`.execute(trx);
}

function idsOf(saves: readonly ProductToSave[]): string[] {
  return saves.map(({ itemId }) => itemId);
}
