import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ANNOUNCER, violationsOf } from './axe.ts';
import { atRest, DESKTOP, PHONE, picture } from './browser.ts';

export const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** The window in another size. Two frames on, what listens to it has drawn itself anew: nothing moves away under a press. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** How far something sticks out to the right. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A screen as it stands, in the one size that its scene is played in. */
export async function looksRight(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
}

/**
 * A screen as it stands, looked at in both sizes: accessible, nothing sticks out to the right, a picture where people want
 * them. The way to it is gone once. Leaves the window as it was.
 */
export async function lookAt(
  page: Page,
  name: string,
  { except = [], fullPage = true }: { readonly except?: readonly string[]; readonly fullPage?: boolean } = {},
): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  await atRest(page);
  for (const [size, viewport] of SIZES) {
    await resize(page, viewport);
    await picture(page, `${name}-${size}`, { fullPage });
    expect([size, await violationsOf(page, { except })]).toEqual([size, []]);
    expect([size, Math.max(0, await widthBeyond(page))]).toEqual([size, 0]);
  }
  await page.setViewportSize(before);
}
