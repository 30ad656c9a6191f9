import {
  blockProblemSentence,
  parseTable,
  readTable,
  type TableField,
  type TableValue,
  tableProblems,
} from '@quoin/domain/blocks';
import type { Json } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/tableInput';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import css from './TableInput.module.css';

export interface TableInputProps {
  readonly field: TableField;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** Numbers as a small sheet: typed cell by cell, or pasted whole from another sheet. */
export function TableInput({ field, value, onChange }: TableInputProps) {
  const table = readTable(field, value);
  const [isCut, setCut] = useState(false);
  const change = (next: TableValue) => onChange({ columns: next.columns, rows: next.rows });
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    const parsed = parseTable(text, field);
    setCut(parsed.isCut);
    change(parsed.table);
  };
  const { maxRows, maxColumns } = field;
  const notes = [
    ...(isCut ? [blockProblemSentence({ code: 'datasetTruncated', values: { maxRows, maxColumns } })] : []),
    ...tableProblems(table).map(blockProblemSentence),
  ];
  const isFirst = table.columns.length === 0;
  return (
    <fieldset className={css.sheet} onPaste={paste}>
      <legend>{field.label}</legend>
      {isFirst ? null : <Cells table={table} onChange={change} />}
      <div className={css.acts}>
        {table.rows.length < maxRows ? (
          <Button onPress={() => change(isFirst ? FIRST : withRow(table))}>
            <Plus aria-hidden="true" /> {isFirst ? texts.begin : texts.row}
          </Button>
        ) : null}
        {!isFirst && table.columns.length < maxColumns ? (
          <Button onPress={() => change(withColumn(table))}>
            <Plus aria-hidden="true" /> {texts.column}
          </Button>
        ) : null}
      </div>
      <p className={css.hint}>{texts.pasteATableFrom}</p>
      <div role="status">
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

const FIRST: TableValue = { columns: ['', texts.number], rows: [['', '']] };

function withRow({ columns, rows }: TableValue): TableValue {
  return { columns, rows: [...rows, columns.map(() => '')] };
}

function withColumn({ columns, rows }: TableValue): TableValue {
  return { columns: [...columns, ''], rows: rows.map((row) => [...row, '']) };
}

function Cells({ table, onChange }: { readonly table: TableValue; readonly onChange: (table: TableValue) => void }) {
  const { columns, rows } = table;
  const rename = (at: number, name: string) => onChange({ ...table, columns: replaced(columns, at, name) });
  const fill = (row: number, at: number, cell: string) =>
    onChange({ ...table, rows: rows.map((each, index) => (index === row ? replaced(each, at, cell) : each)) });
  const removeColumn = (at: number) =>
    onChange({ columns: without(columns, at), rows: rows.map((row) => without(row, at)) });
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            {columns.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id of their own
              <th key={at} scope="col">
                <input
                  aria-label={at === 0 ? texts.nameOfTheFirst : texts.nameOfColumn(at + 1)}
                  value={name}
                  onChange={(event) => rename(at, event.target.value)}
                />
                {columns.length > 2 && at > 0 ? (
                  <Button look="quiet" aria-label={texts.removeColumn(at + 1)} onPress={() => removeColumn(at)}>
                    <Trash2 aria-hidden="true" />
                  </Button>
                ) : null}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own
            <tr key={index}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                <td key={at}>
                  <input
                    aria-label={texts.row2(columns[at] || texts.column2(at + 1), index + 1)}
                    inputMode={at === 0 ? 'text' : 'decimal'}
                    value={cell}
                    onChange={(event) => fill(index, at, event.target.value)}
                  />
                </td>
              ))}
              <td>
                <Button
                  look="quiet"
                  aria-label={texts.removeRow(index + 1)}
                  onPress={() => onChange({ ...table, rows: without(rows, index) })}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function replaced(list: readonly string[], at: number, value: string): readonly string[] {
  return list.map((each, index) => (index === at ? value : each));
}

function without<Each>(list: readonly Each[], at: number): readonly Each[] {
  return list.filter((_, index) => index !== at);
}
