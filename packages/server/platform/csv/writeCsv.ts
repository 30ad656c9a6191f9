import { guardCell } from '@quoin/domain/catalog';
import { stringify } from 'csv-stringify/sync';

/** RFC 4180 with a mark for UTF-8; no cell is a formula (SC-42). */
export function writeCsv(header: readonly string[], records: readonly (readonly string[])[]): string {
  return writeGuardedCsv(
    header,
    records.map((record) => record.map(guardCell)),
  );
}

/** The same of cells that were guarded for what they are. What any table program could take for an end is quoted. */
export function writeGuardedCsv(header: readonly string[], records: readonly (readonly string[])[]): string {
  return stringify([[...header], ...records], { bom: true, ...FORMAT });
}

const FORMAT = { record_delimiter: 'windows', quoted_match: /[\r\n;\t]|^\s|\s$/ } as const;

/** The same of a table that is too long to be held at once, piece by piece. */
export async function* csvPieces(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield writeCsv(header, []);
  for await (const records of batches)
    yield stringify(
      records.map((record) => record.map(guardCell)),
      FORMAT,
    );
}
