import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../browser.mjs';
import { buildAll } from '../../build.mjs';
import { makePage, ourPage } from './ourPage.mjs';
import { puckPage, servePuck } from './puckEditor.mjs';
import { restyle } from './restyle.mjs';
import { openBoth, takeTurns } from './rounds.mjs';
import { startShop } from './shop.mjs';
import { traceDrag } from './traced.mjs';

const ACTS = ['keystroke', 'drag', 'remove', 'choose'];
const TIMES = { rounds: 3, perRound: 10 };
const OPENINGS = 5;
const UNDOS = 500;
const TRACED = 60;
const RESTYLED = 10;
const WINDOW = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

/** Our editor, served by the product as anybody has it: act → figures, and the heap of the large page over undo and redo. */
export async function inOurs(small, large) {
  // Set if the caller has just built it.
  if (process.env.QUOIN_BUILT !== 'yes') await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
  // Started as root, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const shop = await startShop(dataDir);
  try {
    return await inBrowser(async (browser) => {
      const { subjects, state } = await ourSubjects(browser, shop, { small, large });
      const newPage = async () => (await browser.newContext({ ...WINDOW, storageState: state })).newPage();
      const { opened, loads } = await openBoth(newPage, subjects, OPENINGS);
      const figures = await takeTurns(opened, ACTS, TIMES);
      const traced = await traceDrag(browser, opened.large, TRACED);
      const memory = await memoryOf(opened.large);
      const style = await restyle(opened.large, RESTYLED);
      return { figures, loads, traced, memory, style };
    });
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each page is on a separate site, so neither is notified of changes to the other. */
async function ourSubjects(browser, shop, sizes) {
  const context = await browser.newContext();
  await shop.signIn(context);
  const owner = shop.ownerOf(context);
  const subjects = {};
  for (const [size, count] of Object.entries(sizes)) {
    const site = await owner.makeSite(`Bench ${count}`);
    const id = await makePage(owner, site, count);
    subjects[size] = (page) => ourPage(page, { appOrigin: shop.appOrigin, site, id, count });
  }
  const state = await context.storageState();
  await context.close();
  return { subjects, state };
}

/** Puck's editor on the same document. */
export async function inPuck(small, large) {
  const { origin, stop } = await servePuck();
  try {
    return await inBrowser(async (browser) => {
      const subjects = {
        small: (page) => puckPage(page, { origin, count: small }),
        large: (page) => puckPage(page, { origin, count: large }),
      };
      const newPage = async () => (await browser.newContext(WINDOW)).newPage();
      const { opened, loads } = await openBoth(newPage, subjects, OPENINGS);
      return { figures: await takeTurns(opened, ACTS, TIMES), loads };
    });
  } finally {
    stop();
  }
}

async function inBrowser(measure) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Megabytes of the app's heap before and after 500 times undo and redo (ED-46: flat). */
async function memoryOf({ page, rest }) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    await rest();
    await session.send('HeapProfiler.collectGarbage');
    return (await page.evaluate(() => performance.memory.usedJSHeapSize)) / 1e6;
  };
  const around = async (times) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+Shift+Z');
    }
  };
  await around(20);
  const before = await heap();
  await around(UNDOS);
  return { before, after: await heap() };
}
