import { boxBetween, touchedBy } from '@quoin/domain/layout';
import { scrollStep } from './dragging/autoscroll.ts';
import { allBlocks, pageBox, withGroup } from './findInScene.ts';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import type { Pointer } from './pointer.ts';
import type { World } from './world.ts';

/** A box drawn over the page: every block it touches is chosen (ED-05), with Shift besides those that were. */
export function marquee(world: World, start: Pointer, first: Pointer): Gesture {
  const { editor } = world;
  const before = editor.state().selection;
  const boxes = allBlocks(world.board()).map((found) => ({ id: found.block.id, box: pageBox(found) }));
  let last = first;
  const follow = (pointer: Pointer): void => {
    last = pointer;
    const box = boxBetween(start.at, pointer.at);
    const touched = touchedBy(box, boxes).flatMap((id) => withGroup(world.board(), id));
    const blocks = [...new Set([...(start.isShift ? before.blocks : []), ...touched])];
    const { selection } = editor.state();
    if (blocks.join() !== selection.blocks.join()) editor.select({ blocks });
    world.show({ gesture: 'marquee', marquee: box, hover: null });
  };
  follow(first);
  const gesture: Gesture = {
    name: 'marquee',
    move(pointer) {
      follow(pointer);
      return gesture;
    },
    tick() {
      const top = scrollStep(last.inView, world.measures().page);
      if (top !== 0) world.scrollBy(0, top);
      return gesture;
    },
    up(pointer) {
      follow(pointer);
      return backToIdle(world);
    },
    cancel() {
      editor.select(before);
      return backToIdle(world);
    },
  };
  return gesture;
}
