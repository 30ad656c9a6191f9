import { readFile } from 'node:fs/promises';
import { motionOf } from '@quoin/domain/media';
import type { Asset } from '../storage/assets.ts';
import { canBeDrawn } from './drawMoving.ts';
import type { OrderedFormat } from './drawRendition.ts';
import { frameTimes } from './frameTimes.ts';

/** How the widths of a picture are drawn ahead, by the format they are kept in; null where none are. */
export interface OrderedFormats {
  readonly isMoving: boolean;
  readonly webp: OrderedFormat | null;
  readonly avif: OrderedFormat | null;
}

const MAY_MOVE: readonly string[] = ['image/gif', 'image/webp', 'image/png'];
const STILL: OrderedFormats = { isMoving: false, webp: 'webp', avif: 'avif' };

/** @param path of the original. */
export async function orderedFormats(path: string, asset: Asset): Promise<OrderedFormats> {
  if (!MAY_MOVE.includes(asset.contentType)) return STILL;
  const times = await frameTimes(await readFile(path), asset.contentType);
  if (motionOf(times) === null) return STILL;
  return { isMoving: true, webp: canBeDrawn(times, asset) ? 'moving' : null, avif: null };
}
