import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newPhone, slowDown, speedUp } from './browser.mjs';
import { pressThrough } from './presses.mjs';
import { watchRequests } from './requests.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Files that widgets bring, React among them: what intent brings, were it fetched ahead of it when the browser is idle. */
const { widgets: WIDGET_FILES } = JSON.parse(
  readFileSync(new URL('../../../packages/storefront/dist/sizes.json', import.meta.url), 'utf8'),
);
const isOfWidgets = (url) => WIDGET_FILES.includes(new URL(url).pathname.split('/').at(-1));
const BEACONS = /\/api\/(?:events|census|1\/performance|v1\/clanker)\b/;

/** One visit of a page by a new visitor on a slow phone. */
export async function visit(browser, port, { site, path, kind, cookies }) {
  const origin = `http://${site}.localhost:${port}`;
  const { context, page, cdp } = await newPhone(browser, origin, cookies);
  try {
    const requests = watchRequests(cdp, origin);
    await slowDown(cdp);
    await page.goto(origin + path, { waitUntil: 'load' });
    const beacons = requests.list().filter(({ url }) => BEACONS.test(url)).length;
    // Widgets come by themselves once the browser is idle: that is before anybody could have turned to them.
    await requests.settled();
    const loaded = {
      total: requests.total(),
      html: htmlBytes(requests, origin + path),
      css: requests.bytesOf('Stylesheet'),
    };
    const seen = await page.evaluate(() => ({ ...window.benchKept.lcp }));
    const pictures = await page.evaluate(measurePictures);
    const { first, every } = pictureBytes(requests, await page.evaluate(picturesOfFirstScreen));
    const fonts = {
      count: requests.count('Font'),
      bytes: requests.bytesOf('Font'),
      hasFallback: await page.evaluate(hasMatchedFallback),
    };
    const presses = await pressThrough(page, kind);
    await requests.settled();
    const scripts = requests.list().filter(({ type }) => type === 'Script');
    const kept = await page.evaluate(() => window.benchKept);
    return {
      ...loaded,
      // The browser fetches pictures further down ahead of time, as far as it likes.
      total: loaded.total - every + first,
      firstPictures: first,
      allPictures: every,
      ...{ pictures, fonts, presses, beacons, foreign: requests.foreign() },
      scriptBefore: sumOf(scripts.filter(({ url }) => !isOfWidgets(url))),
      scriptWidgets: sumOf(scripts.filter(({ url }) => isOfWidgets(url))),
      scriptAll: sumOf(scripts),
      lcp: seen.time ?? Number.NaN,
      lcpPicture: seen.picture ?? null,
      lcpWhat: seen.what ?? '',
      shifts: kept.shifts,
      cls: kept.shifts.reduce((sum, { value }) => sum + value, 0),
      blocked: kept.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      hasReact: await bringsReact(page, scripts),
    };
  } finally {
    await context.close();
  }
}

/** What needs no slow line: what axe finds, and whether the page is kept for going back. */
export async function inspect(browser, port, { site, path, cookies }) {
  const origin = `http://${site}.localhost:${port}`;
  const { context, page, cdp } = await newPhone(browser, origin, cookies);
  try {
    await speedUp(cdp);
    const answer = await page.goto(origin + path, { waitUntil: 'load' });
    const hasSpeculation = answer.headers()['speculation-rules'] !== undefined;
    await page.evaluate(AXE);
    const found = await page.evaluate(async () =>
      (await window.axe.run()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`),
    );
    return { axe: found.length, axeFound: found, hasSpeculation, keptBack: await isKeptBack(page, cdp, origin) };
  } finally {
    await context.close();
  }
}

/** Leaves the page and goes back: true where it was still there, else why not. */
async function isKeptBack(page, cdp, origin) {
  await cdp.send('Page.enable');
  const reasons = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.evaluate(() => {
    window.benchWasHere = true;
  });
  await page.goto(`${origin}/robots.txt`, { waitUntil: 'load' });
  await page.evaluate(() => history.back()).catch(() => {});
  await page.waitForFunction(() => document.contentType === 'text/html' && document.readyState === 'complete');
  const isSame = await page.evaluate(() => window.benchWasHere === true);
  return isSame || [...new Set(reasons)].join(' ') || 'loaded again';
}

function pictureBytes(requests, shown) {
  const pictures = requests.list().filter(({ type }) => type === 'Image');
  return { first: sumOf(pictures.filter(({ url }) => shown.includes(url))), every: sumOf(pictures) };
}

const sumOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

function htmlBytes(requests, address) {
  const documents = requests.list().filter(({ type }) => type === 'Document');
  return (documents.find(({ url }) => url === address) ?? documents[0])?.bytes ?? 0;
}

/** By what only React says; a script is read again from the cache. */
async function bringsReact(page, scripts) {
  const urls = scripts.map(({ url }) => url);
  return page.evaluate(async (all) => {
    const texts = await Promise.all(all.map(async (url) => (await fetch(url)).text()));
    return texts.some((text) => text.includes('react.transitional.element'));
  }, urls);
}

/**
 * Runs inside the page: the width each loaded file came in, and the device pixels it is painted on at its largest. A small
 * picture takes the large file that is there already: browsers do not fetch a second one.
 */
function measurePictures() {
  const STEPS = [100, 300, 500, 750, 1000, 1500, 2500];
  const files = new Map();
  for (const image of document.images) {
    const box = image.getBoundingClientRect();
    const isLoaded = image.complete && image.naturalWidth > 0 && image.currentSrc.includes('format=');
    if (!isLoaded || box.width === 0 || getComputedStyle(image).visibility === 'hidden') continue;
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height')) || 1;
    const isCut = getComputedStyle(image).objectFit === 'cover';
    const painted = Math.round((isCut ? Math.max(box.width, box.height * ratio) : box.width) * devicePixelRatio);
    files.set(image.currentSrc, Math.max(painted, files.get(image.currentSrc) ?? 0));
  }
  return [...files].map(([address, painted]) => {
    const chosen = Number(/format=(\d+)w/.exec(address)?.[1] ?? 0);
    const smallest = STEPS.find((step) => step >= painted) ?? STEPS.at(-1);
    const name = new URL(address).pathname.split('/').at(-1);
    return { name, chosen, painted, ok: chosen <= Math.max(smallest, painted * 1.3) };
  });
}

/** Runs inside the page: addresses of what is seen before anybody scrolls or swipes. */
function picturesOfFirstScreen() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map(({ currentSrc }) => currentSrc);
}

/** Runs inside the page: a font that is there meanwhile, made as wide as the one to come. */
function hasMatchedFallback() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.some((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('size-adjust'));
}
