import * as texts from '@quoin/messages/app/recordTable';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckField } from '../fields/CheckField.tsx';
import css from './RecordTable.module.css';
import table from './table.module.css';
import { useWindowedRows } from './useWindowedRows.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly isNumber?: boolean;
  /** The list can be sorted by it. */
  readonly isSortable?: boolean;
  /** Left out on phones, where a record is a card. */
  readonly isExtra?: boolean;
  /** On phones, in a line of its own below the name. */
  readonly isLine?: boolean;
  /** On phones, in the corner of the card. */
  readonly isMenu?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface Sorting {
  readonly column: string;
  readonly direction: 'up' | 'down';
}

export interface RecordSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Screen reader label of the box next to a record. */
  readonly nameOf: (row: Row) => string;
}

export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly selection?: RecordSelection<Row>;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** The end of what is loaded comes into sight. */
  readonly onEnd?: () => void;
}

/** A list of records: a table where there is room, cards on a phone. Only the rows in sight exist, so 10,000 are no burden. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, columns, rows, keyOf, selection, onEnd } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, before, after, measure } = useWindowedRows(rows.length, body);
  const width = columns.length + (selection === undefined ? 0 : 1);
  const isAtEnd = (shown.at(-1) ?? -1) >= rows.length - 1;
  useEffect(() => {
    if (isAtEnd && rows.length > 0) onEnd?.();
  }, [isAtEnd, rows.length, onEnd]);
  return (
    <table className={`${table.table} ${css.records}`} aria-label={label} aria-rowcount={rows.length + 1}>
      <Head {...props} />
      <tbody ref={body}>
        {before > 0 ? <Gap height={before} width={width} /> : null}
        {shown.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <tr key={keyOf(row)} ref={measure} data-index={index} aria-rowindex={index + 2} className={table.row}>
              {selection === undefined ? null : <SelectCell row={row} id={keyOf(row)} selection={selection} />}
              {columns.map((column) => (
                <td key={column.id} className={cellLook(column)} data-number={column.isNumber}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
        {after > 0 ? <Gap height={after} width={width} /> : null}
      </tbody>
    </table>
  );
}

function Head<Row>({ columns, rows, keyOf, selection, sorting, onSort }: RecordTableProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection === undefined ? null : (
          <th scope="col" className={css.box}>
            <SelectAll ids={rows.map(keyOf)} selected={selection.selected} onChange={selection.onChange} />
          </th>
        )}
        {columns.map((column) => {
          const isSorted = sorting?.column === column.id;
          return (
            <th
              key={column.id}
              scope="col"
              className={cellLook(column)}
              aria-sort={isSorted ? (sorting.direction === 'up' ? 'ascending' : 'descending') : undefined}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className={css.sort}
                  onClick={() =>
                    onSort({ column: column.id, direction: isSorted && sorting.direction === 'up' ? 'down' : 'up' })
                  }
                >
                  {column.title}
                  {isSorted ? <SortMark direction={sorting.direction} /> : null}
                </button>
              ) : (
                column.title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { readonly direction: Sorting['direction'] }) {
  return direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}

interface SelectAllProps {
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

function SelectAll({ ids, selected, onChange }: SelectAllProps) {
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <CheckField
      label={texts.selectAll}
      isSelected={count > 0 && count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isSelected) => onChange(new Set(isSelected ? ids : []))}
    />
  );
}

interface SelectCellProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly selection: RecordSelection<Row>;
}

function SelectCell<Row>({ row, id, selection }: SelectCellProps<Row>) {
  return (
    <td className={css.box}>
      <CheckField
        label={texts.select(selection.nameOf(row))}
        isSelected={selection.selected.has(id)}
        onChange={(isSelected) => {
          const next = new Set(selection.selected);
          if (isSelected) next.add(id);
          else next.delete(id);
          selection.onChange(next);
        }}
      />
    </td>
  );
}

function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table takes no focus
    <tr aria-hidden="true" className={css.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

function cellLook<Row>(column: Column<Row>): string {
  const { isNumber, isExtra, isLine, isMenu } = column;
  return [isNumber && table.number, isExtra && css.extra, isLine && css.line, isMenu && css.menu]
    .filter(Boolean)
    .join(' ');
}
