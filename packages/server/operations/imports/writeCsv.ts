import { guardCell } from '@quoin/domain/catalog';
import { stringify } from 'csv-stringify/sync';

/** RFC 4180 with a mark for UTF-8; no cell is a formula (SC-42). What any table program could take for an end is quoted. */
export function writeCsv(header: readonly string[], records: readonly (readonly string[])[]): string {
  const guarded = records.map((record) => record.map(guardCell));
  return stringify([[...header], ...guarded], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n;\t]|^\s|\s$/,
  });
}
