import { readFile } from 'node:fs/promises';
import { MAX_PIXELS } from '@quoin/domain/media';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../loadSharp.ts';
import type { RenditionFormat } from '../../storage/assets.ts';

/** `plain`: JPEG, or PNG where something shows through: what mail programs, link previews and feed readers take. */
export type OrderedFormat = 'webp' | 'avif' | 'plain';

export interface RenditionOrder {
  /** Of the original's file. */
  readonly path: string;
  readonly width: number;
  readonly format: OrderedFormat;
}

export interface DrawnRendition {
  readonly data: Uint8Array;
  readonly height: number;
  readonly format: RenditionFormat;
}

export type DrawRendition = (order: RenditionOrder) => Promise<DrawnRendition>;

/** Seconds after which a picture is given up on. */
const DEADLINE_SECONDS = 20;
const SETTINGS = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 55, effort: 2 },
} as const;
/** Link previews leave out what is heavier. */
export const MAX_PLAIN_BYTES = 300_000;
/** Up to this width; what is wider is for who wants all of it. */
const BOUNDED_WIDTH = 1500;
const JPEG_QUALITIES = [80, 70, 60, 50, 40, 30] as const;
const PNG_COLOURS = [256, 64, 16] as const;

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
  if (format === 'plain') return drawPlain(image, width);
  const drawn = await (format === 'webp' ? image.webp(SETTINGS.webp) : image.avif(SETTINGS.avif)).toBuffer({
    resolveWithObject: true,
  });
  return { data: drawn.data, height: drawn.info.height, format };
}

/** Each attempt is smaller than the one before; the last one counts however large it is. */
async function drawPlain(image: Sharp, width: number): Promise<DrawnRendition> {
  const sharp = await loadSharp();
  const { data: pixels, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const resized = () => sharp(pixels, { raw });
  const isOpaque = info.channels < 4 || (await resized().stats()).isOpaque;
  const most = width > BOUNDED_WIDTH ? Number.POSITIVE_INFINITY : MAX_PLAIN_BYTES;
  const attempts = isOpaque
    ? JPEG_QUALITIES.map((quality) => () => resized().flatten().jpeg({ quality, mozjpeg: true }).toBuffer())
    : [
        () => resized().png().toBuffer(),
        ...PNG_COLOURS.map((colours) => () => resized().png({ palette: true, colours }).toBuffer()),
      ];
  let data: Buffer = Buffer.alloc(0);
  for (const attempt of attempts) {
    data = await attempt();
    if (data.length <= most) break;
  }
  return { data, height: info.height, format: isOpaque ? 'jpeg' : 'png' };
}
