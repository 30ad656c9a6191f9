import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/tableTools';
import { Table } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { ActionMenu } from '../parts/dialogs/ActionMenu.tsx';
import type { FieldView } from './fieldView.ts';
import css from './RichText.module.css';

const COMMANDS: readonly (readonly [text: string, command: Command, isDangerous?: boolean])[] = [
  [texts.rowAbove, addRowBefore],
  [texts.rowBelow, addRowAfter],
  [texts.columnBefore, addColumnBefore],
  [texts.columnAfter, addColumnAfter],
  [texts.headingRow, toggleHeaderRow],
  [texts.headingColumn, toggleHeaderColumn],
  [texts.mergeCells, mergeCells],
  [texts.splitCell, splitCell],
  [texts.deleteRow, deleteRow, true],
  [texts.deleteColumn, deleteColumn, true],
  [texts.deleteTable, deleteTable, true],
];

/** What one does with the table that the caret is in. */
export function TableTools({ view }: { readonly view: FieldView }) {
  const state = view.state();
  const actions = COMMANDS.map(([text, command, isDangerous = false]) => ({
    ...{ id: text, text, isDisabled: !command(state), isDangerous },
    act: () => {
      view.run(command);
      // The menu first gives the focus back to its button.
      setTimeout(() => view.focus());
    },
  }));
  return (
    <div className={css.more}>
      <ActionMenu label={commonTexts.table} actions={actions}>
        <Table aria-hidden="true" /> {texts.rowsAndColumns}
      </ActionMenu>
    </div>
  );
}
