import { along, disc, filled, range } from '../shapes.mjs';

/** Phyllotaxis: one seed after another, each a golden angle further. @type {import('../catalogue.mjs').Draw} */
export function seedhead({ width, height, inks }) {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const seeds = 980;
  const reach = Math.min(width, height) * 0.425;
  return range(seeds)
    .map((seed) => {
      const out = Math.sqrt((seed + 0.5) / seeds);
      const angle = seed * golden;
      const x = width / 2 + Math.cos(angle) * out * reach;
      const y = height / 2 + Math.sin(angle) * out * reach;
      const size = 2.5 + 12.5 * Math.sin(out * Math.PI * 0.78) ** 1.4;
      const ink = along(inks, out * 0.92 + (seed % 13 === 0 ? 0.25 : 0));
      if (out > 0.62 && seed % 2 === 0) {
        const tip = size * 2.1;
        const turn = ((angle * 180) / Math.PI).toFixed(1);
        return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${tip.toFixed(1)}" ry="${(size * 0.62).toFixed(1)}" fill="${ink}" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
      }
      return filled(disc(x, y, size * 0.8), ink);
    })
    .join('');
}
