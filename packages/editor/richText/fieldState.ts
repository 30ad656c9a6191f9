import { redoDepth, undoDepth } from 'prosemirror-history';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { asText } from '../text/carryOutText.ts';
import { textSchema } from '../text/schema.ts';
import type { TextState } from '../text/textProtocol.ts';
import { textStateOf } from '../text/textState.ts';

/** An image in the text and its position. */
export interface PictureAt {
  readonly pos: number;
  readonly alt: string;
}

/** What the tools of a field show. */
export interface FieldState {
  readonly text: TextState;
  readonly isInTable: boolean;
  /** The one that is chosen, or whose caption the caret is in. */
  readonly picture: PictureAt | null;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

export function fieldStateOf(state: EditorState): FieldState {
  return {
    text: textStateOf(asText(state)),
    isInTable: isInTable(state),
    picture: pictureAt(state),
    mayUndo: undoDepth(state) > 0,
    mayRedo: redoDepth(state) > 0,
  };
}

function pictureAt({ selection }: EditorState): PictureAt | null {
  const { figure, picture } = textSchema.nodes;
  if (selection instanceof NodeSelection && (selection.node.type === figure || selection.node.type === picture))
    return { pos: selection.from, alt: String(selection.node.attrs.alt ?? '') };
  const { $from } = selection;
  return $from.parent.type === figure ? { pos: $from.before(), alt: String($from.parent.attrs.alt ?? '') } : null;
}
