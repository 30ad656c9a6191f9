import { curve, disc, filled, n, range, stroked } from '../shapes.mjs';

/** A long exposure: stars turn about the pole while the hill stands still. @type {import('../catalogue.mjs').Draw} */
export function perseids({ width, height, random, inks }) {
  const [night, deep, star, ember] = inks;
  const pole = [width * 0.6, height * 0.36];
  const id = 'night';
  let drawing = `<defs><radialGradient id="${id}" cx="0.6" cy="0.75" r="0.9"><stop offset="0" stop-color="${night}"/><stop offset="1" stop-color="${deep}"/></radialGradient><clipPath id="${id}c"><rect x="66" y="66" width="${width - 132}" height="${height - 132}"/></clipPath></defs>`;
  drawing += `<g clip-path="url(#${id}c)"><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
  for (const _ of range(900)) {
    const r = Math.sqrt(random.unit()) * Math.hypot(width, height) * 0.78 + 6;
    const start = random.unit() * Math.PI * 2;
    const sweep = random.between(0.18, 0.42);
    const from = [pole[0] + Math.cos(start) * r, pole[1] + Math.sin(start) * r];
    const to = [pole[0] + Math.cos(start + sweep) * r, pole[1] + Math.sin(start + sweep) * r];
    const arc = `M${n(from[0])} ${n(from[1])}A${n(r)} ${n(r)} 0 0 1 ${n(to[0])} ${n(to[1])}`;
    drawing += stroked(
      arc,
      random.chance(0.08) ? ember : star,
      random.pick([1.1, 1.6, 1.6, 2.8]),
      `opacity="${n(random.between(0.35, 1))}"`,
    );
  }
  const meteor = `M${n(width * 0.16)} ${n(height * 0.16)}L${n(width * 0.4)} ${n(height * 0.29)}`;
  drawing += stroked(meteor, star, 4) + filled(disc(width * 0.4, height * 0.29, 5), star);
  for (const layer of range(3)) {
    const ridge = range(22).map((step) => {
      const y = height * (0.74 + layer * 0.07) - Math.max(0, random.noise(step / 5 + layer * 9, layer)) * height * 0.12;
      return /** @type {const} */ ([(width * step) / 21, y]);
    });
    drawing += filled(`${curve(ridge)}L${width} ${height}L0 ${height}Z`, ['#1c2747', '#131a33', '#0a0e1f'][layer]);
  }
  drawing += filled(disc(width * 0.31, height * 0.838, 4.2), ember);
  return `${drawing}</g>`;
}
