import type { PrintedElement } from '../../../frame/printedPage.ts';

type Node = PrintedElement | string;

const VOID: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);
/** What texts know by another name, or by none: then what is in it stays. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ section: 'div', header: 'div', footer: 'div', article: 'div', aside: 'div', nav: 'div', hgroup: 'div' },
  ...{ span: '', time: '', font: '' },
};
const KEPT: ReadonlySet<string> = new Set(['class', 'href', 'target', 'rel', 'title', 'lang', 'dir', 'start']);
/** Words that are read aloud and not seen: a text would show them. */
const UNSEEN = /(?:^|\s)(?:visually-hidden|sr-only|screen-reader-text)(?:\s|$)/;
const LINES: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'li',
  'a',
  'dt',
  'dd',
  'td',
  'th',
]);

/** An element as it was printed, with all it holds. */
export function markupOf(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = attributesHtml(Object.entries(node.attributes));
  if (VOID.has(node.tag)) return `<${node.tag}${attributes}>`;
  return `<${node.tag}${attributes}>${node.children.map(markupOf).join('')}</${node.tag}>`;
}

/** The same as a text may hold it: with the theme's classes, without what only machines read. */
export function textOf(node: Node, isInLine = false): string {
  if (typeof node === 'string') return node.trim() === '' && !isInLine ? '' : escaped(node.replace(/\s+/g, ' '));
  if (isUnseen(node)) return '';
  const tag = RENAMED[node.tag] ?? node.tag;
  if (VOID.has(node.tag)) return `<${tag}>`;
  const inner = node.children.map((child) => textOf(child, isInLine || LINES.has(node.tag))).join('');
  if (tag === '' || (tag === 'div' && classesOf(node) === '')) return inner;
  const kept = Object.entries(node.attributes).filter(([name, value]) => KEPT.has(name) && value !== '');
  return `<${tag}${attributesHtml(kept)}>${LINES.has(node.tag) && tag !== 'a' ? inner.trim() : inner}</${tag}>`;
}

export function isUnseen({ attributes }: PrintedElement): boolean {
  return Object.hasOwn(attributes, 'hidden') || UNSEEN.test(attributes.class ?? '');
}

export function classesOf({ attributes }: PrintedElement): string {
  return (attributes.class ?? '').trim();
}

/** What people read of it. */
export function wordsOf(node: Node): string {
  if (typeof node === 'string') return node;
  return isUnseen(node) ? '' : node.children.map(wordsOf).join('');
}

/** It, and every element in it. */
export function elementsOf(root: PrintedElement): readonly PrintedElement[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))];
}

function attributesHtml(attributes: readonly (readonly [string, string])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`).join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
