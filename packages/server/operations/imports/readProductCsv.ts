import { type ProductFileRow, REQUIRED_COLUMNS, type RowProblem } from '@quoin/domain/catalog';
import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a CSV file by column name, or what is wrong with the file as a whole. */
export type CsvFile =
  | { readonly ok: true; readonly rows: readonly ProductFileRow[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  /** The file's lines read so far: the record's last one. */
  readonly info: { readonly lines: number };
}

/** Reads a product CSV (imports.md section 1): header first, columns by name in any order, quotes as in RFC 4180. */
export function readProductCsv(text: string): CsvFile {
  const records = parseRecords(text);
  if (!Array.isArray(records)) return { ok: false, problems: [records as RowProblem] };
  const header = records[0]?.record.map(plainName) ?? [];
  const missing = REQUIRED_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    return { ok: false, problems: missing.map((column) => ({ line: 1, code: 'columnMissing', values: { column } })) };
  }
  const rows = records.slice(1).map((parsed: Parsed) => ({
    line: firstLineOf(parsed),
    cells: Object.fromEntries(header.map((name: string, index: number) => [name, parsed.record[index]])),
  }));
  return { ok: true, rows };
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

/** Exports mark some names with what an editor of the file may not do; they mean the same without it. */
function plainName(name: string): string {
  return name.replace(/\s*\[Non Editable\]\s*$/i, '').trim();
}
