import { type JsonRecord, parseBinding } from '@quoin/domain/document';
import type { PrintedElement } from '../../../frame/printedPage.ts';
import { classesOf, elementsOf, isUnseen, markupOf, textOf, wordsOf } from './printedMarkup.ts';

/** A block that shows what a theme has printed. */
export interface PrintedBlock {
  readonly type: 'html' | 'image' | 'button' | 'summary-v2' | 'code';
  readonly value: JsonRecord;
  /** Of the theme, around what the block shows. */
  readonly classes: string;
}

const TEXT: ReadonlySet<string> = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'hr'],
  ...['a', 'b', 'strong', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'br', 'time', 'q', 'kbd', 'del'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['div', 'section', 'header', 'footer', 'article', 'aside', 'hgroup'],
]);
const PICTURE: ReadonlySet<string> = new Set(['img', 'picture', 'source', 'figure', 'div', 'span', 'a', 'section']);
/** Addresses of pictures of the site's own. */
const IMAGE = /\/s\/images\/([\w-]+)\//;
const BUTTON = /(?:^|[\s_-])(?:button|btn|cta)(?:[\s_-]|$)/i;
const QUIET = /quiet|secondary|outline|ghost/i;

/** The one block that an element can be; null where it would take several, or none can. */
export function blockOfPrinted(element: PrintedElement): PrintedBlock | null {
  return listBlock(element) ?? buttonBlock(element) ?? textBlock(element) ?? pictureBlock(element);
}

/** What no block knows: it stays what it is. */
export function codeBlock(element: PrintedElement): PrintedBlock {
  return { type: 'code', value: { source: markupOf(element), isMarkup: true, language: '' }, classes: '' };
}

function textBlock(element: PrintedElement): PrintedBlock | null {
  const isText = elementsOf(element).every((each) => TEXT.has(each.tag));
  if (!isText || wordsOf(element).trim() === '') return null;
  return { type: 'html', value: { html: textOf(element) }, classes: '' };
}

function pictureBlock(element: PrintedElement): PrintedBlock | null {
  const all = elementsOf(element);
  const [picture, another] = all.filter(({ tag }) => tag === 'img');
  const image = IMAGE.exec(picture?.attributes.src ?? '')?.[1];
  if (image === undefined || another !== undefined || wordsOf(element).trim() !== '') return null;
  if (!all.every(({ tag }) => PICTURE.has(tag))) return null;
  const link = all.find(({ tag }) => tag === 'a')?.attributes.href ?? '';
  return { type: 'image', value: { image, link }, classes: element.tag === 'img' ? '' : classesOf(element) };
}

function buttonBlock(element: PrintedElement): PrintedBlock | null {
  const { tag, attributes } = element;
  const text = wordsOf(element).trim();
  if (tag !== 'a' || attributes.href === undefined || text === '' || !BUTTON.test(classesOf(element))) return null;
  const look = QUIET.test(classesOf(element)) ? 'secondary' : 'primary';
  return { type: 'button', value: { text, link: attributes.href, look }, classes: '' };
}

/** As many as a summary shows at most. */
const [MOST_ENTRIES, MOST_ACROSS] = [30, 6];

/** An element that lists entries and nothing else, asked for as a summary asks. */
function listBlock(element: PrintedElement): PrintedBlock | null {
  const query = queryOf(element.query);
  const cards = element.children.flatMap((child) => (typeof child === 'string' ? [] : [itemsIn(child)]));
  const [first] = cards;
  if (query === null || first === undefined || cards.some((items) => items.size !== 1)) return null;
  const [collection] = first.values();
  const ids = new Set(cards.flatMap((items) => [...items.keys()]));
  if (collection === undefined || ids.size !== cards.length) return null;
  const { featured, category, tag, limit, newestFirst } = query;
  const value = {
    ...{ collection, featured: featured === true, category: wordIn(category), tag: wordIn(tag) },
    ...{ pageSize: limit, columns: Math.min(element.across, MOST_ACROSS), usesCards: true },
    order: newestFirst === true ? 'newest' : 'page',
    ...shownIn(element),
  };
  return { type: 'summary-v2', value, classes: '' };
}

/** What a card says of its entry, for themes whose cards a summary cannot borrow. */
function shownIn(element: PrintedElement): JsonRecord {
  const all = elementsOf(element);
  const fields = new Set(all.flatMap(({ from }) => from.map((each) => parseBinding(each)?.field)));
  const box = all.find(({ tag }) => tag === 'img')?.box;
  return {
    ...{ showExcerpt: fields.has('excerpt'), showPrice: fields.has('price'), showThumbnail: box !== undefined },
    primaryMetadata: fields.has('date') ? 'date' : 'none',
    imageAspectRatio: box === undefined || box.height === 0 ? '3:2' : nearestRatio(box.width / box.height),
  };
}

const RATIOS = [
  ['1:1', 1],
  ['3:2', 3 / 2],
  ['4:5', 4 / 5],
  ['16:9', 16 / 9],
] as const;

function nearestRatio(shape: number): string {
  const off = (ratio: number) => Math.abs(Math.log(ratio / shape));
  return [...RATIOS].sort(([, one], [, other]) => off(one) - off(other))[0]![0];
}

interface Query {
  readonly limit: number;
  readonly featured?: unknown;
  readonly category?: unknown;
  readonly tag?: unknown;
  readonly newestFirst?: unknown;
}

/** Null for one that no summary can ask. */
function queryOf(text: string): Query | null {
  try {
    const { limit, skip, ...query } = JSON.parse(text) as { readonly limit?: unknown; readonly skip?: unknown };
    return typeof limit === 'number' && limit <= MOST_ENTRIES && skip === 0 ? { ...query, limit } : null;
  } catch {
    return null;
  }
}

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Ids of the entries that an element shows, with the pages that list them. */
function itemsIn(element: PrintedElement): ReadonlyMap<string, string> {
  const bindings = elementsOf(element).flatMap((each) => each.from.flatMap((from) => parseBinding(from) ?? []));
  return new Map(bindings.flatMap(({ kind, id, within }) => (kind === 'item' ? [[id, within] as const] : [])));
}

/** What shows nothing: without words and without a look, or an empty place of the theme for blocks. */
export function isNothing(element: PrintedElement): boolean {
  if (isUnseen(element)) return true;
  const all = elementsOf(element);
  const isBare = all.every(({ tag }) => tag === 'div' || tag === 'span') && wordsOf(element).trim() === '';
  return isBare && (classesOf(element) === '' || all.some((each) => FIELD.test(classesOf(each))));
}

const FIELD = /(?:^|\s)block-field(?:\s|$)/;
