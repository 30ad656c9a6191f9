/**
 * SVG as text. Works draw in their own units (about a thousand to the short edge); whoever rasterises picks the pixels.
 * @typedef {readonly [number, number]} Point
 */

/** Short decimals: a print holds tens of thousands of numbers. @param {number} value */
export const n = (value) => String(Math.round(value * 100) / 100);

/** @param {readonly Point[]} points @param {boolean} [closed] */
export function line(points, closed = false) {
  const parts = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`);
  return parts.join('') + (closed ? 'Z' : '');
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). @param {readonly Point[]} points */
export function curve(points) {
  if (points.length < 3) return line(points);
  let text = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const before = points[Math.max(0, index - 1)];
    const from = points[index];
    const to = points[index + 1];
    const after = points[Math.min(points.length - 1, index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    text += `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return text;
}

/** A circle as a piece of path data, so that thousands fit into one element. @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;

/** @param {string} data @param {string} ink @param {number} width @param {string} [more] */
export const stroked = (data, ink, width, more = '') =>
  `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** @param {string} data @param {string} ink @param {string} [more] */
export const filled = (data, ink, more = '') => `<path d="${data}" fill="${ink}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} ink @param {string} [more] */
export const box = (x, y, width, height, ink, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${ink}" ${more}/>`;

/** Inks lie over each other like on a press. @param {string} inner */
export const overprint = (inner) => `<g style="mix-blend-mode:multiply">${inner}</g>`;

/** @param {string} ink #rrggbb @returns {[number, number, number]} */
function channels(ink) {
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
}

/** A colour between two, 0 the first, 1 the second. @param {string} from @param {string} to @param {number} share */
export function blend(from, to, share) {
  const end = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + (end[index] - value) * Math.max(0, Math.min(1, share))),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour along several. @param {readonly string[]} inks @param {number} share 0 to 1 */
export function along(inks, share) {
  const place = Math.max(0, Math.min(0.9999, share)) * (inks.length - 1);
  const index = Math.floor(place);
  return blend(inks[index], inks[Math.min(index + 1, inks.length - 1)], place - index);
}

/** @param {number} count @returns {number[]} */
export const range = (count) => Array.from({ length: count }, (_, index) => index);
