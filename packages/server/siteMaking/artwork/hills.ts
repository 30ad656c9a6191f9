import { type Canvas, disc, type Motif, n, path, rect } from './motif.ts';

/** Ridges behind each other, paler the farther they are, and a sun. */
export const hills: Motif = {
  alt: [
    'Hills behind hills under a low sun, in flat colours',
    'Hügel hinter Hügeln unter tiefer Sonne, in flächigen Farben',
  ],
  draw({ width, height, chance, inks }) {
    const sky = inks.mix(inks.tint, inks.accent, 0.12);
    const sun = disc(
      width * chance.between(0.25, 0.75),
      height * chance.between(0.24, 0.4),
      Math.min(width, height) * chance.between(0.09, 0.15),
      inks.accent,
    );
    const count = 5;
    const ridges = Array.from({ length: count }, (_, index) => {
      const depth = index / (count - 1);
      const fill = inks.mix(inks.mix(sky, inks.accent, 0.25), inks.deep, depth * 0.95);
      return ridge({ width, height, chance, inks }, height * (0.42 + depth * 0.4), height * (0.1 - depth * 0.03), fill);
    });
    return rect(0, 0, width, height, sky) + sun + ridges.join('');
  },
};

/** One line of hills: a few waves on top of each other. */
function ridge({ width, height, chance }: Canvas, base: number, lift: number, fill: string): string {
  const waves = [1.3, 2.7, 5.1].map((rate, index) => ({
    ...{ rate: rate * chance.between(0.8, 1.25), shift: chance.between(0, 7), size: lift / (index + 1) },
  }));
  const steps = 60;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = step / steps;
    const y = base - waves.reduce((sum, { rate, shift, size }) => sum + Math.sin(at * rate * 3.1 + shift) * size, 0);
    return `${n(at * width)} ${n(y)}`;
  });
  return path(`M0 ${n(height)}L${points.join('L')}L${n(width)} ${n(height)}Z`, fill);
}
