import { childrenOf, isElement, type MarkupElement, type MarkupNode, tagOf } from './markup.ts';
import { styleOf } from './pastedLooks.ts';

/** Word writes items of lists as paragraphs that say how deep they are, with their bullet as text. */
export interface WordItem {
  readonly level: number;
  readonly isOrdered: boolean;
  /** Its own, where it is counted; else 1. */
  readonly number: number;
  readonly html: string;
}

export function wordLevel(element: MarkupElement): number {
  const list = styleOf(element, 'mso-list');
  const level = /level(\d+)/.exec(list)?.[1];
  if (level !== undefined) return Math.min(9, Math.max(1, Number(level)));
  const names = element.getAttribute('class') ?? '';
  return /\bMsoListParagraph/.test(names) && bulletOf(element) !== '' ? 1 : 0;
}

/** The bullet or number itself. */
export function isBullet(node: MarkupNode): boolean {
  return isElement(node) && tagOf(node) === 'span' && styleOf(node, 'mso-list') === 'ignore';
}

export function isOrderedItem(element: MarkupElement): boolean {
  return /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(bulletOf(element));
}

export function itemNumber(element: MarkupElement): number {
  return Number(/^\(?(\d{1,4})[.)]/.exec(bulletOf(element))?.[1] ?? 1);
}

function bulletOf(node: MarkupNode): string {
  for (const child of childrenOf(node)) {
    if (isBullet(child)) return textOf(child).trim();
    const within = bulletOf(child);
    if (within !== '') return within;
  }
  return '';
}

function textOf(node: MarkupNode): string {
  return node.nodeType === 3 ? (node.nodeValue ?? '') : childrenOf(node).map(textOf).join('');
}

/** Items one after the other as lists within lists. */
export function listsHtml(items: readonly WordItem[]): string {
  let html = '';
  for (let at = 0; at < items.length; ) {
    const { level, isOrdered, number } = items[at]!;
    let [inner, next] = ['', at];
    while (next < items.length && items[next]!.level >= level) {
      const item = items[next]!;
      if (item.level === level && item.isOrdered !== isOrdered) break;
      const deeper = countDeeper(items, next + 1, level);
      inner += `<li>${item.html}${listsHtml(items.slice(next + 1, next + 1 + deeper))}</li>`;
      next += 1 + deeper;
    }
    const tag = isOrdered ? 'ol' : 'ul';
    html += `<${tag}${isOrdered && number !== 1 ? ` start="${number}"` : ''}>${inner}</${tag}>`;
    at = next;
  }
  return html;
}

function countDeeper(items: readonly WordItem[], from: number, level: number): number {
  let count = 0;
  while (from + count < items.length && items[from + count]!.level > level) count += 1;
  return count;
}
