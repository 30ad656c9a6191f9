/** What buyers of digital products download: wallpapers as a ZIP of PNG files, sheets to colour in as a PDF. Drawn from the prints. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { WORKS } from './catalogue.mjs';
import { drawSheet, svg } from './press.mjs';

/** @typedef {Map<string, import('./views.mjs').Picture>} Sheets raw prints by slug */

const TELEPHONE = /** @type {const} */ ([780, 1688]);
const LAPTOP = /** @type {const} */ ([1440, 900]);
const WIDE = /** @type {const} */ ([2560, 1080]);

/** @type {readonly (readonly [slug: string, size: readonly [number, number]])[]} */
const WALLPAPERS = [
  ['ridge-lines', TELEPHONE],
  ['mudflat', TELEPHONE],
  ['seedhead', TELEPHONE],
  ['larches-october', TELEPHONE],
  ['hum', TELEPHONE],
  ['loom', TELEPHONE],
  ['orrery', LAPTOP],
  ['switchyard', LAPTOP],
  ['pebble-count', LAPTOP],
  ['two-stones', LAPTOP],
  ['north-sea', LAPTOP],
  ['prevailing-wind', WIDE],
];

const TO_COLOUR = [
  'switchyard',
  'pebble-count',
  'ridge-lines',
  'orrery',
  'seedhead',
  'tenement',
  'allotments',
  'still-life-three-inks',
];

/** Files keep these dates, so that they are the same on every machine. */
const MADE = new Date('2026-01-01T12:00:00Z');
/** A4 in points, and what stays white around a drawing. */
const PAPER = { width: 595.28, height: 841.89, margin: 40 };

/** @param {Sheets} sheets @param {string} outDir */
export async function renderFiles(sheets, outDir) {
  await wallpapers(sheets, join(outDir, 'halde-press-wallpapers.zip'));
  await colouringSheets(join(outDir, 'halde-press-colouring-sheets.pdf'));
}

/** @param {Sheets} sheets @param {string} path */
async function wallpapers(sheets, path) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const [slug, [width, height]] of WALLPAPERS) {
    const { data, ...size } = /** @type {import('./views.mjs').Picture} */ (sheets.get(slug));
    const picture = sharp(data, { raw: { ...size, channels: 3 } }).resize(width, height, { fit: 'cover' });
    files[`${slug}-${width}x${height}.png`] = await picture.png({ palette: true, colours: 16, effort: 1 }).toBuffer();
  }
  await writeFile(path, zipSync(files, { level: 0, mtime: MADE }));
}

/** @param {string} path */
async function colouringSheets(path) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAPER.margin,
    autoFirstPage: false,
    lang: 'en',
    info: { Title: 'Halde Press: Colouring Sheets', Author: 'Halde Press', CreationDate: MADE },
  });
  const written = finished(pdf.pipe(createWriteStream(path)));
  for (const slug of TO_COLOUR) {
    const work = /** @type {import('./catalogue.mjs').Work} */ (WORKS.find((each) => each.slug === slug));
    pdf.addPage();
    pdf.image(await outlines(work), PAPER.margin, PAPER.margin, {
      fit: [PAPER.width - 2 * PAPER.margin, PAPER.height - 3 * PAPER.margin],
      align: 'center',
      valign: 'center',
    });
    pdf.font('Helvetica').fontSize(10).fillColor('#555555');
    pdf.text(work.title, PAPER.margin, PAPER.height - 1.6 * PAPER.margin, { lineBreak: false });
  }
  pdf.end();
  await written;
}

/** A print with the ink left out: every shape white, with a line around it. @param {import('./catalogue.mjs').Work} work */
function outlines(work) {
  const { width, height, inner } = drawSheet(work, work.pulls[0]);
  const lines = inner
    .replace('<rect ', '<rect stroke="none" ')
    .replace(/fill="(?!none)[^"]*"/g, 'fill="#fff"')
    .replace(/stroke="(?!none)[^"]*"/g, 'stroke="#333"')
    .replace(/mix-blend-mode:multiply/g, 'mix-blend-mode:normal');
  const drawing = `<g stroke="#333" stroke-width="2">${lines}</g>`;
  return sharp(svg(drawing, [0, 0, width, height], width, height))
    .flatten({ background: '#fff' })
    .greyscale()
    .png({ palette: true, colours: 8 })
    .toBuffer();
}
