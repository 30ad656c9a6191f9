import { DOMParser, Fragment, type Node } from 'prosemirror-model';
import {
  childrenOf,
  INLINE_TAGS,
  isElement,
  type MarkupElement,
  type MarkupNode,
  type ReadMarkup,
  tagOf,
} from './markup.ts';
import { isSameMarkup } from './sameMarkup.ts';
import { OWN, textSchema } from './schema.ts';
import { writeBlocks } from './writeHtml.ts';

/**
 * HTML as a document that loses nothing: a piece that could not be written again as it was (a table, a tag or attribute nobody
 * edits here) is kept whole, shown and moved but not typed into.
 */
export function readHtml(html: string, read: ReadMarkup): Node {
  const pieces = piecesOf(read(html)).map((piece) => readPiece(piece, read));
  const content = Fragment.from(pieces.flatMap(({ content: blocks }) => blocks.content));
  const doc = textSchema.nodes.doc.createAndFill(null, content);
  return doc ?? textSchema.nodes.doc.createAndFill()!;
}

function readPiece(html: string, read: ReadMarkup): Node {
  const doc = parsed(read(html));
  if (isSameMarkup(read(writeBlocks(doc)), read(html))) return doc;
  return textSchema.nodes.doc.create(null, [textSchema.nodes.kept.create({ html })]);
}

function parsed(root: MarkupElement): Node {
  markOwnParagraphs(root);
  return DOMParser.fromSchema(textSchema).parse(root as unknown as HTMLElement);
}

/** Blocks one by one; loose text between them as one piece. */
function piecesOf(root: MarkupElement): readonly string[] {
  const pieces: string[] = [];
  let loose = '';
  const flush = (): void => {
    if (loose.trim() !== '') pieces.push(loose);
    loose = '';
  };
  for (const child of childrenOf(root)) {
    if (isElement(child) && !INLINE_TAGS.has(tagOf(child))) {
      flush();
      pieces.push(child.outerHTML);
    } else if (isElement(child)) loose += child.outerHTML;
    else if (child.nodeType === 3) loose += escaped(child.nodeValue ?? '');
  }
  flush();
  return pieces;
}

const HOLDERS: ReadonlySet<string> = new Set(['li', 'blockquote', 'div']);

function markOwnParagraphs(node: MarkupNode): void {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    if (tagOf(child) === 'p' && HOLDERS.has(tagOf(node))) child.setAttribute(OWN, '');
    markOwnParagraphs(child);
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
