import { type DecimalMark, guessDecimalMark, readTable as readRecords, typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { TableField, TableValue } from '../field.ts';
import type { BlockCode } from '../problems.ts';

const CELL_MAX = 200;
const NO_TABLE: TableValue = { columns: [], rows: [] };

/** A table from storage: rows as long as there are columns, within the field's limits. */
export function readTable({ maxRows, maxColumns }: Limits, stored: unknown): TableValue {
  if (typeof stored !== 'object' || stored === null) return NO_TABLE;
  const { columns, rows } = stored as { readonly columns?: unknown; readonly rows?: unknown };
  const names = cellsOf(columns).slice(0, maxColumns);
  const read = (Array.isArray(rows) ? rows : []).slice(0, maxRows).map(cellsOf);
  return { columns: names, rows: read.map((row) => names.map((_, index) => row[index] ?? '')) };
}

type Limits = Pick<TableField, 'maxRows' | 'maxColumns'>;

function cellsOf(row: unknown): readonly string[] {
  if (!Array.isArray(row)) return [];
  return row.map((cell) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell).slice(0, CELL_MAX) : '',
  );
}

/**
 * A dataset as it was pasted, from a sheet (tabs) or a file (commas or semicolons): the first line names the columns.
 * What is too much is cut, and said (EDIT-06).
 */
export function parseTable(pasted: string, limits: Limits): { readonly table: TableValue; readonly isCut: boolean } {
  const { records } = readRecords(pasted);
  const [columns = [], ...rows] = records.map(({ cells }) => cells.map((cell) => cell.trim()));
  const isCut = columns.length > limits.maxColumns || rows.length > limits.maxRows;
  return { table: readTable(limits, { columns, rows }), isCut };
}

/** What is wrong with a dataset, so that it cannot be drawn or is drawn with gaps (EDIT-05). */
export function tableProblems({ columns, rows }: TableValue): readonly Problem<BlockCode>[] {
  // The first column holds the names of the rows; what is drawn are the others.
  if (columns.length < 2) return [{ code: 'datasetColumnMissing' }];
  if (rows.length === 0) return [{ code: 'datasetRowMissing' }];
  const hasGap = rows.some((row) => columns.some((_, index) => isGap(row[index] ?? '', index)));
  return hasGap ? [{ code: 'datasetDataMissing' }] : [];
}

function isGap(cell: string, index: number): boolean {
  return index === 0 ? cell.trim() === '' : numberOf(cell) === null;
}

/** The decimal mark that the numbers of a dataset agree on; null where `1.234` may be either. */
export function datasetMark({ rows }: TableValue): DecimalMark | null {
  const cells = rows.flatMap((row) => row.slice(1));
  if (guessDecimalMark(cells, ',') === ',') return ',';
  // Where nothing tells, the guess follows the separator.
  return guessDecimalMark([...cells, '1.234'], ';') === '.' ? '.' : null;
}

/**
 * A number as people write it: `1,234.5`, `1.234,5`, `12 %`, `€ 4`. Null for what is none. `decimal`: what the other numbers of
 * its dataset have as their decimal mark.
 */
export function numberOf(cell: string, decimal: DecimalMark | null = null): number | null {
  const bare = typedCode(cell)
    .replaceAll('٬', '')
    .replace('٫', '.')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[^\d.,+-]/g, '');
  if (!/\d/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const isDecimal = last >= 0 && isDecimalMark(bare, last, decimal);
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${bare.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : null;
}

/** Three digits behind the only kind of mark there is group thousands, unless it is known for decimals; everything else behind the last mark are decimals. */
function isDecimalMark(bare: string, at: number, known: DecimalMark | null): boolean {
  const mark = bare[at] ?? '';
  const isAlone = bare.indexOf(mark) === at;
  const hasOther = /[.]/.test(bare) && /[,]/.test(bare);
  const digits = bare.length - at - 1;
  return hasOther ? isAlone : isAlone && (digits !== 3 || mark === known);
}
