import { box, n, range } from '../shapes.mjs';

/** Truchet tiles in two sizes: quarter rails that always meet. @type {import('../catalogue.mjs').Draw} */
export function switchyard({ width, height, random, inks, paper }) {
  const across = 7;
  const size = (width - 140) / across;
  const down = Math.floor((height - 140) / size);
  const top = (height - down * size) / 2;
  const [bed, ...rails] = inks;
  let drawing = box(70, top, size * across, size * down, bed);

  /** @param {number} x @param {number} y @param {number} side @param {string} ink */
  const tile = (x, y, side, ink) => {
    const turned = random.chance(0.5);
    const corners = turned
      ? [
          [x, y, 1],
          [x + side, y + side, 3],
        ]
      : [
          [x + side, y, 2],
          [x, y + side, 0],
        ];
    return corners
      .map(([cx, cy]) => {
        const rings = [0.66, 0.5, 0.34].map(
          (share, ring) =>
            `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(side * share)}" fill="none" stroke="${ring === 1 ? paper : ink}" stroke-width="${n(side * 0.09)}"/>`,
        );
        return rings.join('');
      })
      .join('');
  };

  let clips = '';
  for (const row of range(down)) {
    for (const column of range(across)) {
      const x = 70 + column * size;
      const y = top + row * size;
      const parts = random.chance(0.3) ? 2 : 1;
      for (const part of range(parts * parts)) {
        const side = size / parts;
        const left = x + (part % parts) * side;
        const upper = y + Math.floor(part / parts) * side;
        const id = `t${row}-${column}-${part}`;
        const ink =
          rails[Math.floor((random.noise(column / 3, row / 3) * 0.5 + 0.5) * rails.length * 0.999)] ?? rails[0];
        clips += `<clipPath id="${id}"><rect x="${n(left)}" y="${n(upper)}" width="${n(side)}" height="${n(side)}"/></clipPath>`;
        drawing += `<g clip-path="url(#${id})">${tile(left, upper, side, ink)}</g>`;
      }
    }
  }
  return `<defs>${clips}</defs>${drawing}`;
}
