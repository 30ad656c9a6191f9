import { readFile } from 'node:fs/promises';
import { type FrameTimes, MAX_PIXELS } from '@quoin/domain/media';
import { loadSharp } from '../../platform/background/loadSharp.ts';
import type { DrawnRendition } from './encodeRendition.ts';

/** More are served as they were uploaded. */
const MAX_FRAMES = 600;

/** As much as all frames together may hold; APNG is read as a still, so only browsers can play it. */
export function canBeDrawn(
  { delays }: FrameTimes,
  picture: { readonly contentType: string; readonly originalWidth: number; readonly originalHeight: number },
): boolean {
  const pixels = picture.originalWidth * picture.originalHeight * delays.length;
  return picture.contentType !== 'image/png' && delays.length <= MAX_FRAMES && pixels <= MAX_PIXELS;
}

/** All frames of a picture in one width, as WebP: the one format for moving pictures that is written here and read everywhere. */
export async function drawMoving(path: string, width: number, seconds: number): Promise<DrawnRendition> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await readFile(path), { animated: true, limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75, effort: 3 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.pageHeight ?? info.height, format: 'webp' };
}
