// What the bench of the editor prints: each table the same two pages, few blocks and many.

import { quantile } from '../running.mjs';

const number = (value, width = 8) => (value === undefined ? '–' : value.toFixed(1)).padStart(width);
const ratioOf = ({ small, large }) => large / small;

/** Without a browser; answers whether all keep the bound. */
export function sayCore(figures, most) {
  let isKept = true;
  console.log('\nwithout a browser                             few    many  ratio');
  for (const [name, { small, large }] of Object.entries(figures)) {
    const isTooMuch = large / small > most;
    isKept &&= !isTooMuch;
    const unit = name.startsWith('kB') ? '' : ', µs';
    console.log(
      `${`${CORE_WORDS[name] ?? name}${unit}`.padEnd(38)}${number(small, 10)}${number(large, 9)}${(large / small).toFixed(2).padStart(7)}${isTooMuch ? '  TOO MUCH' : ''}`,
    );
  }
  return isKept;
}

const CORE_WORDS = {
  keystroke: 'keystroke in a text',
  dragFrame: 'frame of a drag',
  remove: 'delete a block, and undo',
  undoAndRedo: 'undo and redo',
  'kB, 500 undo+redo': 'kB before and after 500 undo and redo',
};

/** Processor time per act, as ratios: the issue's bound is on ours. Answers whether all keep it. */
export function sayWork(ours, puck, most) {
  let isKept = true;
  console.log('\nprocessor time per act, ms          ours: few    many  ratio        Puck: few    many  ratio');
  for (const [name, figure] of Object.entries(ours)) {
    const [own, other] = [worksOf(figure), puck?.[name] ? worksOf(puck[name]) : null];
    const isTooMuch = ratioOf(own) > most;
    isKept &&= !isTooMuch;
    const theirs =
      other === null
        ? ''
        : `      ${number(other.small)}${number(other.large)}${ratioOf(other).toFixed(2).padStart(7)}`;
    console.log(
      `${WORDS[name].padEnd(36)}${number(own.small)}${number(own.large)}${ratioOf(own).toFixed(2).padStart(7)}` +
        `${isTooMuch ? '  TOO MUCH' : '          '}${theirs}`,
    );
  }
  return isKept;
}

const worksOf = ({ small, large }) => ({ small: small.work, large: large.work });

/** What a person waits for: from the event to the painted frame, median and p95. */
export function sayWaits(ours, puck) {
  console.log(
    '\nevent to painted frame, median/p95, ms   ours: few          many      Puck: few          many   samples',
  );
  const names = [...new Set(Object.values(ours).flatMap(({ large }) => Object.keys(large.waits)))];
  const find = (figures, size, name) =>
    Object.values(figures ?? {}).find((figure) => figure[size].waits[name])?.[size].waits[name].waited;
  const pair = (figure) => (figure ? `${number(figure.median)}/${number(figure.p95, 6)}` : ' '.repeat(15));
  for (const name of names) {
    const all = [
      find(ours, 'small', name),
      find(ours, 'large', name),
      find(puck, 'small', name),
      find(puck, 'large', name),
    ];
    console.log(`${WORDS[name].padEnd(36)}${all.map(pair).join('')}${String(all[1].count).padStart(8)}`);
  }
}

/** Until one can work: of several openings, each in a browser that has nothing yet. */
export function sayOpenings(ours, puck) {
  console.log('\nopen until usable, ms                  ours: few    many               Puck: few    many');
  const say = (what, of) => {
    const theirs = puck ? `                 ${number(of(puck.small))}${number(of(puck.large))}` : '';
    console.log(`${what.padEnd(36)}${number(of(ours.small))}${number(of(ours.large))}${theirs}`);
  };
  say('best', (loads) => Math.min(...loads));
  say('median', (loads) => quantile(loads, 0.5));
}

/** ED-38 and ED-46 of product.md, figure by figure. Answers whether all hold. */
export function sayBudget({ figures, loads, traced, memory, style }) {
  const { keystroke, drag } = figures;
  const growth = memory.after / memory.before;
  const lines = [
    ['keystroke p95, event to painted', keystroke.large.waits.keystroke.waited.p95, 50, 'ms'],
    ['drag frame p95, work of the app (trace)', traced.app.p95, 16.7, 'ms'],
    ['drag frame p95, work of the page (trace)', traced.page.p95, 16.7, 'ms'],
    ['open page, median', quantile(loads.large, 0.5), 2000, 'ms'],
    [`heap over 500 undo and redo, ${memory.before.toFixed(1)} to ${memory.after.toFixed(1)} MB`, growth, 1.1, 'times'],
    ['style p95, press to painted page, first change', style.clean.p95, 100, 'ms'],
    ['style p95, press to painted page, next change', style.dirty.p95, 100, 'ms'],
  ];
  console.log('\nED-46 and ED-38, page of many blocks');
  for (const [name, value, most, unit] of lines)
    console.log(`${name.padEnd(46)}${number(value)} of ${most} ${unit}  ${value <= most ? 'pass' : 'FAIL'}`);
  const both = `processor time of a drag frame, both threads: median ${number(drag.large.own.median, 0)}, p95 ${number(drag.large.own.p95, 0)} ms`;
  // A move comes anywhere between two frames of the display: how long it waits for the next is not the editor's.
  const { median: half, p95 } = drag.large.waits.drag.worked;
  console.log(
    `a move in a drag to its painted frame, waiting for it included: median ${number(half, 0)}, p95 ${number(p95, 0)} ms`,
  );
  console.log(both);
  const middle = ({ median, count }) => `${number(median, 0)} (${count})`;
  console.log(
    `medians: drag frame by trace, app ${middle(traced.app)}, page ${middle(traced.page)}; ` +
      `style, first ${middle(style.clean)}, next ${middle(style.dirty)} ms`,
  );
  return lines.every(([, value, most]) => value <= most);
}

const WORDS = {
  keystroke: 'keystroke in a text',
  drag: 'frame of a drag',
  remove: 'delete a block, and undo',
  delete: 'delete a block',
  undo: 'undo',
  choose: 'choose a block',
};
