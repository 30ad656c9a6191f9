/**
 * npm run bench -- faults: what pages, cart and checkout feel when the doors where pages report are silent, refuse, fail or
 * answer without an end (FT-20, ANA-1). Each round visits with well doors and with each fault, in an order that turns; what
 * counts is the difference within a round. ROUNDS=5 makes fewer; BUILT=yes takes the product as it is built.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
if (process.env.BUILT !== 'yes') await buildAll();
const { chromium } = await import('playwright-core');
const { findBrowser } = await import('../browser.mjs');
const { startFaultProxy } = await import('../faults/faultProxy.mjs');
const { freePort, median, startProduct } = await import('./running.mjs');

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const BOUND_MS = 5;
/** Milliseconds that a visitor looks at a page: long enough that it has told what it tells. */
const LOOK_MS = 700;
const FAULTS = ['well', 'hang', 'refuse', '500', '200 MB'];
/** Page → the part of it that people wait for. */
const STEPS = [
  ['page', '/shop/ridge-lines', 'add-to-cart'],
  ['cart', '/cart', 'cart'],
  ['checkout', '/checkout', 'checkout'],
];

const isAwake = (name) => {
  const element = document.querySelector(`[data-island="${name}"]`);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
};

async function putIntoCart(page) {
  for (const name of ['30 × 40 cm', 'Oak', 'Indigo']) await page.getByRole('radio', { name }).click();
  const begin = performance.now();
  await page.locator('.sqs-add-to-cart-button').click();
  await page.locator('.cart-pill__link').waitFor();
  return performance.now() - begin;
}

/** One new visitor; step → milliseconds until it could be used. */
async function visit(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const times = {};
  for (const [name, path, island] of STEPS) {
    const begin = performance.now();
    await page.goto(origin + path);
    await page.waitForFunction(isAwake, island);
    times[name] = performance.now() - begin;
    if (name === 'page') times['into the cart'] = await putIntoCart(page);
    await page.waitForTimeout(LOOK_MS);
  }
  await context.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return times;
}

const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// As root, PostgreSQL runs as somebody else, who must get in.
chmodSync(dataDir, 0o755);
const port = await freePort();
const { stop } = await startProduct(dataDir, port);
const proxy = await startFaultProxy(port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const origin = `http://demo.localhost:${proxy.port}`;
const rounds = [];
try {
  await visit(browser, origin);
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = {};
    for (let turn = 0; turn < FAULTS.length; turn += 1) {
      const fault = FAULTS[(turn + round) % FAULTS.length];
      proxy.setFault(fault);
      times[fault] = await visit(browser, origin);
    }
    rounds.push(times);
  }
} finally {
  await browser.close();
  await proxy.close();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  `median of ${ROUNDS} rounds, load average ${loadavg()[0].toFixed(1)}; at most ${BOUND_MS} ms more than with well doors`,
);
for (const step of Object.keys(rounds[0].well)) {
  const well = rounds.map((times) => times.well[step]);
  console.log(`${step}: ${median(well).toFixed(1)} ms with well doors`);
  for (const fault of FAULTS.slice(1)) {
    const more = median(rounds.map((times) => times[fault][step] - times.well[step]));
    const isWithin = more <= BOUND_MS ? 'within' : 'OVER  ';
    console.log(`  ${isWithin} ${fault.padEnd(8)} ${more >= 0 ? '+' : ''}${more.toFixed(1)} ms`);
  }
}
