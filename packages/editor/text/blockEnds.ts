import { keymap } from 'prosemirror-keymap';
import type { ResolvedPos } from 'prosemirror-model';
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { textSchema } from './schema.ts';

const { nodes } = textSchema;

/** Behind the last block that is no paragraph nobody could type: this begins one there. */
const paragraphBehind: Command = (state, dispatch, view) => {
  const { $head } = state.selection;
  const last = state.doc.lastChild;
  const isInLast = state.selection.to >= state.doc.content.size - (last?.nodeSize ?? 0);
  if (last === null || !isInLast || last.type === nodes.paragraph) return false;
  const isAtEnd = state.selection instanceof NodeSelection || (view?.endOfTextblock('down') ?? true);
  if (!isAtEnd || isBeforeLast($head)) return false;
  if (dispatch) {
    const tr = state.tr.insert(state.doc.content.size, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  }
  return true;
};

/** The same by a press below the last block. */
export function pressBehind(view: EditorView, event: MouseEvent): boolean {
  const last = view.dom.lastElementChild;
  const isBelow = event.target === view.dom && last !== null && event.clientY > last.getBoundingClientRect().bottom;
  if (!isBelow || view.state.doc.lastChild?.type === nodes.paragraph || !view.editable) return false;
  const tr = view.state.tr.insert(view.state.doc.content.size, nodes.paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
  view.focus();
  return true;
}

/** In a table one goes down through its rows first; in a list through its items. */
function isBeforeLast($head: ResolvedPos): boolean {
  for (let depth = 1; depth < $head.depth; depth += 1) {
    const parent = $head.node(depth);
    const isRow = parent.type === nodes.tableRow;
    if (!isRow && $head.index(depth) < parent.childCount - 1) return true;
  }
  return false;
}

/** From a caption to what is written below the picture. */
const leaveCaption: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.figure) return false;
  if (dispatch) {
    const at = $from.after();
    const tr = state.tr.insert(at, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  }
  return true;
};

/** In an empty caption: the picture itself is chosen; the next one takes it away. */
const chooseFigure: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.figure || $from.parentOffset > 0) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, $from.before())));
  return true;
};

export const blockEndKeys = keymap({ ArrowDown: paragraphBehind, Enter: leaveCaption, Backspace: chooseFigure });
