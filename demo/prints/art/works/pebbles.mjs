import { along, disc, filled, range, stroked } from '../shapes.mjs';

/** Circle packing: every stone takes the room the others left. @type {import('../catalogue.mjs').Draw} */
export function pebbles({ width, height, random, inks }) {
  /** @type {{ x: number, y: number, r: number }[]} */
  const stones = [];
  const bed = Math.min(width, height) * 0.42;
  for (const attempt of range(5200)) {
    const angle = random.unit() * Math.PI * 2;
    const out = Math.sqrt(random.unit()) * bed;
    const x = width / 2 + Math.cos(angle) * out;
    const y = height / 2 + Math.sin(angle) * out * (height / width) * 0.98;
    const rim = 1 - out / bed;
    let room = Math.min(rim * 160 + 5, attempt < 30 ? 92 : attempt < 260 ? 46 : 21);
    for (const stone of stones) {
      room = Math.min(room, Math.hypot(stone.x - x, stone.y - y) - stone.r - 3.2);
      if (room < 3.4) break;
    }
    if (room >= 3.4) stones.push({ x, y, r: room });
  }
  return stones
    .map(({ x, y, r }) => {
      const ink = along(inks, random.noise(x / 260, y / 260) * 0.6 + 0.5 + random.bell() * 0.18);
      const kind = random.unit();
      if (r > 15 && kind < 0.42) {
        const rings = range(Math.floor(r / 6)).map((ring) => disc(x, y, r - 1.5 - ring * 6));
        return stroked(rings.join(''), ink, 2.6);
      }
      if (r > 9 && kind < 0.6) return stroked(disc(x, y, r - 1.6), ink, 3.2) + filled(disc(x, y, r * 0.34), ink);
      return filled(disc(x, y, r), ink);
    })
    .join('');
}
