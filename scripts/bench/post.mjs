// npm run bench -- post: a post of 10,000 words on its page: how long until it can be written, and what a keystroke waits.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { buildAll } from '../build.mjs';
import { startShop } from './editor/shop.mjs';
import { isThere, LABELS, recordFrames, takeSamples } from './editor/work.mjs';

const [WORDS, OPENINGS, KEYS] = [10_000, 5, 100];
/** The bounds, in milliseconds. */
const [MOST_OPENING, MOST_KEY] = [1500, 50];
const WINDOW = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

if (process.env.QUOIN_BUILT !== 'yes') await buildAll();
const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);
const shop = await startShop(dataDir);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext(WINDOW);
  await context.addInitScript(recordFrames);
  await shop.signIn(context);
  const owner = shop.ownerOf(context);
  await owner.post('/seen', { name: 'editorTour' });
  const address = `${shop.appOrigin}/demo/config/pages/entry-${await makePost(context, owner)}`;
  const openings = [];
  for (let time = 0; time < OPENINGS; time += 1) openings.push(await opening(context, address));
  const waits = await typing(context, address);
  const opened = at(openings, 0.5);
  const key = at(waits, 0.95);
  console.log(`load ${loadavg()[0].toFixed(1)}, a post of ${WORDS} words`);
  console.log(`opening until it is drawn, median of ${OPENINGS}   ${opened.toFixed(0)} ms, at most ${MOST_OPENING}`);
  console.log(`keystroke p95 of ${KEYS}, event to painted frame  ${key.toFixed(1)} ms, at most ${MOST_KEY}`);
  if (opened > MOST_OPENING || key > MOST_KEY) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A post of the demo's journal with that many words in paragraphs of a hundred. */
async function makePost(context, owner) {
  const answer = await context.request.get(`${shop.appOrigin}/api/app/sites/demo/journals`);
  const journal = (await answer.json()).journals.find(({ kind }) => kind === 'blog').id;
  const list = await context.request.get(`${shop.appOrigin}/api/app/sites/demo/entries?journal=${journal}`);
  const [first] = (await list.json()).entries;
  const { entry } = await (
    await context.request.get(`${shop.appOrigin}/api/app/sites/demo/entries/${first.id}`)
  ).json();
  const body = `<p>${'words '.repeat(100)}</p>`.repeat(WORDS / 100);
  const draft = { ...entry.draft, title: 'Ten thousand words', urlId: '', body };
  return (await owner.post('/sites/demo/entries', { journalId: journal, draft })).entry.id;
}

async function opening(context, address) {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(address);
  await isThere(page.mainFrame(), '[data-region="canvas"] [data-settled]', true);
  const time = performance.now() - begun;
  await page.close();
  return time;
}

async function typing(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await isThere(page.mainFrame(), '[data-region="canvas"] [data-settled]', true);
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.frames()[1].locator('.quoin-edited-text').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await takeSamples(page);
  for (let time = 0; time < KEYS; time += 1) await page.keyboard.press('abcdefgh'[time % 8], { delay: 20 });
  return (await takeSamples(page)).filter((each) => LABELS.keystroke(each) !== null).map(({ waited }) => waited);
}

function at(times, share) {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}
