import { type ColumnMapping, mapTable, missingFields, readTable, type TableReading } from '@quoin/domain/formats';
import type { CurrencyCode } from '@quoin/domain/money';
import type { MoveInKind } from '@quoin/domain/site';
import type { Contents } from '../contents.ts';
import { readGhost } from './readGhost.ts';
import { readSubstack } from './readSubstack.ts';
import { readWxr } from './readWxr.ts';
import { tableKind } from './tableForms.ts';

export interface FileOf {
  readonly timeZone: string;
  readonly language: string;
  readonly currency: CurrencyCode;
}

/** How a table is read, where somebody has said so; everything else is guessed. */
export interface HowRead {
  readonly mapping: ColumnMapping | null;
  readonly reading: Partial<TableReading>;
}

const READERS: Readonly<Partial<Record<MoveInKind, (text: string, site: FileOf) => Contents | null>>> = {
  wordpress: (text, site) => readWxr(text, { ...site, isWordPress: true }),
  squarespace: (text, site) => readWxr(text, { ...site, isWordPress: false }),
  ghost: readGhost,
  substack: readSubstack,
};
const NOTHING: Contents = { rows: [], skipped: [] };

/** What a file holds; null where it is no file of this kind. A table lacking columns holds nothing until somebody names them. */
export function readContents(kind: MoveInKind, text: string, site: FileOf, how: HowRead): Contents | null {
  const asTable = tableKind(kind);
  if (asTable === null) return READERS[kind]?.(text, site) ?? null;
  const { timeZone, language, currency } = site;
  const { reading, mapping } = how;
  if (/^\s*[<{[]/.test(text)) return null;
  const table = readTable(text, reading.separator);
  if (table.brokenAt !== null) return null;
  const mapped = mapTable(table, asTable.form, mapping ?? undefined);
  if (missingFields(asTable.form, mapped.mapping).length > 0) return NOTHING;
  return asTable.read(mapped, { timeZone, language, currency, reading });
}
