import { quantile } from '../running.mjs';
import { painted, recordFrames, takeSamples, workOf } from './work.mjs';

/** What the page before leaves behind, and a new context begins, is no part of an opening. */
const CALM_MS = 1_000;

/** Opens an editor several times, on a page of few and on one of many blocks, each in a browser that has nothing yet. */
export async function openBoth(newPage, subjects, times) {
  const opened = {};
  const loads = { small: [], large: [] };
  for (let time = 0; time < times; time += 1)
    for (const size of ['small', 'large']) {
      await opened[size]?.page.close();
      const page = await newPage();
      await page.addInitScript(recordFrames);
      const subject = subjects[size](page);
      await page.waitForTimeout(CALM_MS);
      const begun = performance.now();
      await subject.open();
      loads[size].push(performance.now() - begun);
      opened[size] = { ...subject, work: await workOf(page) };
    }
  return { opened, loads };
}

/**
 * Act → what it costs on both pages, taking turns in rounds. `work`: milliseconds of processor time per act, without what
 * looking at it costs; `own`: that of each act alone; `waits`: milliseconds from the event to the painted frame (`waited`)
 * and from when the browser began with it (`worked`).
 */
export async function takeTurns(opened, acts, { rounds, perRound }) {
  const figures = {};
  for (const name of acts) {
    const sizes = { small: [], large: [] };
    // The first round does not count: its code runs for the first time.
    for (let round = 0; round <= rounds; round += 1)
      for (const size of Object.keys(sizes)) {
        const found = await oneRound(opened[size], name, round === 0 ? 3 : perRound);
        if (round > 0) sizes[size].push(found);
      }
    const { labelOf } = opened.small.acts[name];
    figures[name] = { small: summed(sizes.small, labelOf), large: summed(sizes.large, labelOf) };
  }
  return figures;
}

/** How often one only looks. */
const IDLE = 4;

async function oneRound({ page, acts, rest, work }, name, times) {
  const act = acts[name];
  await rest();
  await act.begin?.();
  await painted(page);
  const idle = await costs(page, work, IDLE, () => undefined);
  await takeSamples(page);
  const busy = await costs(page, work, times, act.run, act.ready);
  const samples = await takeSamples(page);
  await act.end?.();
  await rest();
  const own = busy.map((each) => Math.max(0, each - average(idle)));
  return { busy: average(busy), idle: average(idle), own, samples };
}

const average = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Per act: with all that goes on until the next one begins, saving included. */
async function costs(page, work, times, run, ready) {
  const found = [];
  let before = await work();
  for (let time = 0; time < times; time += 1) {
    if (ready) {
      await ready(time);
      await painted(page);
      before = await work();
    }
    await run(time);
    await painted(page);
    const after = await work();
    found.push(after - before);
    before = after;
  }
  return found;
}

function summed(rounds, labelOf) {
  const of = (values) => ({ count: values.length, median: quantile(values, 0.5), p95: quantile(values, 0.95) });
  const samples = rounds.flatMap((each) => each.samples);
  const labels = [...new Set(samples.map(labelOf))].filter((label) => label !== null);
  const waits = labels.map((label) => {
    const own = samples.filter((sample) => labelOf(sample) === label);
    const times = (what) => of(own.map((each) => each[what]));
    return [label, { waited: times('waited'), worked: times('worked') }];
  });
  return {
    // What else the machine does only ever adds: of acting as of looking, the calmest round says most.
    work: Math.min(...rounds.map(({ busy }) => busy)) - Math.min(...rounds.map(({ idle }) => idle)),
    own: of(rounds.flatMap((each) => each.own)),
    waits: Object.fromEntries(waits),
  };
}
