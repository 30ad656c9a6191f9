import { isWithinPixelLimit, MAX_PIXELS } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { loadSharp } from '../../loadSharp.ts';

/** What the bytes say they are; the name and the declared type count for nothing (SC-18). */
export interface InspectedImage {
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  /** Six hex digits each: average colours of the corners and the middle (IMG-01). */
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
  const colorData = await averageColours(bytes).catch(() => null);
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

async function averageColours(bytes: Uint8Array): Promise<Record<string, string>> {
  const sharp = await loadSharp();
  const pixels = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(GRID, GRID, { fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: DEADLINE_SECONDS })
    .raw()
    .toBuffer();
  const channels = pixels.length / (GRID * GRID);
  return Object.fromEntries(
    Object.entries(CELLS).map(([name, cell]) => [
      name,
      pixels
        .subarray(cell * channels, cell * channels + 3)
        .toString('hex')
        .padEnd(6, '0'),
    ]),
  );
}
