import type { Placement } from './placement.ts';

/** What can be done with several blocks at once. */
export const ARRANGEMENTS = [
  ...(['left', 'center', 'right', 'top', 'middle', 'bottom'] as const),
  ...(['across', 'down'] as const),
  ...(['sameWidth', 'sameHeight'] as const),
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

type Entry = readonly [string, Placement];

/**
 * Returns new places for blocks of one grid: in line with the outermost of them, with equal room between them, or as
 * large as the first one. Whole cells; only those that change.
 */
export function arrangePlaces(
  places: ReadonlyMap<string, Placement>,
  how: Arrangement,
  columns: number,
): ReadonlyMap<string, Placement> {
  const all = [...places];
  const arranged = all.length < 2 ? all : arrangedOf(all, how, columns);
  return new Map(arranged.filter(([id, place]) => !isSamePlace(place, places.get(id)!)));
}

function arrangedOf(all: readonly Entry[], how: Arrangement, columns: number): readonly Entry[] {
  if (how === 'across') return distributed(all, 'column', 'columns');
  if (how === 'down') return distributed(all, 'row', 'rows');
  const first = all[0]![1];
  const left = Math.min(...all.map(([, { column }]) => column));
  const right = Math.max(...all.map(([, place]) => place.column + place.columns));
  const top = Math.min(...all.map(([, { row }]) => row));
  const bottom = Math.max(...all.map(([, place]) => place.row + place.rows));
  const moved: Record<Exclude<Arrangement, 'across' | 'down'>, (place: Placement) => Placement> = {
    left: (place) => ({ ...place, column: left }),
    right: (place) => ({ ...place, column: right - place.columns }),
    center: (place) => ({ ...place, column: middleOf(left, right, place.columns) }),
    top: (place) => ({ ...place, row: top }),
    bottom: (place) => ({ ...place, row: bottom - place.rows }),
    middle: (place) => ({ ...place, row: middleOf(top, bottom, place.rows) }),
    sameWidth: (place) => ({ ...place, columns: Math.min(first.columns, columns + 1 - place.column) }),
    sameHeight: (place) => ({ ...place, rows: first.rows }),
  };
  return all.map(([id, place]) => [id, moved[how](place)] as const);
}

function middleOf(from: number, to: number, size: number): number {
  return from + Math.floor((to - from - size) / 2);
}

/** The outermost stay; those between them get even gaps, as even as whole cells allow. */
function distributed(all: readonly Entry[], start: 'column' | 'row', size: 'columns' | 'rows'): readonly Entry[] {
  const order = [...all].sort(([, a], [, b]) => a[start] - b[start] || a[size] - b[size]);
  const from = order[0]![1][start];
  const to = Math.max(...order.map(([, place]) => place[start] + place[size]));
  const taken = order.reduce((sum, [, place]) => sum + place[size], 0);
  const gap = (to - from - taken) / (order.length - 1);
  let used = 0;
  return order.map(([id, place], index) => {
    const at = from + used + Math.round(gap * index);
    used += place[size];
    return [id, { ...place, [start]: Math.max(1, at) }] as const;
  });
}

function isSamePlace(left: Placement, right: Placement): boolean {
  return (
    left.column === right.column && left.row === right.row && left.columns === right.columns && left.rows === right.rows
  );
}
