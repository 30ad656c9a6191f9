import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** How far events of a site are copied to where the operator wants them. */
export interface CopyProgress {
  /** The mark of the place they are copied to; '' where it has none. */
  readonly to: string;
  /** Which copy it is; '' where none is told from another. */
  readonly copy: string;
  readonly copiedSeq: bigint;
  readonly countedSeq: bigint;
  /** Single events of earlier days (UTC) are only there; null: all that are kept are here. */
  readonly eventsFrom: string | null;
}

export async function loadCopyProgress(trx: SiteTransaction, websiteId: string): Promise<CopyProgress> {
  const { rows } = await sql<CopyProgress>`
    SELECT copied_to AS to, coalesce(copy::text, '') AS copy, copied_seq AS "copiedSeq", counted_seq AS "countedSeq",
      events_from::text AS "eventsFrom"
    FROM analytics_progress WHERE website_id = ${websiteId}`.execute(trx);
  return rows[0] ?? { to: '', copy: '', copiedSeq: 0n, countedSeq: 0n, eventsFrom: null };
}

/** Begins a copy from the first event, unless one to this place is under way. */
export async function beginCopy(trx: SiteTransaction, websiteId: string, to: string): Promise<void> {
  const copy = to === '' ? null : trx.newId();
  await sql`INSERT INTO analytics_progress AS known (website_id, copied_to, copy) VALUES (${websiteId}, ${to}, ${copy})
    ON CONFLICT (website_id) DO UPDATE SET copied_to = excluded.copied_to, copy = excluded.copy, copied_seq = 0
    WHERE known.copied_to <> excluded.copied_to`.execute(trx);
}

/** Never back: two that copied at once end at the farther one. */
export async function saveCopiedSeq(
  trx: SiteTransaction,
  websiteId: string,
  { copy, seq }: { readonly copy: string; readonly seq: bigint },
): Promise<void> {
  await sql`UPDATE analytics_progress SET copied_seq = greatest(copied_seq, ${seq})
    WHERE website_id = ${websiteId} AND coalesce(copy::text, '') = ${copy}`.execute(trx);
}
