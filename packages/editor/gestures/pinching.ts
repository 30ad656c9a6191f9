import type { Point } from '@quoin/domain/layout';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import { distance, type Pointer } from './pointer.ts';
import type { World } from './world.ts';

/** Two fingers: their distance zooms, their middle pushes the page (ED-33). */
export function pinching(world: World, first: Pointer, second: Pointer): Gesture {
  const at = new Map<number, Pointer>([
    [first.id, first],
    [second.id, second],
  ]);
  world.show({ gesture: 'pinching', hover: null });
  const gesture: Gesture = {
    name: 'pinching',
    move(pointer) {
      if (!at.has(pointer.id)) return gesture;
      const [before, middle] = spread(at);
      at.set(pointer.id, pointer);
      const [now, middleNow] = spread(at);
      if (before > 0 && now > 0) world.zoomBy(now / before, middleNow);
      world.scrollBy(middle.x - middleNow.x, middle.y - middleNow.y);
      return gesture;
    },
    up: () => backToIdle(world),
    cancel: () => backToIdle(world),
  };
  return gesture;
}

function spread(at: ReadonlyMap<number, Pointer>): readonly [number, Point] {
  const [one, other] = [...at.values()].map(({ inView }) => inView) as [Point, Point];
  return [distance(one, other), { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }];
}
