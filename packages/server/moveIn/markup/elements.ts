import { escapeHtml } from '@quoin/rendering/page';
import { parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['childNodes'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export function titledLink(url: string, title: string): string {
  return url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(title || url)}</a></p>`;
}

export function firstWithin(element: Element, isIt: (element: Element) => boolean): Element | null {
  for (const child of element.children) {
    if (!('attribs' in child)) continue;
    const found = isIt(child) ? child : firstWithin(child, isIt);
    if (found !== null) return found;
  }
  return null;
}

export function wordsOf(node: Node): string {
  if (node.type === 'text') return (node as unknown as { readonly data: string }).data;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The words of a text with entities: `Tom &#x26; Ann` says `Tom & Ann`. */
export function decodedWords(text: string): string {
  return parseDocument(text).childNodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}
