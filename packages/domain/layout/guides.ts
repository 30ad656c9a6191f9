import type { Box } from './box.ts';

/** How near two lines must be to be shown as one (ED-10). */
export const GUIDE_REACH = 4;

/** A line along which the moving box is level with something: at `at`, from `from` to `to`. */
export interface Guide {
  readonly axis: 'vertical' | 'horizontal';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'edge' | 'centre';
}

/** Lines where edges and centres of a box meet those of its neighbours and of the section; each line once. */
export function guidesFor(moving: Box, others: readonly Box[]): readonly Guide[] {
  const found = new Map<string, Guide>();
  for (const other of others) {
    for (const axis of ['vertical', 'horizontal'] as const) {
      for (const guide of guidesAlong(axis, moving, other)) {
        const name = `${axis} ${guide.kind} ${Math.round(guide.at)}`;
        found.set(name, joined(found.get(name), guide));
      }
    }
  }
  return [...found.values()];
}

function guidesAlong(axis: Guide['axis'], moving: Box, other: Box): readonly Guide[] {
  const [from, to] =
    axis === 'vertical' ? reach(moving, other, 'top', 'height') : reach(moving, other, 'left', 'width');
  const own = linesOf(axis, moving);
  const theirs = linesOf(axis, other);
  const edges = theirs.edges
    .filter((at) => own.edges.some((line) => isNear(line, at)))
    .map((at) => ({ axis, at, from, to, kind: 'edge' as const }));
  const centre = isNear(own.centre, theirs.centre)
    ? [{ axis, at: theirs.centre, from, to, kind: 'centre' as const }]
    : [];
  return [...edges, ...centre];
}

function linesOf(axis: Guide['axis'], { left, top, width, height }: Box) {
  const [start, size] = axis === 'vertical' ? [left, width] : [top, height];
  return { edges: [start, start + size], centre: start + size / 2 };
}

function reach(one: Box, other: Box, start: 'left' | 'top', size: 'width' | 'height'): readonly [number, number] {
  return [Math.min(one[start], other[start]), Math.max(one[start] + one[size], other[start] + other[size])];
}

function joined(one: Guide | undefined, other: Guide): Guide {
  if (one === undefined) return other;
  return { ...one, from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= GUIDE_REACH;
}
