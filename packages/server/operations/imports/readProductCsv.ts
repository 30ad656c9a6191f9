import {
  type ColumnMapping,
  type FileDialect,
  guessMapping,
  type ProductFileRow,
  plainColumn,
  REQUIRED_COLUMNS,
  type RowProblem,
  recogniseDialect,
  toProductRows,
  unguardCell,
} from '@quoin/domain/catalog';
import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a CSV file by column name, or what is wrong with the file as a whole. */
export type CsvFile =
  | { readonly ok: true; readonly rows: readonly ProductFileRow[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A CSV file as it is: its header, its records, each with its first line. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly ProductFileRow[];
  /** The cells of each row as they stand, in the order of the header. */
  readonly records: readonly (readonly string[])[];
}

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  /** The file's lines read so far: the record's last one. */
  readonly info: { readonly lines: number };
}

/**
 * Reads a product CSV (imports.md sections 1 and 2): header first, columns by name in any order, quotes as in RFC 4180. Whose
 * file it is shows in the header; a mapping says otherwise where somebody knows better.
 */
export function readProductCsv(text: string, mapping?: ColumnMapping): CsvFile {
  const table = readCsvTable(text);
  if ('code' in table) return { ok: false, problems: [table] };
  const dialect = recogniseDialect(table.header);
  const columns = mapping ?? guessMapping(dialect, table.header);
  const missing = missingColumns(dialect, columns, mapping !== undefined);
  if (missing.length > 0) {
    return { ok: false, problems: missing.map((column) => ({ line: 1, code: 'columnMissing', values: { column } })) };
  }
  return { ok: true, rows: toProductRows(dialect, table.rows, columns) };
}

/** Without a mapping that somebody saw, a file of ours must name its types: half a table is no product file. */
function missingColumns(dialect: FileDialect, columns: ColumnMapping, isChosen: boolean): readonly string[] {
  if (dialect === 'shopify') return ['Handle', 'Title', 'Price'].filter((column) => !Object.hasOwn(columns, column));
  const needed = isChosen ? ['Title', 'Price'] : REQUIRED_COLUMNS;
  return needed.filter((column) => !Object.hasOwn(columns, column));
}

export function readCsvTable(text: string): CsvTable | RowProblem {
  const parsed = parseRecords(text);
  if (!Array.isArray(parsed)) return parsed as RowProblem;
  const all = parsed as readonly Parsed[];
  const header = all[0]?.record.map(plainColumn) ?? [];
  const records = all.slice(1).map(({ record }) => record.map(unguardCell));
  const rows = all.slice(1).map((each, place) => ({
    line: firstLineOf(each),
    cells: Object.fromEntries(header.map((name, index) => [name, records[place]![index]])),
  }));
  return { header, rows, records };
}

function parseRecords(text: string): readonly Parsed[] | RowProblem {
  const options = { bom: true, info: true, raw: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    return parse(text, options) as unknown as readonly Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), code: 'fileBroken' };
  }
}

/** A cell may hold line breaks: what is wrong with a record is told where it begins. */
function firstLineOf({ raw, info }: Parsed): number {
  return info.lines - (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);
}
