import type { Handle, Point } from '@quoin/domain/layout';

/** What was pressed: something of the canvas's own, or the page below it. */
export type PressTarget =
  | { readonly kind: 'page' }
  | { readonly kind: 'handle'; readonly block: string; readonly handle: Handle };

/** The pointer as gestures see it. */
export interface Pointer {
  /** Which finger; mice have one. */
  readonly id: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** From the page's corner, in the page's own pixels. */
  readonly at: Point;
  /** From the corner of what is in view, in the page's own pixels. */
  readonly inView: Point;
  readonly button: number;
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Ctrl, on a Mac the command key. */
  readonly isCtrl: boolean;
  /** ms of some clock. */
  readonly time: number;
  readonly target: PressTarget;
}

/** Movement that is still a click. In pixels of the screen as the person sees it at 100 %. */
export const CLICK_REACH = 4;
/** A finger is less exact. */
export const TAP_REACH = 10;
export const DOUBLE_CLICK_MS = 400;
export const LONG_PRESS_MS = 450;

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
