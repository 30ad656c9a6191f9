import { readFile } from 'node:fs/promises';
import { loadSharp } from '../../../loadSharp.ts';

const MAY_MOVE: readonly string[] = ['image/gif', 'image/webp'];

/** Whether a picture has several frames. Such pictures have no widths: a still would be another picture. */
export async function isAnimated(path: string, contentType: string): Promise<boolean> {
  if (!MAY_MOVE.includes(contentType)) return false;
  const sharp = await loadSharp();
  const { pages = 1 } = await sharp(await readFile(path), { limitInputPixels: false }).metadata();
  return pages > 1;
}
