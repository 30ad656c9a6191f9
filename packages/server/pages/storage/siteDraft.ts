import { type Edit, isRecordKey, type JsonRecord, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';

/** The state of a site's document. */
export interface SiteDraft {
  /** Counts changes; 0 before the first. */
  readonly revision: number;
  /** The published version that live records were compared with. */
  readonly seenVersion: number;
  /** The version whose state the live records are; null since another screen changed something. */
  readonly liveNumber: number | null;
  readonly publishedAt: Date | null;
}

/** Null until the editor was opened once. */
export async function findSiteDraft(trx: SiteTransaction, websiteId: string): Promise<SiteDraft | null> {
  const row = await trx.selectFrom('site_draft').selectAll().where('website_id', '=', websiteId).executeTakeFirst();
  return row === undefined ? null : toDraft(row);
}

/** Until the commit nobody else changes the document. */
export async function lockSiteDraft(trx: SiteTransaction, websiteId: string): Promise<SiteDraft | null> {
  const query = trx.selectFrom('site_draft').selectAll().where('website_id', '=', websiteId);
  const row = await query.forUpdate().executeTakeFirst();
  return row === undefined ? null : toDraft(row);
}

function toDraft(row: {
  readonly revision: bigint;
  readonly seen_version: number;
  readonly live_number: number | null;
  readonly published_at: Date | null;
}): SiteDraft {
  return {
    revision: Number(row.revision),
    seenVersion: row.seen_version,
    liveNumber: row.live_number,
    publishedAt: row.published_at,
  };
}

/** Returns false when another request has opened it meanwhile. Its row is then visible. */
export async function insertSiteDraft(trx: SiteTransaction, websiteId: string, seenVersion: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('site_draft')
    .values({ website_id: websiteId, seen_version: seenVersion, created_at: trx.now() })
    .onConflict((conflict) => conflict.column('website_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateSiteDraft(
  trx: SiteTransaction,
  websiteId: string,
  changed: Partial<SiteDraft>,
): Promise<void> {
  await trx
    .updateTable('site_draft')
    .set({
      ...(changed.revision === undefined ? {} : { revision: BigInt(changed.revision) }),
      ...(changed.seenVersion === undefined ? {} : { seen_version: changed.seenVersion }),
      ...(changed.liveNumber === undefined ? {} : { live_number: changed.liveNumber }),
      ...(changed.publishedAt === undefined ? {} : { published_at: changed.publishedAt }),
    })
    .where('website_id', '=', websiteId)
    .execute();
}

type RecordTable = 'draft_record' | 'live_record';

export async function loadRecords(trx: SiteTransaction, websiteId: string, table: RecordTable): Promise<SiteRecords> {
  const rows = await trx.selectFrom(table).select(['key', 'value']).where('website_id', '=', websiteId).execute();
  return toRecords(rows);
}

export function toRecords(rows: readonly { readonly key: string; readonly value: JsonRecord | null }[]): SiteRecords {
  const records = new Map<RecordKey, JsonRecord>();
  for (const { key, value } of rows) if (isRecordKey(key) && value !== null) records.set(key, value);
  return records;
}

/** Writes these keys as `records` have them; those it lacks are deleted. */
export async function saveRecords(
  trx: SiteTransaction,
  websiteId: string,
  table: RecordTable,
  { records, keys }: { readonly records: SiteRecords; readonly keys: readonly RecordKey[] },
): Promise<void> {
  const held = keys.filter((key) => records.has(key));
  const gone = keys.filter((key) => !records.has(key));
  if (gone.length > 0)
    await trx.deleteFrom(table).where('website_id', '=', websiteId).where('key', 'in', gone).execute();
  if (held.length === 0) return;
  const values = held.map((key) => JSON.stringify(records.get(key)));
  await sql`INSERT INTO ${sql.table(table)} (website_id, key, value)
    SELECT own.website_id, key, value::jsonb
    FROM ${siteRow(websiteId)}, unnest(${held}::text[], ${values}::text[]) AS record(key, value)
    ON CONFLICT (website_id, key) DO UPDATE SET value = EXCLUDED.value`.execute(trx);
}

/** A change as it was acknowledged. */
export interface StoredChange {
  readonly revision: number;
  readonly id: string;
  readonly accountId: string | null;
  readonly author: string;
  readonly command: string;
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly savedAt: Date;
}

export async function insertChanges(
  trx: SiteTransaction,
  websiteId: string,
  changes: readonly Omit<StoredChange, 'savedAt'>[],
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('site_change')
    .values(
      changes.map(({ revision, id, accountId, author, command, label, edits }) => ({
        ...{ website_id: websiteId, revision: BigInt(revision), id, account_id: accountId, author, command, label },
        ...{ edits: JSON.stringify(edits), created_at: trx.now() },
      })),
    )
    .execute();
}

const CHANGE_COLUMNS = ['revision', 'id', 'account_id', 'author', 'command', 'label', 'edits', 'created_at'] as const;

/** Changes after a revision, oldest first. */
export async function listChanges(
  trx: SiteTransaction,
  websiteId: string,
  after: number,
  limit: number,
): Promise<readonly StoredChange[]> {
  const rows = await trx
    .selectFrom('site_change')
    .select(CHANGE_COLUMNS)
    .where('website_id', '=', websiteId)
    .where('revision', '>', BigInt(after))
    .orderBy('revision')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    revision: Number(row.revision),
    id: row.id,
    accountId: row.account_id,
    author: row.author,
    command: row.command,
    label: row.label,
    edits: row.edits,
    savedAt: row.created_at,
  }));
}

/** Which of these changes are kept already. */
export async function knownChanges(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('site_change')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many changes of a site are kept. */
export async function countChanges(trx: SiteTransaction, websiteId: string): Promise<number> {
  const row = await trx
    .selectFrom('site_change')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
