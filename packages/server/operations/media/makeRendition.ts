import { readFile } from 'node:fs/promises';
import { MAX_PIXELS, WIDTH_STEPS } from '@quoin/domain/media';
import type { Deps } from '../../deps.ts';
import { loadSharp } from '../../loadSharp.ts';
import { type Asset, type Rendition, type RenditionFormat, saveRendition } from '../../storage/assets.ts';

type RenditionDeps = Pick<Deps, 'db' | 'files'>;

/** Seconds after which a picture is given up on. */
const DEADLINE_SECONDS = 20;
const SETTINGS = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 55, effort: 2 },
} as const;

/** The steps a picture is kept in: all up to its own width, and the first beyond it, which holds the whole picture. */
export function offeredWidths(originalWidth: number): readonly number[] {
  const beyond = WIDTH_STEPS.findIndex((step) => step >= originalWidth);
  return beyond < 0 ? WIDTH_STEPS : WIDTH_STEPS.slice(0, beyond + 1);
}

/** Makes one width in one format, stores it, and answers it. Never enlarges; keeps the colour profile's look as sRGB. */
export async function makeRendition(
  deps: RenditionDeps,
  websiteId: string,
  asset: Asset,
  width: number,
  format: RenditionFormat,
): Promise<Rendition> {
  const original = await deps.files.find(websiteId, asset.sha256);
  if (!original) throw new Error(`The bytes of asset ${asset.id} are gone.`);
  const sharp = await loadSharp();
  const image = sharp(await readFile(original.path), { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: Math.min(width, asset.originalWidth), withoutEnlargement: true })
    .timeout({ seconds: DEADLINE_SECONDS });
  const { data, info } = await (format === 'webp' ? image.webp(SETTINGS.webp) : image.avif(SETTINGS.avif)).toBuffer({
    resolveWithObject: true,
  });
  const stored = await deps.files.put(websiteId, data);
  const rendition = { width, height: info.height, format, sha256: stored.sha256, size: stored.size };
  await deps.db.inSite({ websiteId }, (trx) => saveRendition(trx, websiteId, asset, rendition));
  return rendition;
}
