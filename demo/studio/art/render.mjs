/**
 * Draws the studio's pictures: `node demo/studio/art/render.mjs OUTDIR`. No network, no clock, no chance beyond fixed seeds.
 * Prints `[{ file, alt }]`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, svg } from '../../prints/art/press.mjs';
import { bag, book, desk, portrait, posters, sheet, sign } from './views.mjs';

/** @typedef {import('./modules.mjs').Pattern} Pattern */
const WIDE = [2000, 1250];
const TALL = [1280, 1600];

/** @param {string} seed @param {Omit<Pattern, 'seed'>} rest @returns {Pattern} */
const pattern = (seed, rest) => ({ seed, ...rest });
const theatre = {
  columns: 4,
  rows: 5,
  ground: '#f3e9d8',
  inks: ['#c1272d', '#1d1b1a', '#e9a23b'],
  kinds: /** @type {const} */ (['quarter', 'half', 'plain', 'stripes']),
};
const aquarium = {
  columns: 5,
  rows: 6,
  ground: '#dff0ee',
  inks: ['#0b6e75', '#f2785c', '#123b5d', '#8fd0c7'],
  kinds: /** @type {const} */ (['leaf', 'leaf', 'half', 'ring']),
};
const library = {
  columns: 6,
  rows: 6,
  ground: '#fbf5e6',
  inks: ['#31473a', '#d99c3a', '#a8442a'],
  kinds: /** @type {const} */ (['stripes', 'stripes', 'plain', 'quarter']),
};
const radio = {
  columns: 4,
  rows: 5,
  ground: '#f2eef7',
  inks: ['#5b3fa6', '#f25f8b', '#221a3d'],
  kinds: /** @type {const} */ (['ring', 'half', 'dot', 'ring']),
};
const seeds = {
  columns: 6,
  rows: 7,
  ground: '#f6f1e2',
  inks: ['#4f7a3a', '#d8572a', '#2b3a24', '#e9c46a'],
  kinds: /** @type {const} */ (['leaf', 'dot', 'leaf', 'quarter']),
};
const ferry = {
  columns: 5,
  rows: 5,
  ground: '#eaf0f6',
  inks: ['#1f4e79', '#e4572e', '#0f2438'],
  kinds: /** @type {const} */ (['quarter', 'stripes', 'dot', 'half']),
};

/** @type {readonly [file: string, alt: string, size: number[], drawing: () => string][]} */
const PICTURES = [
  [
    'desk.jpg',
    'A long table from above: four sheets, a yellow ruler and two cups.',
    WIDE,
    () => desk([pattern('d1', theatre), pattern('d2', aquarium), pattern('d3', seeds), pattern('d4', radio)]),
  ],
  [
    'theatre-1.jpg',
    'Three posters in red, black and ochre on a grey wall.',
    WIDE,
    () => posters([pattern('t1', theatre), pattern('t2', theatre), pattern('t3', theatre)], '#b9b4ac'),
  ],
  [
    'theatre-2.jpg',
    'A programme book with a pattern of quarter circles.',
    TALL,
    () => book(pattern('t4', theatre), '#e9a23b'),
  ],
  [
    'theatre-3.jpg',
    'The season’s pattern, from edge to edge.',
    TALL,
    () => sheet(pattern('t5', { ...theatre, columns: 8, rows: 10 }), 1280, 1600),
  ],
  [
    'aquarium-1.jpg',
    'A white sign with leaves and rings beside a coral door.',
    WIDE,
    () => sign(pattern('a1', aquarium), '#8fd0c7'),
  ],
  ['aquarium-2.jpg', 'A cloth bag printed with shapes like fish.', TALL, () => bag(pattern('a2', aquarium), '#f2785c')],
  [
    'aquarium-3.jpg',
    'Leaves and rings in sea colours, from edge to edge.',
    TALL,
    () => sheet(pattern('a3', { ...aquarium, columns: 8, rows: 10 }), 1280, 1600),
  ],
  [
    'library-1.jpg',
    'Three posters of stripes like shelves on a green wall.',
    WIDE,
    () => posters([pattern('l1', library), pattern('l2', library), pattern('l3', library)], '#6f8775'),
  ],
  ['library-2.jpg', 'A book whose cover looks like a shelf.', TALL, () => book(pattern('l4', library), '#d9c7a3')],
  ['library-3.jpg', 'A sign of stripes beside an ochre door.', WIDE, () => sign(pattern('l5', library), '#31473a')],
  [
    'radio-1.jpg',
    'Rings in violet and pink, from edge to edge.',
    WIDE,
    () => sheet(pattern('r1', { ...radio, columns: 8, rows: 5 }), 2000, 1250),
  ],
  ['radio-2.jpg', 'A cloth bag with rings in violet and pink.', TALL, () => bag(pattern('r2', radio), '#221a3d')],
  [
    'radio-3.jpg',
    'Three posters of rings on a pale wall.',
    WIDE,
    () => posters([pattern('r3', radio), pattern('r4', radio), pattern('r5', radio)], '#d8d0ea'),
  ],
  [
    'seeds-1.jpg',
    'Leaves and dots in green and orange, from edge to edge.',
    WIDE,
    () => sheet(pattern('s1', { ...seeds, columns: 10, rows: 7 }), 2000, 1250),
  ],
  ['seeds-2.jpg', 'A book of seeds with a cover of leaves.', TALL, () => book(pattern('s2', seeds), '#4f7a3a')],
  ['seeds-3.jpg', 'A cloth bag with leaves.', TALL, () => bag(pattern('s3', seeds), '#e9c46a')],
  ['ferry-1.jpg', 'A blue and red sign beside a red door.', WIDE, () => sign(pattern('f1', ferry), '#c7d6e4')],
  [
    'ferry-2.jpg',
    'Flags of stripes and dots, from edge to edge.',
    TALL,
    () => sheet(pattern('f2', { ...ferry, columns: 8, rows: 10 }), 1280, 1600),
  ],
  [
    'ines.jpg',
    'Ines, with long dark hair, in a red shirt.',
    TALL,
    () => portrait({ ground: '#8fd0c7', skin: '#c98f68', hair: '#2a1c16', shirt: '#c1272d', isLong: true }),
  ],
  [
    'tom.jpg',
    'Tom, with short fair hair, in a blue shirt.',
    TALL,
    () => portrait({ ground: '#e9c46a', skin: '#efc7a4', hair: '#b0752f', shirt: '#1f4e79', isLong: false }),
  ],
];

/** @param {string} outDir @returns {Promise<{ file: string, alt: string }[]>} */
export async function renderArt(outDir) {
  await mkdir(outDir, { recursive: true });
  for (const [file, , [width, height], drawing] of PICTURES) {
    await print(svg(drawing(), [0, 0, width, height], width, height), [], join(outDir, file));
  }
  return PICTURES.map(([file, alt]) => ({ file, alt }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = process.argv[2];
  if (outDir === undefined) {
    process.stderr.write('Usage: node render.mjs OUTDIR\n');
    process.exit(2);
  }
  process.stdout.write(`${JSON.stringify(await renderArt(outDir))}\n`);
}
