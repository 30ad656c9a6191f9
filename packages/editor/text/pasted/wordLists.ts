import { childrenOf, isElement, type MarkupElement, type MarkupNode, tagOf } from '../markup.ts';
import { styleOf } from './pastedLooks.ts';
import { isCounted, numberOf, startOf } from './wordNumbers.ts';

/** Word writes items of lists as paragraphs that say how deep they are, with their bullet as text. */
export interface WordItem {
  readonly level: number;
  /** Its bullet or number as it is written: `·`, `3.`, `iv)`. */
  readonly marker: string;
  readonly html: string;
}

const NUMBER = String.raw`\(?(?:\p{Nd}{1,4}\.)*\p{Nd}{1,4}[.)．]|\p{Nd}{1,4}(?:\.\p{Nd}{1,4})+`;
const SIGN = String.raw`[·•▪◦■□●○➢✓\uf000-\uf0ff–—-]`;
/** Letters of Wingdings and the like are bullets, `iv.` is a number: words begin like them too. */
const LETTER = String.raw`[o§Øüvqà]|\(?(?:(\p{L})\2?|[ivxlcdm]{2,7})[.)、．]`;
/** In a paragraph of a list, a space is enough after a sign or number. */
const LISTED = new RegExp(String.raw`^\s*(${NUMBER}|${SIGN})\s`, 'u');
/** Word fills the room up to the words with spaces that don't break. */
const FILLED = new RegExp(String.raw`^\s*(${NUMBER}|${SIGN}|${LETTER})(?=\s*\u00a0)\s{2,}`, 'iu');

/** How deep an item of a list is that Word wrote as a paragraph; 0 for anything else. */
export function wordLevel(element: MarkupElement): number {
  const names = element.getAttribute('class') ?? '';
  if (/^(?:h[1-6]|[uo]l)$/.test(tagOf(element)) || /\bMso(?:Title|Heading)/.test(names)) return 0;
  const level = /level(\d+)/.exec(styleOf(element, 'mso-list'))?.[1];
  if (level !== undefined) return Math.min(9, Math.max(1, Number(level)));
  return tagOf(element) === 'p' && markerOf(element) !== '' ? levelOfMargin(element) : 0;
}

/** Items are 36 points further in for each level. */
function levelOfMargin(element: MarkupElement): number {
  const left = styleOf(element, 'margin-left') || (styleOf(element, 'margin').split(/\s+/)[3] ?? '');
  const [, size = '0', unit = 'pt'] = /^(\d*\.?\d+)(pt|in|cm|mm|px)/.exec(left) ?? [];
  const points = Number(size) * { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }[unit as 'pt'];
  return Math.min(9, Math.max(1, Math.round(points / 36)));
}

/** An item from its paragraph, whose words are given as HTML. */
export function wordItem(element: MarkupElement, level: number, html: string): WordItem {
  const marker = markerOf(element);
  return { level, marker, html: bulletOf(element) === '' ? afterMarker(html, marker.length) : html };
}

/** The bullet or number itself. */
export function isBullet(node: MarkupNode): boolean {
  return isElement(node) && tagOf(node) === 'span' && styleOf(node, 'mso-list') === 'ignore';
}

function markerOf(element: MarkupElement): string {
  const named = bulletOf(element);
  if (named !== '') return named;
  const names = element.getAttribute('class') ?? '';
  const isListed = /\bMsoListParagraph/.test(names) || styleOf(element, 'mso-list') !== '';
  const isFilled = isListed || /\bMso/.test(names) || styleOf(element, 'text-indent').startsWith('-');
  if (!isFilled) return '';
  const text = textOf(element);
  return FILLED.exec(text)?.[1] ?? (isListed ? LISTED.exec(text)?.[1] : undefined) ?? '';
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

/** HTML without so many characters at the start of its words, and without the room behind them. */
function afterMarker(html: string, length: number): string {
  if (length === 0) return html;
  let [left, isDone] = [length, false];
  const parts = html.split(/(<[^>]*>)/).map((part) => {
    if (isDone || part.startsWith('<')) return part;
    const text = part.trimStart();
    const rest = text.slice(left).trimStart();
    left = Math.max(0, left - text.length);
    isDone = rest !== '';
    return rest;
  });
  return parts.join('').replace(/^(?:<(\w+)><\/\1>)+/, '');
}

/** Items one after the other as lists within lists. A number that does not follow the one before it begins a list. */
export function listsHtml(items: readonly WordItem[]): string {
  let html = '';
  for (let at = 0; at < items.length; ) {
    const { level, marker } = items[at]!;
    const isOrdered = isCounted(marker);
    const markers: string[] = [];
    let [inner, next] = ['', at];
    while (next < items.length && items[next]!.level >= level) {
      const item = items[next]!;
      if (isCounted(item.marker) !== isOrdered || isBroken(markers.at(-1), item.marker)) break;
      markers.push(item.marker);
      const deeper = countDeeper(items, next + 1, level);
      inner += `<li>${item.html}${listsHtml(items.slice(next + 1, next + 1 + deeper))}</li>`;
      next += 1 + deeper;
    }
    const start = isOrdered ? startOf(markers) : 1;
    const tag = isOrdered ? 'ol' : 'ul';
    html += `<${tag}${start === 1 ? '' : ` start="${start}"`}>${inner}</${tag}>`;
    at = next;
  }
  return html;
}

function isBroken(before: string | undefined, marker: string): boolean {
  const [last, own] = [numberOf(before ?? ''), numberOf(marker)];
  return last !== null && own !== null && own !== last + 1;
}

function countDeeper(items: readonly WordItem[], from: number, level: number): number {
  let count = 0;
  while (from + count < items.length && items[from + count]!.level > level) count += 1;
  return count;
}
