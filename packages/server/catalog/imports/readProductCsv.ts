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
  const holds = (isWanted: (name: string) => boolean) => {
    const mapped = new Set(Object.entries(mapping).flatMap(([field, column]) => (isWanted(field) ? [column] : [])));
    return (name: string) => isWanted(name) || mapped.has(name);
  };
  const [isAmount, isDate] = [holds(isAmountColumn), holds(isDateColumn)];
  const cellsUnder = (isWanted: (name: string) => boolean) =>
    rest.flatMap(({ cells }) => cells.filter((_, index) => isWanted(header[index] ?? '')));
  const [amounts, dates] = [cellsUnder(isAmount), cellsUnder(isDate).filter((cell) => cell.trim() !== '')];
  const guessed = guessDateOrder(dates, dateOrderOf(language));
  const reading: TableReading = {
    separator,
    decimalMark: given.decimalMark ?? guessDecimalMark(amounts, separator),
    dateOrder: given.dateOrder ?? guessed.order,
  };
  const mend = (cell: string, column: string) => {
    if (isAmount(column)) return plainAmount(cell, reading.decimalMark);
    return isDate(column) ? (plainDate(cell, reading.dateOrder) ?? cell) : cell;
  };
  const mended = rest.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => mend(unguardCell(cell), header[index] ?? '')),
  }));
  const rows = mended.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(header.map((name, index) => [name, cells[index]])),
  }));
  const asks = { decimalMark: amounts.length > 0, dateOrder: dates.length > 0, isDateOrderOpen: guessed.isOpen };
  return { header, rows, records: mended.map(({ cells }) => cells), reading, asks };
}
