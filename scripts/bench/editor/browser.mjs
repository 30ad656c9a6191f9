import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../browser.mjs';
import { buildAll } from '../../build.mjs';
import { startShop } from './shop.mjs';

const IN_SECTION = 50;
const TIMES = { keystrokes: 80, dragFrames: 80, removals: 12, steps: 500 };

/**
 * Act → milliseconds of work in the browser's main threads (the app's and the page's in the frame), per act, on a page of few
 * and of many blocks. Work, not waiting: a busy machine makes both wait alike.
 */
export async function inBrowser(small, large) {
  // Whoever has just built says so.
  if (process.env.QUOIN_BUILT !== 'yes') await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
  // As root, PostgreSQL runs as somebody else, who must get in.
  chmodSync(dataDir, 0o755);
  const shop = await startShop(dataDir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || findBrowser({ install: false }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const api = await shop.signIn(context);
    const fewBlocks = await makePage(api, small);
    // Once in vain: whoever comes first runs code nobody has run before.
    await measured(context, shop, fewBlocks, false);
    const few = await measured(context, shop, fewBlocks, false);
    const many = await measured(context, shop, await makePage(api, large), true);
    const figures = {};
    for (const name of Object.keys(few))
      figures[name] = { small: few[name], large: many[name], isBound: name !== 'open' };
    const { before, after } = many.memory;
    delete figures.memory;
    figures['MB, 500 undo+redo'] = { small: before, large: after };
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A page of blocks of text, fifty in a section, as saved from another window. */
async function makePage(api, count) {
  const page = randomUUID();
  const name = `Bench ${count}`;
  const now = {
    ...{ type: 10, typeName: 'page', title: name, navigationTitle: name, urlId: `bench-${count}`, enabled: true },
    ...{ description: '', ordering: 3, body: '', pageSize: 20, mainImage: '', isDeleted: false },
    ...{ access: { kind: 'public' }, seo: { title: '', description: '', image: '', hidden: false } },
  };
  const section = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } };
  const edits = [{ key: `page:${page}`, path: [], now }];
  for (let at = 0; at < count; at += 1) {
    const id = `${count}s${Math.floor(at / IN_SECTION)}`;
    const order = `V${String(Math.floor(at / IN_SECTION)).padStart(3, '0')}V`;
    if (at % IN_SECTION === 0) edits.push({ key: `section:${id}`, path: [], now: { ...section, page, order } });
    const inSection = at % IN_SECTION;
    const place = {
      column: 1 + 4 * (inSection % 3),
      row: 1 + 4 * Math.floor(inSection / 3),
      columns: 3,
      rows: 3,
      layer: 0,
    };
    const value = { html: `<p>Block ${at}</p>` };
    edits.push({ key: `block:${count}b${at}`, path: [], now: { section: id, type: 'html', value, place } });
  }
  await api.save([{ id: randomUUID(), command: 'addPage', label: 'Add page', edits }]);
  return { page, block: `${count}b4`, other: `${count}b7` };
}

async function measured(context, shop, { page: id, block, other }, hasMemory) {
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(`${shop.appOrigin}/demo/config/pages/${id}`);
  await page.locator('[data-region="canvas"] [data-settled]').waitFor({ timeout: 60_000 });
  const open = performance.now() - begin;
  const work = await workOf(page);
  const rest = () => page.getByText('Saved', { exact: true }).waitFor();
  const choose = (name) => page.locator(`[data-block-item="${name}"]`).focus();
  const per = async (times, act) => {
    await rest();
    const before = await work();
    for (let time = 0; time < times; time += 1) await act(time);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return ((await work()) - before) / times;
  };
  const centreOf = async (name) => {
    const { x, y, width, height } = await page.locator(`[data-block-item="${name}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const click = async (name) => page.mouse.click(...(await centreOf(name)));
  await click(block);
  for (let time = 0; time < 10; time += 1) await page.keyboard.press(time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  const keystroke = await per(TIMES.keystrokes, (time) =>
    page.keyboard.press(time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
  );
  const [x, y] = await centreOf(block);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const dragFrame = await per(TIMES.dragFrames, async (time) => {
    await page.mouse.move(x + 60 * Math.sin(time / 6), y + 60 * Math.cos(time / 6));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await choose(other);
  await click(other);
  const remove = await per(TIMES.removals, async () => {
    await page.keyboard.press('Delete');
    await page.locator(`[data-block-item="${other}"]`).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await page.locator(`[data-block-item="${other}"]`).waitFor();
  });
  const memory = hasMemory ? await memoryOf(page) : null;
  await rest();
  await page.close();
  return { open, keystroke, dragFrame, remove, ...(memory === null ? {} : { memory }) };
}

/** Milliseconds the main threads have worked so far: the app's, and those of frames that have a process of their own. */
async function workOf(page) {
  const context = page.context();
  const sessions = [await context.newCDPSession(page)];
  for (const frame of page.frames().slice(1)) {
    const own = await context.newCDPSession(frame).catch(() => null);
    if (own !== null) sessions.push(own);
  }
  for (const session of sessions) await session.send('Performance.enable').catch(() => undefined);
  return async () => {
    let sum = 0;
    for (const session of sessions) {
      const { metrics } = await session.send('Performance.getMetrics').catch(() => ({ metrics: [] }));
      sum += (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    }
    return sum;
  };
}

/** Megabytes of the app's heap before and after 500 times undo and redo (ED-46: flat). */
async function memoryOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    await page.getByText('Saved', { exact: true }).waitFor();
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
  await around(TIMES.steps);
  return { before, after: await heap() };
}
