import { disc, filled, overprint, range } from '../shapes.mjs';

/** Two stones in still water, printed as a halftone: dot size is the height of the wave. @type {import('../catalogue.mjs').Draw} */
export function twoStones({ width, height, inks }) {
  const step = 12.5;
  const layers = inks.map((ink, layer) => {
    const turn = layer === 0 ? 0.26 : -0.3;
    const spread = Math.hypot(width, height) / 2;
    const count = Math.ceil((spread * 2) / step);
    let dots = '';
    for (const row of range(count)) {
      for (const column of range(count)) {
        const u = column * step - spread;
        const v = row * step - spread;
        const x = width / 2 + u * Math.cos(turn) - v * Math.sin(turn);
        const y = height / 2 + u * Math.sin(turn) + v * Math.cos(turn);
        if (x < 72 || x > width - 72 || y < 72 || y > height - 72) continue;
        const wave = ripple(x, y, width * 0.3, height * 0.36, 17) + ripple(x, y, width * 0.72, height * 0.66, 13);
        const tall = layer === 0 ? wave : -wave;
        const r = Math.max(0, 0.36 + tall * 0.42) * step * 0.62;
        if (r > 0.7) dots += disc(x, y, r);
      }
    }
    return overprint(filled(dots, ink));
  });
  return layers.join('');
}

/** @param {number} x @param {number} y @param {number} cx @param {number} cy @param {number} pace */
function ripple(x, y, cx, cy, pace) {
  const far = Math.hypot(x - cx, y - cy);
  return Math.cos(far / pace) * Math.exp(-far / 620);
}
