import { createHash } from 'node:crypto';
import {
  type ColumnMapping,
  dialectFields,
  type FileDialect,
  guessMapping,
  type ImportFileCode,
  linesByProduct,
  type RowProblem,
  recogniseDialect,
  rowSentence,
} from '@quoin/domain/catalog';
import { decodeText, type TableAsks, type TableReading, type TextEncoding } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Site } from '../../sites/index.ts';
import {
  findImport,
  insertImport,
  listImports,
  loadImportContent,
  moveImport,
  type StoredImport,
  saveImportMapping,
} from '../storage/importRuns.ts';
import { decodeBytes } from './decodeBytes.ts';
import { importProducts } from './importProducts.ts';
import type { Plan } from './planImport.ts';
import { type CsvTable, readCsvTable } from './readProductCsv.ts';

export const IMPORT_JOB = 'import.products';
const SAMPLE_ROWS = 5;
const LATEST = 20;

export type RunDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
/** A file that came through the app brings no pictures with it; those on other servers are fetched. */
export const NO_PICTURES = { readImage: () => Promise.resolve(null) };

export interface ImportDraft {
  readonly run: StoredImport;
  readonly dialect: FileDialect;
  readonly header: readonly string[];
  readonly fields: readonly { readonly field: string; readonly isRequired: boolean; readonly column: string | null }[];
  readonly sample: readonly (readonly string[])[];
  readonly reading: TableReading;
  readonly asks: TableAsks;
  readonly encoding: TextEncoding;
}

/** Keeps an uploaded file and says what its columns seem to be. */
export async function draftImport(
  { db }: Pick<RunDeps, 'db'>,
  websiteId: string,
  file: {
    readonly fileName: string;
    readonly bytes: Uint8Array;
    readonly actor: Actor;
    readonly reading?: Partial<TableReading>;
    /** Of the site: dates that could be read in two orders are read in its. */
    readonly language: string;
    /** Left out: guessed. */
    readonly encoding?: TextEncoding;
  },
): Promise<Outcome<ImportDraft, ImportFileCode>> {
  const decoded = decodeText(file.bytes, decodeBytes, file.encoding);
  if (decoded === null) return refuse('fileUnreadable');
  const { text: content, encoding } = decoded;
  const table = readCsvTable(content, file.reading, file.language);
  if ('code' in table) return refuse('fileUnreadable');
  if (table.rows.length === 0) return refuse('fileEmpty');
  const dialect = recogniseDialect(table.header);
  const mapping = guessMapping(dialect, table.header);
  const run = await db.inSite({ websiteId }, async (trx) => {
    const id = await insertImport(trx, websiteId, {
      fileName: file.fileName.slice(0, 200),
      fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      content,
      mapping,
      reading: table.reading,
      dialect,
      // Until the title column is chosen, every row counts as a product.
      total: linesByProduct(dialect, table.rows, mapping).length || table.rows.length,
      actor: file.actor,
    });
    return (await findImport(trx, websiteId, id))!;
  });
  const fields = dialectFields(dialect).map(({ field, isRequired }) => ({
    ...{ field, isRequired },
    column: mapping[field] ?? null,
  }));
  return accept({
    run,
    dialect,
    header: table.header,
    fields,
    sample: table.records.slice(0, SAMPLE_ROWS),
    reading: table.reading,
    asks: table.asks,
    encoding,
  });
}

export interface ImportForecast {
  readonly run: StoredImport;
  readonly plans: readonly Plan[];
  readonly problems: readonly RowProblem[];
}

/** What applying the file with this mapping would do. Changes nothing but the draft's mapping. */
export async function forecastImport(
  deps: RunDeps,
  site: Site,
  wanted: { readonly id: string; readonly mapping: ColumnMapping },
): Promise<Outcome<ImportForecast, ImportFileCode>> {
  const { id, mapping } = wanted;
  const held = await deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    isSaved: await saveImportMapping(trx, site.id, id, mapping),
    content: await loadImportContent(trx, site.id, id),
    run: await findImport(trx, site.id, id),
  }));
  if (held.run === null || held.content === null) return refuse('importUnknown');
  if (!held.isSaved) return refuse('importOver');
  const report = await importProducts(deps, site, {
    text: held.content,
    mapping,
    reading: held.run.reading,
    isDryRun: true,
    ...NO_PICTURES,
  });
  const counts = {
    created: report.created.length,
    updated: report.updated.length,
    unchanged: report.unchanged.length,
    problems: report.problems.length,
  };
  const run = { ...held.run, counts, total: report.plans.length };
  return accept({ run, plans: report.plans, problems: report.problems });
}

/**
 * Starts the job that imports a checked file; again while it runs, nothing happens. A stopped one goes on. `isOwnWork`: the
 * caller does the work itself, in this process.
 */
export function startImport(
  { db }: Pick<RunDeps, 'db'>,
  websiteId: string,
  wanted: { readonly id: string; readonly actor: Actor; readonly isOwnWork?: boolean },
): Promise<Outcome<StoredImport, ImportFileCode>> {
  const { id, actor, isOwnWork = false } = wanted;
  return db.inSite({ websiteId }, async (trx) => {
    const found = await findImport(trx, websiteId, id);
    if (found === null) return refuse('importUnknown');
    if (found.state === 'running') return accept(found);
    if (!(await moveImport(trx, websiteId, id, { to: 'running' }))) {
      return refuse('importOver');
    }
    if (!isOwnWork) await enqueue(trx, { websiteId, kind: IMPORT_JOB, payload: { runId: id } });
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'products.import',
      subjectId: id,
      subjectTitle: found.fileName,
      details: { products: found.total },
    });
    return accept({ ...found, state: 'running' });
  });
}

/** Ends a run before the products it is at; what is done stays done. */
export function stopImport({ db }: Pick<RunDeps, 'db'>, websiteId: string, id: string): Promise<boolean> {
  return db.inSite({ websiteId }, (trx) => moveImport(trx, websiteId, id, { to: 'stopped', finishedAt: trx.now() }));
}

export function findImportRun(
  { db }: Pick<RunDeps, 'db'>,
  websiteId: string,
  id: string,
): Promise<StoredImport | null> {
  return db.inSite({ websiteId }, (trx) => findImport(trx, websiteId, id));
}

export function latestImports({ db }: Pick<RunDeps, 'db'>, websiteId: string): Promise<readonly StoredImport[]> {
  return db.inSite({ websiteId }, (trx) => listImports(trx, websiteId, LATEST));
}

const MINOR: ReadonlySet<RowProblem['code']> = new Set([
  ...(['imageMissing', 'imageNotFetched', 'imageUnusable', 'markupRemoved', 'saleNotNow', 'saleWithEnd'] as const),
  ...(['skuRepeated', 'skuTaken', 'skuTooLong'] as const),
]);

/** Pictures that could not be had, HTML that was left out, sales with dates, other SKUs: the product comes all the same. */
export function isMinorProblem({ code }: RowProblem): boolean {
  return MINOR.has(code);
}

/** The rows of every product that was not taken, as they were, with what is wrong: to be mended and imported again. */
export async function problemsCsv({ db }: Pick<RunDeps, 'db'>, websiteId: string, id: string): Promise<string | null> {
  const { run, content } = await db.inSite({ websiteId }, async (trx) => ({
    run: await findImport(trx, websiteId, id),
    content: await loadImportContent(trx, websiteId, id),
  }));
  const table = content === null ? null : readCsvTable(content, run?.reading);
  if (run === null || table === null || 'code' in table) return null;
  return problemRows(table, run.mapping, run.problems);
}

function problemRows(table: CsvTable, mapping: ColumnMapping, all: readonly RowProblem[]): string {
  const sentences = new Map<number, string[]>();
  for (const problem of all.filter((each) => !isMinorProblem(each))) {
    sentences.set(problem.line, [...(sentences.get(problem.line) ?? []), rowSentence(problem, mapping)]);
  }
  const groups = linesByProduct(recogniseDialect(table.header), table.rows, mapping);
  const wanted = new Set(groups.filter((lines) => lines.some((line) => sentences.has(line))).flat());
  for (const line of sentences.keys()) wanted.add(line);
  const records = table.rows.flatMap(({ line }, index) =>
    wanted.has(line)
      ? [[...padded(table.records[index]!, table.header.length), (sentences.get(line) ?? []).join(' ')]]
      : [],
  );
  return writeCsv([...table.header, 'Problem'], records);
}

function padded(record: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, index) => record[index] ?? '');
}
