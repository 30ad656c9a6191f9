import { MAX_PREVIEW_BYTES, OUTSIDE_WIDTH } from '@quoin/domain/media';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../platform/background/loadSharp.ts';
import { type DrawnRendition, encodeRendition } from './encodeRendition.ts';

/** From the best look on: the next is tried where a width that link previews show would be too heavy. */
const JPEG_QUALITIES = [80, 70, 60, 50, 40, 30, 20] as const;
/**
 * Sizes of a palette, between which nothing gets lighter, and how much of what they lack is spread over the dots around:
 * less of that is lighter, and far nearer to the picture than fewer colours.
 */
const PALETTES = [
  { colours: 256, dither: 1 },
  { colours: 256, dither: 0.5 },
  { colours: 256, dither: 0 },
  { colours: 16, dither: 1 },
] as const;

/** JPEG, or PNG where a pixel of the resized picture is transparent. */
export async function drawPlain(image: Sharp, width: number): Promise<DrawnRendition> {
  const limit = width <= OUTSIDE_WIDTH ? MAX_PREVIEW_BYTES : Number.POSITIVE_INFINITY;
  const { hasAlpha, isPalette } = await image.metadata();
  if (!hasAlpha) return drawJpeg(image, limit);
  const sharp = await loadSharp();
  const whole = await image.clone().png().toBuffer();
  const { isOpaque } = await sharp(whole).stats();
  if (isOpaque) return drawJpeg(sharp(whole), limit);
  return drawPng(sharp(whole), limit, isPalette === true);
}

function drawJpeg(image: Sharp, limit: number): Promise<DrawnRendition> {
  return firstWithin(
    limit,
    JPEG_QUALITIES.map((quality) => () => encodeRendition(image.clone().jpeg({ quality }), 'jpeg')),
  );
}

/** Of few colours where its original is, else of all. */
function drawPng(image: Sharp, limit: number, isPalette: boolean): Promise<DrawnRendition> {
  const few = PALETTES.map(
    (palette) => () => encodeRendition(image.clone().png({ palette: true, ...palette, effort: 1 }), 'png'),
  );
  const all = () => encodeRendition(image.clone().png(), 'png');
  return firstWithin(limit, isPalette ? few : [all, ...few]);
}

/** The first that is no heavier than `limit` bytes; the last if none is. */
async function firstWithin(
  limit: number,
  attempts: readonly (() => Promise<DrawnRendition>)[],
): Promise<DrawnRendition> {
  let drawn = await attempts[0]!();
  for (const attempt of attempts.slice(1)) {
    if (drawn.data.length <= limit) return drawn;
    drawn = await attempt();
  }
  return drawn;
}
