import { WIDTH_STEPS } from '@quoin/domain/media';
import type { Deps } from '../../deps.ts';
import { type Asset, type Rendition, saveRendition } from '../storage/assets.ts';
import { type DrawRendition, drawRendition, type OrderedFormat } from './drawRendition.ts';

/** `draw`: who draws it; left out, this process does, at once. */
type RenditionDeps = Pick<Deps, 'db' | 'files'> & { readonly draw?: DrawRendition };

/** The steps a picture is kept in: all up to its own width, and the first beyond it, which holds the whole picture. */
export function offeredWidths(originalWidth: number): readonly number[] {
  const beyond = WIDTH_STEPS.findIndex((step) => step >= originalWidth);
  return beyond < 0 ? WIDTH_STEPS : WIDTH_STEPS.slice(0, beyond + 1);
}

/** Makes one width in one format, stores it, and answers it. Never enlarges; keeps the colour profile's look as sRGB. */
export async function makeRendition(
  { db, files, draw = drawRendition }: RenditionDeps,
  websiteId: string,
  asset: Asset,
  width: number,
  ordered: OrderedFormat,
): Promise<Rendition> {
  const original = await files.find(websiteId, asset.sha256);
  if (!original) throw new Error(`The bytes of asset ${asset.id} are gone.`);
  const order = { width: Math.min(width, asset.originalWidth), format: ordered };
  const { data, height, format } = await original.onDisk((path) => draw({ ...order, path }));
  const stored = await files.put(websiteId, data);
  const rendition = { width, height, format, sha256: stored.sha256, size: stored.size };
  await db.inSite({ websiteId }, (trx) => saveRendition(trx, websiteId, asset, rendition));
  return rendition;
}
