import {
  type FileDialect,
  guessMapping,
  isAmountColumn,
  isDateColumn,
  type ProductFileRow,
  plainColumn,
  REQUIRED_COLUMNS,
  type RowProblem,
  recogniseDialect,
  requiredColumns,
  toProductRows,
  unguardCell,
} from '@quoin/domain/catalog';
import {
  type ColumnMapping,
  dateOrderOf,
  guessDateOrder,
  guessDecimalMark,
  plainAmount,
  plainDate,
  readTable,
  type TableAsks,
  type TableReading,
} from '@quoin/domain/formats';

/** The rows of a CSV file by column name, or what is wrong with the file as a whole. */
export type CsvFile =
  | { readonly ok: true; readonly rows: readonly ProductFileRow[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A CSV file as it is: its header, its records, each with its first line. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly ProductFileRow[];
  /** The unchanged cells of each row, in the order of the header. */
  readonly records: readonly (readonly string[])[];
  /** Separator of its cells, decimal mark of its numbers, and order of its dates. */
  readonly reading: TableReading;
  readonly asks: TableAsks;
}

interface CsvAsked {
  readonly mapping?: ColumnMapping;
  readonly reading?: Partial<TableReading>;
  readonly language?: string;
}

/**
 * Reads a product CSV (imports.md sections 1 and 2): header first, columns by name in any order, quotes as in RFC 4180.
 * The header identifies the file's origin. A mapping takes precedence over it.
 */
export function readProductCsv(text: string, { mapping, reading, language }: CsvAsked = {}): CsvFile {
  const table = readCsvTable(text, reading, { language, ...(mapping === undefined ? {} : { mapping }) });
  if ('code' in table) return { ok: false, problems: [table] };
  const dialect = recogniseDialect(table.header);
  const columns = mapping ?? guessMapping(dialect, table.header);
  const missing = missingColumns(dialect, columns, mapping !== undefined);
  if (missing.length > 0) {
    return { ok: false, problems: missing.map((column) => ({ line: 1, code: 'columnMissing', values: { column } })) };
  }
  return { ok: true, rows: toProductRows(dialect, table.rows, columns) };
}

/**
 * Returns the missing columns. Without a mapping seen by a user, Quoin's own file must name its types: half a table is
 * no product file.
 */
function missingColumns(dialect: FileDialect, columns: ColumnMapping, isChosen: boolean): readonly string[] {
  const needed = requiredColumns(dialect) ?? (isChosen ? ['Title', 'Price'] : REQUIRED_COLUMNS);
  return needed.filter((column) => !Object.hasOwn(columns, column));
}

/**
 * The table with amounts and dates written in one way, whatever the file's. Dates that could be read in two orders are read
 * as a language does. A mapping says what columns hold whose titles do not.
 */
export function readCsvTable(
  text: string,
  given: Partial<TableReading> = {},
  { language = 'en', mapping = {} }: Pick<CsvAsked, 'language' | 'mapping'> = {},
): CsvTable | RowProblem {
  const { records, brokenAt, separator } = readTable(text, given.separator);
  if (brokenAt !== null) return { line: brokenAt, code: 'fileBroken' };
  const [head, ...rest] = records;
  const header = (head?.cells ?? []).map(plainColumn);
  const kindOf = (name: string) =>
    kindOfColumn([name, ...Object.keys(mapping).filter((field) => mapping[field] === name)]);
  const kinds = header.map(kindOf);
  const cellsUnder = (kind: ColumnKind) =>
    rest.flatMap(({ cells }) => cells.filter((_, index) => kinds[index] === kind));
  const [amounts, dates] = [cellsUnder('amount'), cellsUnder('date').filter((cell) => cell.trim() !== '')];
  const guessed = guessDateOrder(dates, dateOrderOf(language));
  const reading: TableReading = {
    separator,
    decimalMark: given.decimalMark ?? guessDecimalMark(amounts, separator),
    dateOrder: given.dateOrder ?? guessed.order,
  };
  const mended = rest.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => mendCell(unguardCell(cell), kinds[index], reading)),
  }));
  const rows = mended.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(header.map((name, index) => [name, cells[index]])),
  }));
  const asks = { decimalMark: amounts.length > 0, dateOrder: dates.length > 0, isDateOrderOpen: guessed.isOpen };
  return { header, rows, records: mended.map(({ cells }) => cells), reading, asks };
}

type ColumnKind = 'amount' | 'date' | 'text';

/** By its own name and those of the fields that it holds. Asked once for a column: the names of all dialects are compared. */
function kindOfColumn(names: readonly string[]): ColumnKind {
  if (names.some(isAmountColumn)) return 'amount';
  return names.some(isDateColumn) ? 'date' : 'text';
}

function mendCell(cell: string, kind: ColumnKind | undefined, { decimalMark, dateOrder }: TableReading): string {
  if (kind === 'amount') return plainAmount(cell, decimalMark);
  return kind === 'date' ? (plainDate(cell, dateOrder) ?? cell) : cell;
}
