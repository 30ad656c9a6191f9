/** The views of one print: the sheet by itself, the sheet framed in a room, and a piece of it from close by. */
import { print, scaled, svg } from './press.mjs';
import { room } from './rooms.mjs';
import { n } from './shapes.mjs';

/** @typedef {{ data: Buffer, width: number, height: number }} Picture raw RGB */

const FLAT = { width: 1600, height: 2000, ground: '#e6e4df' };
const SCENE = { width: 1280, height: 1600 };

/** How dark a soft shadow is on its way out: the foot of a bell. */
const FALL = [1, 0.93, 0.8, 0.62, 0.42, 0.25, 0.12, 0.04, 0].map(
  (share, index) => `<stop offset="${index / 8}" stop-color="#1b1a19" stop-opacity="${share}"/>`,
);

/**
 * A soft shadow in nine pieces, four edges and four corners of gradients: a hundred times cheaper than a blur.
 * @param {number} x @param {number} y @param {number} width @param {number} height of what throws it
 * @param {number} reach how soft @param {number} [strength] 0 to 1
 */
export function shadow(x, y, width, height, reach, strength = 0.34) {
  const soft = Math.min(reach, width * 1.6, height * 1.6);
  const half = soft / 2;
  const [left, top] = [x + half * 0.85, y + half + soft * 0.16];
  const [w, h] = [Math.max(0, width - half * 1.7), Math.max(0, height - soft + soft * 0.1)];
  const [right, bottom] = [left + w, top + h];
  const id = `s${n(x)}-${n(y)}-${n(width)}`.replaceAll('.', '_');
  const edge = (/** @type {string} */ name, /** @type {string} */ direction) =>
    `<linearGradient id="${id}${name}" ${direction}>${FALL.join('')}</linearGradient>`;
  const corner = (/** @type {string} */ name, /** @type {number} */ cx, /** @type {number} */ cy) =>
    `<radialGradient id="${id}${name}" cx="${cx}" cy="${cy}" fx="${cx}" fy="${cy}" r="1">${FALL.join('')}</radialGradient>`;
  const piece = (/** @type {string} */ name, /** @type {number[]} */ [px, py, pw, ph]) =>
    `<rect x="${n(px)}" y="${n(py)}" width="${n(pw)}" height="${n(ph)}" fill="url(#${id}${name})"/>`;
  const inks = [
    edge('l', 'x1="1" x2="0"'),
    edge('r', 'x1="0" x2="1"'),
    edge('t', 'x1="0" x2="0" y1="1" y2="0"'),
    edge('b', 'x1="0" x2="0" y1="0" y2="1"'),
    corner('a', 1, 1),
    corner('c', 0, 1),
    corner('d', 1, 0),
    corner('e', 0, 0),
  ];
  const pieces = [
    piece('l', [left - soft, top, soft, h]),
    piece('r', [right, top, soft, h]),
    piece('t', [left, top - soft, w, soft]),
    piece('b', [left, bottom, w, soft]),
    piece('a', [left - soft, top - soft, soft, soft]),
    piece('c', [right, top - soft, soft, soft]),
    piece('d', [left - soft, bottom, soft, soft]),
    piece('e', [right, bottom, soft, soft]),
    `<rect x="${n(left)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" fill="#1b1a19"/>`,
  ];
  return `<defs>${inks.join('')}</defs><g opacity="${strength}">${pieces.join('')}</g>`;
}

/** @param {Picture} art @param {string} file */
export async function flatView(art, file) {
  const share = Math.min(1290 / art.width, 1610 / art.height);
  const width = Math.round(art.width * share);
  const height = Math.round(art.height * share);
  const left = Math.round((FLAT.width - width) / 2);
  const top = Math.round((FLAT.height - height) / 2);
  const light = `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="1600" height="2000" fill="${FLAT.ground}"/><rect width="1600" height="2000" fill="url(#l)"/>`;
  const ground = svg(
    light + shadow(left, top, width, height, 120, 0.5),
    [0, 0, FLAT.width, FLAT.height],
    FLAT.width,
    FLAT.height,
  );
  const picture = art.width === width ? art : await scaled(art, width, height);
  await print(ground, [{ ...picture, left, top }], file);
}

/** @param {import('./catalogue.mjs').Work} work @param {Picture} art @param {string} file */
export async function roomView(work, art, file) {
  const { drawing, place } = room(work, SCENE.width, SCENE.height);
  const picture = await scaled(art, place.width, place.height);
  await print(
    svg(drawing, [0, 0, SCENE.width, SCENE.height], SCENE.width, SCENE.height),
    [{ ...picture, left: place.left, top: place.top }],
    file,
  );
}

/** @param {import('./catalogue.mjs').Work} work @param {{ width: number, height: number, inner: string }} sheet @param {string} file */
export async function detailView(work, sheet, file) {
  const height = Math.min(sheet.height * 0.46, (sheet.width * 0.46 * 5) / 4);
  const width = height * 0.8;
  const x = Math.max(0, Math.min(sheet.width - width, work.zoom[0] * sheet.width - width / 2));
  const y = Math.max(0, Math.min(sheet.height - height, work.zoom[1] * sheet.height - height / 2));
  await print(svg(sheet.inner, [x, y, width, height], SCENE.width, SCENE.height), [], file);
}
