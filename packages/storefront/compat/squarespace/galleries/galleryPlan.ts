import type { StripOptions } from './strip.ts';

/** Options of `new Y.Squarespace.Gallery2(…)`. Omitted ones have YUI's defaults. */
export interface GalleryOptions {
  readonly container?: unknown;
  /** Selector below the container, or the slides; its children where nothing is said. */
  readonly slides?: unknown;
  readonly elements?: {
    readonly next?: unknown;
    readonly previous?: unknown;
    readonly controls?: unknown;
    readonly currentIndex?: unknown;
    readonly totalSlides?: unknown;
  };
  readonly design?: string;
  readonly designOptions?: {
    /** What a press on the slide in front does in a strip: `next`, or nothing. */
    readonly activeSlideClickBehavior?: boolean | string;
    readonly autoHeight?: boolean;
    readonly clickBehavior?: boolean | string;
    readonly columnWidth?: number;
    readonly gutter?: number;
    readonly preloadCount?: number;
    /** Seconds. */
    readonly speed?: number;
    readonly transition?: string;
  } & StripOptions;
  readonly loaderOptions?: { readonly load?: boolean; readonly mode?: string };
  readonly currentIndex?: number;
  readonly loop?: boolean | string;
  readonly autoplay?: boolean | string;
  readonly autoplayOptions?: { readonly timeout?: number; readonly randomize?: boolean };
  readonly keyboard?: boolean | GalleryKeys;
  readonly refreshOnResize?: boolean;
}

/** Keys as YUI names them: `down:39`. */
export interface GalleryKeys {
  readonly next?: string;
  readonly previous?: string;
}

/** Designs that show all slides at once. */
const OPEN = new Set(['grid', 'autogrid', 'autocolumns', 'autocolumns2', 'list']);

export function showsAll(design: string): boolean {
  return OPEN.has(design);
}

/** Options that templates write as a word of a tweak. */
export function isOn(option: boolean | string | undefined): boolean {
  return option === true || option === 'true';
}

export interface GalleryState {
  readonly index: number;
  readonly total: number;
  readonly isLoop: boolean;
}

/** The slide after a step; at an end without loop it stays. */
export function slideAfter({ index, total, isLoop }: GalleryState, step: number): number {
  if (total === 0) return 0;
  const wanted = index + step;
  return isLoop ? ((wanted % total) + total) % total : Math.max(0, Math.min(total - 1, wanted));
}

/** Slides whose pictures are wanted now: the current one, and as many on both sides as the template asks for. */
export function slidesToLoad(state: GalleryState, preloadCount: number): readonly number[] {
  const wanted = new Set([state.index]);
  for (let away = 1; away <= preloadCount; away += 1) {
    wanted.add(slideAfter(state, away));
    wanted.add(slideAfter(state, -away));
  }
  return [...wanted];
}

const ARROWS = { next: 'down:39', previous: 'down:37' } as const;

/** A step of a key, an arrow where the template names no other; null for all others. */
export function stepOfKey(keyCode: number, keys: GalleryKeys = {}): number | null {
  const { next, previous } = { ...ARROWS, ...keys };
  if (codesOf(next).includes(keyCode)) return 1;
  return codesOf(previous).includes(keyCode) ? -1 : null;
}

function codesOf(keys: string): readonly number[] {
  return keys.replace(/^.*:/, '').split(',').map(Number);
}
