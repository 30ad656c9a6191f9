import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What a change was called, and which records it touched. */
export interface ChangeWords {
  readonly revision: number;
  readonly author: string;
  readonly label: string;
  readonly keys: readonly string[];
}

/** More than anybody reads before publishing. */
const MOST = 3000;

/** The newest changes of a site, newest first. */
export async function listChangeWords(trx: SiteTransaction, websiteId: string): Promise<readonly ChangeWords[]> {
  const { rows } = await sql<{ revision: bigint; author: string; label: string; keys: string[] }>`
    SELECT revision, author, label,
      ARRAY(SELECT DISTINCT edit ->> 'key' FROM jsonb_array_elements(edits) AS own(edit)) AS keys
    FROM site_change WHERE website_id = ${websiteId} ORDER BY revision DESC LIMIT ${MOST}`.execute(trx);
  return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
}

/** Up to which revision of the draft each page was published last; '' for what belongs to no page. */
export async function lastPublishedRevisions(
  trx: SiteTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ page: string; revision: bigint }>`
    SELECT own.page, max(version.revision) AS revision FROM site_version AS version, unnest(version.pages) AS own(page)
    WHERE version.website_id = ${websiteId} AND version.kind = 'published' GROUP BY own.page`.execute(trx);
  return new Map(rows.map(({ page, revision }) => [page, Number(revision)]));
}
