import type { ImportState } from '@quoin/domain/catalog';
import type { ColumnMapping, TableReading } from '@quoin/domain/formats';
import { type MoveInChoices, type MoveInKind, type MoveInProblem, NO_CHOICES } from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface MoveInCounts {
  readonly created: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly problems: number;
  /** Taken back, and left as it was edited since. */
  readonly undone: number;
  readonly kept: number;
}

export interface MoveInRun {
  readonly id: string;
  readonly kind: MoveInKind;
  readonly fileName: string;
  readonly state: ImportState;
  readonly actor: string;
  readonly accountId: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly position: number;
  readonly counts: MoveInCounts;
  readonly problems: readonly MoveInProblem[];
  readonly choices: MoveInChoices;
  /** Of a table: what its columns hold, and how it is read. */
  readonly mapping: ColumnMapping;
  readonly reading: Partial<TableReading>;
}

/** Kept and shown of one run. */
const PROBLEMS_KEPT = 2_000;
const NO_COUNTS: MoveInCounts = { created: 0, unchanged: 0, skipped: 0, problems: 0, undone: 0, kept: 0 };

function runs(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('import_run')
    .select(['id', 'kind', 'file_name as fileName', 'state', 'actor', 'account_id as accountId'])
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'total', 'position'])
    .select(['counts', 'problems', 'choices', 'mapping', 'reading'])
    .where('website_id', '=', websiteId)
    .where('kind', '<>', 'products');
}

type Row = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number];

function toRun(row: Row): MoveInRun {
  return {
    ...row,
    kind: row.kind as MoveInKind,
    counts: { ...NO_COUNTS, ...row.counts },
    problems: row.problems as readonly MoveInProblem[],
    choices: { ...NO_CHOICES, ...(row.choices as Partial<MoveInChoices>) },
  };
}

export async function findRun(trx: SiteTransaction, websiteId: string, id: string): Promise<MoveInRun | null> {
  const row = await runs(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** Those that were started, the latest first. */
export async function listRuns(trx: SiteTransaction, websiteId: string, limit: number): Promise<readonly MoveInRun[]> {
  const rows = await runs(trx, websiteId)
    .where('state', '<>', 'draft')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toRun);
}

/** False where the run was started meanwhile. */
export async function saveDraft(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  { choices, mapping, reading, total }: Pick<MoveInRun, 'choices' | 'mapping' | 'reading' | 'total'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({
      ...{ choices: JSON.stringify(choices), mapping: JSON.stringify(mapping), reading: JSON.stringify(reading) },
      total,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface RunStep {
  /** Rows done before and with this step. */
  readonly from: number;
  readonly to: number;
  readonly counts: Partial<MoveInCounts>;
  readonly problems: readonly MoveInProblem[];
}

/** So many rows further; false when the run was stopped, or another process has done them. */
export async function noteStep(trx: SiteTransaction, websiteId: string, id: string, step: RunStep): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE import_run SET position = ${step.to}, ${counted(step)}
    WHERE website_id = ${websiteId} AND id = ${id} AND state = 'running' AND position = ${step.from}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Some things of a run taken back. */
export async function noteUndone(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  done: Pick<RunStep, 'counts' | 'problems'>,
): Promise<void> {
  await sql`UPDATE import_run SET ${counted(done)} WHERE website_id = ${websiteId} AND id = ${id}`.execute(trx);
}

function counted({ counts, problems }: Pick<RunStep, 'counts' | 'problems'>) {
  const added = JSON.stringify({ ...counts, problems: problems.length });
  return sql`counts = counts || (SELECT coalesce(jsonb_object_agg(own.key,
        own.value::text::int + coalesce((counts ->> own.key)::int, 0)), '{}')
      FROM jsonb_each(${added}::jsonb) AS own(key, value)),
    problems = CASE WHEN jsonb_array_length(problems) < ${PROBLEMS_KEPT}
      THEN problems || ${JSON.stringify(problems)}::jsonb ELSE problems END`;
}

/** The file is not needed any more: it may hold people. */
export async function dropContent(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx
    .updateTable('import_run')
    .set({ content: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
