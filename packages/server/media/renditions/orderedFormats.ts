import { motionOf } from '@quoin/domain/media';
import type { StoredFile } from '../../platform/gateways/files/fileStore.ts';
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

export async function orderedFormats(original: StoredFile, asset: Asset): Promise<OrderedFormats> {
  if (!MAY_MOVE.includes(asset.contentType)) return STILL;
  const times = await frameTimes(await original.read(), asset.contentType);
  if (motionOf(times) === null) return STILL;
  return { isMoving: true, webp: canBeDrawn(times, asset) ? 'moving' : null, avif: null };
}
