import { blend, box, range } from '../shapes.mjs';

/** Cloth from a notation: warp over weft, two over two under, with a wandering fault. @type {import('../catalogue.mjs').Draw} */
export function weave({ width, height, random, inks }) {
  const threads = 34;
  const pitch = (width - 150) / threads;
  const rows = Math.floor((height - 150) / pitch);
  const top = (height - rows * pitch) / 2;
  const wide = pitch * 0.8;
  const bands = (/** @type {number} */ count, /** @type {number} */ shift) => {
    const list = [];
    let at = shift;
    while (list.length < count) {
      const ink = inks[at % inks.length];
      for (let repeat = random.pick([2, 3, 5, 8]); repeat > 0 && list.length < count; repeat -= 1) list.push(ink);
      at += 1;
    }
    return list;
  };
  const warp = bands(threads, 0);
  const weft = bands(rows, 2);
  let drawing = '';
  for (const row of range(rows)) {
    for (const column of range(threads)) {
      const drift = Math.floor(random.noise(column / 12, row / 12) * 3);
      const isWarpUp = (column + row * (row % 16 < 8 ? 1 : -1) + drift + 400) % 4 < 2;
      const x = 75 + column * pitch;
      const y = top + row * pitch;
      const [under, over] = isWarpUp ? [weft[row], warp[column]] : [warp[column], weft[row]];
      const shade = blend(under, '#1a1512', 0.35);
      drawing += isWarpUp
        ? box(x, y + (pitch - wide) / 2, pitch, wide, shade) +
          box(x + (pitch - wide) / 2, y - 1.5, wide, pitch + 3, over)
        : box(x + (pitch - wide) / 2, y, wide, pitch, shade) +
          box(x - 1.5, y + (pitch - wide) / 2, pitch + 3, wide, over);
    }
  }
  return drawing;
}
