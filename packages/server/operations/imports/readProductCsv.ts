import { type ProductFileRow, REQUIRED_COLUMNS, type RowProblem } from '@quoin/domain/catalog';
import { parse } from 'csv-parse/sync';

/** The rows of a CSV file by column name, or what is wrong with the file as a whole. */
export type CsvFile =
  | { readonly ok: true; readonly rows: readonly ProductFileRow[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** Reads a product CSV (imports.md section 1): header first, columns by name in any order, quotes as in RFC 4180. */
export function readProductCsv(text: string): CsvFile {
  const records: readonly { record: string[]; info: { lines: number } }[] = parse(text, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as never;
  const header = records[0]?.record.map(plainName) ?? [];
  const missing = REQUIRED_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    return { ok: false, problems: missing.map((column) => ({ line: 1, code: 'columnMissing', values: { column } })) };
  }
  const rows = records.slice(1).map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(header.map((name, index) => [name, record[index]])),
  }));
  return { ok: true, rows };
}

/** Exports mark some names with what an editor of the file may not do; they mean the same without it. */
function plainName(name: string): string {
  return name.replace(/\s*\[Non Editable\]\s*$/i, '').trim();
}
