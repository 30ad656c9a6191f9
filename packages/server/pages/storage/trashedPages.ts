import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** When pages of the draft were put into the trash last; those that came with it, when the draft was made. */
export async function trashedSince(
  trx: SiteTransaction,
  websiteId: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ page: string; since: Date }>`
    SELECT own.page, coalesce(
      (SELECT max(change.created_at) FROM site_change AS change WHERE change.website_id = ${websiteId}
        AND change.edits @> jsonb_build_array(
          jsonb_build_object('key', 'page:' || own.page, 'path', '["isDeleted"]'::jsonb, 'now', true))),
      (SELECT created_at FROM site_draft WHERE website_id = ${websiteId})) AS since
    FROM unnest(${[...pages]}::text[]) AS own(page)`.execute(trx);
  return new Map(rows.map(({ page, since }) => [page, since]));
}

/** Those that still have products, posts or events: they are never deleted with their page. */
export async function pagesWithEntries(
  trx: SiteTransaction,
  websiteId: string,
  pages: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT collection_id AS id FROM item
    WHERE website_id = ${websiteId} AND collection_id = ANY(${[...pages]}::uuid[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The rows pages were served from. */
export async function deleteTrashedPages(
  trx: SiteTransaction,
  websiteId: string,
  pages: readonly string[],
): Promise<void> {
  await sql`DELETE FROM collection WHERE website_id = ${websiteId} AND id = ANY(${[...pages]}::uuid[])
    AND NOT enabled AND NOT homepage`.execute(trx);
}
