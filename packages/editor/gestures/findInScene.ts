import { type Box, isInside, type Point, paintOrder } from '@quoin/domain/layout';
import type { CanvasScene, SceneBlock, SceneSection } from './scene.ts';

export interface Found {
  readonly section: SceneSection;
  readonly block: SceneBlock;
}

export function findBlock(board: CanvasScene, id: string): Found | null {
  for (const section of board.sections) {
    const block = blocksById(section).get(id);
    if (block !== undefined) return { section, block };
  }
  return null;
}

/** Built on the first lookup. A section of a board never changes. */
const byId = new WeakMap<SceneSection, ReadonlyMap<string, SceneBlock>>();

function blocksById(section: SceneSection): ReadonlyMap<string, SceneBlock> {
  const known = byId.get(section) ?? new Map(section.blocks.map((block) => [block.id, block]));
  byId.set(section, known);
  return known;
}

export function findSection(board: CanvasScene, id: string | null): SceneSection | null {
  return board.sections.find((section) => section.id === id) ?? null;
}

/** A block's box from the page's corner. */
export function pageBox({ section, block }: Found): Box {
  return shifted(block.box, section.box ?? { left: 0, top: 0 });
}

export function shifted(box: Box, by: { readonly left: number; readonly top: number }): Box {
  return { ...box, left: box.left + by.left, top: box.top + by.top };
}

/** The how manieth of the page's own sections it is, from 1. */
export function sectionNumber({ sections }: CanvasScene, id: string): number {
  return sections.filter(({ field }) => field === null).findIndex((section) => section.id === id) + 1;
}

/** Blocks under a point, the one on top first (ED-01, ED-02). */
export function stackAt(board: CanvasScene, point: Point): readonly SceneBlock[] {
  return [...board.sections].reverse().flatMap((section) => {
    if (section.box === null || !isNear(section.box, point.y)) return [];
    const under = section.blocks.filter((block) => isInside(point, pageBox({ section, block })));
    if (under.length < 2) return under;
    const order = paintOrder(section.blocks);
    return [...under].sort((a, b) => order.indexOf(b.id) - order.indexOf(a.id));
  });
}

/** Blocks may hang out of their section, but not far. */
const OVERHANG = 1000;

function isNear({ top, height }: Box, y: number): boolean {
  return y >= top - OVERHANG && y <= top + height + OVERHANG;
}

export function sectionAt(board: CanvasScene, point: Point): SceneSection | null {
  return board.sections.find(({ box }) => box !== null && isInside(point, box)) ?? null;
}

/**
 * Where a block that is let go at a point comes to lie: in the block field there, else in the section at that height, the
 * nearest one above or below all of them. Nothing comes into a field whose theme arranges it.
 */
export function homeAt(board: CanvasScene, { x, y }: Point): SceneSection | null {
  const field = board.sections.find((each) => each.field !== null && each.box !== null && isInside({ x, y }, each.box));
  if (field !== undefined) return field.field?.isLocked === true ? null : field;
  const drawn = board.sections.filter(({ box, field: own }) => box !== null && own === null);
  const inside = drawn.find(({ box }) => y >= box!.top && y < box!.top + box!.height);
  if (inside !== undefined) return inside;
  const above = drawn.filter(({ box }) => box!.top <= y).at(-1);
  return above ?? drawn[0] ?? null;
}

/** All blocks of the page, as they are read. */
export function allBlocks(board: CanvasScene): readonly Found[] {
  return board.sections.flatMap((section) => section.blocks.map((block) => ({ section, block })));
}

/** A block with its whole group. */
export function withGroup(board: CanvasScene, id: string): readonly string[] {
  const found = findBlock(board, id);
  if (found === null || found.block.group === '') return [id];
  return allBlocks(board).flatMap(({ block }) => (block.group === found.block.group ? [block.id] : []));
}
