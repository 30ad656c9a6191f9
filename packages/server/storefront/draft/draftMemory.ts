import { applyEdits, type SiteRecords } from '@quoin/domain/document';
import { sql } from 'kysely';
import { listChanges, toRecords } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A site's draft in one state. */
export interface DraftState {
  readonly revision: number;
  readonly records: SiteRecords;
}

/** Drafts as this process last saw them: what others changed since is read from their changes, not all over again. */
export interface DraftMemory {
  /** The draft as the transaction sees it; null where the editor was never opened. */
  of(trx: SiteTransaction, websiteId: string): Promise<DraftState | null>;
  /** After the commit that made it. */
  keep(websiteId: string, state: DraftState): void;
}

const MAX_KEPT = 50;
/** With more changes than that, reading everything is quicker. */
const MAX_CHANGES = 200;

export function createDraftMemory(): DraftMemory {
  const kept = new Map<string, DraftState>();

  function keep(websiteId: string, state: DraftState): void {
    const held = kept.get(websiteId);
    if (held !== undefined && held.revision > state.revision) return;
    kept.delete(websiteId);
    kept.set(websiteId, state);
    const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    keep,
    async of(trx, websiteId) {
      const held = kept.get(websiteId);
      const newer = held && (await broughtUp(trx, websiteId, held));
      if (newer) return newer;
      return loadState(trx, websiteId);
    },
  };
}

/** What is remembered with everything that was changed since; null when that is too much, or cannot be. */
async function broughtUp(trx: SiteTransaction, websiteId: string, held: DraftState): Promise<DraftState | null> {
  const changes = await listChanges(trx, websiteId, held.revision, MAX_CHANGES);
  if (changes.length === 0) {
    // A restored database may be older than what is remembered.
    const { rows } = await sql<{ revision: bigint }>`SELECT revision FROM site_draft
      WHERE website_id = ${websiteId}`.execute(trx);
    return rows[0] !== undefined && Number(rows[0].revision) === held.revision ? held : null;
  }
  const revision = changes.at(-1)!.revision;
  if (revision - held.revision !== changes.length || changes.length === MAX_CHANGES) return null;
  const edits = changes.flatMap((change) => change.edits);
  return { revision, records: applyEdits(held.records, edits) };
}

/** Revision and records in one statement: so they belong together. */
async function loadState(trx: SiteTransaction, websiteId: string): Promise<DraftState | null> {
  const { rows } = await sql<{ revision: bigint; records: readonly { key: string; value: never }[] }>`
    SELECT revision, coalesce((SELECT jsonb_agg(jsonb_build_object('key', key, 'value', value)) FROM draft_record
      WHERE website_id = ${websiteId}), '[]') AS records FROM site_draft WHERE website_id = ${websiteId}`.execute(trx);
  const row = rows[0];
  return row === undefined ? null : { revision: Number(row.revision), records: toRecords(row.records) };
}
