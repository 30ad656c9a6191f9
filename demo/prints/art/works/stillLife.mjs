import { box, disc, filled, overprint, range } from '../shapes.mjs';

/** Three inks, a few cut shapes, and the colours that happen where they meet. @type {import('../catalogue.mjs').Draw} */
export function stillLife({ width, height, random, inks }) {
  const [first, second, third] = inks;
  const floor = height * 0.72;
  const halftone = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
    /** @type {number} */ h,
  ) => {
    const gap = 13;
    let dots = '';
    for (const row of range(Math.floor(h / gap))) {
      for (const column of range(Math.floor(w / gap))) {
        const shift = row % 2 ? gap / 2 : 0;
        dots += disc(x + column * gap + shift, y + row * gap, 1 + (row / (h / gap)) * 5.4);
      }
    }
    return dots;
  };
  const bowl = `M${width * 0.2} ${height * 0.52}H${width * 0.7}A${width * 0.25} ${width * 0.25} 0 0 1 ${width * 0.2} ${height * 0.52}Z`;
  const vase = `M${width * 0.6} ${floor + 60}C${width * 0.48} ${height * 0.5} ${width * 0.66} ${height * 0.46} ${width * 0.65} ${height * 0.2}H${width * 0.77}C${width * 0.76} ${height * 0.46} ${width * 0.94} ${height * 0.5} ${width * 0.82} ${floor + 60}Z`;
  const leaves = range(5).map((leaf) => {
    const turn = -64 + leaf * 30 + random.between(-6, 6);
    return `<ellipse cx="${width * 0.71}" cy="${height * 0.1}" rx="${width * 0.035}" ry="${height * 0.105}" fill="${second}" transform="rotate(${turn} ${width * 0.71} ${height * 0.215})"/>`;
  });
  return [
    overprint(filled(halftone(80, floor - height * 0.2, width - 160, height * 0.46), third, 'opacity="0.55"')),
    overprint(box(70, floor, width - 140, height - floor - 70, third)),
    overprint(filled(disc(width * 0.3, height * 0.27, width * 0.17), first)),
    overprint(filled(bowl, second)),
    overprint(
      filled(
        disc(width * 0.36, height * 0.44, width * 0.105) + disc(width * 0.54, height * 0.455, width * 0.09),
        first,
      ),
    ),
    overprint(filled(vase, third)),
    overprint(leaves.join('')),
    overprint(filled(disc(width * 0.47, height * 0.81, width * 0.075), first)),
  ].join('');
}
