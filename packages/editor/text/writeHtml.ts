import type { Fragment, Mark, Node } from 'prosemirror-model';
import { ATTRIBUTES, spansOf, writtenAttrs } from './schema.ts';

/**
 * Top-level blocks as written, by block. A document's nodes never change, so a block that still exists is written as it
 * was read, and typing a letter only costs writing its own paragraph.
 */
const WRITTEN = new WeakMap<Node, string>();

/** Records how a block was written in the HTML it was read from, including what separated it from the next one. */
export function rememberSource(block: Node, source: string): void {
  WRITTEN.set(block, source);
}

/** A document as the HTML that is stored: no whitespace between blocks, nothing that only the editor needs. */
export function writeHtml(doc: Node): string {
  let html = '';
  doc.forEach((block) => {
    const written = WRITTEN.get(block) ?? blockHtml(block);
    WRITTEN.set(block, written);
    html += written;
  });
  return html.trimEnd() === '<p></p>' ? '' : html;
}

/** Also of a text with nothing in it, and not as it was read. */
export function writeBlocks(doc: Node): string {
  return blocksHtml(doc);
}

function blocksHtml(parent: Node, isTight = false): string {
  let html = '';
  parent.forEach((child, _offset, index) => {
    html += isWithoutTags(parent, child, index, isTight) ? inlineHtml(child.content) : blockHtml(child);
  });
  return html;
}

function blockHtml(node: Node): string {
  const { attrs } = node;
  const own = attributesHtml(writtenAttrs(attrs, ATTRIBUTES[node.type.name] ?? []));
  switch (node.type.name) {
    case 'kept':
      return String(attrs.html);
    case 'rule':
      return '<hr>';
    case 'heading':
      return `<h${attrs.level}${own}>${inlineHtml(node.content)}</h${attrs.level}>`;
    case 'code': {
      const text = escapeText(node.textContent);
      // A parser leaves out the first line break.
      const inner = text.startsWith('\n') ? `\n${text}` : text;
      return attrs.hasCode ? `<pre${own}><code>${text}</code></pre>` : `<pre${own}>${inner}</pre>`;
    }
    case 'paragraph':
      return `<p${own}>${inlineHtml(node.content)}</p>`;
    case 'figure':
      return figureHtml(node);
    case 'film': {
      const href = escapeText(String(attrs.href));
      return `<figure><a href="${href.replace(/"/g, '&quot;')}">${href}</a></figure>`;
    }
    case 'table':
      return `<table${own}>${rowsHtml(node)}</table>`;
    case 'bulletList':
    case 'orderedList': {
      const tag = node.type.name === 'bulletList' ? 'ul' : 'ol';
      return `<${tag}${own}>${itemsHtml(node)}</${tag}>`;
    }
    default: {
      const tag = node.type.name === 'quote' ? 'blockquote' : 'div';
      return `<${tag}${own}>${blocksHtml(node, isTightAlone(node))}</${tag}>`;
    }
  }
}

/** Items of one list look alike: either all have paragraphs, or only those that hold several. */
function itemsHtml(list: Node): string {
  let hasOwn = false;
  list.forEach((item) => {
    if (item.firstChild?.attrs.isOwn === true) hasOwn = true;
  });
  let html = '';
  list.forEach((item) => {
    const own = attributesHtml(writtenAttrs(item.attrs, ATTRIBUTES.listItem ?? []));
    html += `<li${own}>${blocksHtml(item, !hasOwn)}</li>`;
  });
  return html;
}

function figureHtml(node: Node): string {
  const image = `<img${attributesHtml(writtenAttrs(node.attrs, ATTRIBUTES.picture ?? []))}>`;
  const caption = node.content.size === 0 ? '' : `<figcaption>${inlineHtml(node.content)}</figcaption>`;
  return `<figure>${image}${caption}</figure>`;
}

/** Rows in the parts of the table they were in; new ones go by the row before them. */
function rowsHtml(table: Node): string {
  let html = '';
  let open = '';
  table.forEach((row) => {
    const isHead = open === '' && row.attrs.part === null && isHeading(row);
    const part = row.attrs.part ?? (isHead ? 'thead' : open === '' || open === 'thead' ? 'tbody' : open);
    if (part !== open) html += `${open === '' ? '' : `</${open}>`}<${part}>`;
    open = part;
    const own = attributesHtml(writtenAttrs(row.attrs, ATTRIBUTES.tableRow ?? []));
    html += `<tr${own}>${cellsHtml(row)}</tr>`;
  });
  return `${html}</${open}>`;
}

function isHeading(row: Node): boolean {
  return row.children.every((cell) => cell.type.name === 'tableHeader');
}

function cellsHtml(row: Node): string {
  let html = '';
  row.forEach((cell) => {
    const tag = cell.type.name === 'tableHeader' ? 'th' : 'td';
    const attributes = { ...writtenAttrs(cell.attrs, ATTRIBUTES[cell.type.name] ?? []), ...spansOf(cell.attrs) };
    html += `<${tag}${attributesHtml(attributes)}>${blocksHtml(cell, isTightAlone(cell))}</${tag}>`;
  });
  return html;
}

function isTightAlone(node: Node): boolean {
  return node.childCount === 1 && node.firstChild?.attrs.isOwn !== true;
}

/** The first paragraph of an item or quote needs no tags, as long as nothing but lists follows it. */
function isWithoutTags(parent: Node, child: Node, index: number, isTight: boolean): boolean {
  if (!isTight || index > 0 || child.type.name !== 'paragraph') return false;
  if (Object.keys(writtenAttrs(child.attrs, ATTRIBUTES.paragraph ?? [])).length > 0) return false;
  for (let at = 1; at < parent.childCount; at += 1) if (!parent.child(at).type.isInGroup('list')) return false;
  return true;
}

function inlineHtml(content: Fragment): string {
  let html = '';
  let open: readonly Mark[] = [];
  const close = (left: number): void => {
    for (const mark of open.slice(left).reverse()) html += `</${mark.attrs.tag}>`;
    open = open.slice(0, left);
  };
  content.forEach((node) => {
    const same = sharedMarks(open, node.marks);
    close(same);
    for (const mark of node.marks.slice(same)) html += openTag(mark);
    open = node.marks;
    html += node.isText ? escapeText(node.text ?? '') : leafHtml(node);
  });
  close(0);
  return html;
}

function sharedMarks(open: readonly Mark[], marks: readonly Mark[]): number {
  const end = open.findIndex((mark, index) => marks[index] === undefined || !mark.eq(marks[index]));
  return end < 0 ? open.length : end;
}

function openTag(mark: Mark): string {
  const names = ATTRIBUTES[mark.type.name] ?? ['lang', 'dir'];
  return `<${mark.attrs.tag}${attributesHtml(writtenAttrs(mark.attrs, names))}>`;
}

function leafHtml(node: Node): string {
  if (node.type.name === 'lineBreak') return '<br>';
  return `<img${attributesHtml(writtenAttrs(node.attrs, ATTRIBUTES.picture ?? []))}>`;
}

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`)
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
