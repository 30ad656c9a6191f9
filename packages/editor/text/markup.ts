/** The parts of a browser's nodes that reading HTML needs. Tests have their own nodes. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<MarkupNode>;
}
export interface MarkupElement extends MarkupNode {
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly outerHTML: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

/** HTML as an element around its nodes; scripts in it don't run, pictures don't load. */
export type ReadMarkup = (html: string) => MarkupElement;

export function isElement(node: MarkupNode): node is MarkupElement {
  return node.nodeType === 1;
}

export function tagOf(node: MarkupNode): string {
  return node.nodeName.toLowerCase();
}

export function childrenOf(node: MarkupNode): readonly MarkupNode[] {
  return Array.from(node.childNodes);
}

export const INLINE_TAGS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'img',
    'ins',
    'kbd',
    'mark',
    'q',
  ],
  ...['s', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);

/** Browsers' way: a document that shows nothing. */
export const readInBrowser: ReadMarkup = (html) => {
  const { body } = new DOMParser().parseFromString('', 'text/html');
  body.innerHTML = html;
  return body;
};
