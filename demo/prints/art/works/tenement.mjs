import { blend, filled, line, range } from '../shapes.mjs';

/** Isometric houses on a hill, drawn from the back to the front. @type {import('../catalogue.mjs').Draw} */
export function tenement({ width, height, random, inks }) {
  const [dark, ...walls] = inks;
  const count = 8;
  const half = width * 0.066;
  const rise = half * 0.5;
  const top = height * 0.27;
  let drawing = '';
  for (const sum of range(count * 2 - 1)) {
    for (const column of range(count)) {
      const row = sum - column;
      if (row < 0 || row >= count) continue;
      const x = width / 2 + (column - row) * half;
      const y = top + sum * rise * 1.15 + height * 0.04;
      const storeys = 1 + Math.floor(Math.abs(random.noise(column / 2.3, row / 2.3)) * 8 + random.unit() * 2.2);
      drawing += house(x, y + rise * 2, half * 0.96, storeys, random.pick(walls), dark, random);
    }
  }
  return drawing;
}

/**
 * @param {number} x @param {number} y foot of the front corner @param {number} half @param {number} storeys
 * @param {string} ink @param {string} dark @param {import('../random.mjs').Random} random
 */
function house(x, y, half, storeys, ink, dark, random) {
  const rise = half * 0.5;
  const storey = half * 0.62;
  const tall = storeys * storey + storey * 0.3;
  const left = line(
    [
      [x, y],
      [x - half, y - rise],
      [x - half, y - rise - tall],
      [x, y - tall],
    ],
    true,
  );
  const right = line(
    [
      [x, y],
      [x + half, y - rise],
      [x + half, y - rise - tall],
      [x, y - tall],
    ],
    true,
  );
  const roof = line(
    [
      [x, y - tall],
      [x + half, y - rise - tall],
      [x, y - rise * 2 - tall],
      [x - half, y - rise - tall],
    ],
    true,
  );
  let windows = '';
  let lit = '';
  for (const floor of range(storeys)) {
    for (const pane of range(2)) {
      const at = 0.2 + pane * 0.38;
      const bottom = y - floor * storey - storey * 0.32;
      const shape = (/** @type {number} */ side) =>
        line(
          [
            [x + side * half * at, bottom - rise * at],
            [x + side * half * (at + 0.22), bottom - rise * (at + 0.22)],
            [x + side * half * (at + 0.22), bottom - rise * (at + 0.22) - storey * 0.5],
            [x + side * half * at, bottom - rise * at - storey * 0.5],
          ],
          true,
        );
      for (const side of [-1, 1]) {
        if (random.chance(0.16)) lit += shape(side);
        else windows += shape(side);
      }
    }
  }
  return (
    filled(left, blend(ink, dark, 0.34)) +
    filled(right, ink) +
    filled(roof, blend(ink, '#ffffff', 0.42)) +
    filled(windows, blend(ink, dark, 0.78)) +
    filled(lit, '#ffe7a3')
  );
}
