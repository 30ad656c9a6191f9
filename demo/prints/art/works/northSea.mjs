import { along, curve, filled, range, stroked } from '../shapes.mjs';

/** Water as a page of handwriting, with the sun's road across it. @type {import('../catalogue.mjs').Draw} */
export function northSea({ width, height, random, inks }) {
  const [sun, ...waters] = inks;
  const horizon = height * 0.36;
  const cx = width * 0.56;
  const r = Math.min(width, height) * 0.19;
  let drawing = filled(`M${cx - r} ${horizon}A${r} ${r} 0 0 1 ${cx + r} ${horizon}Z`, sun);
  const rows = 54;
  for (const row of range(rows)) {
    const share = (row / rows) ** 1.25;
    const y = horizon + share * (height - horizon - 80) + 5;
    const swell = 1.5 + share * 17;
    let x = 72 + random.unit() * 30;
    while (x < width - 84) {
      const length = Math.min(random.between(40, 110 + share * 260), width - 72 - x);
      const points = range(12).map((step) => {
        const at = x + (length * step) / 11;
        return /** @type {const} */ ([at, y + random.noise(at / (60 + share * 120), row / 4) * swell]);
      });
      const road = Math.abs(x + length / 2 - cx) < r * (0.5 + share * 0.75) && random.chance(0.5);
      drawing += stroked(curve(points), road ? sun : along(waters, share + random.bell() * 0.2), 1.6 + share * 5);
      x += length + random.between(8, 26);
    }
  }
  return drawing;
}
