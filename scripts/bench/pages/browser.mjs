import { chromium } from 'playwright-core';
import { findBrowser } from '../../browser.mjs';

/** A phone as the issue has it: its width, its processor, its line. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const openBrowser = () => chromium.launch(launchOptions());

export function launchOptions() {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  return {
    executablePath,
    // Playwright switches it off; whether pages are kept for going back is one of the questions.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      ...['--disable-sync', '--disable-quic', '--no-first-run'],
    ],
  };
}

/** A new visitor with an empty cache. */
export async function newPhone(browser, origin, cookies) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(observe);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { context, page, cdp };
}

export async function slowDown(cdp) {
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export async function speedUp(cdp) {
  await cdp.send('Network.emulateNetworkConditions', {
    ...LINE,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Runs inside the page before its own scripts: records the browser's paints, layout shifts, tasks and presses. */
function observe() {
  const kept = { lcp: null, shifts: [], tasks: [], presses: [] };
  window.benchKept = kept;
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', (entry) => {
    const picture = entry.element?.tagName === 'IMG' ? entry.element : null;
    const hint =
      picture?.loading === 'lazy' ? 'lazy' : picture?.fetchPriority === 'high' ? 'first' : 'without priority';
    kept.lcp = {
      time: entry.startTime,
      picture: picture === null ? null : hint,
      what: entry.element?.outerHTML.slice(0, 120),
    };
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.nodeName));
    kept.shifts.push({ value: entry.value, time: entry.startTime, moved });
  });
  watch('longtask', ({ startTime, duration }) => kept.tasks.push({ startTime, duration }));
  watch(
    'event',
    ({ name, startTime, duration, interactionId }) => {
      if (interactionId > 0) kept.presses.push({ name, startTime, duration });
    },
    { durationThreshold: 16 },
  );
}
