/** The café's colours, and the shapes that several pictures share. SVG as text, in pixels of the picture. */
import { randomFrom } from '../../prints/art/random.mjs';
import { n, range } from '../../prints/art/shapes.mjs';

export const INK = {
  cream: '#f6efe4',
  milk: '#fffaf1',
  espresso: '#2a1a14',
  crema: '#b57a45',
  terracotta: '#c8553d',
  butter: '#e8b84a',
  sage: '#8fa081',
  harbour: '#34566a',
  mist: '#c9d6d8',
};

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {string} [more] */
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {number} [radius] @param {string} [more] */
export const box = (x, y, width, height, fill, radius = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}" ${more}/>`;

/** @param {string} d @param {string} fill @param {string} [more] */
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** @param {string} d @param {string} ink @param {number} width @param {string} [more] */
export const stroke = (d, ink, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A bean lying at an angle, its line down the middle. @param {number} x @param {number} y @param {number} size @param {number} turn degrees @param {string} fill */
export function bean(x, y, size, turn, fill) {
  const line = stroke(
    `M0 ${n(-size * 0.8)}C${n(size * 0.34)} ${n(-size * 0.3)} ${n(-size * 0.34)} ${n(size * 0.3)} 0 ${n(size * 0.8)}`,
    INK.cream,
    size * 0.09,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse rx="${n(size * 0.62)}" ry="${n(size)}" fill="${fill}"/>${line}</g>`;
}

/** A cup seen from above, on its saucer. @param {number} x @param {number} y @param {number} r @param {{ cup: string, saucer: string, coffee: string, art?: string }} look */
export function cupFromAbove(x, y, r, look) {
  const handle = stroke(
    `M${n(x + r * 0.9)} ${n(y - r * 0.12)}C${n(x + r * 1.5)} ${n(y - r * 0.35)} ${n(x + r * 1.5)} ${n(y + r * 0.45)} ${n(x + r * 0.88)} ${n(y + r * 0.26)}`,
    look.cup,
    r * 0.16,
  );
  return [
    circle(x + r * 0.08, y + r * 0.16, r * 1.62, INK.espresso, 'opacity=".16"'),
    circle(x, y, r * 1.6, look.saucer),
    circle(x, y, r * 1.15, INK.espresso, 'opacity=".07"'),
    handle,
    circle(x + r * 0.05, y + r * 0.09, r * 1.02, INK.espresso, 'opacity=".18"'),
    circle(x, y, r, look.cup),
    circle(x, y, r * 0.86, look.coffee),
    look.art === undefined ? '' : `<g transform="translate(${n(x)} ${n(y)}) scale(${n(r / 100)})">${look.art}</g>`,
  ].join('');
}

/** The leaf baristas pour, for a cup of radius 100. */
export function leaf() {
  const blades = range(6).map((index) => {
    const top = -56 + index * 20;
    const wide = 14 + index * 7;
    return shape(
      `M0 ${top + 14}C${-wide * 0.5} ${top - 12} ${-wide * 1.5} ${top - 8} ${-wide * 1.35} ${top + 12}C${-wide} ${top + 4} ${-wide * 0.4} ${top + 14} 0 ${top + 26}C${wide * 0.4} ${top + 14} ${wide} ${top + 4} ${wide * 1.35} ${top + 12}C${wide * 1.5} ${top - 8} ${wide * 0.5} ${top - 12} 0 ${top + 14}Z`,
      INK.milk,
      'opacity=".92"',
    );
  });
  return `${blades.join('')}${stroke('M0 -58L0 74', INK.crema, 5)}`;
}

/** A gull in flight. @param {number} x @param {number} y @param {number} size @param {string} ink */
export const gull = (x, y, size, ink) =>
  shape(
    `M${n(x - size)} ${n(y - size * 0.18)}C${n(x - size * 0.6)} ${n(y - size * 0.5)} ${n(x - size * 0.25)} ${n(y - size * 0.3)} ${n(x)} ${n(y)}C${n(x + size * 0.25)} ${n(y - size * 0.3)} ${n(x + size * 0.6)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * 0.18)}C${n(x + size * 0.55)} ${n(y - size * 0.26)} ${n(x + size * 0.3)} ${n(y - size * 0.02)} ${n(x)} ${n(y + size * 0.16)}C${n(x - size * 0.3)} ${n(y - size * 0.02)} ${n(x - size * 0.55)} ${n(y - size * 0.26)} ${n(x - size)} ${n(y - size * 0.18)}Z`,
    ink,
  );

/** Beans scattered so that none lies on another. @param {string} seed @param {number} width @param {number} height @param {number} count @param {number} size @param {readonly string[]} fills @param {(x: number, y: number) => boolean} [isFree] */
export function scatter(seed, width, height, count, size, fills, isFree = () => true) {
  const random = randomFrom(seed);
  /** @type {[number, number][]} */
  const laid = [];
  let drawing = '';
  for (let tries = 0; laid.length < count && tries < count * 40; tries += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    if (!isFree(x, y) || laid.some(([a, b]) => Math.hypot(a - x, b - y) < size * 2.05)) continue;
    laid.push([x, y]);
    drawing += bean(x, y, size * random.between(0.86, 1.05), random.between(0, 360), fills[laid.length % fills.length]);
  }
  return drawing;
}
