import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newContext, settle } from './browser.ts';
import { SIZES } from './look.ts';
import type { OwnerSession } from './ownerSession.ts';

/** A text as its owner writes it. */
export const WRITTEN = `<h1>Our house</h1><p>We print <strong>slowly</strong>, and <a href="/shop">sell</a> what we print.</p>
<h2>How it goes</h2><ol><li>One ink</li><li>Another one</li></ol><blockquote><p>A rule is a way to be stubborn.</p></blockquote>
<table><tbody><tr><td>Paper</td><td>308 g</td></tr><tr><td>Inks</td><td>Three</td></tr></tbody></table><p>${'Words and words. '.repeat(40)}</p>`;

/** Markup from elsewhere, with its own looks. */
export const BROUGHT = `<div style="max-width:60rem;margin:40px auto;padding:0 20px"><h1>As it came</h1><div class="two" style="display:grid;grid-template-columns:1fr 1fr;gap:20px"><p>Left</p><p>Right</p></div><p>${'More words. '.repeat(60)}</p></div>`;

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await page.getByText('Published', { exact: true }).first().waitFor();
}

/** A page as visitors see it, in both sizes, once it has this. */
export async function shots(
  { shop }: Pick<OwnerSession, 'shop'>,
  path: string,
  mark: string,
): Promise<readonly Buffer[]> {
  const taken: Buffer[] = [];
  for (const [, viewport] of SIZES) {
    const context = await newContext(shop.browser, { viewport, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    const isThere = async () =>
      (await visitor.goto(`${shop.shopOrigin}${path}`)) !== null && (await visitor.locator(mark).count()) > 0;
    await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
    await settle(visitor);
    await loadAll(visitor);
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
    taken.push(await visitor.screenshot({ fullPage: true }));
    await context.close();
  }
  return taken;
}

/**
 * Loads pictures far below without scrolling to them. Requests a picture again if its rendition was not made in time.
 */
async function loadAll(page: Page): Promise<void> {
  const isAllThere = () =>
    page.evaluate(async () => {
      const images = [...document.images];
      // A picture that is drawn while it is unpacked is a blank in the shot.
      for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      for (const image of images) if (image.naturalWidth === 0) image.srcset += '';
      return images.every((image) => image.complete && image.naturalWidth > 0);
    });
  await expect.poll(isAllThere, { timeout: 20_000 }).toBe(true);
}

/** How far a channel may be off before a pixel counts as another one. */
const NEAR = 16;

/** The share of pixels that differ; 1 for pictures of another width. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  const raw = (shot: Buffer) => sharp(shot).raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([raw(before), raw(after)]);
  const { channels, width } = a.info;
  if (width !== b.info.width) return 1;
  const size = Math.max(a.data.length, b.data.length);
  let differing = 0;
  for (let at = 0; at < size; at += channels) {
    const isFar = [0, 1, 2].some((each) => Math.abs((a.data[at + each] ?? 0) - (b.data[at + each] ?? 0)) > NEAR);
    if (isFar) differing += 1;
  }
  return differing / (size / channels);
}
