/** Which of the views is in front. */
export interface Gallery {
  readonly current: number;
  readonly total: number;
}

export type GalleryMove = 'next' | 'previous' | 'first' | 'last';

/** The keys of the views and what they do (CX-25). */
export const GALLERY_KEYS: Readonly<Record<string, GalleryMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** The view a move leads to; the ends are ends. */
export function viewAfter({ current, total }: Gallery, move: GalleryMove): number {
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
