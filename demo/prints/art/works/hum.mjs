import { disc, overprint, range, stroked } from '../shapes.mjs';

/** Moiré: two sets of rings, a hair apart, and the third picture nobody drew. @type {import('../catalogue.mjs').Draw} */
export function hum({ width, height, inks }) {
  const rings = 33;
  const reach = Math.min(width, height) * 0.41;
  const layers = inks.map((ink, layer) => {
    const shift = (layer - (inks.length - 1) / 2) * 96;
    const circles = range(rings).map((ring) =>
      disc(width / 2 + shift * 0.72, height / 2 + shift, 6 + (ring / rings) * reach),
    );
    return overprint(stroked(circles.join(''), ink, 6.4));
  });
  return layers.join('');
}
