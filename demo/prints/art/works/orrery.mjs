import { disc, filled, line, range, stroked } from '../shapes.mjs';

/** Planets shaded with nothing but straight lines, on the orbits of a small machine. @type {import('../catalogue.mjs').Draw} */
export function orrery({ width, height, random, inks, paper }) {
  const [ink, ...worlds] = inks;
  const cx = width * 0.5;
  const cy = height * 0.5;
  const reach = Math.min(width, height) * 0.43;
  const orbits = [0.24, 0.42, 0.63, 0.86].map((share) => share * reach);
  let drawing = stroked(orbits.map((r) => disc(cx, cy, r)).join(''), ink, 1.6);
  const ticks = range(180).map((tick) => {
    const turn = (tick / 180) * Math.PI * 2;
    const inner = reach * (tick % 15 === 0 ? 0.97 : 0.985);
    return line([
      [cx + Math.cos(turn) * inner, cy + Math.sin(turn) * inner],
      [cx + Math.cos(turn) * reach * 1.01, cy + Math.sin(turn) * reach * 1.01],
    ]);
  });
  drawing += stroked(ticks.join(''), ink, 1.6) + planet(cx, cy, reach * 0.13, worlds[0], ink, paper);
  orbits.forEach((r, index) => {
    const turn = random.between(0, 1) + index * 2.1;
    const size = reach * [0.05, 0.075, 0.12, 0.095][index];
    drawing += planet(
      cx + Math.cos(turn) * r,
      cy + Math.sin(turn) * r,
      size,
      worlds[(index + 1) % worlds.length],
      ink,
      paper,
    );
  });
  return drawing;
}

/** @param {number} x @param {number} y @param {number} r @param {string} world @param {string} ink @param {string} paper */
function planet(x, y, r, world, ink, paper) {
  const gap = Math.max(3.4, r / 15);
  let hatch = '';
  for (let at = -r; at < r; at += gap) {
    const reach = Math.sqrt(r * r - at * at);
    // Lines stop earlier near the light, so the ball turns.
    const from = Math.max(-reach, reach * 0.2 - (at + r) * 0.55);
    if (from < reach)
      hatch += line([
        [x + from, y + at],
        [x + reach, y + at],
      ]);
  }
  return (
    filled(disc(x, y, r + 9), paper) +
    filled(disc(x, y, r), world) +
    stroked(hatch, ink, gap * 0.42) +
    stroked(disc(x, y, r), ink, 2.2)
  );
}
