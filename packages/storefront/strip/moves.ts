/** Which view of a strip of pictures is in front. */
export interface Strip {
  readonly current: number;
  readonly total: number;
}

export type StripMove = 'next' | 'previous' | 'first' | 'last';

/** The keys of the views and what they do (CX-25). */
export const GALLERY_KEYS: Readonly<Record<string, StripMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** The view a move leads to; the ends are ends. */
export function viewAfter({ current, total }: Strip, move: StripMove): number {
  const wanted = { next: current + 1, previous: current - 1, first: 0, last: total - 1 }[move];
  return Math.max(0, Math.min(total - 1, wanted));
}

/** The view nearest to where a swipe has come to; `starts` are the left edges of the views in the scrolled strip. */
export function viewAt(scrolled: number, starts: readonly number[]): number {
  let nearest = 0;
  starts.forEach((start, index) => {
    if (Math.abs(start - scrolled) < Math.abs((starts[nearest] ?? 0) - scrolled)) nearest = index;
  });
  return nearest;
}

/** The view after this one; after the last comes the first: what plays by itself goes round. */
export function viewRound({ current, total }: Strip): number {
  return total === 0 ? 0 : (current + 1) % total;
}
