import { line, overprint, range, stroked } from '../shapes.mjs';

/** String art: straight threads between moving pegs, and every curve an accident. @type {import('../catalogue.mjs').Draw} */
export function loom({ width, height, inks }) {
  const cx = width / 2;
  const cy = height / 2;
  const rx = width * 0.41;
  const ry = height * 0.41;
  const pegs = 200;
  return inks
    .map((ink, layer) => {
      const factor = [2, 3, 5][layer % 3];
      const threads = range(pegs).map((peg) => {
        const from = (peg / pegs) * Math.PI * 2 - Math.PI / 2 + layer * 0.5;
        const to = from * factor;
        return line([
          [cx + Math.cos(from) * rx, cy + Math.sin(from) * ry],
          [cx + Math.cos(to) * rx, cy + Math.sin(to) * ry],
        ]);
      });
      return overprint(stroked(threads.join(''), ink, 1.25));
    })
    .join('');
}
