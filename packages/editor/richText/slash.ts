import type { EditorState } from 'prosemirror-state';
import { textSchema } from '../text/schema.ts';

const { nodes } = textSchema;

/** What was typed behind a `/` that begins a paragraph; null where the caret stands elsewhere. */
export function slashQuery({ selection: { empty, $from } }: EditorState): string | null {
  if (!empty || $from.parent.type !== nodes.paragraph || $from.parentOffset !== $from.parent.content.size) return null;
  return /^\/([\p{L}\p{N} ]{0,24})$/u.exec($from.parent.textContent)?.[1] ?? null;
}

/** Takes the typed `/…` away again. */
export function withoutSlash(state: EditorState) {
  const { $from } = state.selection;
  return state.tr.delete($from.start(), $from.end());
}
