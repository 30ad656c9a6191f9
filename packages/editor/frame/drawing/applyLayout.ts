import { placeProperties } from '@quoin/domain/layout';
import {
  blockElement,
  blockElements,
  gridOf,
  idOfBlock,
  idOfSection,
  ownSectionElements,
  sectionElements,
  sectionsParent,
} from '../pageParts.ts';
import type { BlockLayout, SectionLayout } from '../protocol.ts';

/** Puts the sections in this order and removes those not in it. Other elements among them stay. */
export function applySectionOrder(order: readonly string[]): void {
  const elements = new Map(ownSectionElements().map((element) => [idOfSection(element), element]));
  for (const [id, element] of elements) if (!order.includes(id)) element.remove();
  const wanted = order.flatMap((id) => elements.get(id) ?? []);
  const now = ownSectionElements();
  if (wanted.every((element, index) => element === now[index])) return;
  let last: Element | null = null;
  for (const element of wanted) {
    if (last === null) sectionsParent().insertBefore(element, ownSectionElements()[0] ?? null);
    else last.after(element);
    last = element;
  }
}

/**
 * Blocks of sections where the editor wants them: places, layers, order. A block may come from another section: nothing is
 * taken away before each has what belongs to it.
 */
export function applySectionLayouts(layouts: readonly SectionLayout[], isFinal: boolean): void {
  const sections = new Map(sectionElements().map((element) => [idOfSection(element), element]));
  const placed = layouts.flatMap((layout) => placedIn(sections.get(layout.id), layout));
  if (!isFinal) return;
  for (const { section, grid, elements } of placed) {
    const own = new Set(elements);
    for (const element of blockElements(section)) if (!own.has(element)) element.remove();
    putInOrder(grid, elements);
  }
}

interface PlacedIn {
  readonly section: HTMLElement;
  readonly grid: HTMLElement;
  /** As they are read. */
  readonly elements: readonly HTMLElement[];
}

function placedIn(section: HTMLElement | undefined, { blocks }: SectionLayout): readonly PlacedIn[] {
  const grid = section === undefined ? null : gridOf(section);
  if (section === undefined || grid === null) return [];
  const named = new Set(blocks.map((block) => block.id));
  for (const element of blockElements(section)) if (!named.has(idOfBlock(element))) element.hidden = true;
  const elements = blocks.flatMap((block) => {
    const element = blockElement(block.id);
    if (element === null) return [];
    place(element, block);
    if (element.parentElement !== grid) grid.append(element);
    return [element];
  });
  return [{ section, grid, elements }];
}

function place(element: HTMLElement, block: BlockLayout): void {
  element.hidden = false;
  for (const [name, value] of Object.entries(placeProperties(block.place, block.phone))) {
    // Most are in the same place, and rewriting a value makes the browser recompute it.
    if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, String(value));
  }
  if (block.place.layer > 0) element.style.zIndex = String(block.place.layer);
  else element.style.removeProperty('z-index');
}

/** Moves only elements that are out of order, because a moved frame reloads. */
function putInOrder(grid: HTMLElement, elements: readonly HTMLElement[]): void {
  let next = grid.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else grid.insertBefore(element, next);
  }
}

/** Frames after a placing in which its new heights are laid out. */
const FRAMES_OF_A_PLACING = 2;
let [frozen, placings] = [false, 0];

/**
 * Turns off scroll anchoring. When content above the view grows, the browser scrolls on by itself. That moves a dragged
 * block away from the pointer, and a nudged block seems not to move. The user should see the placed block move and the
 * page stay.
 */
export function keepScroll(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  placings += 1;
  const own = placings;
  const wait = (frames: number): void => {
    if (own !== placings || frozen) return;
    if (frames === 0) style.removeProperty('overflow-anchor');
    else requestAnimationFrame(() => wait(frames - 1));
  };
  wait(FRAMES_OF_A_PLACING);
}

/** Grids as high as they are now, or as high as what is in them. */
export function freezeGrids(isFrozen: boolean): void {
  frozen = isFrozen;
  keepScroll();
  for (const section of sectionElements()) {
    const grid = gridOf(section);
    if (grid === null) continue;
    // More rows may come; fewer don't make the page jump.
    if (isFrozen) grid.style.minHeight = `${grid.getBoundingClientRect().height}px`;
    else grid.style.removeProperty('min-height');
    if (isFrozen) grid.style.alignContent = 'start';
    else grid.style.removeProperty('align-content');
  }
}
