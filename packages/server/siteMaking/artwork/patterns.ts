import { type Canvas, disc, type Motif, n, path, rect } from './motif.ts';

/** Squares that hold a quarter, a half or a ring, laid edge to edge. */
export const tiles: Motif = {
  alt: ['A pattern of quarter circles, halves and rings', 'Ein Muster aus Viertelkreisen, Hälften und Ringen'],
  draw(canvas) {
    const { width, height, chance, inks } = canvas;
    const size = Math.min(width, height) / 4;
    const fills = [inks.accent, inks.deep, inks.mix(inks.accent, inks.paper, 0.5), inks.black] as const;
    const cells: string[] = [];
    for (let y = 0; y < height; y += size)
      for (let x = 0; x < width; x += size) {
        const under = chance.pick([
          inks.tint,
          inks.tint,
          inks.mix(inks.tint, inks.accent, 0.16),
          inks.mix(inks.tint, inks.deep, 0.12),
        ]);
        cells.push(tile(canvas, { x, y, size: size + 0.6 }, chance.pick(fills), under));
      }
    return rect(0, 0, width, height, inks.tint) + cells.join('');
  },
};

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function tile({ chance }: Canvas, { x, y, size }: Cell, fill: string, under: string): string {
  const turn = `rotate(${Math.floor(chance.unit() * 4) * 90} ${n(x + size / 2)} ${n(y + size / 2)})`;
  const [far, low] = [x + size, y + size];
  const shapes = [
    path(`M${n(x)} ${n(y)}H${n(far)}A${n(size)} ${n(size)} 0 0 1 ${n(x)} ${n(low)}Z`, fill),
    path(`M${n(x)} ${n(low)}A${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(far)} ${n(low)}Z`, fill),
    path(
      `M${n(x)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(far)} ${n(low)}A${n(size)} ${n(size)} 0 0 1 ${n(x)} ${n(y)}Z`,
      fill,
    ),
    disc(x + size / 2, y + size / 2, size * 0.44, fill) + disc(x + size / 2, y + size / 2, size * 0.22, under),
    rect(x, y, size, size, fill),
  ] as const;
  return `${rect(x, y, size, size, under)}<g transform="${turn}">${chance.pick(shapes)}</g>`;
}

/** Arches within arches, like doors into each other. */
export const arches: Motif = {
  alt: ['Arches within arches, like open doors', 'Bögen in Bögen, wie offene Türen'],
  draw({ width, height, chance, inks }) {
    const ground = inks.mix(inks.tint, inks.accent, chance.between(0.05, 0.18));
    const count = width > height ? 3 : 1;
    const room = width / count;
    const doors = Array.from({ length: count }, (_, index) => {
      const x = room * (index + 0.5);
      const top = height * chance.between(0.16, 0.34);
      const fills = [inks.deep, inks.accent, inks.mix(inks.accent, inks.paper, 0.55), inks.paper];
      return fills.map((fill, ring) => {
        const half = room * (0.42 - ring * 0.09);
        const start = top + room * ring * 0.09 + half;
        return path(
          `M${n(x - half)} ${n(height)}V${n(start)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(start)}V${n(height)}Z`,
          fill,
        );
      });
    });
    const sun = disc(width * chance.between(0.1, 0.9), height * 0.13, Math.min(width, height) * 0.06, inks.accent);
    return rect(0, 0, width, height, ground) + sun + doors.flat().join('');
  },
};

/** Leaves on stems that lean a little. */
export const stems: Motif = {
  alt: [
    'Leaves on long stems, cut out of coloured paper',
    'Blätter an langen Stielen, wie aus farbigem Papier geschnitten',
  ],
  draw(canvas) {
    const { width, height, chance, inks } = canvas;
    const ground = chance.pick([
      inks.tint,
      inks.mix(inks.tint, inks.accent, 0.2),
      inks.mix(inks.deep, inks.black, 0.1),
    ]);
    const isDark = ground !== inks.tint && ground !== inks.mix(inks.tint, inks.accent, 0.2);
    const fills = isDark ? ([inks.tint, inks.accent] as const) : ([inks.deep, inks.accent] as const);
    const count = width > height ? 5 : 3;
    const all = Array.from({ length: count }, (_, index) =>
      stem(canvas, (width / count) * (index + 0.5), chance.pick(fills)),
    );
    return rect(0, 0, width, height, ground) + all.join('');
  },
};

function stem({ width, height, chance, inks }: Canvas, foot: number, fill: string): string {
  const [lean, top] = [chance.between(-0.07, 0.07) * width, height * chance.between(0.1, 0.3)];
  const at = (part: number) => ({ x: foot + lean * part * part, y: height - (height - top) * part });
  const size = Math.min(width, height) * chance.between(0.1, 0.15);
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const { x, y } = at(0.25 + index * 0.11);
    const turn = (index % 2 === 0 ? 38 : -38) + chance.between(-10, 10);
    const leaf = `M0 0C${n(size * 0.42)} ${n(-size * 0.4)} ${n(size * 0.3)} ${n(-size)} 0 ${n(-size * 1.25)}C${n(-size * 0.3)} ${n(-size)} ${n(-size * 0.42)} ${n(-size * 0.4)} 0 0Z`;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${path(leaf, index % 3 === 2 ? inks.mix(fill, inks.tint, 0.35) : fill)}</g>`;
  });
  const [bend, end] = [at(0.5), at(1)];
  const line = `<path d="M${n(foot)} ${n(height)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}" fill="none" stroke="${fill}" stroke-width="${n(size * 0.07)}"/>`;
  return line + leaves.join('');
}
