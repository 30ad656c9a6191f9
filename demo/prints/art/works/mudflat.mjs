import { along, filled, range } from '../shapes.mjs';

/** Voronoi cells, each cut from the sheet by its neighbours and then rounded. @type {import('../catalogue.mjs').Draw} */
export function mudflat({ width, height, random, inks }) {
  let sites = range(210).map(() => [random.between(60, width - 60), random.between(60, height - 60)]);
  let cells = sites.map((_, index) => cellOf(sites, index, width, height));
  sites = cells.map(centre);
  cells = sites.map((_, index) => cellOf(sites, index, width, height));
  return cells
    .map((cell) => {
      const [x, y] = centre(cell);
      const tide = y / height + random.noise(x / 260, y / 200) * 0.42 + random.bell() * 0.07;
      const ink = along(inks, tide);
      const inner = shrink(cell, x, y, 0.9);
      const rings = random.chance(0.2) ? filled(rounded(shrink(cell, x, y, 0.5)), along(inks, tide + 0.4)) : '';
      return filled(rounded(inner), ink) + rings;
    })
    .join('');
}

/** @param {number[][]} sites @param {number} index @param {number} width @param {number} height */
function cellOf(sites, index, width, height) {
  const [x, y] = sites[index];
  let cell = [
    [60, 60],
    [width - 60, 60],
    [width - 60, height - 60],
    [60, height - 60],
  ];
  for (const [otherX, otherY] of sites) {
    const far = Math.hypot(otherX - x, otherY - y);
    if (far === 0 || far > 340) continue;
    cell = clip(cell, (x + otherX) / 2, (y + otherY) / 2, otherX - x, otherY - y);
  }
  return cell;
}

/** Keeps what lies on the near side of a line. @param {number[][]} cell @param {number} midX @param {number} midY @param {number} dx @param {number} dy */
function clip(cell, midX, midY, dx, dy) {
  const side = (/** @type {number[]} */ [x, y]) => (x - midX) * dx + (y - midY) * dy;
  const kept = [];
  cell.forEach((from, index) => {
    const to = cell[(index + 1) % cell.length];
    const here = side(from);
    const there = side(to);
    if (here <= 0) kept.push(from);
    if (here <= 0 !== there <= 0) {
      const share = here / (here - there);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return kept;
}

/** @param {number[][]} cell @returns {[number, number]} */
function centre(cell) {
  return [cell.reduce((sum, [x]) => sum + x, 0) / cell.length, cell.reduce((sum, [, y]) => sum + y, 0) / cell.length];
}

/** @param {number[][]} cell @param {number} x @param {number} y @param {number} share */
const shrink = (cell, x, y, share) => cell.map((point) => [x + (point[0] - x) * share, y + (point[1] - y) * share]);

/** Corners become curves through the middles of the edges. @param {number[][]} cell */
function rounded(cell) {
  const middle = (/** @type {number} */ index) => {
    const [a, b] = [cell[index % cell.length], cell[(index + 1) % cell.length]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const turns = cell.map((_, index) => {
    const corner = cell[(index + 1) % cell.length];
    return `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${turns.join('')}Z`;
}
