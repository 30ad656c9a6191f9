/**
 * What people press on a page of a kind, one after the other: a variant, add to cart, the ways to narrow a list. Answers
 * how long each took until the next paint, and the longest task meanwhile, in ms.
 */
export async function pressThrough(page, kind) {
  const pressed = [];
  for (const { name, find } of PRESSES[kind] ?? []) {
    const target = find(page);
    if ((await target.count()) === 0) continue;
    const before = await page.evaluate(() => performance.now());
    await target.first().scrollIntoViewIfNeeded();
    await touch(page, target.first());
    const { ms, task } = await page.evaluate(answerSince, before);
    pressed.push({ name, ms, task });
  }
  // A finger where nothing happens: whatever waits for a first touch comes now.
  if ((PRESSES[kind] ?? []).length === 0 && (await page.locator('h1').count()) > 0)
    await page.locator('h1').first().tap();
  return pressed;
}

/** A finger on the middle of it. `tap()` of the browser's driver also watches what it hits, inside the page and its time. */
async function touch(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const PRESSES = {
  product: [
    {
      name: 'variant',
      find: (page) => page.locator('[data-option] label:not(:has(input:checked)):not(:has([aria-disabled="true"]))'),
    },
    { name: 'add to cart', find: (page) => page.locator('button.sqs-add-to-cart-button:visible') },
  ],
  list: [
    { name: 'sorting', find: (page) => page.locator('summary.sorting__button') },
    { name: 'filters', find: (page) => page.locator('.facets summary, details.facets > summary').first() },
  ],
};

/** Runs inside the page: waits for the frame after next, then says what the browser kept of the press. */
async function answerSince(before) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let count = 0; count < 4; count += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve, 600));
  const { presses, tasks } = window.benchKept;
  const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
  const own = presses.filter(({ startTime }) => startTime >= before);
  const end = Math.max(before, ...own.map(({ startTime, duration }) => startTime + duration));
  // Faster than 16 ms is not told.
  return { ms: longest(own), task: longest(tasks.filter(({ startTime }) => startTime >= before && startTime <= end)) };
}
