import { createHash } from 'node:crypto';
import {
  dialectFields,
  type FileDialect,
  type ImportFileCode,
  linesByProduct,
  type RowProblem,
} from '@quoin/domain/catalog';
import {
  type ColumnMapping,
  decodeText,
  type TableAsks,
  type TableReading,
  type TextEncoding,
} from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
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
import { columnSamples, productColumns, rememberProductColumns } from './columnsOfFile.ts';
import { decodeBytes } from './decodeBytes.ts';
import { importProducts } from './importProducts.ts';
import type { Plan } from './planImport.ts';
import { readCsvTable } from './readProductCsv.ts';

export const IMPORT_JOB = 'import.products';
const LATEST = 20;

export type RunDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
/** A file that came through the app brings no pictures with it; those on other servers are fetched. */
export const NO_PICTURES = { readImage: () => Promise.resolve(null) };

export interface ImportDraft {
  readonly run: StoredImport;
  readonly dialect: FileDialect;
  readonly header: readonly string[];
  readonly fields: readonly { readonly field: string; readonly isRequired: boolean; readonly column: string | null }[];
  readonly samples: readonly (readonly string[])[];
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
  const plain = readCsvTable(content, file.reading, { language: file.language });
  if ('code' in plain) return refuse('fileUnreadable');
  const columns = await db.inSite({ websiteId }, (trx) => productColumns(trx, websiteId, plain.header));
  const { dialect, mapping } = columns;
  const table = readCsvTable(content, file.reading, { language: file.language, mapping });
  if ('code' in table) return refuse('fileUnreadable');
  if (table.rows.length === 0) return refuse('fileEmpty');
  const run = await db.inSite({ websiteId }, async (trx) => {
    const id = await insertImport(trx, websiteId, {
      fileName: file.fileName.slice(0, 200),
      fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      content,
      mapping,
      // Numbers and dates are guessed again of the columns that turn out to hold them.
      reading: { ...file.reading, separator: table.reading.separator },
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
    samples: columnSamples(table.header, table.records),
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
  const read = held.content === null ? null : readCsvTable(held.content, held.run?.reading);
  if (read !== null && 'header' in read && held.isSaved)
    await deps.db.inSite({ websiteId: site.id }, (trx) =>
      rememberProductColumns(trx, site.id, { header: read.header, mapping }),
    );
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
