import { draggingLink } from './dragging/draggingLink.ts';
import { sectionAt } from './findInScene.ts';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import { markUnder } from './marks.ts';
import { marquee } from './marquee.ts';
import { CLICK_REACH, distance, type Pointer } from './pointer.ts';
import type { World } from './world.ts';

/** Pressed where no block is: a click chooses what the theme drew there, else the section; a drag moves an entry of a navigation, or draws a marquee. */
export function pointingEmpty(world: World, start: Pointer): Gesture {
  const gesture: Gesture = {
    name: 'pointingEmpty',
    move(pointer) {
      const isClick = distance(start.inView, pointer.inView) * world.scale() < CLICK_REACH;
      if (isClick) return gesture;
      const mark = markUnder(world, start.at);
      return mark?.binding.kind === 'link' ? draggingLink(world, start, mark, pointer) : marquee(world, start, pointer);
    },
    up(pointer) {
      if (!pointer.isShift) choose(world, pointer);
      return backToIdle(world);
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}

function choose(world: World, { at }: Pointer): void {
  const mark = markUnder(world, at);
  world.chooseMark(mark, at);
  if (mark === null) world.editor.select({ section: sectionAt(world.board(), at)?.id ?? null, blocks: [] });
}
