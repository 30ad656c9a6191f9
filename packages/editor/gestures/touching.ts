import { clickChooses } from './choose.ts';
import { draggingBlocks } from './dragging/draggingBlocks.ts';
import { draggingLink } from './dragging/draggingLink.ts';
import { stackAt } from './findInScene.ts';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import { markUnder } from './marks.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { distance, LONG_PRESS_MS, type Pointer, TAP_REACH } from './pointer.ts';
import { pointingBlock } from './pointingBlock.ts';
import { pointingEmpty } from './pointingEmpty.ts';
import type { World } from './world.ts';

/** A finger on the page: moved soon it scrolls, held it takes up the block or the navigation link below it, lifted it is a click (ED-33). */
export function touching(world: World, start: Pointer): Gesture {
  const stack = stackAt(world.board(), start.at);
  const gesture: Gesture = {
    name: 'touching',
    down: (second) => (second.id === start.id ? gesture : pinching(world, start, second)),
    move(pointer) {
      if (pointer.id !== start.id || distance(start.inView, pointer.inView) * world.scale() < TAP_REACH) return gesture;
      return panning(world, start).move!(pointer);
    },
    tick(time) {
      const [top] = stack;
      if (time - start.time < LONG_PRESS_MS) return gesture;
      const mark = top === undefined ? markUnder(world, start.at) : null;
      if (mark?.binding.kind === 'link') return draggingLink(world, start, mark);
      if (top === undefined) return gesture;
      if (!world.editor.state().selection.blocks.includes(top.id))
        clickChooses(world.editor, world.board(), { ...start, isCtrl: false, isShift: false });
      return draggingBlocks(world, start, start, top.id) ?? gesture;
    },
    up(pointer) {
      // What a drag has moved is measured a moment after it: by now one knows better what lay below the finger.
      const isOnBlock = stackAt(world.board(), start.at).length > 0;
      const click = isOnBlock ? pointingBlock(world, start) : pointingEmpty(world, start);
      return click.up!(pointer);
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}
