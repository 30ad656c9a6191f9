import { isWithinPixelLimit, MAX_PIXELS, motionOf } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { luminanceOf } from '@quoin/domain/styles';
import { loadSharp } from '../platform/background/loadSharp.ts';
import { frameTimes } from './renditions/frameTimes.ts';

/** What the bytes say they are; the name and the declared type count for nothing (SC-18). */
export interface InspectedImage {
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  /**
   * Six hex digits each: average colours of the corners and the middle (IMG-01), and how dark and light it gets. `motion` is
   * `brief` or `long` where the picture moves, else `none`.
   */
  readonly colorData: Readonly<Record<string, string>>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** Seconds after which a picture is given up on. */
const DEADLINE_SECONDS = 20;

/** Reads the header first; pixels are decoded only within the limit of 50 megapixels. */
export async function inspectImage(
  bytes: Uint8Array,
): Promise<Outcome<InspectedImage, 'imageUnsupported' | 'imageTooLarge'>> {
  if (!isRasterImage(bytes)) return refuse('imageUnsupported');
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const contentType = CONTENT_TYPES[header?.format ?? ''];
  if (!header || contentType === undefined) return refuse('imageUnsupported');
  const turned = (header.orientation ?? 1) >= 5;
  const width = turned ? header.height : header.width;
  const height = turned ? header.width : header.height;
  if (!isWithinPixelLimit({ width, height })) return refuse('imageTooLarge');
  const colorData = await measurePicture(bytes, contentType).catch(() => null);
  if (!colorData) return refuse('imageUnsupported');
  return accept({ width, height, contentType, colorData });
}

/**
 * By the first bytes, before any decoder sees them. Vector images and documents are not among these: one small file of
 * that kind can keep a decoder busy for minutes, so the server never rasterises them (reliability, finding 5).
 */
function isRasterImage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start) ||
    start.slice(4, 8) === 'ftyp'
  );
}

const GRID = 3;
const CELLS: Readonly<Record<string, number>> = {
  topLeftAverage: 0,
  topRightAverage: 2,
  centerAverage: 4,
  bottomLeftAverage: 6,
  bottomRightAverage: 8,
};

/** What pages know of a picture beyond its size. */
export async function measurePicture(bytes: Uint8Array, contentType: string): Promise<Record<string, string>> {
  const motion = motionOf(await frameTimes(bytes, contentType));
  return { ...(await colorsOf(bytes)), motion: motion ?? 'none' };
}

/** One decoding, however large the picture is. */
async function colorsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(FINE, FINE, { fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: DEADLINE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const coarse = await sharp(data, { raw: { width, height, channels } })
    .resize(GRID, GRID, { fit: 'fill' })
    .raw()
    .toBuffer();
  const pixelsOf = (raw: Buffer) =>
    Array.from({ length: raw.length / channels }, (_, at) => [
      raw[at * channels]!,
      raw[at * channels + (channels < 3 ? 0 : 1)]!,
      raw[at * channels + (channels < 3 ? 0 : 2)]!,
    ]);
  const cells = pixelsOf(coarse);
  const averages = Object.entries(CELLS).map(([name, cell]) => [name, hexOf([cells[cell]!])]);
  return { ...Object.fromEntries(averages), ...tonesOf(pixelsOf(data)) };
}

/** Of each side; small enough that letters over a cell of it lie on about one colour. */
const FINE = 48;
/** So much of a picture's area, at either end, counts as specks that no word is lost in. */
const SPECKS = 0.04;

type Pixel = readonly number[];

/** The colours of the darkest and the lightest twentieth, specks aside. */
function tonesOf(pixels: readonly Pixel[]): Record<'darkTone' | 'lightTone', string> {
  const lightness = ([red = 0, green = 0, blue = 0]: Pixel) =>
    luminanceOf({ red: red / 255, green: green / 255, blue: blue / 255 });
  // Each is looked at once: asked by every comparison, a picture held the main thread for some 20 ms instead of 3.
  const sorted = pixels
    .map((pixel) => ({ pixel, light: lightness(pixel) }))
    .sort((one, other) => one.light - other.light)
    .map(({ pixel }) => pixel);
  const from = Math.floor(sorted.length * SPECKS);
  const many = Math.max(1, Math.floor(sorted.length * 0.02));
  return {
    darkTone: hexOf(sorted.slice(from, from + many)),
    lightTone: hexOf(sorted.slice(sorted.length - from - many, sorted.length - from)),
  };
}

/** The average of some pixels. */
function hexOf(pixels: readonly Pixel[]): string {
  const average = (part: number) => Math.round(pixels.reduce((sum, pixel) => sum + pixel[part]!, 0) / pixels.length);
  return Buffer.from([average(0), average(1), average(2)]).toString('hex');
}
