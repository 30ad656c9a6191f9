import type { JsonRecord, RecordKey, SiteRecords } from '@quoin/domain/document';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import { toRecords } from './siteDraft.ts';

export interface SiteVersion {
  readonly number: number;
  readonly kind: 'published' | 'named' | 'planned';
  readonly name: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly plannedFor: Date | null;
  /** Which records a planned publication publishes. */
  readonly plannedKeys: readonly string[];
  /** Pages that differ from the version before; '' for what belongs to none. */
  readonly pages: readonly string[];
}

export type NewVersion = Omit<SiteVersion, 'number' | 'madeAt'> & {
  readonly accountId: string | null;
  readonly revision: number;
};

const COLUMNS = ['number', 'kind', 'name', 'author', 'made_at', 'planned_for', 'planned_keys', 'pages'] as const;

function versions(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('site_version')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('pruned_at', 'is', null);
}

function toVersion(row: {
  readonly number: number;
  readonly kind: SiteVersion['kind'];
  readonly name: string;
  readonly author: string;
  readonly made_at: Date;
  readonly planned_for: Date | null;
  readonly planned_keys: readonly string[] | null;
  readonly pages: readonly string[];
}): SiteVersion {
  return {
    ...{ number: row.number, kind: row.kind, name: row.name, author: row.author, madeAt: row.made_at },
    ...{ plannedFor: row.planned_for, plannedKeys: row.planned_keys ?? [], pages: row.pages },
  };
}

/** Newest first, without planned ones. `page`: those that changed it. */
export async function listVersions(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly page: string | null; readonly before: number | null; readonly limit: number },
): Promise<readonly SiteVersion[]> {
  let query = versions(trx, websiteId).where('kind', '!=', 'planned').orderBy('number', 'desc').limit(wanted.limit);
  if (wanted.before !== null) query = query.where('number', '<', wanted.before);
  if (wanted.page !== null) query = query.where(sql<boolean>`${wanted.page} = any(pages)`);
  return (await query.execute()).map(toVersion);
}

/** Publications that are still to come, the next first. */
export async function listPlanned(trx: SiteTransaction, websiteId: string): Promise<readonly SiteVersion[]> {
  const query = versions(trx, websiteId).where('kind', '=', 'planned').where('ended_at', 'is', null);
  return (await query.orderBy('planned_for').orderBy('number').execute()).map(toVersion);
}

/** One that can be looked at: a planned one only while it is still to come. */
export async function findVersion(
  trx: SiteTransaction,
  websiteId: string,
  number: number,
): Promise<SiteVersion | null> {
  const row = await versions(trx, websiteId)
    .where('number', '=', number)
    .where((eb) => eb.or([eb('kind', '!=', 'planned'), eb('ended_at', 'is', null)]))
    .executeTakeFirst();
  return row === undefined ? null : toVersion(row);
}

/** False when there is none of that number. */
export async function nameVersion(
  trx: SiteTransaction,
  websiteId: string,
  number: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('site_version')
    .set({ name })
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .where((eb) => eb.or([eb('kind', '!=', 'planned'), eb('ended_at', 'is', null)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A planned publication is done, or called off. False when it was before. */
export async function endPlanned(trx: SiteTransaction, websiteId: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('site_version')
    .set({ ended_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .where('kind', '=', 'planned')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All records as they were at a version: of each key the latest row up to it. */
export async function loadVersionRecords(
  trx: SiteTransaction,
  websiteId: string,
  number: number,
): Promise<SiteRecords> {
  const { rows } = await sql<{ key: string; value: JsonRecord | null }>`
    SELECT DISTINCT ON (key) key, value FROM version_record
    WHERE website_id = ${websiteId} AND number <= ${number} ORDER BY key, number DESC`.execute(trx);
  return toRecords(rows);
}

/** The number of the newest version, whatever its kind; 0 before the first. The caller holds the document's lock. */
export async function lastVersionNumber(trx: SiteTransaction, websiteId: string): Promise<number> {
  const row = await trx
    .selectFrom('site_version')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** A version with what differs from the one before; those of `keys` that `records` lack are gone. */
export async function insertVersion(
  trx: SiteTransaction,
  websiteId: string,
  number: number,
  version: NewVersion,
  { records, keys }: { readonly records: SiteRecords; readonly keys: readonly RecordKey[] },
): Promise<void> {
  const { kind, name, accountId, author, revision, pages, plannedFor, plannedKeys } = version;
  await trx
    .insertInto('site_version')
    .values({
      ...{ website_id: websiteId, number, kind, name, account_id: accountId, author, made_at: trx.now() },
      ...{ revision: BigInt(revision), pages: [...pages], planned_for: plannedFor },
      planned_keys: kind === 'planned' ? [...plannedKeys] : null,
    })
    .execute();
  if (keys.length === 0) return;
  const values = keys.map((key) => (records.has(key) ? JSON.stringify(records.get(key)) : null));
  await sql`INSERT INTO version_record (website_id, key, number, value)
    SELECT own.website_id, key, ${number}::int, value::jsonb
    FROM ${siteRow(websiteId)}, unnest(${[...keys]}::text[], ${values}::text[]) AS record(key, value)`.execute(trx);
}

/** Versions with a name, the newest ones, and what visitors see are kept for ever; all others for so long. */
export const VERSION_DAYS = 90;
export const VERSIONS_KEPT = 50;
const MOST_PRUNED = 500;
const DAY_MS = 86_400_000;

/**
 * Lets go of old versions nobody gave a name: what each of them changed becomes part of the next one's difference, so that
 * all later states stay what they are. Answers how many went. The caller holds the document's lock.
 */
export async function pruneVersions(trx: SiteTransaction, websiteId: string): Promise<number> {
  const before = new Date(trx.now().getTime() - VERSION_DAYS * DAY_MS);
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM site_version AS own WHERE website_id = ${websiteId} AND pruned_at IS NULL AND name = ''
      AND made_at < ${before} AND (kind <> 'planned' OR ended_at IS NOT NULL)
      AND number <= (SELECT max(number) FROM site_version WHERE website_id = ${websiteId}) - ${VERSIONS_KEPT}
      AND number IS DISTINCT FROM (SELECT live_number FROM site_draft WHERE website_id = ${websiteId})
    ORDER BY number LIMIT ${MOST_PRUNED}`.execute(trx);
  for (const { number } of rows) await pruneVersion(trx, websiteId, number);
  return rows.length;
}

async function pruneVersion(trx: SiteTransaction, websiteId: string, number: number): Promise<void> {
  await sql`DELETE FROM version_record AS own WHERE website_id = ${websiteId} AND number = ${number} AND EXISTS (
    SELECT 1 FROM version_record AS next WHERE next.website_id = own.website_id AND next.key = own.key
      AND next.number = ${number + 1})`.execute(trx);
  await sql`UPDATE version_record SET number = ${number + 1}
    WHERE website_id = ${websiteId} AND number = ${number}`.execute(trx);
  await sql`UPDATE site_version SET pruned_at = ${trx.now()}
    WHERE website_id = ${websiteId} AND number = ${number}`.execute(trx);
}
