// What was measured of one page so far, and when that is enough. Each figure counts by the median of all times it was taken.
import { median } from '../running.mjs';
import { BUDGETS } from './budgets.mjs';
import { WANTED_SCORES } from './scores.mjs';

/** Of a page that is within; where the first two are of one opinion about every budget, the third visit changes none. */
export const USUAL_VISITS = 3;
/** Machines have bad moments, and they last: a page that is over is measured again at once, and once more when all others were. */
export const MOST = {
  visits: [5, 9],
  reports: [3, 5],
  times: [1, 3],
};

export const newRecord = (page, inspected) => ({
  page: { ...page, ...inspected },
  ...{ visits: [], reports: [], cached: [], rendered: [] },
});

/** As budgets want it: the page with the middle of each figure, `null` where one was never taken. */
export function figuresOf({ page, visits, reports, cached, rendered }) {
  return {
    ...page,
    lighthouse: reports.length === 0 ? null : middleReport(reports),
    cached: cached.length === 0 ? null : median(cached),
    rendered: rendered.length === 0 ? null : median(rendered),
    ...(visits.length === 0 ? {} : middleVisit(visits)),
  };
}

/** Of the budgets, by what they are read from: those that visits decide, the scores, the server's times. */
const PARTS = {
  visits: ({ id }) => id !== 'PF-10' && id !== 'PF-11',
  reports: ({ id }) => id === 'PF-10',
  times: ({ id }) => id === 'PF-11',
};

/** Whether something that `part` decides is over. */
export function isOver(record, part) {
  const figures = figuresOf(record);
  return BUDGETS.filter(PARTS[part]).some(({ of }) => of(figures)?.ok === false);
}

export function areTwoEnough(record) {
  const opinions = record.visits.map((visit) => {
    const figures = figuresOf({ ...record, visits: [visit] });
    return BUDGETS.filter(PARTS.visits).map(({ of }) => of(figures)?.ok);
  });
  const [first, second] = opinions;
  return opinions.length === 2 && first.every((ok, index) => ok === second[index]);
}

/** Of two the slower one. */
function middleVisit(visits) {
  const middle = (value) => median(visits.map(value));
  const [first] = visits;
  const presses = first.presses.map(({ name }, index) => ({
    name,
    ms: middle((each) => each.presses[index]?.ms ?? 0),
    task: middle((each) => each.presses[index]?.task ?? 0),
  }));
  return {
    ...{ ...first, presses },
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    blocked: middle(({ blocked }) => blocked),
  };
}

function middleReport(reports) {
  const scores = Object.fromEntries(
    Object.keys(WANTED_SCORES).map((name) => [name, median(reports.map(({ scores: own }) => own[name]))]),
  );
  return { scores, found: reports.at(-1).found };
}
