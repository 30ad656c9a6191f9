import type { WireBulkCell, WireSheetRow } from '@quoin/contract/endpoints/store';
import {
  applyPriceFormula,
  BULK_FIELDS,
  type BulkColumn,
  type BulkField,
  bulkColumn,
  bulkText,
  isBulkField,
  type PriceFormula,
  parseBulkCell,
  type Replacement,
  replaceInCell,
} from '@quoin/domain/catalog';
import { type DecimalMark, guessDecimalMark, plainAmount } from '@quoin/domain/formats';
import { type CurrencyCode, money } from '@quoin/domain/money';
import { shownCell, storedCell } from './cellWords.ts';

/** A changed cell: its content when it was changed, and the typed text. */
export interface SheetEdit {
  readonly seen: string;
  readonly typed: string;
}

/** Changed cells by `variant/field`. Never changed in place. */
export type SheetEdits = ReadonlyMap<string, SheetEdit>;

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: where it began, and where the cursor is. */
export interface SheetRange {
  readonly anchor: Place;
  readonly focus: Place;
}

export interface CellChange {
  readonly row: WireSheetRow;
  readonly field: BulkField;
  readonly text: string;
}

export const USUAL_FIELDS: readonly BulkField[] = [
  'title',
  'sku',
  'price',
  'salePrice',
  'onSale',
  'stock',
  'visible',
  'tags',
];

/** The columns that an address names, in our order; the usual ones where it names none. */
export function columnsFrom(text: string | undefined): readonly BulkColumn[] {
  const named = (text ?? '').split(',').filter(isBulkField);
  const fields = named.length === 0 ? USUAL_FIELDS : BULK_FIELDS.filter((field) => named.includes(field));
  return fields.map(bulkColumn);
}

export function keyOf(row: WireSheetRow, field: BulkField): string {
  return `${bulkColumn(field).of === 'product' ? row.productId : row.variantId}/${field}`;
}

/** Columns of the product are edited on its first row. */
export function isEditable(row: WireSheetRow, field: BulkField): boolean {
  return bulkColumn(field).of === 'variant' || row.isFirst;
}

export function textAt(row: WireSheetRow, field: BulkField, edits: SheetEdits): string {
  return edits.get(keyOf(row, field))?.typed ?? row.cells[field];
}

/** Cells set to texts; what is as it was drops out of the changes, what cannot be edited is passed over. */
export function withCells(edits: SheetEdits, changes: readonly CellChange[]): SheetEdits {
  const next = new Map(edits);
  for (const { row, field, text } of changes) {
    if (!isEditable(row, field)) continue;
    const key = keyOf(row, field);
    const seen = row.cells[field];
    const typed = storedCell(field, text.trim());
    if (typed === seen) next.delete(key);
    else next.set(key, { seen, typed });
  }
  return next;
}

/** Rows and columns of a range, from top left to bottom right. */
export function boundsOf({ anchor, focus }: SheetRange) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

interface Sheet {
  readonly rows: readonly WireSheetRow[];
  readonly columns: readonly BulkColumn[];
}

/** The texts of a range, for the clipboard. */
export function copied({ rows, columns }: Sheet, range: SheetRange, edits: SheetEdits): readonly (readonly string[])[] {
  const { top, bottom, left, right } = boundsOf(range);
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map(({ field }) => (isEditable(row, field) ? shownCell(field, textAt(row, field, edits)) : '')),
    );
}

/** Pasting: one cell fills the range, several go from its top left corner on. */
export function pasted(
  sheet: Sheet,
  range: SheetRange,
  cells: readonly (readonly string[])[],
  mark?: DecimalMark,
): readonly CellChange[] {
  return withPlainAmounts(pastedTexts(sheet, range, cells), mark);
}

/** How else the numbers of what is pasted could be read: `1,299` is a thousand or one; null where nothing leaves that open. */
export function otherMark(sheet: Sheet, range: SheetRange, cells: readonly (readonly string[])[]): DecimalMark | null {
  const amounts = pastedTexts(sheet, range, cells).filter(isAmount);
  const marked = amounts.filter(({ text }) => /[.,]/.test(text));
  // One `12,50` tells of all.
  const isOpen = marked.every(({ text }) => /^\s*\d{1,3}[.,]\d{3}\s*$/.test(text));
  return isOpen && marked.length > 0 ? (markOf(amounts) === ',' ? '.' : ',') : null;
}

function pastedTexts(sheet: Sheet, range: SheetRange, cells: readonly (readonly string[])[]): readonly CellChange[] {
  const { top, bottom, left, right } = boundsOf(range);
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const height = only === undefined ? cells.length : bottom - top + 1;
  const width = (line: number) => (only === undefined ? (cells[line]?.length ?? 0) : right - left + 1);
  const changes = Array.from({ length: height }, (_, line) =>
    Array.from({ length: width(line) }, (__, at) =>
      changeAt(sheet, { row: top + line, column: left + at }, only ?? cells[line]?.[at] ?? ''),
    ),
  );
  return changes.flat().filter((change) => change !== null);
}

/** Amounts with a decimal comma, as the table they come from has them, become amounts with a point: one `12,50` tells of all. */
function withPlainAmounts(
  changes: readonly CellChange[],
  mark: DecimalMark = markOf(changes.filter(isAmount)),
): readonly CellChange[] {
  return changes.map((change) =>
    isAmount(change) && mark === ',' ? { ...change, text: plainAmount(change.text, mark) } : change,
  );
}

function isAmount({ field }: CellChange): boolean {
  return ['money', 'measure', 'stock'].includes(bulkColumn(field).kind);
}

function markOf(amounts: readonly CellChange[]): DecimalMark {
  return guessDecimalMark(
    amounts.map(({ text }) => text),
    '\t',
  );
}

/** The topmost cell that can be edited, repeated below it in each column of the range. */
export function filledDown(sheet: Sheet, range: SheetRange, edits: SheetEdits): readonly CellChange[] {
  const { top, bottom, left, right } = boundsOf(range);
  const rows = sheet.rows.slice(top, bottom + 1);
  return sheet.columns.slice(left, right + 1).flatMap(({ field }) => {
    const source = rows.find((row) => isEditable(row, field));
    if (source === undefined) return [];
    return rows
      .filter((row) => row !== source && isEditable(row, field))
      .map((row) => ({ row, field, text: textAt(source, field, edits) }));
  });
}

/** An empty text in every cell of the range that may be empty. */
export function cleared(sheet: Sheet, range: SheetRange): readonly CellChange[] {
  return pasted(sheet, range, [['']]).filter(
    ({ field }) => field !== 'title' && field !== 'sku' && field !== 'price' && field !== 'stock',
  );
}

function changeAt({ rows, columns }: Sheet, { row: at, column }: Place, text: string): CellChange | null {
  const row = rows[at];
  const field = columns[column]?.field;
  return row === undefined || field === undefined || !isEditable(row, field) ? null : { row, field, text };
}

export interface PriceChange {
  readonly from: 'price' | 'salePrice';
  readonly to: 'price' | 'salePrice';
  readonly formula: PriceFormula;
  readonly currency: CurrencyCode;
}

/** New prices by a formula, and how many rows it cannot be applied to. */
export function repriced(rows: readonly WireSheetRow[], edits: SheetEdits, change: PriceChange) {
  const changes: CellChange[] = [];
  let left = 0;
  for (const row of rows) {
    const base = parseBulkCell(change.from, textAt(row, change.from, edits), change.currency);
    const price = base.ok && typeof base.value === 'number' ? money(BigInt(base.value), change.currency) : null;
    const next = price === null ? null : applyPriceFormula(price, change.formula);
    if (next?.ok)
      changes.push({ row, field: change.to, text: bulkText(change.to, Number(next.value.minor), change.currency) });
    else left += 1;
  }
  return { changes, left };
}

export function replaced(
  rows: readonly WireSheetRow[],
  edits: SheetEdits,
  fields: readonly BulkField[],
  replacement: Replacement,
): readonly CellChange[] {
  return rows.flatMap((row) =>
    fields.flatMap((field) => {
      if (!isEditable(row, field)) return [];
      const text = textAt(row, field, edits);
      const next = replaceInCell(text, replacement);
      return next === text ? [] : [{ row, field, text: next }];
    }),
  );
}

/** Returns the edits in wire format: each cell with one variant that it belongs to. */
export function toWireEdits(rows: readonly WireSheetRow[], edits: SheetEdits): readonly WireBulkCell[] {
  const variants = new Map<string, string>();
  for (const row of rows) {
    variants.set(row.variantId, row.variantId);
    if (row.isFirst || !variants.has(row.productId)) variants.set(row.productId, row.variantId);
  }
  return [...edits].flatMap(([key, { seen, typed }]) => {
    const [owner = '', field = ''] = key.split('/');
    const variantId = variants.get(owner);
    return variantId === undefined || !isBulkField(field) ? [] : [{ variantId, field, seen, typed }];
  });
}
