import { curve, overprint, range, stroked } from '../shapes.mjs';

/** Ribbons carried by a field of directions; no two may come too close. @type {import('../catalogue.mjs').Draw} */
export function flow({ width, height, random, inks }) {
  const cell = 8;
  const columns = Math.ceil(width / cell);
  const taken = new Set();
  const margin = 70;
  const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
    x > margin && x < width - margin && y > margin && y < height - margin;
  const cellAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    Math.floor(y / cell) * columns + Math.floor(x / cell);
  const layers = inks.map(() => '');
  for (const attempt of range(3200)) {
    let x = random.between(margin, width - margin);
    let y = random.between(margin, height - margin);
    const own = new Set();
    const points = [];
    const reach = attempt < 260 ? 95 : 34;
    for (let step = 0; step < reach; step += 1) {
      const place = cellAt(x, y);
      if (!inside(x, y) || (taken.has(place) && !own.has(place))) break;
      own.add(place);
      points.push(/** @type {const} */ ([x, y]));
      const angle = random.noise(x / 620, y / 620) * Math.PI * 1.7 + 0.7;
      x += Math.cos(angle) * 8;
      y += Math.sin(angle) * 8;
    }
    if (points.length < 5) continue;
    for (const place of own) for (const near of [-1, 0, 1]) taken.add(place + near);
    const mood = random.noise(points[0][0] / 300 + 9, points[0][1] / 300) * 0.8 + 0.5 + random.bell() * 0.25;
    const layer = Math.max(0, Math.min(inks.length - 1, Math.floor(mood * inks.length)));
    layers[layer] += stroked(curve(points), inks[layer], random.pick([4, 7, 7, 11]));
  }
  return layers.map(overprint).join('');
}
