import {
  childrenOf,
  INLINE_TAGS,
  isElement,
  type MarkupElement,
  type MarkupNode,
  type ReadMarkup,
  tagOf,
} from '../markup.ts';
import { safeHref, safeSource } from './pastedLinks.ts';
import { alignmentClass, looksOf } from './pastedLooks.ts';
import { isBullet, listsHtml, type WordItem, wordItem, wordLevel } from './wordLists.ts';
import { listStart, onlineItems } from './wordOnline.ts';

/** What of a page is none of its text. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['applet', 'audio', 'base', 'button', 'canvas', 'embed', 'frame', 'frameset', 'head', 'iframe', 'input', 'link'],
  ...[
    'map',
    'math',
    'meta',
    'nav',
    'noscript',
    'object',
    'option',
    'param',
    'script',
    'select',
    'style',
    'svg',
    'template',
  ],
  ...['textarea', 'title', 'video', 'xml'],
]);
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' };
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);

interface Around {
  /** Marks that are open already. */
  readonly marks: readonly string[];
  readonly isInHeading: boolean;
}
const PLAIN: Around = { marks: [], isInHeading: false };

/**
 * HTML from Word, Google Docs or a page of the web as what a text may hold (ED-22): headings, lists, quotes, tables, links,
 * bold and the like. Nothing else of it stays: no styles, no scripts, no addresses that run something.
 */
export function cleanPasted(html: string, read: ReadMarkup): string {
  return blocksOf(childrenOf(read(withoutCode(html))), read);
}

/** Handlers and styles would be blocked and reported by the page's policy as soon as they are parsed. */
function withoutCode(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)on\w+(?=\s*=)/gi, '$1data-off'));
}

/** Blocks one after the other; words between them become paragraphs. */
function blocksOf(nodes: readonly MarkupNode[], read: ReadMarkup): string {
  let [html, loose] = ['', ''];
  let items: WordItem[] = [];
  const flush = (): void => {
    html += listsHtml(items) + paragraph('p', loose, '');
    [items, loose] = [[], ''];
  };
  for (const node of nodes) {
    const found = isElement(node) ? listedItems(node, read) : [];
    if (found.length > 0) {
      if (loose.trim() !== '') flush();
      items.push(...found);
    } else if (isElement(node) && isBlock(node)) {
      flush();
      html += blockOf(node, read);
    } else {
      const words = inlineNode(node, PLAIN);
      if (words.trim() !== '' && items.length > 0) flush();
      loose += words;
    }
  }
  flush();
  return html;
}

/** Returns items from Word, which it doesn't write as lists, or writes each as a separate list. */
function listedItems(node: MarkupElement, read: ReadMarkup): readonly WordItem[] {
  const level = wordLevel(node);
  if (level > 0) return [wordItem(node, level, inlineOf(childrenOf(node), PLAIN).trim())];
  return onlineItems(node).map(({ item, ...place }) => ({ ...place, html: itemOf(item, read) }));
}

function isBlock(element: MarkupElement): boolean {
  const tag = tagOf(element);
  if (LEFT_OUT.has(tag)) return false;
  return !INLINE_TAGS.has(tag) && tag !== 'o:p'
    ? true
    : childrenOf(element).some((child) => isElement(child) && isBlock(child));
}

function blockOf(element: MarkupElement, read: ReadMarkup): string {
  const tag = tagOf(element);
  const isTitle = /\bMso(?:Title|Heading\d?)\b/.test(element.getAttribute('class') ?? '');
  const heading = HEADINGS[tag] ?? (isTitle ? 'h2' : undefined);
  if (heading !== undefined)
    return paragraph(heading, inlineOf(childrenOf(element), { ...PLAIN, isInHeading: true }), alignmentClass(element));
  switch (tag) {
    case 'hr':
      return '<hr>';
    case 'pre':
      return `<pre><code>${escapeText(textOf(element))}</code></pre>`;
    case 'ul':
    case 'ol':
      return listOf(element, read);
    case 'blockquote': {
      const inner = blocksOf(childrenOf(element), read);
      return inner === '' ? '' : `<blockquote>${inner}</blockquote>`;
    }
    case 'table':
      return captionsOf(element) + tableOf(element, read);
    case 'figure':
      return figureOf(element, read);
    default: {
      const kept = element.getAttribute('data-kept');
      // A piece kept whole, copied within the editor: cleaned again like everything else.
      if (kept !== null) return blocksOf(childrenOf(read(kept)), read);
      return holdsBlocks(element)
        ? blocksOf(childrenOf(element), read)
        : paragraph('p', inlineOf(childrenOf(element), PLAIN), alignmentClass(element));
    }
  }
}

/** A picture with its caption, or the address of a film alone: as a text has them. Anything else is what it holds. */
function figureOf(element: MarkupElement, read: ReadMarkup): string {
  const [first, ...others] = childrenOf(element).filter((child) => isElement(child) || (child.nodeValue ?? '').trim());
  const isAlone = others.every((child) => isElement(child) && tagOf(child) === 'figcaption');
  if (first === undefined || !isElement(first) || !isAlone) return blocksOf(childrenOf(element), read);
  if (tagOf(first) === 'img') {
    const image = imageOf(first);
    const caption = others.map((child) => inlineOf(childrenOf(child), PLAIN).trim()).join(' ');
    return image === ''
      ? ''
      : `<figure>${image}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
  }
  const href = tagOf(first) === 'a' ? safeHref(first.getAttribute('href') ?? '') : '';
  if (href === '' || others.length > 0 || textOf(first) !== href) return blocksOf(childrenOf(element), read);
  const address = escapeText(href);
  return `<figure><a href="${address.replace(/"/g, '&quot;')}">${address}</a></figure>`;
}

function holdsBlocks(element: MarkupElement): boolean {
  return childrenOf(element).some((child) => isElement(child) && (isBlock(child) || wordLevel(child) > 0));
}

function paragraph(tag: string, html: string, align: string): string {
  const inner = html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
  if (inner.replace(/[\s\u00a0]|<(?!img)[^>]*>/g, '') === '') return '';
  return `<${tag}${align === '' ? '' : ` class="${align}"`}>${inner}</${tag}>`;
}

/** Lists right inside lists belong to the item before them. */
function listOf(list: MarkupElement, read: ReadMarkup): string {
  const items: string[] = [];
  for (const child of childrenOf(list)) {
    if (!isElement(child) || LEFT_OUT.has(tagOf(child))) continue;
    if (tagOf(child) === 'ul' || tagOf(child) === 'ol') {
      items.push(`${items.pop() ?? ''}${listOf(child, read)}`);
    } else {
      const inner = itemOf(child, read);
      if (inner !== '') items.push(inner);
    }
  }
  const tag = tagOf(list);
  const start = tag === 'ol' ? listStart(list) : 1;
  const from = start === 1 ? '' : ` start="${start}"`;
  return items.length === 0 ? '' : `<${tag}${from}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

/** A single paragraph in an item needs no tags. */
function itemOf(element: MarkupElement, read: ReadMarkup): string {
  const html = holdsBlocks(element) ? blocksOf(childrenOf(element), read) : inlineOf(childrenOf(element), PLAIN).trim();
  const [, only] = /^<p>((?:(?!<\/?p[ >])[\s\S])*)<\/p>((?:<[uo]l[ >][\s\S]*)?)$/.exec(html) ?? [];
  return only === undefined ? html : html.replace(/^<p>/, '').replace('</p>', '');
}

/** Returns captions as paragraphs above the table, which can have none. */
function captionsOf(table: MarkupElement): string {
  const captions = childrenOf(table).filter((child): child is MarkupElement => tagOf(child) === 'caption');
  return captions.map((caption) => paragraph('p', inlineOf(childrenOf(caption), PLAIN), '')).join('');
}

function tableOf(element: MarkupElement, read: ReadMarkup): string {
  const tag = tagOf(element);
  const parts = childrenOf(element)
    .filter(isElement)
    .filter((child) => TABLE_PARTS.has(tagOf(child)));
  const isCell = tag === 'td' || tag === 'th';
  const inner = isCell ? cellOf(element, read) : parts.map((part) => tableOf(part, read)).join('');
  const spans = ['colspan', 'rowspan']
    .map((name) => [name, Number(element.getAttribute(name) ?? 1)] as const)
    .map(([name, span]) => (isCell && Number.isInteger(span) && span > 1 && span < 100 ? ` ${name}="${span}"` : ''));
  return tag === 'table' && inner === '' ? '' : `<${tag}${spans.join('')}>${inner}</${tag}>`;
}

/** Tables within tables lay out a page: their words are what matters. */
function cellOf(element: MarkupElement, read: ReadMarkup): string {
  const html = itemOf(element, read);
  return /<(?:table|figure)\b/.test(html) ? escapeText(textOf(element)) : html;
}

function inlineOf(nodes: readonly MarkupNode[], around: Around): string {
  return nodes.map((node) => inlineNode(node, around)).join('');
}

function inlineNode(node: MarkupNode, around: Around): string {
  if (!isElement(node))
    return node.nodeType === 3 ? escapeText((node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ')) : '';
  const tag = tagOf(node);
  if (LEFT_OUT.has(tag) || isBullet(node)) return '';
  if (tag === 'br') return '<br>';
  if (tag === 'img') return imageOf(node);
  const href = tag === 'a' ? safeHref(node.getAttribute('href') ?? '') : '';
  const fresh = [...looksOf(node, around.isInHeading)].filter((mark) => !around.marks.includes(mark));
  const inner = inlineOf(childrenOf(node), {
    ...around,
    marks: [...around.marks, ...fresh, ...(href === '' ? [] : ['u'])],
  });
  if (inner === '') return '';
  // Space alone needs no marks.
  if (inner.trim() === '') return inner;
  const marked = fresh.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, inner);
  return href === '' ? marked : `<a href="${escapeText(href).replace(/"/g, '&quot;')}">${marked}</a>`;
}

function imageOf(image: MarkupElement): string {
  const src = safeSource(image.getAttribute('src') ?? '');
  if (src === '') return '';
  const quoted = (text: string) => escapeText(text).replace(/"/g, '&quot;');
  const sizes = ['width', 'height'].flatMap((name) => {
    const size = image.getAttribute(name) ?? '';
    return /^\d{1,5}$/.test(size) ? [` ${name}="${size}"`] : [];
  });
  // Of this site: its widths came with it.
  const own = src.startsWith('/s/') ? ['srcset', 'sizes', 'loading'] : [];
  const more = own.flatMap((name) => {
    const value = image.getAttribute(name);
    return value === null ? [] : [` ${name}="${quoted(value)}"`];
  });
  return `<img src="${quoted(src)}"${more.join('')} alt="${quoted(image.getAttribute('alt') ?? '')}"${sizes.join('')}>`;
}

function textOf(node: MarkupNode): string {
  return node.nodeType === 3 ? (node.nodeValue ?? '') : childrenOf(node).map(textOf).join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
