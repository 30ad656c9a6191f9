import type { Box, GridMetrics } from '@quoin/domain/layout';
import { blockElements, gridOf, idOfBlock, idOfSection, isField } from '../pageParts.ts';
import type { FieldMeasure, PageMeasure, SectionMeasure } from '../protocol.ts';

export function measurePage(): PageMeasure {
  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  return {
    width: scrollWidth,
    height: scrollHeight,
    viewWidth: clientWidth,
    viewHeight: window.innerHeight,
    scrollLeft: window.scrollX,
    scrollTop: window.scrollY,
  };
}

/** A box from the page's corner. */
export function boxOnPage(drawn: Element | Range): Box {
  const { left, top, width, height } = drawn.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

export function measureSection(section: HTMLElement): SectionMeasure {
  const box = boxOnPage(section);
  const grid = gridOf(section);
  const blocks = blockElements(section).map((element) => ({
    id: idOfBlock(element),
    box: within(boxOnPage(element), box),
    ...(element.hasAttribute('data-block-broken') ? { isBroken: true as const } : {}),
  }));
  return { id: idOfSection(section), box, grid: grid === null ? null : measureGrid(grid, box), blocks };
}

/** What a section that is a block field says of itself; nothing for a section of the page. */
export function measureField(section: HTMLElement): readonly FieldMeasure[] {
  const field = isField(section) ? section.closest<HTMLElement>('[data-type="block-field"]') : null;
  if (field === null) return [];
  const label = field.dataset.layoutLabel ?? '';
  const { fieldLocked, fieldShared } = field.dataset;
  return [
    { id: idOfSection(section), label, isLocked: fieldLocked !== undefined, isShared: fieldShared !== undefined },
  ];
}

function within(inner: Box, outer: Box): Box {
  return { ...inner, left: inner.left - outer.left, top: inner.top - outer.top };
}

function measureGrid(grid: HTMLElement, section: Box): GridMetrics {
  const style = getComputedStyle(grid);
  const box = within(boxOnPage(grid), section);
  const columns = sizesOf(style.gridTemplateColumns);
  return {
    left: box.left + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
    top: box.top + pixels(style.borderTopWidth) + pixels(style.paddingTop),
    columns: Math.max(1, columns.length),
    columnWidth: columns[0] ?? box.width,
    columnGap: pixels(style.columnGap),
    rowHeight: pixels(/-?[\d.]+px/.exec(style.gridAutoRows)?.[0] ?? '') || 24,
    rowGap: pixels(style.rowGap),
    // The used heights, those of rows nobody has named included.
    tracks: sizesOf(style.gridTemplateRows),
  };
}

function sizesOf(tracks: string): number[] {
  return [...tracks.matchAll(/([\d.]+)px/g)].map(([, size]) => Number(size));
}

/** `normal` and the like are nothing. */
function pixels(size: string): number {
  const value = Number.parseFloat(size);
  return Number.isFinite(value) ? value : 0;
}
