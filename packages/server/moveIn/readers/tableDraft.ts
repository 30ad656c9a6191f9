import {
  type ColumnMapping,
  cellsOf,
  dateOrderOf,
  guessDateOrder,
  guessDecimalMark,
  mapTable,
  readTable,
  type TableAsks,
  type TableReading,
} from '@quoin/domain/formats';
import type { MoveInKind } from '@quoin/domain/site';
import { columnSamples } from '../../catalog/index.ts';
import { tableKind } from './tableForms.ts';

export interface TableColumns {
  readonly header: readonly string[];
  readonly guessed: ColumnMapping;
}

/** A table as its owner is shown it, to say what its columns hold. */
export interface TableDraft {
  readonly header: readonly string[];
  /** Of each column some values. */
  readonly samples: readonly (readonly string[])[];
  readonly fields: readonly { readonly field: string; readonly isRequired: boolean; readonly column: string | null }[];
  readonly reading: TableReading;
  readonly asks: TableAsks;
}

/** The columns of a table, and what they are taken for; null where the file is no table. */
export function tableColumns(kind: MoveInKind, text: string, reading: Partial<TableReading>): TableColumns | null {
  const asTable = tableKind(kind);
  if (asTable === null) return null;
  const { columns: header, mapping: guessed } = mapTable(readTable(text, reading.separator), asTable.form);
  return { header, guessed };
}

export function tableDraft(
  kind: MoveInKind,
  text: string,
  how: { readonly mapping: ColumnMapping; readonly reading: Partial<TableReading>; readonly language: string },
): TableDraft | null {
  const asTable = tableKind(kind);
  if (asTable === null) return null;
  const { form } = asTable;
  const table = mapTable(readTable(text, how.reading.separator), form, how.mapping);
  const { columns: header, mapping, separator } = table;
  const dates = cellsOf(table, form, 'date');
  const amounts = cellsOf(table, form, 'amount');
  const order = guessDateOrder(dates, dateOrderOf(how.language));
  return {
    header,
    samples: columnSamples(
      header,
      table.rows.map(({ cells }) => cells),
    ),
    fields: form.fields.map(({ field, isRequired = false }) => ({ field, isRequired, column: mapping[field] ?? null })),
    reading: {
      separator,
      decimalMark: how.reading.decimalMark ?? guessDecimalMark(amounts, separator),
      dateOrder: how.reading.dateOrder ?? order.order,
    },
    asks: {
      // A column that is named by hand later may hold amounts or dates too.
      decimalMark: form.fields.some(({ reads }) => reads === 'amount'),
      dateOrder: form.fields.some(({ reads }) => reads === 'date'),
      isDateOrderOpen: order.isOpen,
    },
  };
}
