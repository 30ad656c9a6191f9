import { phoneRowFor } from '@quoin/domain/layout';
import type { Found } from '../findInScene.ts';
import type { SceneSection } from '../scene.ts';

/** Where a block comes on phones by one press of an arrow: past what it would lie upon. */
export function rowByKey({ section, block }: Found, rows: number): number {
  if (rows === 0) return block.place.row;
  return phoneRowFor(arranged(section), block.id, block.place.row + rows, rows < 0 ? 'before' : 'behind');
}

/** Where it comes when it is dragged to a row as the page is drawn: without it, what follows has moved up. */
export function rowByDrag({ section, block }: Found, row: number): number {
  const { place, isDetached } = block;
  const isBelow = row > place.row && !isDetached;
  const wanted = isBelow ? Math.max(place.row, row - place.rows) : row;
  return phoneRowFor(arranged(section), block.id, wanted, 'nearest');
}

function arranged({ blocks }: SceneSection) {
  return blocks.map(({ id, wide, place, isDetached, fills }) => ({
    ...{ id, place: wide, fills },
    ...(isDetached ? { phonePlace: place } : {}),
  }));
}
