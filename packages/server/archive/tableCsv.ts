import { guardCell } from '@quoin/domain/catalog';
import { stringify } from 'csv-stringify/sync';

/** Rows of JSON as lines of a table; no cell is a formula (SC-42). With the header before the first. */
export function tableCsv(rows: readonly string[], hasHeader: boolean): string {
  const records = rows.map((row) => JSON.parse(row) as Readonly<Record<string, unknown>>);
  const columns = Object.keys(records[0] ?? {}).toSorted();
  const cells = records.map((record) => columns.map((column) => guardCell(cellOf(record[column]))));
  return stringify(hasHeader ? [columns, ...cells] : cells, { bom: hasHeader, record_delimiter: 'windows' });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
