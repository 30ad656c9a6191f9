import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { stringify } from 'csv-stringify/sync';
import { zipSync } from 'fflate';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { findSiteUser } from '../members/index.ts';
import { collectPersonalData, type DataRow, type PersonalData } from './storage/personalData.ts';

const TIMEOUT_MS = 60_000;

/** All data of one person: one JSON file and a table of each kind, in a ZIP archive (GDPR, Article 15 and 20). */
export async function exportPerson(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  id: string,
  actor: Actor,
): Promise<Outcome<Buffer, 'customerUnknown'>> {
  const collected = await deps.db.inSite(
    { websiteId },
    async (trx) => {
      const user = await findSiteUser(trx, websiteId, id);
      if (user === null) return null;
      await recordAudit(trx, { websiteId, actor, action: 'customer.export', subjectId: id });
      return { data: await collectPersonalData(trx, websiteId, user), at: trx.now() };
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
  return collected === null ? refuse('customerUnknown') : accept(archiveOf(collected.data, collected.at));
}

export function archiveOf(data: PersonalData, at: Date): Buffer {
  const whole = JSON.stringify({ exportedAt: at.toISOString(), ...data }, plain, 2);
  const tables = Object.entries(data).filter(([, rows]) => rows.length > 0);
  const files = { 'data.json': Buffer.from(whole) };
  const csv = Object.fromEntries(tables.map(([name, rows]) => [`${name}.csv`, csvOf(rows)]));
  return Buffer.from(zipSync({ ...files, ...csv }, { level: 0, mtime: at }));
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Texts that a spreadsheet would take for formulas are guarded (SC-42). */
function csvOf(rows: readonly DataRow[]): Buffer {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return Buffer.from(stringify([columns, ...cells], { bom: true, record_delimiter: 'windows', escape_formulas: true }));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, plain) : String(value);
}
