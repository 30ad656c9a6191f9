import { curve, filled, range, stroked } from '../shapes.mjs';

/** Ridges behind ridges: each line hides what lies behind it. @type {import('../catalogue.mjs').Draw} */
export function ridgelines({ width, height, random, inks, paper }) {
  const rows = 46;
  const [line, glow] = inks;
  let drawing = `<circle cx="${width * 0.63}" cy="${height * 0.25}" r="${width * 0.15}" fill="${glow}"/>`;
  for (const row of range(rows)) {
    const base = height * (0.27 + (0.6 * row) / rows);
    const points = range(90).map((step) => {
      const x = width * (0.1 + (0.8 * step) / 89);
      const centred = Math.exp(-(((step / 89 - 0.45 - 0.12 * Math.sin(row / 9)) * 3.1) ** 2));
      const bumps =
        Math.abs(random.noise(step / 13, row / 7)) * 1.1 + Math.abs(random.noise(step / 4 + 50, row / 3)) * 0.35;
      return /** @type {const} */ ([x, base - bumps * centred * height * 0.17]);
    });
    const ridge = curve(points);
    drawing += filled(`${ridge}L${width * 0.9} ${base + 14}L${width * 0.1} ${base + 14}Z`, paper);
    drawing += stroked(ridge, line, 2.1 + (row / rows) * 1.2);
  }
  return drawing;
}
