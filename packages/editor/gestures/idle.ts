import { draggingNew, type NewBlock } from './dragging/draggingNew.ts';
import { resizing } from './dragging/resizing.ts';
import { sectionAt, stackAt } from './findInScene.ts';
import type { Gesture } from './gesture.ts';
import { markUnder } from './marks.ts';
import { panning } from './panning.ts';
import type { Pointer } from './pointer.ts';
import { pointingBlock } from './pointingBlock.ts';
import { pointingEmpty } from './pointingEmpty.ts';
import { touching } from './touching.ts';
import { CALM_SCENE, type Hovered, type World } from './world.ts';

/** Handles the pointer while nothing is pressed: outlines what is under it (ED-01). */
export function idle(world: World): Gesture {
  const gesture: Gesture = {
    name: 'idle',
    move(pointer) {
      if (pointer.kind !== 'touch') hover(world, pointer);
      return gesture;
    },
    down(pointer) {
      return pressed(world, pointer);
    },
  };
  return gesture;
}

/** Back to nothing, whatever was shown. */
export function backToIdle(world: World): Gesture {
  world.freeze(false);
  world.show({ ...CALM_SCENE, hover: world.scene().hover });
  return idle(world);
}

export function pressed(world: World, pointer: Pointer): Gesture {
  if (pointer.button === 1) return panning(world, pointer);
  if (pointer.target.kind === 'handle') return resizing(world, pointer, pointer.target) ?? idle(world);
  if (pointer.kind === 'touch') return touching(world, pointer);
  if (pointer.button !== 0) return idle(world);
  const isOnBlock = stackAt(world.board(), pointer.at).length > 0;
  return isOnBlock ? pointingBlock(world, pointer) : pointingEmpty(world, pointer);
}

/** A block comes out of the drawer. */
export function fromDrawer(world: World, pointer: Pointer, added: NewBlock): Gesture {
  return draggingNew(world, pointer, added);
}

function hover(world: World, pointer: Pointer): void {
  const board = world.board();
  const [block] = stackAt(board, pointer.at);
  const now = block ? ({ kind: 'block', id: block.id } as const) : behindBlocks(world, pointer);
  const { hover: before } = world.scene();
  if (before?.id !== now?.id || before?.kind !== now?.kind) world.show({ hover: now });
}

/** What theme or system drew there, else the section. */
function behindBlocks(world: World, { at }: Pointer): Hovered | null {
  const mark = markUnder(world, at);
  if (mark !== null) return { kind: 'mark', id: mark.id };
  const section = sectionAt(world.board(), at);
  return section === null ? null : { kind: 'section', id: section.id };
}
