import { REPORTING_ENDPOINTS } from '../../faults/faultProxy.mjs';

/** Milliseconds that a visitor looks at a page once it can be used: long enough that it begins to tell what it tells. */
const LOOK_MS = 100;
/** Page → its address, the widget people wait for, and what they press. */
const STEPS = [
  { name: 'page', path: '/shop/ridge-lines', island: 'add-to-cart', press: putIntoCart },
  { name: 'cart', path: '/cart', island: 'cart', press: changeQuantity },
  { name: 'checkout', path: '/checkout', island: 'checkout', press: enterCode },
];
/** Endpoints that keep connections are felt on later pages: each page is visited twice in a row of six. */
const PASSES = 2;

/** One browser, one tab, everything it fetches kept: what differs between visits is the endpoints alone. */
export async function openVisitor(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript(observe);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp, origin, errors };
}

/** Resets to a new visitor: only cached files remain. */
export async function beNew({ context, page, origin }) {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await context.clearCookies();
}

/** Six pages, quickly one after the other; what is felt → milliseconds, of each of its two times. */
export async function hurry(visitor) {
  const felt = {};
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const step of STEPS) {
      for (const [what, ms] of await look(visitor, step)) {
        const name = `${step.name}: ${what}`;
        felt[name] = [...(felt[name] ?? []), ms];
      }
    }
  }
  if (visitor.errors.length > 0) throw new Error(visitor.errors.join('\n'));
  return felt;
}

async function look({ page, cdp, origin }, { path, island, press }) {
  await page.goto(origin + path, { waitUntil: 'load' });
  const usable = await page.evaluate(usableAt, island);
  const answered = await page.evaluate(press);
  await page.waitForTimeout(LOOK_MS);
  const { loaded, waited, alerts } = await page.evaluate(felt, REPORTING_ENDPOINTS.source);
  if (alerts > 0) throw new Error(`${path} shows an error`);
  return [
    ['loaded', loaded],
    ['usable', usable],
    ['press to answer', answered],
    ['waiting to be sent', waited],
    ['processor', await busyMs(cdp)],
  ];
}

/** Milliseconds of processor time that the page's main thread has worked since the page was asked for. */
async function busyMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Runs inside the page before the page's own scripts. */
function observe() {
  /** Does it, and waits until what `read` says is another; milliseconds until then. */
  window.benchPress = (act, read) =>
    new Promise((resolve) => {
      const before = read();
      const begin = performance.now();
      const watcher = new MutationObserver(() => {
        if (read() === before) return;
        watcher.disconnect();
        resolve(performance.now() - begin);
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      act();
    });
}

/** Runs inside the page: when its widget was awake, in milliseconds since the visit began. */
function usableAt(name) {
  const element = document.querySelector(`[data-island="${name}"]`);
  const isAwake = () => Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (isAwake()) resolve(performance.now());
      else setTimeout(() => port2.postMessage(0), 2);
    };
    port2.postMessage(0);
  });
}

/**
 * Runs inside the page. `waited`: milliseconds that all requests of the page to the shop, its own included, waited for
 * a connection, which is the effect of endpoints that hold connections. Requests to those endpoints don't count as the
 * page's own.
 */
function felt(endpoints) {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOwn = ({ name }) => !new RegExp(endpoints).test(new URL(name).pathname);
  const sent = [navigation, ...performance.getEntriesByType('resource').filter(isOwn)];
  const waited = sent.reduce((sum, { fetchStart, requestStart }) => sum + Math.max(0, requestStart - fetchStart), 0);
  const alerts = document.querySelectorAll('.dialog--alert[open]').length;
  return { loaded: navigation.loadEventEnd, waited, alerts };
}

/** Runs inside the page, as the next two. */
async function putIntoCart() {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 2));
  const pill = () => document.querySelector('.cart-pill__link')?.textContent ?? '';
  while (document.cookie.includes('hasCart') && pill() === '') await wait();
  for (const label of document.querySelectorAll('[data-option] label')) {
    if (['30 × 40 cm', 'Oak', 'Indigo'].includes(label.textContent.trim())) label.click();
  }
  await wait();
  return window.benchPress(() => document.querySelector('.sqs-add-to-cart-button').click(), pill);
}

async function changeQuantity() {
  const input = document.querySelector('.cart-line input[type="number"]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(input, String(Number(input.value) === 2 ? 3 : 2));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // The pause for more keys ends with Enter.
  return window.benchPress(
    () => input.form.requestSubmit(),
    () => document.querySelector('.cart-line__total')?.textContent,
  );
}

async function enterCode() {
  document.querySelector('.checkout__aside .codes__fold').open = true;
  const input = document.querySelector('.checkout__aside #code');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(input, 'NOTHING');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return window.benchPress(
    () => input.form.requestSubmit(),
    () => document.querySelector('#code-error')?.textContent ?? '',
  );
}
