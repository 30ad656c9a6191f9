import { type Binding, formatBinding, parseBinding } from '@quoin/domain/document';
import { type Box, isInside, type Point } from '@quoin/domain/layout';
import type { MarkMeasure } from '../frame/protocol.ts';
import type { Measures } from './measures.ts';
import type { World } from './world.ts';

/** Something that theme or system drew, with what it comes from. */
export interface Mark {
  /** Stays the same for the same thing, also after a page reload. */
  readonly id: string;
  readonly binding: Binding;
  /** From the page's corner. */
  readonly box: Box;
  /** As the page reported it, to find it there again. */
  readonly told: Pick<MarkMeasure, 'at' | 'from'>;
  /** It shows words and nothing else. */
  readonly hasWords: boolean;
}

/** What the page says of itself, as far as it says what can be edited. */
export function readMarks(told: readonly MarkMeasure[]): readonly Mark[] {
  const count = new Map<string, number>();
  return told.flatMap(({ from, box, at, hasWords }) => {
    const binding = parseBinding(from);
    if (binding === null) return [];
    // The name may be what the user is changing.
    const id = formatBinding({ ...binding, name: '' });
    const number = count.get(id) ?? 0;
    count.set(id, number + 1);
    return [{ id: number === 0 ? id : `${id}#${number}`, binding, box, told: { at, from }, hasWords }];
  });
}

/** What may be pressed there; nothing for those who may only look. */
export function markUnder({ editor, measures }: World, point: Point): Mark | null {
  return editor.state().may.edit ? markAt(measures(), point) : null;
}

/** The innermost one under a point: of two that lie in each other, the smaller. */
export function markAt({ marks }: Measures, point: Point): Mark | null {
  const under = marks.filter(({ box }) => isInside(point, box));
  return under.reduce<Mark | null>((best, each) => (best === null || areaOf(each) < areaOf(best) ? each : best), null);
}

export function findMark({ marks }: Measures, id: string): Mark | null {
  return marks.find((mark) => mark.id === id) ?? null;
}

function areaOf({ box: { width, height } }: Mark): number {
  return width * height;
}
