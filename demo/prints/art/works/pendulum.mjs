import { line, overprint, range, stroked } from '../shapes.mjs';

/** A harmonograph: two pendulums, slowly losing heart. One drawing per ink. @type {import('../catalogue.mjs').Draw} */
export function pendulum({ width, height, random, inks }) {
  const reach = Math.min(width, height) * 0.43;
  return inks
    .map((ink, layer) => {
      const detune = 0.011 + layer * 0.006;
      const phase = random.between(0.1, 0.5) + layer * 0.9;
      const points = range(5600).map((step) => {
        const time = step * 0.034;
        const fading = Math.exp(-time * 0.0105);
        const x = Math.sin(time * (2 + detune) + phase) * 0.82 + Math.sin(time * 3 + layer) * 0.18;
        const y = Math.sin(time * 3 + phase * 2.1) * 0.82 + Math.sin(time * (2 - detune) + 1.3) * 0.18;
        return /** @type {const} */ ([width / 2 + x * reach * fading, height / 2 + y * reach * fading * 1.16]);
      });
      return overprint(stroked(line(points), ink, 1.15));
    })
    .join('');
}
