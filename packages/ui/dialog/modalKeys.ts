export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A press on the backdrop arrives as a click on the dialog outside its box. */
export function isOutside(box: Edges, point: Point): boolean {
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom;
}

/**
 * Where Tab leads at an end of a modal, so that the focus never leaves it (MODAL-01); null: the browser's own next stop is
 * inside anyway. From outside, or from what is no stop, it leads to the nearer end.
 */
export function stopAfter<Stop>(stops: readonly Stop[], current: unknown, isBackwards: boolean): Stop | null {
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return null;
  const at = stops.indexOf(current as Stop);
  if (isBackwards) return at <= 0 ? last : null;
  return at === stops.length - 1 ? first : null;
}

/** Room above and below a lightbox's content that is taller than the window, in pixels (MODAL-02). */
export const LIGHTBOX_SCROLL_MARGIN = 50;

/**
 * Returns the space above and below a lightbox's content, in pixels: it is centered, or scrolls between margins
 * (MODAL-02).
 */
export function lightboxMargin(contentHeight: number, windowHeight: number): number {
  return contentHeight > windowHeight ? LIGHTBOX_SCROLL_MARGIN : Math.floor((windowHeight - contentHeight) / 2);
}
