import { along, filled, n, range, stroked } from '../shapes.mjs';

/**
 * A surveyor's sheet of a hill that isn't there: height lines by marching squares, tinted by height.
 * @type {import('../catalogue.mjs').Draw}
 */
export function contours({ width, height, random, inks }) {
  const step = 11;
  const margin = 66;
  const columns = Math.floor((width - margin * 2) / step);
  const rows = Math.floor((height - margin * 2) / step);
  const field = range(rows + 1).map((row) =>
    range(columns + 1).map((column) => {
      const x = column / columns - 0.52;
      const y = row / rows - 0.46;
      const hill = Math.exp(-(x * x * 7 + y * y * 5.2));
      const rough = random.noise(column / 22, row / 22) * 0.34 + random.noise(column / 9 + 40, row / 9) * 0.1;
      return hill * 0.95 + rough;
    }),
  );
  const [line, ...tints] = inks;
  const levels = 22;
  let drawing = '';
  for (const level of range(levels)) {
    const at = -0.25 + (level / levels) * 1.35;
    const { lines, area } = trace(field, at, (column, row) => [margin + column * step, margin + row * step]);
    drawing += filled(area, along(tints, level / levels));
    drawing += stroked(lines, line, level % 5 === 0 ? 2.3 : 0.9);
  }
  return drawing;
}

/**
 * @param {number[][]} field @param {number} at
 * @param {(column: number, row: number) => [number, number]} place
 */
function trace(field, at, place) {
  let lines = '';
  let area = '';
  for (let row = 0; row < field.length - 1; row += 1) {
    let run = -1;
    for (let column = 0; column < field[0].length - 1; column += 1) {
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([dx, dy]) => ({
        x: column + dx,
        y: row + dy,
        value: field[row + dy][column + dx] - at,
      }));
      const whole = corners.every((corner) => corner.value >= 0);
      // Runs of full cells become one rectangle: it keeps the file a tenth of the size.
      if (whole && run < 0) run = column;
      if (run >= 0 && (!whole || column === field[0].length - 2)) {
        const [x, y] = place(run, row);
        const [right, bottom] = place(whole ? column + 1 : column, row + 1);
        area += `M${n(x)} ${n(y)}H${n(right + 0.4)}V${n(bottom + 0.4)}H${n(x)}Z`;
        run = -1;
      }
      if (whole || corners.every((corner) => corner.value < 0)) continue;
      const outline = [];
      const crossings = [];
      corners.forEach((corner, index) => {
        const next = corners[(index + 1) % 4];
        if (corner.value >= 0) outline.push(place(corner.x, corner.y));
        if (corner.value >= 0 !== next.value >= 0) {
          const share = corner.value / (corner.value - next.value);
          const cut = place(corner.x + (next.x - corner.x) * share, corner.y + (next.y - corner.y) * share);
          outline.push(cut);
          crossings.push(cut);
        }
      });
      area += `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        lines += `M${n(crossings[index][0])} ${n(crossings[index][1])}L${n(crossings[index + 1][0])} ${n(crossings[index + 1][1])}`;
      }
    }
  }
  return { lines, area };
}
