import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ANNOUNCER, violationsOf } from './axe.ts';
import { atRest, DESKTOP, PHONE, picture } from './browser.ts';

export const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/**
 * Resizes the window. After two frames everything that listens to its size is redrawn, so nothing moves away under a
 * press.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** How far something sticks out to the right. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Checks a screen as it is, in the one size that its scene uses. */
export async function looksRight(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
}

/**
 * Checks a screen as it is in both sizes: it is accessible, nothing sticks out to the right, and a picture is taken if
 * pictures are on. The scene reaches the screen once. Restores the window's size.
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
