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
import { sourceBlocks } from './sourceBlocks.ts';
import { rememberSource, writeBlocks } from './writeHtml.ts';

/**
 * Parses HTML into a document that loses nothing. A piece that could not be written again unchanged (a tag or attribute
 * that can't be edited here) is kept whole: shown and moved, but not typed into. Untouched blocks are written as they
 * are in `html`, letter for letter, where its tags pair.
 */
export function readHtml(html: string, read: ReadMarkup): Node {
  const pieces = withSources(piecesOf(read(html)), html, read).map((piece) => readPiece(piece, read));
  const content = Fragment.from(pieces.flatMap(({ content: blocks }) => blocks.content));
  const doc = textSchema.nodes.doc.createAndFill(null, content);
  return doc ?? textSchema.nodes.doc.createAndFill()!;
}

interface Piece {
  readonly html: string;
  readonly isLoose: boolean;
  /** Includes what separates it from the next one. Omitted if the source doesn't show it. */
  readonly source?: string;
}

function readPiece({ html, source }: Piece, read: ReadMarkup): Node {
  const parsedDoc = parsed(read(html));
  const isSame = isSameMarkup(read(writeBlocks(parsedDoc)), read(html));
  const doc = isSame ? parsedDoc : textSchema.nodes.doc.create(null, [textSchema.nodes.kept.create({ html })]);
  if (source !== undefined && doc.childCount === 1) rememberSource(doc.child(0), source);
  return doc;
}

/**
 * Returns blocks as they are in the source, where that reads as the same. Loose text is next to others and is written
 * again.
 */
function withSources(pieces: readonly Piece[], html: string, read: ReadMarkup): readonly Piece[] {
  const sources = sourceBlocks(html);
  if (sources === null || sources.length !== pieces.filter(({ isLoose }) => !isLoose).length) return pieces;
  let at = 0;
  return pieces.map((piece) => {
    if (piece.isLoose) return piece;
    const { html: own, source } = sources[at++]!;
    const [only, ...more] = childrenOf(read(own));
    const isIt = only !== undefined && more.length === 0 && isElement(only) && only.outerHTML === piece.html;
    return isIt ? { ...piece, html: own, source } : piece;
  });
}

function parsed(root: MarkupElement): Node {
  markOwnParagraphs(root);
  return DOMParser.fromSchema(textSchema).parse(root as unknown as HTMLElement);
}

/** Blocks one by one; loose text between them as one piece. */
function piecesOf(root: MarkupElement): readonly Piece[] {
  const pieces: Piece[] = [];
  let loose = '';
  const flush = (): void => {
    if (loose.trim() !== '') pieces.push({ html: loose, isLoose: true });
    loose = '';
  };
  for (const child of childrenOf(root)) {
    if (isElement(child) && !INLINE_TAGS.has(tagOf(child))) {
      flush();
      pieces.push({ html: child.outerHTML, isLoose: false });
    } else if (isElement(child)) loose += child.outerHTML;
    else if (child.nodeType === 3) loose += escaped(child.nodeValue ?? '');
  }
  flush();
  return pieces;
}

const HOLDERS: ReadonlySet<string> = new Set(['li', 'blockquote', 'div', 'td', 'th']);

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
