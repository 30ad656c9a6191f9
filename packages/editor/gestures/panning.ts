import type { Point } from '@quoin/domain/layout';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import type { Pointer } from './pointer.ts';
import type { World } from './world.ts';

/** What is left of the speed after a frame of gliding. */
const FRICTION = 0.94;
/** Pixels a frame: slower is standing. */
const STANDING = 0.5;
/** A finger that rested so long before it was lifted does not throw the page. */
const REST_MS = 60;
const FRAME_MS = 16;

/** The page is pushed: by the middle button, or by a finger, which may throw it. */
export function panning(world: World, start: Pointer): Gesture {
  let last = start;
  let speed: Point = { x: 0, y: 0 };
  world.show({ gesture: 'panning', hover: null });
  const gesture: Gesture = {
    name: 'panning',
    move(pointer) {
      const by = { x: last.inView.x - pointer.inView.x, y: last.inView.y - pointer.inView.y };
      const frames = Math.max(1, (pointer.time - last.time) / FRAME_MS);
      speed = { x: by.x / frames, y: by.y / frames };
      world.scrollBy(by.x, by.y);
      last = pointer;
      return gesture;
    },
    up: (pointer) =>
      pointer.kind === 'touch' && pointer.time - last.time < REST_MS ? gliding(world, speed) : backToIdle(world),
    cancel: () => backToIdle(world),
  };
  return gesture;
}

/** Keeps scrolling the page until it comes to rest or is held. */
function gliding(world: World, first: Point): Gesture {
  let speed = first;
  const gesture: Gesture = {
    name: 'gliding',
    down: (pointer) => panning(world, pointer),
    tick() {
      if (Math.hypot(speed.x, speed.y) < STANDING) return backToIdle(world);
      world.scrollBy(speed.x, speed.y);
      speed = { x: speed.x * FRICTION, y: speed.y * FRICTION };
      return gesture;
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}
