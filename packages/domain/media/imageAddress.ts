import type { ImageRef } from './image.ts';
import { WIDTH_STEPS, type WidthStep, widthStepFor } from './widthSteps.ts';

/** As much of an image as its addresses need. */
type Addressed = Pick<ImageRef, 'assetUrl' | 'originalWidth'>;

/** The address of an image: the original, or the width step that serves a place `width` pixels wide. */
export function imageAddress(image: Pick<ImageRef, 'assetUrl'>, width?: number): string {
  if (width === undefined) return image.assetUrl;
  const step = WIDTH_STEPS.find((known) => known === width) ?? widthStepFor(width);
  return stepAddress(image, step);
}

/**
 * Returns the candidates for `srcset`: every step up to the original's width. The first step beyond it is the whole
 * original, never enlarged, and is announced with the original's width.
 */
export function srcset(image: Addressed): string {
  return candidatesOf(image, '');
}

/** The same of a picture that moves, where it must not: its first frame. */
export function stillSrcset(image: Addressed): string {
  return candidatesOf(image, STILL);
}

/** What the address of a picture says where its first frame is wanted; others are as they are. */
const STILL = '&motion=none';

function candidatesOf(image: Addressed, more: string): string {
  const within = WIDTH_STEPS.filter((step) => step <= image.originalWidth);
  const candidates = within.map((step) => `${stepAddress(image, step)}${more} ${step}w`);
  const beyond = WIDTH_STEPS.find((step) => step > image.originalWidth);
  if (beyond !== undefined && image.originalWidth !== within.at(-1) && image.originalWidth > 0) {
    candidates.push(`${stepAddress(image, beyond)}${more} ${image.originalWidth}w`);
  }
  return candidates.join(', ');
}

function stepAddress(image: Pick<ImageRef, 'assetUrl'>, step: WidthStep): string {
  return `${image.assetUrl}?format=${step}w`;
}
