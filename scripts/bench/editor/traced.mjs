// What the main threads do for a frame, from a trace of Chromium: not what the screen and the painting make one wait for.
import { writeFileSync } from 'node:fs';
import { quantile } from '../running.mjs';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
/** A bit more than one frame at 60 per second: each move gets its own frame. */
const PACE_MS = 24;

/**
 * Drags in the open page while Chromium writes down what it does. Answers for each main thread what a frame took it, in
 * milliseconds of processor time: the app's from the move through the commit, with input, script, style, layout and paint; the
 * page's after it.
 */
export async function traceDrag(browser, { page, acts, rest }, times) {
  await rest();
  await acts.drag.begin();
  await browser.startTracing(undefined, { categories: CATEGORIES });
  for (let time = 0; time < times; time += 1) {
    await acts.drag.run(time);
    await page.waitForTimeout(PACE_MS);
  }
  const bytes = await browser.stopTracing();
  await acts.drag.end();
  await rest();
  if (process.env.QUOIN_BENCH_TRACE) writeFileSync(process.env.QUOIN_BENCH_TRACE, bytes);
  return framesIn(JSON.parse(bytes.toString()).traceEvents);
}

function framesIn(events) {
  const nameOf = (event) => `${event.pid} ${event.tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(nameOf),
  );
  const moves = events.filter(
    (event) => event.name === 'EventDispatch' && event.args.data?.type === 'pointermove' && mains.has(nameOf(event)),
  );
  const app = mostIn(moves.map(nameOf));
  const begins = moves.filter((event) => nameOf(event) === app).map(({ ts }) => ts);
  // A task event has its processor time. Tasks are not nested.
  const tasks = events.filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name) && !/^Thread/.test(name));
  const commits = events.filter(({ name, ph }) => ph === 'X' && name === 'Commit');
  const frames = begins.slice(1, -1).map((begin, index) => ({ begin, next: begins[index + 2] }));
  const ofApp = frames.map(({ begin, next }) => {
    const end = firstEnd(commits, app, [begin, next]);
    return sumOf(tasks, app, [begin, end ?? next]);
  });
  // The page receives a move after the app: sums its work until the next one, divided by the frames it produced.
  const others = [...mains].filter((thread) => thread !== app);
  const ofPage = frames.map(({ begin, next }) => {
    const each = others.map((thread) => {
      const made = commits.filter((event) => nameOf(event) === thread && event.ts > begin && event.ts <= next).length;
      return sumOf(tasks, thread, [begin, next]) / Math.max(1, made);
    });
    return Math.max(0, ...each);
  });
  return { app: summed(ofApp), page: summed(ofPage) };
}

/** When the first of a thread's events within a span was over. */
function firstEnd(events, thread, [from, to]) {
  const own = events.filter(({ pid, tid, ts }) => `${pid} ${tid}` === thread && ts > from && ts <= to);
  const ends = own.map(({ ts, dur = 0 }) => ts + dur);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Milliseconds of a thread's tasks that touch a span. */
function sumOf(tasks, thread, [from, to]) {
  const own = tasks.filter(({ pid, tid, ts, dur = 0 }) => `${pid} ${tid}` === thread && ts + dur > from && ts < to);
  return own.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
}

function mostIn(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}

function summed(values) {
  return { count: values.length, median: quantile(values, 0.5), p95: quantile(values, 0.95) };
}
