import type { NewBlock } from './dragging/draggingNew.ts';
import type { Gesture } from './gesture.ts';
import { backToIdle, fromDrawer, idle } from './idle.ts';
import type { Pointer } from './pointer.ts';
import type { World } from './world.ts';

/** The pointer's story on one canvas. */
export interface Hand {
  down(pointer: Pointer): void;
  move(pointer: Pointer): void;
  up(pointer: Pointer): void;
  /** Shift, Alt or Ctrl changed while nothing moved. */
  modify(pointer: Pointer): void;
  /** Once a frame while `isBusy`. */
  tick(time: number): void;
  /** Escape or a lost pointer; answers whether there was something to give up. */
  cancel(): boolean;
  /** The pointer has left the canvas. */
  leave(): void;
  take(pointer: Pointer, added: NewBlock): void;
  isBusy(): boolean;
  name(): string;
}

export function createHand(world: World): Hand {
  let gesture: Gesture = idle(world);
  const go = (next: Gesture | undefined): void => {
    if (next !== undefined) gesture = next;
  };
  return {
    down: (pointer) => go(gesture.down?.(pointer)),
    move: (pointer) => go(gesture.move?.(pointer)),
    up: (pointer) => go(gesture.up?.(pointer)),
    modify: (pointer) => go(gesture.modify?.(pointer)),
    tick: (time) => go(gesture.tick?.(time)),
    cancel() {
      if (gesture.name === 'idle') return false;
      go(gesture.cancel?.() ?? backToIdle(world));
      return true;
    },
    leave() {
      if (gesture.name === 'idle' && world.scene().hover !== null) world.show({ hover: null });
    },
    take: (pointer, added) => go(fromDrawer(world, pointer, added)),
    isBusy: () => gesture.name !== 'idle',
    name: () => gesture.name,
  };
}
