/**
 * npm run bench -- pages: every template of the demo sites on a slow phone (390 px, 4 times slower, 1.6 Mbit/s, 150 ms),
 * against PF-01 to PF-14 of product.md 4.3. SITES=prints, PAGES=/,/shop and RUNS=1 measure less of it; PICTURES=asked does
 * not wait until every picture is there as AVIF, DATA=FOLDER keeps them for the next time; LIGHTHOUSE=no leaves Lighthouse out,
 * ONLY=PF-10 all else. What is over is measured again at once and when all else was: medians count (pages/record.mjs).
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
await buildAll();
const { freePort, startProduct } = await import('./running.mjs');
const { BUDGETS } = await import('./pages/budgets.mjs');
const { openBrowser } = await import('./pages/browser.mjs');
const { fetchLighthouse, lighthouseReport } = await import('./pages/lighthouse.mjs');
const { inspect, visit } = await import('./pages/measure.mjs');
const { allPicturesMade } = await import('./pages/pictures.mjs');
const { areTwoEnough, figuresOf, isOver, MOST, newRecord, USUAL_VISITS } = await import('./pages/record.mjs');
const { serverTime } = await import('./pages/serverTimes.mjs');
const { templatesOf } = await import('./pages/templates.mjs');

/** Demo site → the name it answers to. */
const SITES = { prints: 'demo', studio: 'studio', cafe: 'cafe' };
/** Answers of each page before any is timed, and those that are. */
const WARM_UP = 10;
const ANSWERS = { cached: 100, rendered: 40 };
/** The number of visits for each, whatever the results. */
const RUNS = process.env.RUNS === undefined ? null : Number(process.env.RUNS);
const listed = (text) => text?.split(',').filter((each) => each !== '');
const wantedSites = listed(process.env.SITES) ?? Object.keys(SITES);
const wantedPages = listed(process.env.PAGES) ?? null;
/** Only the scores of Lighthouse and axe are needed. */
const areScoresAll = process.env.ONLY === 'PF-10';
const budgets = areScoresAll ? BUDGETS.filter(({ id }) => id === 'PF-10') : BUDGETS;
const lighthouse = process.env.LIGHTHOUSE === 'no' ? null : await fetchLighthouse();

/** Creates each demo site by a separate start, in addition to existing ones. */
async function makeSites(dataDir, port) {
  for (const demo of wantedSites) {
    if (!Object.hasOwn(SITES, demo)) throw new Error(`No demo site is called ${demo}.`);
    const { stop } = await startProduct(dataDir, port, { demo });
    await stop();
  }
}

/** The first time: `0`. Again, once all others were measured: `1`. */
async function measure(browser, port, record, time) {
  const { page, visits, reports, cached } = record;
  if (lighthouse !== null) {
    if (reports.length === 0) reports.push(await lighthouseReport(lighthouse, port, page));
    // All of them, whatever the second one says: who stops at the first good one measures luck.
    if (isOver(record, 'reports'))
      while (reports.length < MOST.reports[time]) reports.push(await lighthouseReport(lighthouse, port, page));
  }
  if (areScoresAll) return;
  while (visits.length < (RUNS ?? USUAL_VISITS) && !(RUNS === null && areTwoEnough(record)))
    visits.push(await visit(browser, port, page));
  if (RUNS === null && isOver(record, 'visits'))
    while (visits.length < MOST.visits[time]) visits.push(await visit(browser, port, page));
  if (page.isPublic) await takeTimes(record, cached, time, ANSWERS.cached);
}

async function takeTimes(record, taken, time, answers) {
  if (taken.length === 0) taken.push(await serverTime(port, record.page, answers));
  if (isOver(record, 'times'))
    while (taken.length < MOST.times[time]) taken.push(await serverTime(port, record.page, answers));
}

/** With a server that keeps no page. */
async function measureRendered(records) {
  const { stop } = await startProduct(dataDir, port, { env: { PAGE_CACHE_MB: '0' } });
  // Not the first second of a server's life, in which its code is being compiled.
  for (const { page } of records) await serverTime(port, page, WARM_UP);
  for (const time of MOST.times.keys())
    for (const record of records) await takeTimes(record, record.rendered, time, ANSWERS.rendered);
  await stop();
}

function sayVisits(page, visits, note) {
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  note(
    `of ${visits} visits: LCP ${Math.round(page.lcp)} ms, CLS ${page.cls.toFixed(4)}, blocked ${Math.round(page.blocked)} ms; ${kb(page.total)}: html ${kb(page.html)}, css ${kb(page.css)}, script ${kb(page.scriptBefore)} and ${kb(page.scriptWidgets)} of widgets, fonts ${kb(page.fonts.bytes)}, pictures ${kb(page.firstPictures)} of ${kb(page.allPictures)}`,
  );
  for (const { name, ms, task } of page.presses)
    note(`${name}: ${Math.round(ms)} ms, longest task ${Math.round(task)} ms`);
}

function say(page, { visits, reports }) {
  const failed = budgets.filter(({ of }) => of(page)?.ok === false);
  const note = (text) => console.log(`${' '.repeat(10)}${text}`);
  const verdict = failed.length === 0 ? 'within' : `OVER ${failed.map(({ id }) => id).join(' ')}`;
  console.log(`${page.site} ${page.path} (${page.kind}): ${verdict}`);
  if (!areScoresAll) sayVisits(page, visits, note);
  for (const { id, of } of failed) {
    const { value, limit } = of(page);
    note(`${id}: ${value}; limit ${limit}`);
  }
  if (failed.some(({ id }) => id === 'PF-07')) note(`largest: ${page.lcpWhat}`);
  if (failed.some(({ id }) => id === 'PF-08')) {
    for (const { value, moved } of page.shifts) note(`moved ${value.toFixed(4)}: ${moved.join(' | ')}`);
  }
  if (page.lighthouse !== null) {
    note(`Lighthouse ${Object.values(page.lighthouse.scores).join(' ')} (of ${reports})`);
    for (const found of page.lighthouse.found) note(`Lighthouse: ${found}`);
  }
  for (const found of page.axeFound) note(`axe: ${found}`);
}

const countsOf = ({ visits, reports }) => ({ visits: visits.length, reports: reports.length });

/** Each budget once, by the page that comes nearest to it or is farthest over. */
function sumUp(pages) {
  console.log('');
  for (const { id, what, of } of budgets) {
    const verdicts = pages.map((page) => ({ page, verdict: of(page) })).filter(({ verdict }) => verdict !== null);
    const failed = verdicts.filter(({ verdict }) => !verdict.ok);
    const state = verdicts.length === 0 ? 'no page' : failed.length === 0 ? 'pass' : 'FAIL';
    console.log(
      `${id}  ${state.padEnd(7)}  ${what}${failed.length === 0 ? '' : `: ${failed.length} of ${verdicts.length} pages over`}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  }
}

const kept = process.env.DATA ?? null;
if (kept !== null) mkdirSync(kept, { recursive: true });
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);
const port = await freePort();
const browser = await openBrowser();
try {
  await makeSites(dataDir, port);
  const records = [];
  let running = await startProduct(dataDir, port);
  for (const demo of wantedSites) {
    const templates = await templatesOf(port, SITES[demo], wantedPages);
    if (process.env.PICTURES !== 'asked') await allPicturesMade(port, templates);
    for (const page of templates) records.push(newRecord(page, await inspect(browser, port, page)));
  }
  for (const record of records) await measure(browser, port, record, 0);
  await running.stop();
  if (!areScoresAll) await measureRendered(records);
  running = await startProduct(dataDir, port);
  for (const record of records) await measure(browser, port, record, 1);
  await running.stop();
  console.log(`${records.length} pages, load average ${loadavg()[0].toFixed(1)}\n`);
  const pages = records.map(figuresOf);
  for (const [index, page] of pages.entries()) say(page, countsOf(records[index]));
  sumUp(pages);
} finally {
  await browser.close();
  if (kept === null) rmSync(dataDir, { recursive: true, force: true });
}
