import { type Box, layoutWords, type Point, spokenPlace } from '@quoin/domain/layout';
import { duplicateBlocks } from '../../commands/blocks/duplicateBlocks.ts';
import { moveBlocks } from '../../commands/blocks/moveBlocks.ts';
import { findSection, homeAt, pageBox, sectionNumber, shifted } from '../findInScene.ts';
import type { Gesture } from '../gesture.ts';
import { backToIdle } from '../idle.ts';
import type { Pointer } from '../pointer.ts';
import type { World } from '../world.ts';
import { scrollStep } from './autoscroll.ts';
import { type DragPlan, type DragStart, paramsOf, planDrag, startDrag } from './dragPlan.ts';
import { boxesOf, guidesOf } from './guidesOnBoard.ts';
import { byBlock, previewEdits } from './placing.ts';

/** Chosen blocks follow the pointer in steps of the grid; null when none of them may be moved. */
export function draggingBlocks(world: World, start: Pointer, first: Pointer, anchor: string): Gesture | null {
  const { editor } = world;
  const found = startDrag(editor, world.board(), anchor);
  if (found === null) return null;
  const drag = { world, start: found, from: start.at };
  let last = first;
  let plan = follow(drag, last);
  world.freeze(true);

  const gesture: Gesture = {
    name: 'draggingBlocks',
    move(pointer) {
      last = pointer;
      plan = follow(drag, last);
      return gesture;
    },
    modify(pointer) {
      return this.move!(pointer);
    },
    tick() {
      const { page } = world.measures();
      const top = scrollStep(last.inView, page);
      if (top === 0) return gesture;
      world.scrollBy(0, top);
      // The page goes on below the resting pointer.
      return gesture;
    },
    up(pointer) {
      plan = follow(drag, pointer);
      editor.preview(null);
      drop(drag, plan, pointer.isAlt);
      return backToIdle(world);
    },
    cancel() {
      editor.preview(null);
      return backToIdle(world);
    },
  };
  return gesture;
}

interface Drag {
  readonly world: World;
  readonly start: DragStart;
  /** From the page's corner. */
  readonly from: Point;
}

/** Shows what dropping now would do. */
function follow({ world, start, from }: Drag, pointer: Pointer): DragPlan {
  const { editor } = world;
  const live = world.board();
  const delta = { x: pointer.at.x - from.x, y: pointer.at.y - from.y };
  const over = homeAt(live, pointer.at);
  const plan = planDrag(start, delta, over === null ? null : { ...findSection(start.board, over.id)!, box: over.box });
  const { device } = editor.state();
  const ghosts = start.found.map((found) => shifted(pageBox(found), { left: delta.x, top: delta.y }));
  const guides = world.hasGuides() ? guidesOf(withLiveBoxes(start, world), plan.section, plan.moved) : [];
  const shown = { gesture: 'draggingBlocks', ghosts, guides, grids: [plan.section], hover: null };
  if (pointer.isAlt) {
    editor.preview(null);
    world.show({ ...shown, dropping: [], drops: boxesOf(withLiveBoxes(start, world), plan.moved) });
    return plan;
  }
  editor.preview(previewEdits(start.records, paramsOf(plan), device));
  world.show({ ...shown, dropping: plan.moved.map(({ block }) => block), drops: [] });
  return plan;
}

/** The board of the beginning, with the sections where they are now. */
function withLiveBoxes({ board }: DragStart, world: World) {
  const live = world.board();
  const boxOf = (id: string, fallback: Box | null) => findSection(live, id)?.box ?? fallback;
  return { ...board, sections: board.sections.map((each) => ({ ...each, box: boxOf(each.id, each.box) })) };
}

function drop({ world, start }: Drag, plan: DragPlan, isCopy: boolean): void {
  const { editor } = world;
  const isSame = plan.moved.every(({ block, section, place }) => {
    const found = start.found.find((each) => each.block.id === block)!;
    const even = start.even.get(found.section.id)!.get(block)!;
    return section === found.section.id && place.column === even.column && place.row === even.row;
  });
  if (isSame) return;
  const done = isCopy
    ? editor.run(duplicateBlocks, {
        ids: plan.moved.map(({ block }) => block),
        places: byBlock(plan.moved),
        ...(plan.isElsewhere ? { section: plan.section } : {}),
      })
    : editor.run(moveBlocks, paramsOf(plan));
  if (done.ok)
    world.announce(spokenMove(plan, world.language, plan.isElsewhere ? sectionName(world, plan.section) : ''));
}

/** `section`: where they came to, unless they stayed. */
export function spokenMove({ moved }: Pick<DragPlan, 'moved'>, language: string, section = ''): string {
  const words = layoutWords(language);
  const [only, ...others] = moved;
  if (only === undefined) return '';
  if (others.length > 0) return words.movedMany(moved.length);
  const place = spokenPlace(only.place, language);
  return section === '' ? words.moved(place) : words.movedTo(place, section);
}

function sectionName(world: World, id: string): string {
  const board = world.board();
  return findSection(board, id)?.name || layoutWords(world.language).section(sectionNumber(board, id));
}
