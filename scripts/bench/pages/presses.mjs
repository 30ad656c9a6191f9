/**
 * What people press on a page of a kind, one after the other: a variant, add to cart, the ways to narrow a list. Answers
 * how long each took until the next paint, and the longest task meanwhile, in ms.
 */
export async function pressThrough(page, kind) {
  const pressed = [];
  for (const { name, selector } of PRESSES[kind] ?? []) {
    const before = await page.evaluate(() => performance.now());
    const place = await page.evaluate(placeOf, selector);
    if (place === null) continue;
    await page.touchscreen.tap(place.x, place.y);
    const { ms, task } = await page.evaluate(answerSince, before);
    pressed.push({ name, ms, task });
  }
  // A finger where nothing happens: whatever waits for a first touch comes now.
  const title = (PRESSES[kind] ?? []).length === 0 ? await page.evaluate(placeOf, 'h1') : null;
  if (title !== null) await page.touchscreen.tap(title.x, title.y);
  return pressed;
}

const PRESSES = {
  product: [
    {
      name: 'variant',
      selector: '[data-option] label:not(:has(input:checked)):not(:has([aria-disabled="true"]))',
    },
    { name: 'add to cart', selector: 'button.sqs-add-to-cart-button' },
  ],
  list: [
    { name: 'sorting', selector: 'summary.sorting__button' },
    { name: 'filters', selector: '.facets summary, details.facets > summary' },
  ],
};

/**
 * Runs inside the page: scrolls the first visible match into view, and returns its center once the page is at rest, as
 * a user looks before pressing. The driver's own locators would listen to every press in the page, and take 5 ms of the
 * measured time.
 */
async function placeOf(selector) {
  const target = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (target === undefined) return null;
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let count = 0; count < 2; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs inside the page: waits for the frame after next, then says what the browser kept of the press. */
async function answerSince(before) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let count = 0; count < 4; count += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve, 600));
  const { presses, tasks } = window.benchKept;
  const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
  const own = presses.filter(({ startTime }) => startTime >= before);
  const end = Math.max(before, ...own.map(({ startTime, duration }) => startTime + duration));
  // Below 16 ms nothing is reported.
  return { ms: longest(own), task: longest(tasks.filter(({ startTime }) => startTime >= before && startTime <= end)) };
}
