import { along, line, range, stroked } from '../shapes.mjs';

/** One walk through every street of a town of 32 by 32 corners: a Hilbert curve. @type {import('../catalogue.mjs').Draw} */
export function errand({ width, height, inks }) {
  const side = 32;
  const cell = (Math.min(width, height) - 170) / side;
  const left = (width - cell * side) / 2;
  const top = (height - cell * side) / 2;
  const points = range(side * side).map((index) => {
    const [column, row] = corner(side, index);
    return /** @type {const} */ ([left + (column + 0.5) * cell, top + (row + 0.5) * cell]);
  });
  const piece = 4;
  return range(Math.floor(points.length / piece))
    .map((index) =>
      stroked(
        line(points.slice(index * piece, index * piece + piece + 1)),
        along(inks, (index * piece) / points.length),
        cell * 0.52,
      ),
    )
    .join('');
}

/** Place of the n-th corner on the walk. @param {number} side @param {number} index @returns {[number, number]} */
function corner(side, index) {
  let x = 0;
  let y = 0;
  let rest = index;
  for (let size = 1; size < side; size *= 2) {
    const right = 1 & (rest >> 1);
    const up = 1 & (rest ^ right);
    if (up === 0) {
      if (right === 1) [x, y] = [size - 1 - x, size - 1 - y];
      [x, y] = [y, x];
    }
    x += size * right;
    y += size * up;
    rest >>= 2;
  }
  return [x, y];
}
