import { IMPORT_MOVES, type ImportState, type RowProblem } from '@quoin/domain/catalog';
import type { ColumnMapping, TableReading } from '@quoin/domain/formats';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { Actor } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problems: number;
}

export interface StoredImport {
  readonly id: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly actor: string;
  readonly accountId: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly position: number;
  readonly counts: ImportCounts;
  readonly problems: readonly RowProblem[];
  readonly mapping: ColumnMapping;
  readonly reading: Partial<TableReading>;
}

const KIND = 'products';
const NO_COUNTS: ImportCounts = { created: 0, updated: 0, unchanged: 0, problems: 0 };
const COLUMNS = [
  'id',
  'file_name',
  'state',
  'actor',
  'account_id',
  'started_at',
  'finished_at',
  'total',
  'position',
  'counts',
  'problems',
  'mapping',
  'reading',
] as const;

interface RawImport {
  readonly id: string;
  readonly file_name: string;
  readonly state: ImportState;
  readonly actor: string;
  readonly account_id: string | null;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly total: number;
  readonly position: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly unknown[];
  readonly mapping: ColumnMapping;
  readonly reading: Partial<TableReading>;
}

export interface NewImport {
  /** What the file holds. Left out: products. */
  readonly kind?: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly content: string;
  readonly mapping: ColumnMapping;
  readonly reading: Partial<TableReading>;
  readonly dialect: string;
  readonly total: number;
  readonly actor: Actor;
}

/** Keeps a file as a draft. Drafts of yesterday, and files of long ago, are thrown away. */
export async function insertImport(trx: SiteTransaction, websiteId: string, draft: NewImport): Promise<string> {
  const id = trx.newId();
  await sql`delete from import_run where website_id = ${websiteId} and state = 'draft'
    and started_at < ${trx.now()}::timestamptz - interval '1 day'`.execute(trx);
  await sql`update import_run set content = null where website_id = ${websiteId} and content is not null
    and finished_at < ${trx.now()}::timestamptz - interval '30 days'`.execute(trx);
  await trx
    .insertInto('import_run')
    .values({
      website_id: websiteId,
      id,
      kind: draft.kind ?? KIND,
      source: draft.dialect,
      file_name: draft.fileName,
      file_hash: draft.fileHash,
      state: 'draft',
      content: draft.content,
      mapping: JSON.stringify(draft.mapping),
      reading: JSON.stringify(draft.reading),
      total: draft.total,
      account_id: draft.actor.accountId,
      actor: draft.actor.name,
      started_at: trx.now(),
    })
    .execute();
  return id;
}

export async function findImport(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredImport | null> {
  const row = await trx
    .selectFrom('import_run')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  return row === undefined ? null : toImport(row);
}

/** Those that were started, the latest first. */
export async function listImports(
  trx: SiteTransaction,
  websiteId: string,
  limit: number,
): Promise<readonly StoredImport[]> {
  const rows = await trx
    .selectFrom('import_run')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('kind', '=', KIND)
    .where('state', '<>', 'draft')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toImport);
}

/** The file itself; null once it was thrown away. */
export async function loadImportContent(trx: SiteTransaction, websiteId: string, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('import_run')
    .select('content')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function saveImportMapping(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  mapping: ColumnMapping,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ mapping: JSON.stringify(mapping) })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves a run on; false where its table has no such move. */
export async function moveImport(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  move: { readonly to: Exclude<ImportState, 'draft'>; readonly finishedAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ state: move.to, finished_at: move.finishedAt ?? null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(IMPORT_MOVES, move.to))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Some products further; false when the run was stopped meanwhile, or another process has done them. */
export async function noteImportStep(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  step: {
    readonly from: number;
    readonly to: number;
    readonly total: number;
    readonly verdicts: readonly (keyof ImportCounts)[];
  },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update import_run set position = ${step.to}, total = ${step.total}, counts = counts || (
      select coalesce(jsonb_object_agg(own.verdict, own.count + coalesce((counts ->> own.verdict)::int, 0)), '{}')
      from (select verdict, count(*) from unnest(${[...step.verdicts]}::text[]) as u(verdict) group by verdict) own)
    where website_id = ${websiteId} and id = ${id} and state = 'running' and position = ${step.from}`.execute(trx);
  return numAffectedRows === 1n;
}

export async function finishImport(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  problems: readonly RowProblem[],
  limit: number,
): Promise<void> {
  await sql`update import_run set state = 'done', finished_at = ${trx.now()}::timestamptz,
      problems = ${JSON.stringify(problems.slice(0, limit))}::jsonb,
      counts = counts || jsonb_build_object('problems', ${problems.length}::int),
      content = case when ${problems.length}::int = 0 then null else content end
    where website_id = ${websiteId} and id = ${id} and state = any (${movesTo(IMPORT_MOVES, 'done')})`.execute(trx);
}

function toImport(row: RawImport): StoredImport {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    actor: row.actor,
    accountId: row.account_id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    total: row.total,
    position: row.position,
    counts: { ...NO_COUNTS, ...row.counts },
    problems: row.problems as readonly RowProblem[],
    mapping: row.mapping,
    reading: row.reading,
  };
}
