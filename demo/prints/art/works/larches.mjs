import { blend, line, range, stroked } from '../shapes.mjs';

/** Trees by one rule, applied until the twigs are too thin, with mist between the rows. @type {import('../catalogue.mjs').Draw} */
export function larches({ width, height, random, inks, paper }) {
  const [wood, leaf] = inks;
  let drawing = '';
  for (const row of range(3)) {
    const share = row / 2;
    const ink = blend(wood, paper, 0.68 - share * 0.68);
    const bud = blend(leaf, paper, 0.6 - share * 0.6);
    const trees = 6 - row;
    for (const tree of range(trees)) {
      const x = width * (0.14 + (0.72 * (tree + 0.5)) / trees) + random.bell() * 36;
      drawing += grow(x, height * (0.66 + share * 0.2), 88 + share * 88, ink, bud, random);
    }
  }
  return drawing;
}

/** @param {number} x @param {number} y @param {number} length @param {string} ink @param {string} bud @param {import('../random.mjs').Random} random */
function grow(x, y, length, ink, bud, random) {
  /** @type {string[]} */
  const limbs = Array.from({ length: 9 }, () => '');
  let buds = '';
  /** @param {number} fromX @param {number} fromY @param {number} angle @param {number} reach @param {number} depth */
  const branch = (fromX, fromY, angle, reach, depth) => {
    const toX = fromX + Math.cos(angle) * reach;
    const toY = fromY + Math.sin(angle) * reach;
    limbs[depth] += line([
      [fromX, fromY],
      [toX, toY],
    ]);
    if (depth === 7 || reach < 7) {
      buds += line([
        [toX, toY],
        [toX + 0.1, toY],
      ]);
      return;
    }
    const open = random.between(0.24, 0.5);
    branch(toX, toY, angle - open, reach * random.between(0.66, 0.82), depth + 1);
    branch(toX, toY, angle + open * random.between(0.7, 1.2), reach * random.between(0.62, 0.8), depth + 1);
  };
  branch(x, y, -Math.PI / 2 + random.bell() * 0.12, length, 0);
  const wood = limbs.map((data, depth) => (data === '' ? '' : stroked(data, ink, (length / 13) * 0.66 ** depth + 0.5)));
  return wood.join('') + stroked(buds, bud, length / 24);
}
