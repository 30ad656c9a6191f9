/** The studio's one trick: squares that hold a quarter circle, a half, a dot or a few lines, laid by a rule. */
import { randomFrom } from '../../prints/art/random.mjs';
import { n, range } from '../../prints/art/shapes.mjs';

/** @typedef {'quarter' | 'half' | 'dot' | 'stripes' | 'leaf' | 'ring' | 'plain'} Kind */
/** @typedef {{ seed: string, columns: number, rows: number, ground: string, inks: readonly string[], kinds: readonly Kind[] }} Pattern */

/** @param {Pattern} pattern @param {number} x @param {number} y @param {number} size of one square */
export function laid(pattern, x, y, size) {
  const random = randomFrom(pattern.seed);
  const { columns, rows, ground, inks, kinds } = pattern;
  const cells = range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const kind = kinds[Math.floor(random.between(0, kinds.length))] ?? 'plain';
      const [first, second] = [Math.floor(random.between(0, inks.length)), Math.floor(random.between(0, inks.length))];
      const turn = Math.floor(random.between(0, 4)) * 90;
      const under = random.chance(0.35) && first !== second ? inks[second] : ground;
      return cell(kind, x + column * size, y + row * size, size, turn, inks[first], under);
    }),
  );
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(columns * size)}" height="${n(rows * size)}" fill="${ground}"/>${cells.join('')}`;
}

/** @param {Kind} kind @param {number} x @param {number} y @param {number} size @param {number} turn @param {string} ink @param {string} under */
function cell(kind, x, y, size, turn, ink, under) {
  const at = `transform="translate(${n(x + size / 2)} ${n(y + size / 2)}) rotate(${turn}) scale(${n(size / 100)})"`;
  return `<g ${at}><rect x="-50.3" y="-50.3" width="100.6" height="100.6" fill="${under}"/>${FORMS[kind](ink, under)}</g>`;
}

/** Each in a square of 100, around its middle. @type {Record<Kind, (ink: string, under: string) => string>} */
const FORMS = {
  quarter: (ink) => `<path d="M-50 -50H50A100 100 0 0 1 -50 50Z" fill="${ink}"/>`,
  half: (ink) =>
    `<path d="M-50 50A50 50 0 0 1 50 50Z" fill="${ink}"/><path d="M-50 0A50 50 0 0 1 50 0Z" fill="${ink}" opacity=".55"/>`,
  dot: (ink) => `<circle r="30" fill="${ink}"/>`,
  stripes: (ink) =>
    range(4)
      .map((row) => `<rect x="-50" y="${-50 + row * 25}" width="100" height="12.5" fill="${ink}"/>`)
      .join(''),
  leaf: (ink) => `<path d="M-50 -50A100 100 0 0 1 50 50A100 100 0 0 1 -50 -50Z" fill="${ink}"/>`,
  ring: (ink, under) => `<circle r="46" fill="${ink}"/><circle r="27" fill="${under}"/><circle r="10" fill="${ink}"/>`,
  plain: (ink) => `<rect x="-50" y="-50" width="100" height="100" fill="${ink}"/>`,
};
