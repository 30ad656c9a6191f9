import { readFile } from 'node:fs/promises';
import { MAX_PIXELS } from '@quoin/domain/media';
import { loadSharp } from '../../platform/background/loadSharp.ts';
import { drawMoving } from './drawMoving.ts';
import { drawPlain } from './drawPlain.ts';
import { type DrawnRendition, encodeRendition } from './encodeRendition.ts';

/**
 * `plain` is for clients that accept neither WebP nor AVIF: JPEG, or PNG where the picture is transparent. `moving`:
 * WebP with all frames. The others have the first frame.
 */
export type OrderedFormat = 'webp' | 'avif' | 'plain' | 'moving';

export interface RenditionOrder {
  /** Of the original's file. */
  readonly path: string;
  readonly width: number;
  readonly format: OrderedFormat;
}

export type DrawRendition = (order: RenditionOrder) => Promise<DrawnRendition>;

/** Seconds after which a picture is given up on. */
const DEADLINE_SECONDS = 20;
const SETTINGS = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 55, effort: 2 },
} as const;

/** Draws one width in one format. `seconds`: how long it may take. */
export async function drawRendition(
  { path, width, format }: RenditionOrder,
  seconds = DEADLINE_SECONDS,
): Promise<DrawnRendition> {
  if (format === 'moving') return drawMoving(path, width, seconds);
  const sharp = await loadSharp();
  const image = sharp(await readFile(path), { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds });
  if (format === 'plain') return drawPlain(image, width);
  return encodeRendition(format === 'webp' ? image.webp(SETTINGS.webp) : image.avif(SETTINGS.avif), format);
}
