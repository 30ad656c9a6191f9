/** From a drawing to pixels: rasterising, paper grain, and writing the file. Works on our own drawings only. */
import sharp from 'sharp';
import { randomFrom } from './random.mjs';

// The press runs several sheets at once; one thread each is the better use of two cores.
sharp.concurrency(1);

const GRAIN_SIZE = 400;

/** A tile of faint fibres, multiplied over everything so that no colour is ever quite flat. */
const grain = makeGrain();

function makeGrain() {
  const random = randomFrom('paper');
  const pixels = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 3);
  for (let index = 0; index < GRAIN_SIZE * GRAIN_SIZE; index += 1) {
    const tone = 250 + random.bell() * 11 - (random.chance(0.004) ? 16 : 0);
    pixels.fill(Math.max(0, Math.min(255, Math.round(tone))), index * 3, index * 3 + 3);
  }
  return {
    input: pixels,
    raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: /** @type {const} */ (3) },
    tile: true,
    blend: /** @type {const} */ ('multiply'),
  };
}

/**
 * @param {import('./catalogue.mjs').Work} work @param {import('./catalogue.mjs').Pull} pull
 * @returns {{ width: number, height: number, inner: string }} the sheet with its paper, in its own units
 */
export function drawSheet(work, pull) {
  const [width, height] = work.size;
  const random = randomFrom(work.slug);
  const inner = work.draw({ width, height, random, inks: pull.inks, paper: pull.paper });
  return {
    width,
    height,
    inner: `<g style="isolation:isolate"><rect width="${width}" height="${height}" fill="${pull.paper}"/>${inner}</g>`,
  };
}

/** @param {string} inner @param {[number, number, number, number]} view x, y, width, height @param {number} width @param {number} height pixels */
export const svg = (inner, view, width, height) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">${inner}</svg>`,
  );

/**
 * @param {{ width: number, height: number, inner: string }} sheet @param {number} width pixels
 * @returns {Promise<{ data: Buffer, width: number, height: number }>} raw RGB
 */
export async function rasterise(sheet, width) {
  const height = Math.round((width * sheet.height) / sheet.width);
  const source = svg(sheet.inner, [0, 0, sheet.width, sheet.height], width, height);
  const data = await sharp(source).removeAlpha().raw().toBuffer();
  return { data, width, height };
}

/** @param {{ data: Buffer, width: number, height: number }} picture @param {number} width @param {number} height */
export async function scaled(picture, width, height) {
  const raw = { width: picture.width, height: picture.height, channels: /** @type {const} */ (3) };
  const data = await sharp(picture.data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data, width, height };
}

/**
 * Lays pictures on a drawn ground, adds grain, writes a JPEG.
 * @param {Buffer} ground SVG @param {{ data: Buffer, width: number, height: number, left: number, top: number }[]} pictures @param {string} file
 */
export async function print(ground, pictures, file) {
  const laid = pictures.map(({ data, width, height, left, top }) => ({
    input: data,
    raw: { width, height, channels: /** @type {const} */ (3) },
    left: Math.round(left),
    top: Math.round(top),
  }));
  await sharp(ground)
    .removeAlpha()
    .composite([...laid, grain])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toFile(file);
}
