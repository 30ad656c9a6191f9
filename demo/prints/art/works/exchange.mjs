import { line, range, stroked } from '../shapes.mjs';

/** Lissajous figures in a table: ratio of one wave across, of the other down. @type {import('../catalogue.mjs').Draw} */
export function exchange({ width, height, inks }) {
  const across = 5;
  const down = 6;
  const cell = Math.min((width - 170) / across, (height - 170) / down);
  const left = (width - cell * across) / 2;
  const top = (height - cell * down) / 2;
  let drawing = '';
  for (const row of range(down)) {
    for (const column of range(across)) {
      const points = range(181).map((step) => {
        const turn = (step / 180) * Math.PI * 2;
        const x = Math.sin(turn * (column + 1) + Math.PI / 2 + row * 0.21);
        const y = Math.sin(turn * (row + 1));
        return /** @type {const} */ ([left + cell * (column + 0.5 + x * 0.37), top + cell * (row + 0.5 + y * 0.37)]);
      });
      drawing += stroked(line(points, true), inks[(column + row * 2) % inks.length], 5.2);
    }
  }
  return drawing;
}
