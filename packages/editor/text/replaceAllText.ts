import { AllSelection, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { allWords } from './carryOutText.ts';
import { textSchema } from './schema.ts';

/** Puts words typed over a whole text into its first paragraph, whose kind and marks they take. */
export const replaceAllText = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      if (!(view.state.selection instanceof AllSelection)) return false;
      view.dispatch(overAll(view.state, text));
      return true;
    },
  },
});

export function overAll(state: EditorState, text: string): Transaction {
  const { $from, $to } = allWords(state.doc);
  const words = textSchema.text(text, $from.marksAcross($to) ?? $from.marks());
  // Tables and captions are no form of words.
  if ($from.node(1).type.spec.isolating === true) {
    const tr = state.tr.replaceWith(0, state.doc.content.size, textSchema.nodes.paragraph.create(null, words));
    return tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
  }
  const tr = state.tr.delete($from.pos, state.doc.content.size).delete(0, $from.before(1));
  const { from } = allWords(tr.doc);
  tr.insert(from, words);
  return tr.setSelection(TextSelection.create(tr.doc, from + words.nodeSize)).scrollIntoView();
}
