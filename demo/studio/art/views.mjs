/** How a project is shown: on a wall, on a cover, on a bag, at a door, as a sheet. Each draws a whole picture. */
import { range } from '../../prints/art/shapes.mjs';
import { laid } from './modules.mjs';

/** @typedef {import('./modules.mjs').Pattern} Pattern */
const SHADOW = '#14110f';

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} far */
const shadow = (x, y, width, height, far) =>
  `<rect x="${x + far}" y="${y + far * 1.6}" width="${width}" height="${height}" fill="${SHADOW}" opacity=".18"/><rect x="${x + far / 2}" y="${y + far}" width="${width}" height="${height}" fill="${SHADOW}" opacity=".14"/>`;

/** Three posters in a row, the middle one hung a little higher. @param {readonly Pattern[]} patterns @param {string} wall */
export function posters(patterns, wall) {
  const sheets = patterns.slice(0, 3).map((pattern, index) => {
    const size = 460 / pattern.columns;
    const height = size * pattern.rows;
    const [x, y] = [230 + index * 560, 560 - height / 2 + (index === 1 ? -46 : 0)];
    return `${shadow(x - 26, y - 26, 512, height + 132, 16)}<rect x="${x - 26}" y="${y - 26}" width="512" height="${height + 132}" fill="#fffdf8"/>${laid(pattern, x, y, size)}${bars(x, y + height + 26, pattern.inks[0])}`;
  });
  return `<rect width="2000" height="1250" fill="${wall}"/><rect y="1110" width="2000" height="140" fill="${SHADOW}" opacity=".16"/>${sheets.join('')}`;
}

/** Lines that stand for words. @param {number} x @param {number} y @param {string} ink */
const bars = (x, y, ink) =>
  `<rect x="${x}" y="${y}" width="240" height="16" fill="${ink}"/><rect x="${x}" y="${y + 30}" width="150" height="16" fill="${ink}"/><rect x="${x + 400}" y="${y}" width="60" height="46" fill="${ink}"/>`;

/** One sheet from edge to edge. @param {Pattern} pattern @param {number} width @param {number} height */
export function sheet(pattern, width, height) {
  const size = Math.max(width / pattern.columns, height / pattern.rows);
  return laid(pattern, (width - size * pattern.columns) / 2, (height - size * pattern.rows) / 2, size);
}

/** A book standing, and one lying. @param {Pattern} pattern @param {string} ground */
export function book(pattern, ground) {
  const size = 560 / pattern.columns;
  const lying = range(3).map(
    (index) =>
      `<rect x="${250 + index * 26}" y="${1330 - index * 64}" width="${790 - index * 40}" height="58" fill="${pattern.inks[index % pattern.inks.length]}"/><rect x="${250 + index * 26}" y="${1340 - index * 64}" width="14" height="38" fill="#fffdf8"/>`,
  );
  return `<rect width="1280" height="1600" fill="${ground}"/><rect y="1388" width="1280" height="212" fill="${SHADOW}" opacity=".12"/>${lying.join('')}${shadow(330, 300, 620, 900, 20)}<rect x="330" y="300" width="620" height="902" fill="${pattern.ground}"/><svg x="330" y="300" width="620" height="902">${laid(pattern, 30, 30, size)}${bars(30, 800, pattern.inks[0])}</svg><rect x="330" y="300" width="26" height="902" fill="${SHADOW}" opacity=".14"/>`;
}

/** A cloth bag on a hook. @param {Pattern} pattern @param {string} ground */
export function bag(pattern, ground) {
  const size = 520 / pattern.columns;
  return `<rect width="1280" height="1600" fill="${ground}"/><circle cx="640" cy="190" r="22" fill="${SHADOW}"/><path d="M430 620C430 330 560 200 640 200S850 330 850 620" fill="none" stroke="#e7dcc6" stroke-width="44"/><path d="M300 600H980L1010 1400Q640 1440 270 1400Z" fill="${SHADOW}" opacity=".16" transform="translate(16 24)"/><path d="M300 600H980L1010 1400Q640 1440 270 1400Z" fill="#f1e8d6"/>${laid(pattern, 380, 760, size)}`;
}

/** A sign beside a door. @param {Pattern} pattern @param {string} wall */
export function sign(pattern, wall) {
  const size = 420 / pattern.columns;
  return `<rect width="2000" height="1250" fill="${wall}"/><rect x="1180" y="180" width="560" height="1070" fill="${SHADOW}" opacity=".7"/><rect x="1216" y="216" width="488" height="1034" fill="${pattern.inks[1]}"/><circle cx="1640" cy="760" r="22" fill="#fffdf8"/><rect y="1180" width="2000" height="70" fill="${SHADOW}" opacity=".25"/>${shadow(360, 260, 540, 660, 14)}<rect x="360" y="260" width="540" height="660" fill="#fffdf8"/>${laid(pattern, 420, 320, size)}${bars(420, 320 + size * pattern.rows + 40, pattern.inks[0])}`;
}

/** The long table: sheets, a ruler, two cups. @param {readonly Pattern[]} patterns */
export function desk(patterns) {
  const papers = patterns.slice(0, 4).map((pattern, index) => {
    const size = 320 / pattern.columns;
    const [x, y, turn] = [
      [160, 180, -5],
      [620, 430, 3],
      [1080, 160, 6],
      [1480, 520, -4],
    ][index] ?? [0, 0, 0];
    return `<g transform="rotate(${turn} ${x + 180} ${y + 220})">${shadow(x - 20, y - 20, 360, size * pattern.rows + 90, 10)}<rect x="${x - 20}" y="${y - 20}" width="360" height="${size * pattern.rows + 90}" fill="#fffdf8"/>${laid(pattern, x, y, size)}</g>`;
  });
  const ruler = `<g transform="rotate(14 900 1050)"><rect x="300" y="1010" width="980" height="74" fill="#e2b23c"/>${range(
    48,
  )
    .map(
      (index) =>
        `<rect x="${320 + index * 20}" y="1010" width="3" height="${index % 5 ? 20 : 34}" fill="${SHADOW}" opacity=".6"/>`,
    )
    .join('')}</g>`;
  const cup = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ ink) =>
    `<circle cx="${x + 8}" cy="${y + 12}" r="88" fill="${SHADOW}" opacity=".18"/><circle cx="${x}" cy="${y}" r="86" fill="#fffdf8"/><circle cx="${x}" cy="${y}" r="68" fill="${ink}"/>`;
  return `<rect width="2000" height="1250" fill="#cfc6b6"/>${papers.join('')}${ruler}${cup(180, 1060, '#3b2418')}${cup(1840, 220, '#8a9a5b')}`;
}

/** Somebody, in as few shapes as will do. @param {{ ground: string, skin: string, hair: string, shirt: string, isLong: boolean }} look */
export function portrait({ ground, skin, hair, shirt, isLong }) {
  const back = isLong ? `<path d="M400 620C380 330 900 330 880 620L930 1080H350Z" fill="${hair}"/>` : '';
  return `<rect width="1280" height="1600" fill="${ground}"/>${back}<path d="M180 1600C200 1240 430 1150 640 1150S1080 1240 1100 1600Z" fill="${shirt}"/><rect x="550" y="940" width="180" height="270" rx="90" fill="${skin}"/><path d="M550 1060Q640 1150 730 1060V980H550Z" fill="${SHADOW}" opacity=".12"/><ellipse cx="640" cy="740" rx="210" ry="260" fill="${skin}"/><path d="M420 720C400 420 880 400 860 720C830 560 720 540 640 540S450 560 420 720Z" fill="${hair}"/><circle cx="565" cy="745" r="15" fill="${SHADOW}"/><circle cx="715" cy="745" r="15" fill="${SHADOW}"/><path d="M575 880Q640 925 705 880" fill="none" stroke="${SHADOW}" stroke-width="12" stroke-linecap="round"/>`;
}
