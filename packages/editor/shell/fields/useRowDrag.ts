import { type PointerEvent, type RefObject, useRef, useState } from 'react';

export interface RowDrag {
  /** Row that is held, and where it would come to lie; null while nothing is. */
  readonly held: { readonly from: number; readonly to: number } | null;
  /** What a row shows of it: that it is held, or that what is held would come above or below it. */
  dropAt(index: number): 'held' | 'above' | 'below' | null;
  /** Of the handle of a row. */
  handle(index: number): {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

/** Rows of a short list that are dragged by a handle: a line shows where what is held would come to lie. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): RowDrag {
  const [held, setHeld] = useState<RowDrag['held']>(null);
  /** Middles of the rows as they were when it began: rows that move meanwhile don't matter. */
  const middles = useRef<readonly number[]>([]);
  const placeAt = (y: number, from: number) =>
    middles.current.filter((middle, index) => index !== from && middle < y).length;
  return {
    held,
    dropAt: (index) => {
      if (held === null) return null;
      if (index === held.from) return 'held';
      if (index !== held.to) return null;
      return held.to < held.from ? 'above' : 'below';
    },
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        middles.current = [...(list.current?.children ?? [])].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2;
        });
        setHeld({ from: index, to: index });
      },
      onPointerMove: ({ clientY }) => {
        if (held !== null) setHeld({ from: held.from, to: placeAt(clientY, held.from) });
      },
      onPointerUp: () => {
        if (held !== null && held.from !== held.to) onMove(held.from, held.to);
        setHeld(null);
      },
      onPointerCancel: () => setHeld(null),
    }),
  };
}
