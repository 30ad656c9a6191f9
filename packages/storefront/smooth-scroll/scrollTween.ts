/** How pages scroll to a place by themselves (LIM-03); milliseconds and pixels. */
export const SCROLL = {
  /** A tween that says nothing else. */
  tween: 300,
  /** The limits for scrolling to an element, unless set otherwise. */
  shortest: 50,
  longest: 50,
  /** Room left above the element. */
  offset: 30,
} as const;

/** Starts at full speed and comes to rest softly. */
export function easeOutSine(part: number): number {
  return Math.sin((part * Math.PI) / 2);
}

export interface Tween {
  readonly from: number;
  readonly to: number;
  readonly duration: number;
}

/** Where a tween has come to after that many milliseconds. */
export function tweenAt({ from, to, duration }: Tween, elapsed: number): number {
  if (duration <= 0 || elapsed >= duration) return to;
  return from + (to - from) * easeOutSine(Math.max(0, elapsed) / duration);
}

/** How long scrolling to an element takes: a millisecond per pixel, within its limits. */
export function scrollToDuration(
  distance: number,
  {
    shortest = SCROLL.shortest,
    longest = SCROLL.longest,
  }: { readonly shortest?: number; readonly longest?: number } = {},
): number {
  return Math.min(longest, Math.max(shortest, Math.abs(distance)));
}
