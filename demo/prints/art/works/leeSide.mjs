import { along, blend, curve, filled, range, stroked } from '../shapes.mjs';

/** Dunes one behind the other, each combed by the same wind. @type {import('../catalogue.mjs').Draw} */
export function leeSide({ width, height, random, inks, paper }) {
  const layers = 7;
  const id = `sky${Math.round(random.unit() * 1e6)}`;
  let drawing = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks[0]}"/><stop offset="1" stop-color="${blend(inks[0], paper, 0.75)}"/></linearGradient><clipPath id="${id}c"><rect x="66" y="66" width="${width - 132}" height="${height - 132}"/></clipPath></defs>`;
  drawing += `<g clip-path="url(#${id}c)"><rect width="${width}" height="${height * 0.7}" fill="url(#${id})"/>`;
  drawing += `<circle cx="${width * 0.3}" cy="${height * 0.27}" r="${Math.min(width, height) * 0.085}" fill="${paper}"/>`;
  for (const layer of range(layers)) {
    const share = layer / (layers - 1);
    const ink = along(inks.slice(1), share);
    const base = height * (0.36 + share * 0.47);
    const crest = range(26).map((step) => {
      const x = (width * step) / 25;
      const y =
        base +
        random.noise(step / 8 + layer * 13, layer * 3.7) * height * 0.12 -
        Math.sin((step / 25) * Math.PI + layer * 1.7) * height * 0.035;
      return /** @type {const} */ ([x, y]);
    });
    drawing += filled(`${curve(crest)}L${width} ${height}L0 ${height}Z`, ink);
    const combed = range(16).map((stripe) => {
      const drop = (stripe + 1) * (7 + share * 6);
      return curve(
        crest.map(
          ([x, y], step) =>
            /** @type {const} */ ([x, y + drop + Math.sin(step / 2.2 + stripe / 3 + layer) * 5 * share]),
        ),
      );
    });
    drawing += stroked(combed.join(''), blend(ink, '#241a2b', 0.28), 1.3, `opacity="${0.35 + share * 0.3}"`);
  }
  return `${drawing}</g>`;
}
