import { disc, filled, n, range } from '../shapes.mjs';

/** Twenty-eight moons, one lunar month, read like a page. @type {import('../catalogue.mjs').Draw} */
export function tideTable({ width, height, random, inks }) {
  const [sky, lit, sea] = inks;
  const across = 4;
  const down = 7;
  const gapX = (width - 240) / across;
  const gapY = (height - 260) / down;
  const r = Math.min(gapX, gapY) * 0.36;
  let drawing = `<rect x="66" y="66" width="${width - 132}" height="${height - 132}" fill="${sky}"/>`;
  for (const day of range(across * down)) {
    const x = 120 + gapX * ((day % across) + 0.5);
    const y = 130 + gapY * (Math.floor(day / across) + 0.5);
    const phase = day / (across * down);
    const bulge = Math.cos(phase * Math.PI * 2);
    const waxing = phase < 0.5;
    // The edge of the shadow is half an ellipse: its width says how full the moon is.
    const edge = `A${n(Math.abs(bulge) * r)} ${n(r)} 0 0 ${bulge > 0 === waxing ? 0 : 1} ${n(x)} ${n(y - r)}`;
    const shape = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 ${waxing ? 1 : 0} ${n(x)} ${n(y + r)}${edge}Z`;
    drawing += filled(disc(x, y, r), sea) + filled(shape, lit);
    const craters = range(4).map(() => {
      const turn = random.unit() * 6.28;
      const out = random.unit() * r * 0.7;
      return disc(x + Math.cos(turn) * out, y + Math.sin(turn) * out, random.between(0.05, 0.16) * r);
    });
    drawing += filled(craters.join(''), sky, 'opacity="0.13"');
  }
  return drawing;
}
