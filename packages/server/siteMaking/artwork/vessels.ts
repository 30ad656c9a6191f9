import { type Canvas, type Motif, n, path, rect } from './motif.ts';

/** Vases and bowls on a table before a wall. */
export const vessels: Motif = {
  alt: [
    'Vases and bowls on a table, drawn in flat colours',
    'Vasen und Schalen auf einem Tisch, in flächigen Farben gezeichnet',
  ],
  draw(canvas) {
    const { width, height, chance, inks } = canvas;
    const table = height * chance.between(0.7, 0.76);
    const wall = inks.mix(inks.tint, inks.accent, chance.between(0.04, 0.14));
    const light = path(
      `M${n(width * 0.12)} 0L${n(width * 0.5)} 0L${n(width * 0.78)} ${n(table)}L${n(width * 0.4)} ${n(table)}Z`,
      inks.mix(wall, inks.paper, 0.45),
    );
    const count = width > height ? 4 : 2;
    const fills = [
      inks.accent,
      inks.deep,
      inks.mix(inks.accent, inks.paper, 0.45),
      inks.mix(inks.deep, inks.accent, 0.5),
    ];
    const room = width / (count + 0.6);
    const things = Array.from({ length: count }, (_, index) => {
      const x = room * (index + 0.8) + chance.between(-0.12, 0.12) * room;
      const tall = height * chance.between(0.2, 0.46);
      return vessel(
        canvas,
        { x, foot: table + height * chance.between(0.03, 0.09), tall, wide: room * chance.between(0.3, 0.43) },
        fills[index % fills.length] ?? inks.accent,
      );
    });
    return (
      rect(0, 0, width, height, wall) +
      light +
      rect(0, table, width, height - table, inks.mix(wall, inks.deep, 0.35)) +
      things.join('')
    );
  },
};

interface Standing {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
}

/** Turned on a wheel: one profile, mirrored; lit from the left. */
function vessel({ chance, inks }: Canvas, { x, foot, tall, wide }: Standing, fill: string): string {
  const [neck, belly, base] = [chance.between(0.28, 0.7), 1, chance.between(0.4, 0.65)];
  const top = foot - tall;
  const side = (sign: number) => (part: number, y: number) => `${n(x + sign * wide * part)} ${n(y)}`;
  const [right, left] = [side(1), side(-1)];
  const middle = top + tall * chance.between(0.5, 0.68);
  const outline =
    `M${left(neck, top)}L${right(neck, top)}` +
    `C${right(neck * 0.8, top + tall * 0.24)} ${right(belly, middle - tall * 0.24)} ${right(belly, middle)}` +
    `C${right(belly, middle + tall * 0.2)} ${right(base, foot - tall * 0.08)} ${right(base, foot)}L${left(base, foot)}` +
    `C${left(base, foot - tall * 0.08)} ${left(belly, middle + tall * 0.2)} ${left(belly, middle)}` +
    `C${left(belly, middle - tall * 0.24)} ${left(neck * 0.8, top + tall * 0.24)} ${left(neck, top)}Z`;
  const half =
    `M${n(x + wide * neck * 0.25)} ${n(top)}L${right(neck, top)}` +
    `C${right(neck * 0.8, top + tall * 0.24)} ${right(belly, middle - tall * 0.24)} ${right(belly, middle)}` +
    `C${right(belly, middle + tall * 0.2)} ${right(base, foot - tall * 0.08)} ${right(base, foot)}L${n(x + wide * base * 0.3)} ${n(foot)}` +
    `C${n(x + wide * 0.7)} ${n(middle)} ${n(x + wide * 0.4)} ${n(top + tall * 0.3)} ${n(x + wide * neck * 0.25)} ${n(top)}Z`;
  const ellipse = (y: number, part: number, high: number, ink: string) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide * part)}" ry="${n(high)}" fill="${ink}"/>`;
  const shade = inks.mix(fill, inks.black, 0.18);
  return (
    ellipse(foot + 4, base * 1.7, tall * 0.035, inks.mix(inks.deep, inks.black, 0.3)) +
    path(outline, fill) +
    path(half, shade) +
    ellipse(foot, base, tall * 0.02, shade) +
    ellipse(top, neck, wide * 0.07, inks.mix(fill, inks.black, 0.4))
  );
}
