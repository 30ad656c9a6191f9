import { linesByProduct, type RowProblem, recogniseDialect, rowSentence } from '@quoin/domain/catalog';
import type { ColumnMapping } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { findImport, loadImportContent } from '../storage/importRuns.ts';
import { type CsvTable, readCsvTable } from './readProductCsv.ts';

const MINOR: ReadonlySet<RowProblem['code']> = new Set([
  ...(['imageMissing', 'imageNotFetched', 'imageUnusable', 'markupRemoved', 'saleNotNow', 'saleWithEnd'] as const),
  ...(['skuRepeated', 'skuTaken', 'skuTooLong'] as const),
]);

/** Pictures that could not be had, HTML that was left out, sales with dates, other SKUs: the product comes all the same. */
export function isMinorProblem({ code }: RowProblem): boolean {
  return MINOR.has(code);
}

/** The rows of every product that was not taken, as they were, with what is wrong: to be mended and imported again. */
export async function problemsCsv({ db }: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<string | null> {
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
