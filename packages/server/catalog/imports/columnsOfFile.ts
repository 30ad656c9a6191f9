import { type FileDialect, guessMapping, recogniseDialect } from '@quoin/domain/catalog';
import type { ColumnMapping } from '@quoin/domain/formats';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { findMapping, rememberMapping } from '../storage/importMappings.ts';

const KIND = 'products';

/** What the columns of a product file hold: as somebody said it of such a file before, else guessed. */
export async function productColumns(
  trx: SiteTransaction,
  websiteId: string,
  header: readonly string[],
): Promise<{ readonly dialect: FileDialect; readonly mapping: ColumnMapping; readonly isRemembered: boolean }> {
  const dialect = recogniseDialect(header);
  const remembered = await findMapping(trx, websiteId, { kind: KIND, header });
  const mapping = remembered ?? guessMapping(dialect, header);
  return { dialect, mapping, isRemembered: remembered !== null };
}

export function rememberProductColumns(
  trx: SiteTransaction,
  websiteId: string,
  { header, mapping }: { readonly header: readonly string[]; readonly mapping: ColumnMapping },
): Promise<void> {
  const guessed = guessMapping(recogniseDialect(header), header);
  return rememberMapping(trx, websiteId, { kind: KIND, header, mapping, guessed });
}

const SAMPLES = 3;
const ROWS_LOOKED_AT = 200;
const LONGEST = 80;

/** The first different values of each column: they show what it holds. */
export function columnSamples(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const first = rows.slice(0, ROWS_LOOKED_AT);
  return header.map((_, index) => {
    const values = new Set(first.map((cells) => (cells[index] ?? '').trim().slice(0, LONGEST)));
    values.delete('');
    return [...values].slice(0, SAMPLES);
  });
}

/** What a command line says of the columns: `Kundenmail=email`, a line each; `Kundenmail=-` for one that is not read. */
export function mappingChangedBy(
  said: string,
  about: { readonly mapping: ColumnMapping; readonly header: readonly string[]; readonly fields: readonly string[] },
): { readonly mapping: ColumnMapping } | { readonly wrong: string } {
  const mapping = { ...about.mapping };
  for (const line of said.split('\n')) {
    const at = line.lastIndexOf('=');
    const [column, field] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    if (at < 0 || !about.header.includes(column) || (field !== '-' && !about.fields.includes(field)))
      return { wrong: line };
    for (const [other, held] of Object.entries(mapping)) if (held === column) delete mapping[other];
    if (field !== '-') mapping[field] = column;
  }
  return { mapping };
}
