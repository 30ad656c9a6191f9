import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** A piece that is shown as it is: chosen and moved as one, not typed into. */
export function keptView(node: Node): NodeView {
  const dom = document.createElement('div');
  dom.className = 'quoin-kept';
  dom.contentEditable = 'false';
  const { body } = new DOMParser().parseFromString(String(node.attrs.html), 'text/html');
  dom.append(...body.childNodes);
  return { dom, ignoreMutation: () => true };
}
