import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state';
import { textSchema } from '../text/schema.ts';

const { nodes } = textSchema;

/** Inserts a block at the caret: in place of an empty paragraph, or behind the surrounding block. */
export function placeBlock(state: EditorState, at: number, block: Node): Transaction {
  const $at = state.doc.resolve(Math.min(at, state.doc.content.size));
  const isEmpty = $at.depth === 1 && $at.parent.type === nodes.paragraph && $at.parent.content.size === 0;
  const tr = state.tr;
  const from = $at.depth === 0 ? $at.pos : isEmpty ? $at.before(1) : $at.after(1);
  tr.replaceWith(from, isEmpty ? $at.after(1) : from, block);
  const inside = tr.doc.resolve(from + 1);
  const selection = block.isAtom ? NodeSelection.create(tr.doc, from) : Selection.near(inside);
  return tr.setSelection(selection).scrollIntoView();
}

export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    dispatch?.(placeBlock(state, state.selection.from, block));
    return true;
  };
}

const [ROWS, COLUMNS] = [3, 3];

/** Three columns with a heading row. */
export function newTable(): Node {
  const row = (cell: typeof nodes.tableCell) =>
    nodes.tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => cell.create(null, nodes.paragraph.create())),
    );
  return nodes.table.create(null, [
    row(nodes.tableHeader),
    ...Array.from({ length: ROWS - 1 }, () => row(nodes.tableCell)),
  ]);
}

/** A line, and a paragraph below it to go on in. */
export const insertRule: Command = (state, dispatch) => {
  if (dispatch) {
    const tr = placeBlock(state, state.selection.from, nodes.rule.create());
    const behind = tr.selection.to;
    if (tr.doc.resolve(behind).nodeAfter === null) tr.insert(behind, nodes.paragraph.create());
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(behind), 1)).scrollIntoView());
  }
  return true;
};
