import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/**
 * Returns the titles of items that events reference by id. Ids come from browsers: those not of the site are absent.
 */
export async function listItemTitles(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly title: string; readonly recordType: number }>> {
  const { rows } = await sql<{ id: string; title: string; recordType: number }>`
    SELECT id::text AS id, title, record_type AS "recordType" FROM item
    WHERE website_id = ${websiteId} AND id = ANY(${uuidsOf(ids)}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listFormNames(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id::text AS id, name FROM form WHERE website_id = ${websiteId} AND id = ANY(${uuidsOf(ids)}::uuid[])`.execute(
    trx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function uuidsOf(ids: readonly string[]): string[] {
  return ids.filter((id) => UUID.test(id));
}
