import { box, range } from '../shapes.mjs';

/** Letters for a language without words: quarter circles, halves, bars. @type {import('../catalogue.mjs').Draw} */
export function alphabet({ width, height, random, inks, paper }) {
  const across = 4;
  const cell = (width - 160) / across;
  const down = Math.floor((height - 160) / cell);
  const top = (height - down * cell) / 2;
  let drawing = '';
  for (const row of range(down)) {
    for (const column of range(across)) {
      const [ground, shape, detail] = random.shuffle([...inks, paper]);
      const letter = letterOf(random.whole(0, 6), shape, detail);
      const turn = random.whole(0, 3) * 90;
      const x = 80 + column * cell;
      const y = top + row * cell;
      drawing += `<g transform="translate(${x} ${y}) scale(${cell / 100})">${box(0, 0, 100.4, 100.4, ground)}<g transform="rotate(${turn} 50 50)">${letter}</g></g>`;
    }
  }
  return drawing;
}

/** @param {number} kind @param {string} shape @param {string} detail */
function letterOf(kind, shape, detail) {
  const letters = [
    `<path d="M0 0H100A100 100 0 0 1 0 100Z" fill="${shape}"/><path d="M0 0H50A50 50 0 0 1 0 50Z" fill="${detail}"/>`,
    `<path d="M0 50A50 50 0 0 1 100 50Z" fill="${shape}"/><path d="M0 100A50 50 0 0 1 100 100Z" fill="${detail}"/>`,
    `<circle cx="50" cy="50" r="50" fill="${shape}"/><circle cx="50" cy="50" r="22" fill="${detail}"/>`,
    `<path d="M0 0H100L0 100Z" fill="${shape}"/><circle cx="70" cy="70" r="18" fill="${detail}"/>`,
    `<path d="M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z" fill="${shape}"/>`,
    `<path d="M0 0A100 100 0 0 0 100 100V0Z" fill="${shape}"/><path d="M0 100A50 50 0 0 1 50 50V100Z" fill="${detail}"/>`,
    `<path d="M50 0A50 50 0 0 1 50 100Z" fill="${shape}"/><path d="M50 0A50 50 0 0 0 50 100Z" fill="${detail}"/>`,
  ];
  return letters[kind];
}
