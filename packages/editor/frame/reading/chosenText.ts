import type { Point } from '@quoin/domain/layout';
import { blockElement, gridOf, sectionElement } from '../pageParts.ts';
import type { TextPlace, TextRequest } from '../textMode.ts';

export interface ChosenText {
  readonly place: TextPlace;
  readonly element: HTMLElement;
  /** What happens to the element when nobody writes there any more. */
  release?(): void;
}

/** Elements without text: pressing one twice opens the panel. */
const NO_WORDS = 'img, picture, video, audio, iframe, svg';

/** The text that was pressed, or the nearest; without a point the first that is drawn. Null: none of them. */
export function chosenText({ block, section, places, point }: TextRequest): ChosenText | null {
  const [only] = places;
  if (places.length === 1 && only !== undefined) {
    const element = onlyElement(only, block, section);
    return element === null ? null : { place: only, element };
  }
  const found = places.flatMap((place): readonly ChosenText[] => {
    const element = elementsAt(block, place)[place.nth];
    return element === undefined || element.getClientRects().length === 0 ? [] : [{ place, element }];
  });
  return point === null ? (found[0] ?? null) : nearest(found, block, point);
}

function nearest(found: readonly ChosenText[], block: string, { x, y }: Point): ChosenText | null {
  const at = { x: x - window.scrollX, y: y - window.scrollY };
  const under = document.elementFromPoint(at.x, at.y);
  if (under?.closest(NO_WORDS) && blockElement(block)?.contains(under)) return null;
  const far = ({ element }: ChosenText) => {
    const box = element.getBoundingClientRect();
    return Math.hypot(beyond(at.x, box.left, box.right), beyond(at.y, box.top, box.bottom));
  };
  return found.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function beyond(value: number, least: number, most: number): number {
  return Math.max(least - value, 0, value - most);
}

function elementsAt(block: string, { at }: TextPlace): readonly HTMLElement[] {
  return [...(blockElement(block)?.querySelectorAll<HTMLElement>(at) ?? [])];
}

/** A block of one text with nothing in it has none on the page, and gets it here. */
function onlyElement(place: TextPlace, block: string, section: string): HTMLElement | null {
  const element = elementsAt(block, place)[place.nth] ?? null;
  if (element !== null || place.kind !== 'html') return element;
  const made = blockElement(block) ?? newBlock(block, section);
  return made?.querySelector<HTMLElement>(place.at) ?? made?.querySelector<HTMLElement>('.sqs-block-content') ?? null;
}

function newBlock(block: string, section: string): HTMLElement | null {
  const around = sectionElement(section);
  const grid = around === null ? null : gridOf(around);
  if (grid === null) return null;
  const element = document.createElement('div');
  element.className = 'sqs-block html-block sqs-block-html';
  element.id = `block-${block}`;
  element.innerHTML = '<div class="sqs-block-content"><div class="sqs-html-content"></div></div>';
  grid.append(element);
  return element;
}
