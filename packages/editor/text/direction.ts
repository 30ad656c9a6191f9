import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Text that begins in a script from right to left says so: its block, or its whole list, goes by its first letter. */
export const directionPlugin = new Plugin({
  appendTransaction(transactions, _before, state): Transaction | null {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const tr = state.tr;
    state.doc.descendants((node, pos) => {
      const isList = node.type.isInGroup('list');
      if (!isList && !node.isTextblock) return true;
      if (node.attrs.dir === null && beginsFromRight(node)) tr.setNodeAttribute(pos, 'dir', 'auto');
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

function beginsFromRight(node: Node): boolean {
  return RIGHT_TO_LEFT.test(
    node.isTextblock ? node.textContent : node.textBetween(0, Math.min(40, node.content.size), ' '),
  );
}
