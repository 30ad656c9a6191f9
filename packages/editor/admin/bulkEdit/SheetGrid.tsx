import type { WireSheetRow } from '@quoin/contract/endpoints/store';
import { type BulkColumn, parseSheetText, sheetText } from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sheetGrid';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import css from './BulkEdit.module.css';
import { shownCell } from './cellWords.ts';
import { confirmNumberFormat } from './confirmNumberFormat.ts';
import { cellId, NAME_WIDTH, SheetCell, widthOf } from './SheetCell.tsx';
import {
  boundsOf,
  type CellChange,
  cleared,
  copied,
  filledDown,
  isEditable,
  otherMark,
  type Place,
  pasted,
  type SheetEdits,
  type SheetRange,
  textAt,
} from './sheet.ts';

const ROW_HEIGHT = 37;
const BEYOND_SIGHT = 12;
const PAGE_ROWS = 15;
export interface SheetGridProps {
  readonly rows: readonly WireSheetRow[];
  readonly columns: readonly BulkColumn[];
  readonly edits: SheetEdits;
  readonly currency: CurrencyCode;
  readonly range: SheetRange;
  readonly onRange: (range: SheetRange) => void;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Cells as in a spreadsheet: arrows, Enter, Tab, typing, copy and paste, Ctrl+D. Only the rows in sight exist. */
export function SheetGrid(props: SheetGridProps) {
  const { rows, columns, edits, currency, range, onRange, onChange, onUndo, onRedo } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND_SIGHT,
    paddingStart: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT * 2,
    scrollPaddingEnd: ROW_HEIGHT,
  });
  const { focus } = range;
  const active = rows[focus.row];
  const activeColumn = columns[focus.column];
  const mayEdit = active !== undefined && activeColumn !== undefined && isEditable(active, activeColumn.field);
  const sheet = { rows, columns };
  const width = NAME_WIDTH + columns.reduce((sum, column) => sum + widthOf(column), 0);

  const go = (to: Place, extend = false) => {
    const place = {
      row: Math.max(0, Math.min(rows.length - 1, to.row)),
      column: Math.max(0, Math.min(columns.length - 1, to.column)),
    };
    onRange({ anchor: extend ? range.anchor : place, focus: place });
    virtual.scrollToIndex(place.row);
    scrollTo(scroller.current, columns, place.column);
  };
  const step = (down: number, right: number, extend = false) =>
    go({ row: focus.row + down, column: focus.column + right }, extend);
  const startEditing = (text: string) => {
    if (mayEdit) setEditing(text);
  };
  const stopEditing = (text: string | null) => {
    if (editing === null) return;
    setEditing(null);
    if (text !== null && mayEdit) onChange([{ row: active, field: activeColumn.field, text }]);
  };
  const backToGrid = () => scroller.current?.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (editing !== null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act = isCommand ? commandOf(event) : moveOf(event);
    if (act !== undefined) {
      event.preventDefault();
      act();
      return;
    }
    const isTyped = event.key.length === 1 && !isCommand && !event.altKey;
    if (!isTyped) return;
    event.preventDefault();
    startEditing(event.key);
  };
  const commandOf = (event: KeyboardEvent): (() => void) | undefined => {
    const acts: Readonly<Record<string, () => void>> = {
      d: () => onChange(filledDown(sheet, range, edits)),
      z: event.shiftKey ? onRedo : onUndo,
      y: onRedo,
      a: () => onRange({ anchor: { row: 0, column: 0 }, focus: { row: rows.length - 1, column: columns.length - 1 } }),
      home: () => go({ row: 0, column: 0 }, event.shiftKey),
      end: () => go({ row: rows.length - 1, column: columns.length - 1 }, event.shiftKey),
      arrowdown: () => go({ row: rows.length - 1, column: focus.column }, event.shiftKey),
      arrowup: () => go({ row: 0, column: focus.column }, event.shiftKey),
    };
    return acts[event.key.toLowerCase()];
  };
  const moveOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { shiftKey } = event;
    // Tab leaves the grid at its ends, so that nobody is caught in it.
    const isLeaving = event.key === 'Tab' && (shiftKey ? focus.column === 0 : focus.column === columns.length - 1);
    if (isLeaving) return undefined;
    const acts: Readonly<Record<string, () => void>> = {
      arrowdown: () => step(1, 0, shiftKey),
      arrowup: () => step(-1, 0, shiftKey),
      arrowright: () => step(0, 1, shiftKey),
      arrowleft: () => step(0, -1, shiftKey),
      pagedown: () => step(PAGE_ROWS, 0, shiftKey),
      pageup: () => step(-PAGE_ROWS, 0, shiftKey),
      home: () => go({ row: focus.row, column: 0 }, shiftKey),
      end: () => go({ row: focus.row, column: columns.length - 1 }, shiftKey),
      tab: () => step(0, shiftKey ? -1 : 1),
      enter: () =>
        mayEdit ? startEditing(shownCell(activeColumn.field, textAt(active, activeColumn.field, edits))) : step(1, 0),
      f2: () => mayEdit && startEditing(shownCell(activeColumn.field, textAt(active, activeColumn.field, edits))),
      delete: () => onChange(cleared(sheet, range)),
      backspace: () => onChange(cleared(sheet, range)),
    };
    return acts[event.key.toLowerCase()];
  };
  const onEditKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      enter: [event.shiftKey ? -1 : 1, 0],
      tab: [0, event.shiftKey ? -1 : 1],
    };
    const move = moves[event.key.toLowerCase()];
    if (move === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stopEditing(move === undefined ? null : event.currentTarget.value);
    backToGrid();
    if (move !== undefined) step(move[0], move[1]);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheetText(copied(sheet, range, edits)));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    const cells = parseSheetText(event.clipboardData.getData('text/plain'));
    if (cells.length === 0) return;
    onChange(pasted(sheet, range, cells));
    const other = otherMark(sheet, range, cells);
    if (other !== null) confirmNumberFormat(other, () => onChange(pasted(sheet, range, cells, other)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (place === null || (editing !== null && place.row === focus.row && place.column === focus.column)) return;
    onRange({ anchor: event.shiftKey ? range.anchor : place, focus: place });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const isDragging = event.buttons === 1 && event.pointerType === 'mouse' && editing === null;
    const place = isDragging ? placeOf(event.target) : null;
    if (place !== null && (place.row !== focus.row || place.column !== focus.column)) {
      onRange({ anchor: range.anchor, focus: place });
    }
  };
  const onDoubleClick = () => {
    if (mayEdit) startEditing(shownCell(activeColumn.field, textAt(active, activeColumn.field, edits)));
  };
  const keepFocus = useCallback((input: HTMLInputElement | null) => input?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (focus.column >= columns.length && columns.length > 0) {
      const place = { row: focus.row, column: columns.length - 1 };
      onRange({ anchor: place, focus: place });
    }
  }, [focus, columns.length, onRange]);

  const bounds = boundsOf(range);
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, which a table cannot say
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={texts.productsAsASpreadsheet}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={active === undefined ? undefined : cellId(focus)}
      className={css.grid}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={onDoubleClick}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names the active cell */}
      <div role="row" aria-rowindex={1} className={css.headRow} style={{ width }}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
        <div role="columnheader" className={`${css.headCell} ${css.nameCell}`} style={{ width: NAME_WIDTH }}>
          {commonTexts.product}
        </div>
        {columns.map((column) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div key={column.field} role="columnheader" className={css.headCell} style={{ width: widthOf(column) }}>
            {column.title}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" style={{ height: virtual.getTotalSize() - ROW_HEIGHT, width }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={row.variantId}
              role="row"
              aria-rowindex={index + 2}
              className={row.isFirst ? `${css.row} ${css.firstRow}` : css.row}
              style={{ width, transform: `translateY(${start}px)` }}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: see above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
              <div role="rowheader" className={`${css.cell} ${css.nameCell}`} style={{ width: NAME_WIDTH }}>
                {row.isFirst ? <span className={css.product}>{row.title}</span> : null}
                <span className={css.variant}>{row.description || (row.isFirst ? '' : row.cells.sku)}</span>
              </div>
              {columns.map((column, at) => {
                const isActive = focus.row === index && focus.column === at;
                const isIn = index >= bounds.top && index <= bounds.bottom && at >= bounds.left && at <= bounds.right;
                return (
                  <SheetCell
                    key={column.field}
                    place={{ row: index, column: at }}
                    row={row}
                    column={column}
                    edits={edits}
                    currency={currency}
                    isActive={isActive}
                    isSelected={isIn}
                  >
                    {isActive && editing !== null ? (
                      <input
                        ref={keepFocus}
                        className={css.editor}
                        aria-label={texts.of(column.title, [row.title, row.description].filter(Boolean).join(', '))}
                        value={editing}
                        onChange={(event) => setEditing(event.target.value)}
                        onKeyDown={onEditKey}
                        onBlur={(event) => stopEditing(event.target.value)}
                      />
                    ) : null}
                  </SheetCell>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (cell === null) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** Brings a column out from under the names. */
function scrollTo(grid: HTMLDivElement | null, columns: readonly BulkColumn[], column: number): void {
  if (grid === null) return;
  const left = columns.slice(0, column).reduce((sum, each) => sum + widthOf(each), 0);
  const width = widthOf(columns[column] ?? columns[0]!);
  const isNarrow = grid.clientWidth < 600;
  const names = isNarrow ? 0 : NAME_WIDTH;
  const offset = isNarrow ? NAME_WIDTH : 0;
  const right = left + offset + width + names - grid.clientWidth;
  if (left + offset < grid.scrollLeft) grid.scrollLeft = left + offset;
  else if (right > grid.scrollLeft) grid.scrollLeft = right;
}
