import { readFile } from 'node:fs/promises';
import { MAX_PIXELS } from '@quoin/domain/media';
import { loadSharp } from '../../loadSharp.ts';
import type { RenditionFormat } from '../../storage/assets.ts';

export interface RenditionOrder {
  /** Of the original's file. */
  readonly path: string;
  readonly width: number;
  readonly format: RenditionFormat;
}

export interface DrawnRendition {
  readonly data: Uint8Array;
  readonly height: number;
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
  const sharp = await loadSharp();
  const image = sharp(await readFile(path), { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds });
  const drawn = await (format === 'webp' ? image.webp(SETTINGS.webp) : image.avif(SETTINGS.avif)).toBuffer({
    resolveWithObject: true,
  });
  return { data: drawn.data, height: drawn.info.height };
}
