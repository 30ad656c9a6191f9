import type { ImageColors } from './imageColors.ts';
import type { PictureMotion } from './motion.ts';

/** Where the eye should rest, each from 0 to 1 of width and height; the middle when nobody said (IMG-01). */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const DEFAULT_FOCAL_POINT: FocalPoint = { x: 0.5, y: 0.5 };

/** An image as pages refer to it: enough to print its address, its sizes and its place. */
export interface ImageRef {
  readonly id: string;
  /** Site-relative address without a query: `/s/images/<id>/<filename>`; `?format=NNNw` chooses a width. */
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalWidth: number;
  readonly originalHeight: number;
  readonly focalPoint: FocalPoint;
  /** Left out or null where nobody measured them. */
  readonly colors?: ImageColors | null;
  /** Left out or null where it does not move. */
  readonly motion?: PictureMotion | null;
}

/** The focal point as CSS `object-position`: `50% 25%`. Values outside 0..1 are pulled to the edge. */
export function focalPointText(point: FocalPoint): string {
  return `${percent(point.x)} ${percent(point.y)}`;
}

function percent(part: number): string {
  const within = Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0.5;
  return `${Math.round(within * 10_000) / 100}%`;
}
