import type { Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { Mapping, ReplaceStep, StepMap } from 'prosemirror-transform';

/** Said of transactions that came from the editor: nobody reports them back. */
export const FROM_EDITOR = 'quoinFromEditor';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly slice: Slice;
}

/** The smallest single change that makes one document of the other; null when they are the same. */
export function changeBetween(before: Node, after: Node): Change | null {
  const from = before.content.findDiffStart(after.content);
  if (from === null) return null;
  let { a, b } = before.content.findDiffEnd(after.content)!;
  // What repeats itself may be counted from both ends.
  const overlap = from - Math.min(a, b);
  if (overlap > 0) [a, b] = [a + overlap, b + overlap];
  return { from, to: a, slice: after.slice(from, b) };
}

export interface Incoming {
  readonly known: Node;
  readonly wanted: Node;
  readonly showsChange: boolean;
}

/**
 * Brings a text from elsewhere into a running one. `known` is what the other side assumed the text to be. What was
 * typed since stays if it doesn't overlap the incoming change. The caret stays in its words, or goes to the change.
 */
export function takeIncoming(state: EditorState, { known, wanted, showsChange }: Incoming): Transaction | null {
  const theirs = changeBetween(known, wanted);
  if (theirs === null) return null;
  const own = changeBetween(known, state.doc);
  const isApart = own !== null && (own.to < theirs.from || own.from > theirs.to);
  const change = own === null ? theirs : isApart ? shifted(theirs, own) : changeBetween(state.doc, wanted);
  if (change === null) return null;
  const tr = state.tr;
  try {
    tr.step(new ReplaceStep(change.from, change.to, change.slice));
  } catch {
    // Open sides that don't fit: the whole document it is.
    tr.replaceWith(0, tr.doc.content.size, wanted.content);
  }
  if (showsChange) {
    const end = tr.mapping.map(change.to);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1)).scrollIntoView();
  }
  return tr.setMeta(FROM_EDITOR, true);
}

function shifted({ from, to, slice }: Change, own: Change): Change {
  const mapping = new Mapping([new StepMap([own.from, own.to - own.from, own.slice.size])]);
  return { from: mapping.map(from, 1), to: mapping.map(to, -1), slice };
}
