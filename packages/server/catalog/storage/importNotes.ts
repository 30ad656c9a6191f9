import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import type { ProductToSave } from './importedProducts.ts';
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
    left join product_state(${websiteId}, ${idsOf(saves)}::uuid[]) s on s.item_id = r.item_id
    on conflict (website_id, run_id, item_id) do nothing`.execute(trx);
}

/** Notes how the import leaves them. */
export async function noteAfter(
  trx: SiteTransaction,
  websiteId: string,
  runId: string,
  saves: readonly ProductToSave[],
): Promise<void> {
  await sql`
    update import_product n set mark = md5(s.state::text)
    from product_state(${websiteId}, ${idsOf(saves)}::uuid[]) s
    where n.website_id = ${websiteId} and n.run_id = ${runId} and n.item_id = s.item_id`.execute(trx);
}

function idsOf(saves: readonly ProductToSave[]): string[] {
  return saves.map(({ itemId }) => itemId);
}
