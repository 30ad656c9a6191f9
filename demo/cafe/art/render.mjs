/**
 * Draws the café's pictures: `node demo/cafe/art/render.mjs OUTDIR`. No network, no clock, no chance beyond fixed seeds.
 * Prints `[{ file, alt }]`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, svg } from '../../prints/art/press.mjs';
import { bag, buns, cake, cup, filterSet, giftCard, subscription } from './goods.mjs';
import { renderGuide } from './guide.mjs';
import { INK } from './ink.mjs';
import { front, morning, roaster, tableTop, tasting } from './scenes.mjs';

const WIDE = [2000, 1250];
const TALL = [1280, 1600];

/** @type {readonly [file: string, alt: string, size: number[], drawing: () => string][]} */
const PICTURES = [
  [
    'morgen.jpg',
    'Ein Fenster zum Hafen bei Sonnenaufgang, davor eine dampfende Tasse auf einem Holztisch.',
    WIDE,
    morning,
  ],
  ['roester.jpg', 'Ein roter Trommelröster, davor ein Sieb voller Bohnen und zwei Säcke.', WIDE, roaster],
  ['laden.jpg', 'Das Café von der anderen Straßenseite: Backstein, gestreifte Markise, eine Bank.', WIDE, front],
  ['verkostung.jpg', 'Fünf Schalen Kaffee in einer Reihe, davor kleine Karten.', WIDE, tasting],
  ['tisch.jpg', 'Ein Tisch von oben: drei Tassen und eine Zimtschnecke.', WIDE, tableTop],
  [
    'hafenmischung.jpg',
    'Eine rote Tüte Kaffee mit einer Möwe auf dem Etikett.',
    TALL,
    () => bag({ ground: '#e7d8bf', bag: INK.terracotta, label: INK.cream, mark: INK.terracotta, lines: 4 }),
  ],
  [
    'speicher.jpg',
    'Eine dunkelblaue Tüte Kaffee mit einer Möwe auf dem Etikett.',
    TALL,
    () => bag({ ground: INK.mist, bag: INK.harbour, label: INK.cream, mark: INK.harbour, lines: 2 }),
  ],
  [
    'deich.jpg',
    'Eine grüne Tüte Kaffee mit einer Möwe auf dem Etikett.',
    TALL,
    () => bag({ ground: '#efe3c2', bag: INK.sage, label: INK.cream, mark: '#5d6f50', lines: 3 }),
  ],
  [
    'nachtschicht.jpg',
    'Eine schwarze Tüte Kaffee mit einer Möwe auf dem Etikett.',
    TALL,
    () => bag({ ground: INK.butter, bag: INK.espresso, label: INK.butter, mark: INK.espresso, lines: 5 }),
  ],
  ['abo.jpg', 'Drei Tüten Kaffee vor einem Kalenderblatt.', TALL, subscription],
  ['gutschein.jpg', 'Eine Geschenkkarte, die aus einem Umschlag ragt.', TALL, giftCard],
  ['filter.jpg', 'Ein Handfilter auf einer Glaskanne.', TALL, filterSet],
  [
    'flat-white.jpg',
    'Ein Flat White mit einem Blatt aus Milchschaum, von oben.',
    TALL,
    () => cup(INK.sage, { cup: INK.milk, saucer: INK.cream, coffee: INK.crema, isMilky: true }),
  ],
  [
    'espresso.jpg',
    'Ein Espresso in einer roten Tasse, von oben.',
    TALL,
    () => cup(INK.cream, { cup: INK.terracotta, saucer: INK.milk, coffee: INK.espresso }),
  ],
  ['schnecken.jpg', 'Zwei Zimtschnecken auf einem Brett.', TALL, buns],
  ['kuchen.jpg', 'Ein Stück Käsekuchen mit zwei Kirschen.', TALL, cake],
];

/** @param {string} outDir @returns {Promise<{ file: string, alt: string }[]>} */
export async function renderArt(outDir) {
  await mkdir(outDir, { recursive: true });
  for (const [file, , [width, height], drawing] of PICTURES) {
    await print(svg(drawing(), [0, 0, width, height], width, height), [], join(outDir, file));
  }
  await renderGuide(join(outDir, 'bruehanleitung.pdf'));
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
