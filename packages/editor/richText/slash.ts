import type { EditorState } from 'prosemirror-state';
import { textSchema } from '../text/schema.ts';

const { nodes } = textSchema;

/** Returns the text typed after a `/` that begins a paragraph, or null if the caret is elsewhere. */
export function slashQuery({ selection: { empty, $from } }: EditorState): string | null {
  if (!empty || $from.parent.type !== nodes.paragraph || $from.parentOffset !== $from.parent.content.size) return null;
  return /^\/([\p{L}\p{N} ]{0,24})$/u.exec($from.parent.textContent)?.[1] ?? null;
}

/** Takes the typed `/…` away again. */
export function withoutSlash(state: EditorState) {
  const { $from } = state.selection;
  return state.tr.delete($from.start(), $from.end());
}
