import type { WireSheetRow } from '@quoin/contract/endpoints/store';
import { type BulkColumn, bulkEditSentence, parseBulkCell } from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/sheetCell';
import type { ReactNode } from 'react';
import css from './BulkEdit.module.css';
import { shownCell } from './cellWords.ts';
import { isEditable, keyOf, type Place, type SheetEdits } from './sheet.ts';

export const NAME_WIDTH = 230;
const WIDTHS: Readonly<Partial<Record<BulkColumn['field'], number>>> = {
  title: 220,
  sku: 150,
  tags: 200,
  categories: 200,
  seoTitle: 220,
  seoDescription: 280,
};
const USUAL_WIDTH = 112;

interface CellProps {
  readonly place: Place;
  readonly row: WireSheetRow;
  readonly column: BulkColumn;
  readonly edits: SheetEdits;
  readonly currency: CurrencyCode;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

/** One cell: its value, what was typed over it, and why that cannot be. */
export function SheetCell({ place, row, column, edits, currency, isActive, isSelected, children }: CellProps) {
  const { field, kind } = column;
  const mayEdit = isEditable(row, field);
  const edit = edits.get(keyOf(row, field));
  const text = mayEdit ? (edit?.typed ?? row.cells[field]) : '';
  const parsed = edit === undefined || !mayEdit ? null : parseBulkCell(field, edit.typed, currency);
  const problem = parsed === null || parsed.ok ? undefined : bulkEditSentence(parsed.problem);
  const isNumber = kind === 'money' || kind === 'stock' || kind === 'measure';
  const look = [
    css.cell,
    isNumber ? css.number : '',
    mayEdit ? '' : css.fixed,
    mayEdit && edit !== undefined ? css.changed : '',
    problem === undefined ? '' : css.wrong,
    isSelected ? css.selected : '',
    isActive ? css.active : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, which a table cannot say
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names the active cell
    <div
      id={cellId(place)}
      role="gridcell"
      aria-colindex={place.column + 2}
      aria-selected={isSelected}
      aria-readonly={!mayEdit}
      aria-invalid={problem === undefined ? undefined : true}
      data-row={place.row}
      data-column={place.column}
      className={look.join(' ').trim()}
      style={{ width: widthOf(column) }}
      title={
        problem ??
        (edit === undefined || !mayEdit ? undefined : texts.before(shownCell(field, edit.seen) || texts.empty))
      }
    >
      {children ?? shownCell(field, text)}
    </div>
  );
}

export function widthOf(column: BulkColumn): number {
  return WIDTHS[column.field] ?? USUAL_WIDTH;
}

export function cellId({ row, column }: Place): string {
  return `cell-${row}-${column}`;
}
