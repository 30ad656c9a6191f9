import { box, line, range, stroked } from '../shapes.mjs';

/** A field divided among heirs, again and again; each heir grows something else. @type {import('../catalogue.mjs').Draw} */
export function allotments({ width, height, random, inks, paper }) {
  const [soil, ...crops] = inks;
  /** @type {string[]} */
  const plots = [];
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} depth */
  const divide = (x, y, w, h, depth) => {
    const stop = depth > 1 && random.chance(0.1 + depth * 0.07);
    if (stop || Math.min(w, h) < 70) {
      plots.push(plot(x + 4, y + 4, w - 8, h - 8));
      return;
    }
    const share = random.pick([0.38, 0.5, 0.62]);
    if (w > h * random.between(0.8, 1.2)) {
      divide(x, y, w * share, h, depth + 1);
      divide(x + w * share, y, w * (1 - share), h, depth + 1);
    } else {
      divide(x, y, w, h * share, depth + 1);
      divide(x, y + h * share, w, h * (1 - share), depth + 1);
    }
  };
  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  const plot = (x, y, w, h) => {
    const ground = random.pick([...crops, ...crops, paper, soil]);
    const over = random.pick(crops.filter((ink) => ink !== ground).concat(soil));
    const kind = random.unit();
    let inner = box(x, y, w, h, ground);
    if (kind < 0.32) {
      const flat = random.chance(0.5);
      const gap = random.pick([9, 13, 18]);
      const rows = range(Math.floor((flat ? h : w) / gap) - 1).map((row) => {
        const at = (row + 1) * gap;
        return flat
          ? line([
              [x + 9, y + at],
              [x + w - 9, y + at],
            ])
          : line([
              [x + at, y + 9],
              [x + at, y + h - 9],
            ]);
      });
      inner += stroked(rows.join(''), over, gap * 0.34);
    } else if (kind < 0.42) {
      const r = Math.min(w, h) * 0.34;
      inner += `<circle cx="${x + w / 2}" cy="${y + h / 2}" r="${r}" fill="${over}"/>`;
    } else if (kind < 0.52) {
      inner += `<path d="M${x} ${y + h}L${x + w} ${y}V${y + h}Z" fill="${over}"/>`;
    }
    return inner;
  };
  divide(78, 78, width - 156, height - 156, 0);
  return box(70, 70, width - 140, height - 140, soil) + plots.join('');
}
