import { dialectFields } from '@quoin/domain/catalog';
import type { ColumnMapping } from '@quoin/domain/formats';
import { mappingChangedBy, productColumns, readCsvTable, rememberProductColumns } from '../catalog/index.ts';
import type { Installation } from '../installation.ts';
import type { Site } from '../sites/index.ts';
import { UsageFault } from './arguments.ts';

interface Columns {
  readonly mapping: ColumnMapping;
  readonly header: readonly string[];
  readonly fields: readonly string[];
}

/** What `--map COLUMN=FIELD` makes of the columns that were guessed. */
export function columnsSaid(said: string, columns: Columns): ColumnMapping {
  const changed = mappingChangedBy(said, columns);
  if ('wrong' in changed) throw new UsageFault(`--map ${changed.wrong} is not understood.\n${columnHelp(columns)}`);
  return changed.mapping;
}

export function columnHelp({ header, fields }: Pick<Columns, 'header' | 'fields'>): string {
  return `--map COLUMN=FIELD takes these columns: ${header.join(', ')}\nand these fields: ${fields.join(', ')}, - (not imported)`;
}

/** What the columns of a product file hold: as `--map` says, or as somebody said it of such a file before; undefined: guessed. */
export async function productColumnsSaid(
  { db }: Pick<Installation, 'db'>,
  { id: websiteId, language }: Site,
  text: string,
  said: string | undefined,
): Promise<ColumnMapping | undefined> {
  const table = readCsvTable(text, {}, { language });
  if ('code' in table) return undefined;
  const { header } = table;
  return db.inSite({ websiteId }, async (trx) => {
    const known = await productColumns(trx, websiteId, header);
    if (said === undefined) return known.isRemembered ? known.mapping : undefined;
    const fields = dialectFields(known.dialect).map(({ field }) => field);
    const mapping = columnsSaid(said, { mapping: known.mapping, header, fields });
    await rememberProductColumns(trx, websiteId, { header, mapping });
    return mapping;
  });
}
