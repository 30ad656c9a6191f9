import type { Box } from '@quoin/domain/layout';
import { boxOnPage } from './measure.ts';
import { blockElements, sectionElements } from './pageParts.ts';
import type { MarkMeasure } from './protocol.ts';

/** Where the renderer says what something comes from (`rendering/page/bindings/marks.ts`). */
const OPENING = 'from ';
const CLOSING = '/from';
const ATTRIBUTE = 'data-from';

/** More are on no page that somebody reads. */
const MOST_MARKS = 1500;
/** Less is there for screen readers alone. */
const LEAST = 5;

interface Marked {
  readonly from: string;
  /** What has to be seen for the mark to be seen. */
  readonly around: Element;
  box(): Box;
  holds(element: Element): boolean;
}

/** Everything on the page that says where it comes from. */
export interface Marks {
  /** The page has other elements than before. */
  collect(): void;
  /** Where all of them are; null while that is as it was told last. */
  fresh(): readonly MarkMeasure[] | null;
  /** Whether `fresh` would have something to tell. */
  haveMoved(): boolean;
}

export function createMarks(): Marks {
  let marked = collectMarks();
  let told = '';
  const textNow = (): string => JSON.stringify(marked.flatMap(measureMark));
  return {
    haveMoved: () => textNow() !== told,
    collect() {
      marked = collectMarks();
    },
    fresh() {
      const measured = marked.flatMap(measureMark);
      const text = JSON.stringify(measured);
      if (text === told) return null;
      told = text;
      return measured;
    },
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
      if (start !== undefined) found.push(...markBetween(start, node));
    }
  }
  // What holds sections is the page itself: they are pressed instead.
  return found.filter(({ holds }) => !sections.some(holds));
}

function markOfElement(element: Element): readonly Marked[] {
  const from = bestOf(element.getAttribute(ATTRIBUTE)?.split(' ') ?? []);
  if (from === undefined || isSaidAround(element.parentElement, from)) return [];
  const holds = (inner: Element): boolean => element.contains(inner);
  return [{ from, around: element, box: () => boxOnPage(element), holds }];
}

/** A picture is what it shows; anything else is what it leads to. */
function bestOf(from: readonly string[]): string | undefined {
  return from.find((each) => each.split('/')[2] === 'picture') ?? from[0];
}

function markBetween(start: Comment, end: Comment): readonly Marked[] {
  const from = start.data.slice(OPENING.length);
  const around = start.parentElement;
  if (around === null || isSaidAround(around, from)) return [];
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const holds = (inner: Element): boolean => range.intersectsNode(inner) && !inner.contains(around);
  return [{ from, around, box: () => boxOnPage(range), holds }];
}

/** A link's name inside of the link: one thing, not two. */
function isSaidAround(element: Element | null, from: string): boolean {
  const around = element?.closest(`[${ATTRIBUTE}]`);
  return around !== null && around !== undefined && bestOf(around.getAttribute(ATTRIBUTE)?.split(' ') ?? []) === from;
}

function measureMark({ from, around, box }: Marked): readonly MarkMeasure[] {
  if (!around.isConnected || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const { left, top, width, height } = box();
  if (width < LEAST || height < LEAST || left + width <= 0 || top + height <= 0) return [];
  const whole = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  return [{ from, box: whole }];
}
