import {
  cellsOf,
  type Handle,
  layoutWords,
  type Placement,
  resizePlace,
  rowTop,
  spokenPlace,
} from '@quoin/domain/layout';
import { resizeBlocks } from '../../commands/blocks/resizeBlocks.ts';
import { clickChooses } from '../choose.ts';
import { type Found, findBlock, stackAt } from '../findInScene.ts';
import type { Gesture } from '../gesture.ts';
import { backToIdle } from '../idle.ts';
import { distance, type Pointer, TAP_REACH } from '../pointer.ts';
import type { World } from '../world.ts';
import { evenPlaces, roomChanges } from './evenPlaces.ts';
import { guidesOf } from './guidesOnBoard.ts';
import { type PlaceChange, placeParams, previewEdits } from './placing.ts';

/** A handle is drawn: whole cells, the other side stays (ED-09). Null where nothing may be drawn. */
export function resizing(
  world: World,
  start: Pointer,
  taken: { readonly block: string; readonly handle: Handle },
): Gesture | null {
  const { editor } = world;
  const board = world.board();
  const found = findBlock(board, taken.block);
  if (found === null || found.block.isLocked || found.section.grid === null) return null;
  const even = evenPlaces(found.section, board.device);
  const room = roomChanges(found.section, even, new Set([taken.block]));
  const origin = { records: editor.state().records, board };
  const from = even.get(taken.block)!;
  let place = from;

  const follow = (pointer: Pointer): Placement => {
    const now = drawn({ found, from, handle: taken.handle, start }, pointer, board.device === 'phone');
    const change = { block: taken.block, section: found.section.id, place: now };
    editor.preview(previewEdits(origin.records, placeParams([change], room, null), board.device));
    world.show({
      ...{ gesture: 'resizing', dropping: [taken.block], grids: [found.section.id], hover: null },
      guides: world.hasGuides() ? guidesOf(board, found.section.id, [change]) : [],
    });
    return now;
  };
  /** Reports whether a tap is meant for content next to a low block, which touch handles extend far over. */
  const isTapBeside = (end: Pointer): boolean =>
    start.kind === 'touch' &&
    distance(start.inView, end.inView) * world.scale() < TAP_REACH &&
    !stackAt(origin.board, start.at).some(({ id }) => id === taken.block);
  world.freeze(true);

  const gesture: Gesture = {
    name: 'resizing',
    move(pointer) {
      place = follow(pointer);
      return gesture;
    },
    modify(pointer) {
      place = follow(pointer);
      return gesture;
    },
    up(pointer) {
      place = follow(pointer);
      editor.preview(null);
      const isOther = place.columns !== from.columns || place.rows !== from.rows;
      if (isOther) finish(world, found, place, room);
      else if (isTapBeside(pointer)) clickChooses(editor, origin.board, start);
      return backToIdle(world);
    },
    cancel() {
      editor.preview(null);
      return backToIdle(world);
    },
  };
  return gesture;
}

function finish(world: World, { block, section }: Found, place: Placement, room: readonly PlaceChange[]): void {
  const change = { block: block.id, section: section.id, place };
  const done = world.editor.run(resizeBlocks, placeParams([change], room, null));
  if (done.ok) world.announce(layoutWords(world.language).resized(spokenPlace(place, world.language)));
}

interface Drawing {
  readonly found: Found;
  readonly from: Placement;
  readonly handle: Handle;
  readonly start: Pointer;
}

function drawn({ found, from, handle, start }: Drawing, pointer: Pointer, isPhone: boolean): Placement {
  const grid = found.section.grid!;
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  const cells = cellsOf(grid, delta);
  const by = isPhone ? { ...cells, rows: rowsBetween(found, handle, delta.y) } : cells;
  return resizePlace(from, handle, by, { gridColumns: grid.columns, keepsRatio: pointer.isShift });
}

/** On phones a row is as high as what is in it: the edge goes to the nearest line. */
function rowsBetween({ section, block: { place } }: Found, handle: Handle, down: number): number {
  const grid = section.grid!;
  const line = handle.startsWith('n') ? place.row : place.row + place.rows;
  const edge = rowTop(grid, line) + down;
  let nearest = line;
  const step = down < 0 ? -1 : 1;
  while (nearest + step >= 1 && Math.abs(rowTop(grid, nearest + step) - edge) < Math.abs(rowTop(grid, nearest) - edge))
    nearest += step;
  return nearest - line;
}
