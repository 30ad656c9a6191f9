import { stringify } from 'csv-stringify/sync';
import type { Deps } from '../deps.ts';
import { type AuditSearch, listAuditEvents } from './storage/auditEvents.ts';
import { type Actor, recordAudit } from './storage/auditLog.ts';

/** What a spreadsheet still opens. */
const MAX_LINES = 50_000;
const TIMEOUT_MS = 60_000;
const HEAD = ['Time', 'Who', 'Action', 'About', 'Id', 'Details'];

/** The log as a spreadsheet, newest first. What a spreadsheet would take for a formula is guarded (SC-42). */
export async function exportAudit(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { search, actor }: { readonly search: Omit<AuditSearch, 'limit' | 'after'>; readonly actor: Actor },
): Promise<string> {
  const events = await db.inSite(
    { websiteId },
    async (trx) => {
      const found = await listAuditEvents(trx, websiteId, { ...search, after: null, limit: MAX_LINES });
      await recordAudit(trx, { websiteId, actor, action: 'auditLog.export', details: { lines: found.length } });
      return found;
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
  const lines = events.map((event) => [
    event.at.toISOString(),
    event.actor,
    event.action,
    event.subjectTitle,
    event.subjectId ?? '',
    Object.keys(event.details).length === 0 ? '' : JSON.stringify(event.details),
  ]);
  return stringify([HEAD, ...lines], { bom: true, record_delimiter: 'windows', escape_formulas: true });
}
