import type { SiteRecords } from '@quoin/domain/document';
import {
  type Box,
  cellsOf,
  type GridMetrics,
  intoGrid,
  movePlaces,
  nearestRow,
  type Placement,
  type Point,
  stepOf,
} from '@quoin/domain/layout';
import type { PlaceBlocks } from '../../commands/blocks/placeBlocks.ts';
import type { Editor } from '../../document/editor.ts';
import { type Found, findBlock, findSection, pageBox, shifted } from '../findInScene.ts';
import type { CanvasScene, SceneSection } from '../scene.ts';
import { evenPlaces, gridColumnsOf, roomChanges } from './evenPlaces.ts';
import { rowByDrag } from './phoneRows.ts';
import { type PlaceChange, placeParams } from './placing.ts';

/** What a drag of blocks begins with; everything is computed from it. */
export interface DragStart {
  /** As it was when the drag began. */
  readonly board: CanvasScene;
  readonly records: SiteRecords;
  /** Dragged blocks, as they are read. */
  readonly found: readonly Found[];
  /** The one under the pointer. */
  readonly anchor: Found;
  /** All lie in one section: then they may go to another. */
  readonly isOneSection: boolean;
  readonly even: ReadonlyMap<string, ReadonlyMap<string, Placement>>;
}

export function startDrag(editor: Editor, board: CanvasScene, anchorId: string): DragStart | null {
  const { records, selection } = editor.state();
  const found = selection.blocks
    .map((id) => findBlock(board, id))
    .filter((each): each is Found => each !== null && !each.block.isLocked && each.section.grid !== null);
  const anchor = found.find(({ block }) => block.id === anchorId) ?? found[0];
  if (anchor === undefined) return null;
  const isOneSection = found.every(({ section }) => section === anchor.section);
  const even = new Map(board.sections.map((section) => [section.id, evenPlaces(section, board.device)]));
  return { board, records, found, anchor, isOneSection, even };
}

export interface DragPlan {
  /** The section the anchor comes to lie in. */
  readonly section: string;
  /** It is another one than before. */
  readonly isElsewhere: boolean;
  readonly moved: readonly PlaceChange[];
  /** Other blocks that are now in even rows. */
  readonly room: readonly PlaceChange[];
}

/** What the command takes. */
export function paramsOf({ moved, room, section, isElsewhere }: DragPlan): PlaceBlocks {
  return placeParams(moved, room, isElsewhere ? section : null);
}

/** Computes the place of everything after a movement in pixels, over the section at the pointer. */
export function planDrag(start: DragStart, delta: Point, target: SceneSection | null): DragPlan {
  const home = start.anchor.section;
  const leaves =
    start.isOneSection &&
    start.board.device !== 'phone' &&
    target !== null &&
    target.grid !== null &&
    target.id !== home.id;
  const moved = leaves ? movedInto(start, delta, target) : movedWithin(start, delta);
  const touched = new Set([...start.found.map(({ section }) => section.id), ...moved.map(({ section }) => section)]);
  const ids = new Set(moved.map(({ block }) => block));
  const room = [...touched].flatMap((id) => {
    const section = findSection(start.board, id);
    return section === null ? [] : roomChanges(section, start.even.get(id)!, ids);
  });
  return { section: leaves ? target.id : home.id, isElsewhere: leaves, moved, room };
}

function movedWithin(start: DragStart, delta: Point): readonly PlaceChange[] {
  const { anchor, board } = start;
  const by = cellsBy(start, delta);
  const places = start.found.map(({ section, block }) => evenOf(start, section.id, block.id));
  // All sections of a page have the same number of columns.
  const moved = movePlaces(places, by, anchor.section.grid?.columns ?? gridColumnsOf(board.device));
  return start.found.map(({ section, block }, index) => ({
    ...{ block: block.id, section: section.id, place: moved[index]! },
  }));
}

/** Rows are counted evenly; on phones by where rows begin, since each is as high as what is in it. */
function cellsBy({ anchor, board, found }: DragStart, delta: Point) {
  const grid = anchor.section.grid!;
  const cells = cellsOf(grid, delta);
  if (board.device !== 'phone') return cells;
  const row = nearestRow(grid, anchor.block.box.top + delta.y);
  const own = found.length === 1 ? rowByDrag(anchor, row) : row;
  return { ...cells, rows: own - anchor.block.place.row };
}

function movedInto(start: DragStart, delta: Point, target: SceneSection): readonly PlaceChange[] {
  const { anchor, found } = start;
  const corner = shifted(pageBox(anchor), { left: delta.x, top: delta.y });
  const cell = evenCell(target, corner);
  const own = evenOf(start, anchor.section.id, anchor.block.id);
  const wanted = found.map(({ block }) => {
    const place = evenOf(start, anchor.section.id, block.id);
    return {
      ...place,
      column: place.column - own.column + cell.column,
      row: place.row - own.row + cell.row,
    };
  });
  const columns = target.grid!.columns;
  const places = intoGrid(movePlaces(wanted, { columns: 0, rows: 0 }, columns), columns);
  return found.map(({ block }, index) => ({ block: block.id, section: target.id, place: places[index]! }));
}

/** The cell nearest to a box's corner, in even rows. */
export function evenCell(target: SceneSection, box: Pick<Box, 'left' | 'top'>): { column: number; row: number } {
  const grid = target.grid!;
  const step = stepOf(grid);
  const section = target.box ?? { left: 0, top: 0 };
  return {
    column: Math.max(1, Math.round((box.left - section.left - grid.left) / step.x) + 1),
    row: Math.max(1, Math.round((box.top - section.top - grid.top) / step.y) + 1),
  };
}

function evenOf(start: DragStart, section: string, block: string): Placement {
  return start.even.get(section)!.get(block)!;
}

/** A grid as it is without stretch. */
export function evenGrid(grid: GridMetrics): GridMetrics {
  return { ...grid, tracks: [] };
}
