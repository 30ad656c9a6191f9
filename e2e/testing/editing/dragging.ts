import type { Locator, Page } from 'playwright-core';

/** Where a row is taken: over its link, which belongs to the row too. */
const HOLD_AT = 200;

/** Scrolled to, and come to rest: while a list scrolls its rows take no pointer, and open menus close. */
export async function underTheHand(row: Locator): Promise<void> {
  await row.hover({ position: { x: HOLD_AT, y: 10 }, trial: true });
}

/** Presses a row, takes it to another and lets it go: at its upper edge, in its middle, or at its lower edge. */
export async function drag(page: Page, row: Locator, onto: Locator, part: 'before' | 'on' | 'after'): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  await underTheHand(row);
  const [from, to] = [await row.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error('A row is out of sight.');
  const [x, y] = [from.x + HOLD_AT, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y - 6, { steps: 2 });
  await page.mouse.move(x, to.y + { before: 2, on: to.height / 2, after: to.height - 2 }[part], { steps: 5 });
  await page.locator('[data-drop-target]').first().waitFor({ state: 'attached' });
  await page.mouse.up();
}
