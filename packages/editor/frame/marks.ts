import type { Box } from '@quoin/domain/layout';
import { blockElements, sectionElements } from './pageParts.ts';
import type { MarkMeasure } from './protocol.ts';
import { boxOnPage } from './reading/measure.ts';

/** Where the renderer says what something comes from (`rendering/page/bindings/marks.ts`). */
const OPENING = 'from ';
const CLOSING = '/from';
const ATTRIBUTE = 'data-from';

/** No page that a person reads has more. */
const MOST_MARKS = 1500;
/** Less is there for screen readers alone. */
const LEAST = 5;

interface Marked {
  readonly from: string;
  /** The comments around its text. Null if it is not a mark of text. */
  words: readonly [Comment, Comment] | null;
  /** What has to be seen for the mark to be seen. */
  readonly around: Element;
  box(): Box;
  holds(element: Element): boolean;
}

/** Everything on the page that says where it comes from. */
export interface Marks {
  /** The page has other elements than before. */
  collect(): void;
  /** Returns the position of all marks, or null if unchanged since the last report. */
  fresh(): readonly MarkMeasure[] | null;
  /** Whether `fresh` would have something to tell. */
  haveMoved(): boolean;
  /** Wraps the words of a mark in an element while a user edits them. Returns null if the words differ. */
  open(mark: WrittenMark, words: string): OpenWords | null;
  isOpen(): boolean;
}

/** A mark as it was reported. */
export interface WrittenMark {
  readonly at: number;
  readonly from: string;
}

export interface OpenWords {
  readonly element: HTMLElement;
  /** Nobody writes there any more: the page is as its theme made it. */
  release(): void;
}

export function createMarks(): Marks {
  let marked = collectMarks();
  let told = '';
  let opened: Element | null = null;
  const measured = () => marked.flatMap(measureMark);
  const textNow = (): string => JSON.stringify(measured());
  return {
    haveMoved: () => textNow() !== told,
    collect() {
      marked = collectMarks();
    },
    fresh() {
      const now = measured();
      const text = JSON.stringify(now);
      if (text === told) return null;
      told = text;
      return now;
    },
    open({ at, from }, words) {
      const found = marked[at];
      const open = found?.from === from && found.words !== null ? openWords(found.words, words) : null;
      opened = open?.element ?? null;
      return open;
    },
    isOpen: () => opened?.isConnected === true,
  };
}

function collectMarks(): readonly Marked[] {
  const sections = sectionElements();
  const blocks = new Set(sections.flatMap(blockElements));
  const found: Marked[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT, (node) =>
    // Blocks are chosen as a whole: nothing in them is looked at.
    node instanceof HTMLElement && blocks.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const open: Comment[] = [];
  for (let node = walker.nextNode(); node !== null && found.length < MOST_MARKS; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...markOfElement(node));
    else if (node instanceof Comment && node.data.startsWith(OPENING)) open.push(node);
    else if (node instanceof Comment && node.data === CLOSING) {
      const start = open.pop();
      if (start !== undefined) found.push(...markBetween(start, node, found));
    }
  }
  // What holds sections is the page itself: they are pressed instead.
  return found.filter(({ holds }) => !sections.some(holds));
}

function markOfElement(element: Element): readonly Marked[] {
  const from = bestOf(element.getAttribute(ATTRIBUTE)?.split(' ') ?? []);
  if (from === undefined || isSaidAround(element.parentElement, from)) return [];
  const holds = (inner: Element): boolean => element.contains(inner);
  return [{ from, words: null, around: element, box: () => boxOnPage(element), holds }];
}

/** A picture is what it shows; anything else is what it leads to. */
function bestOf(from: readonly string[]): string | undefined {
  return from.find((each) => each.split('/')[2] === 'picture') ?? from[0];
}

function markBetween(start: Comment, end: Comment, before: readonly Marked[]): readonly Marked[] {
  const from = start.data.slice(OPENING.length);
  const around = start.parentElement;
  const words = textsBetween([start, end]).length > 0 ? ([start, end] as const) : null;
  if (around === null) return [];
  if (isSaidAround(around, from)) {
    const holder = before.findLast((each) => each.from === from && each.around.contains(around));
    if (holder !== undefined) holder.words ??= words;
    return [];
  }
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const holds = (inner: Element): boolean => range.intersectsNode(inner) && !inner.contains(around);
  return [{ from, words, around, box: () => boxOnPage(range), holds }];
}

/**
 * Returns the text nodes between two comments if one element can hold them all. Returns none if there is other content
 * too.
 */
function textsBetween([start, end]: readonly [Comment, Comment]): readonly Text[] {
  const nodes: Node[] = [];
  for (let node = start.nextSibling; node !== null && node !== end; node = node.nextSibling) nodes.push(node);
  return textsOf(nodes);
}

function textsOf(nodes: readonly Node[]): readonly Text[] {
  const seen = nodes.filter((node) => !(node instanceof Text && node.data.trim() === ''));
  const [only] = seen;
  if (seen.length === 1 && only instanceof Element) return textsOf([...only.childNodes]);
  return seen.every((node) => node instanceof Text) ? (seen as readonly Text[]) : [];
}

/** A formatter may have made other words of what is kept: those are not written here. */
function openWords(between: readonly [Comment, Comment], words: string): OpenWords | null {
  const texts = textsBetween(between);
  const [first] = texts;
  if (first === undefined || inOneLine(texts.map(({ data }) => data).join('')) !== inOneLine(words)) return null;
  const element = document.createElement('span');
  first.before(element);
  element.append(...texts);
  return { element, release: () => element.replaceWith(...element.childNodes) };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A link's name inside of the link: one thing, not two. */
function isSaidAround(element: Element | null, from: string): boolean {
  const around = element?.closest(`[${ATTRIBUTE}]`);
  return around !== null && around !== undefined && bestOf(around.getAttribute(ATTRIBUTE)?.split(' ') ?? []) === from;
}

function measureMark({ from, around, box, words }: Marked, at: number): readonly MarkMeasure[] {
  if (!around.isConnected || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const { left, top, width, height } = box();
  if (width < LEAST || height < LEAST || left + width <= 0 || top + height <= 0) return [];
  const whole = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  return [{ from, box: whole, at, hasWords: words !== null }];
}
