import type { Box, Placement, Point } from '@quoin/domain/layout';
import { homeAt } from '../findInScene.ts';
import type { Gesture } from '../gesture.ts';
import { backToIdle } from '../idle.ts';
import type { Pointer } from '../pointer.ts';
import type { CanvasScene } from '../scene.ts';
import type { World } from '../world.ts';
import { scrollStep } from './autoscroll.ts';
import { evenCell, evenGrid } from './dragPlan.ts';
import { boxesOf, guidesOf } from './guidesOnBoard.ts';

/** A type of block, with the size it comes in. */
export interface NewBlock {
  readonly type: string;
  readonly columns: number;
  readonly rows: number;
}

/** A block from the drawer: it is added where it is let go. */
export function draggingNew(world: World, start: Pointer, added: NewBlock): Gesture {
  let last = start;
  let aim = follow(world, last, added);
  const gesture: Gesture = {
    name: 'draggingNew',
    move(pointer) {
      last = pointer;
      aim = follow(world, last, added);
      return gesture;
    },
    tick() {
      const top = isInView(world, last) ? scrollStep(last.inView, world.measures().page) : 0;
      if (top !== 0) world.scrollBy(0, top);
      return gesture;
    },
    up(pointer) {
      aim = follow(world, pointer, added);
      if (aim !== null) world.addBlock({ type: added.type, ...aim });
      return backToIdle(world);
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}

function follow(world: World, pointer: Pointer, added: NewBlock): { section: string; place: Placement } | null {
  const aim = isInView(world, pointer) ? aimOf(world, pointer, added) : null;
  const ghost = boxAt(world.board(), pointer.at, added);
  const change = aim === null ? [] : [{ block: '', ...aim }];
  world.show({
    ...{ gesture: 'draggingNew', ghosts: [ghost], drops: boxesOf(world.board(), change), hover: null },
    guides: aim === null || !world.hasGuides() ? [] : guidesOf(world.board(), aim.section, change),
    grids: aim === null ? [] : [aim.section],
  });
  return aim;
}

function aimOf(world: World, { at }: Pointer, added: NewBlock): { section: string; place: Placement } | null {
  return aimAt(world.board(), at, added);
}

/** Where a block would land that is let go there; null where no section is. */
export function aimAt(board: CanvasScene, at: Point, added: NewBlock): { section: string; place: Placement } | null {
  const section = homeAt(board, at);
  if (section?.grid == null || section.box === null) return null;
  // What comes into a block field is as wide as the field.
  const columns = section.field === null ? Math.min(added.columns, section.grid.columns) : section.grid.columns;
  const cell = evenCell({ ...section, grid: evenGrid(section.grid) }, boxAt(board, at, added));
  const column = Math.min(cell.column, section.grid.columns - columns + 1);
  return { section: section.id, place: { ...cell, column, columns, rows: added.rows, layer: 0 } };
}

/** The pointer holds a new block at the middle of its upper part. */
function boxAt(board: CanvasScene, at: Point, added: NewBlock): Box {
  const withGrid = board.sections.filter((section) => section.grid !== null);
  const grid = (withGrid.find(({ field }) => field === null) ?? withGrid[0])?.grid;
  const width = grid ? added.columns * (grid.columnWidth + grid.columnGap) - grid.columnGap : 200;
  const height = grid ? added.rows * (grid.rowHeight + grid.rowGap) : 60;
  return { left: at.x - width / 2, top: at.y - Math.min(24, height / 2), width, height };
}

function isInView(world: World, { inView }: Pointer): boolean {
  const { viewWidth, viewHeight } = world.measures().page;
  return inView.x >= 0 && inView.y >= 0 && inView.x <= viewWidth && inView.y <= viewHeight;
}
