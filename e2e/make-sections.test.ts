import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from './testing/axe.ts';
import { newContext, picture } from './testing/browser.ts';
import { makePage } from './testing/canvas.ts';
import { SIZES } from './testing/look.ts';
import { type OwnerSession, openOwnerSession, openPage } from './testing/ownerSession.ts';

/** A page that the theme arranges, or that came as markup, becomes sections that look the same. */
let session: OwnerSession;
let page: Page;

const TEXT = `<h1>Our house</h1><p>We print <strong>slowly</strong>, and <a href="/shop">sell</a> what we print.</p>
<h2>How it goes</h2><ol><li>One ink</li><li>Another one</li></ol><blockquote><p>A rule is a way to be stubborn.</p></blockquote>
<table><tbody><tr><td>Paper</td><td>308 g</td></tr><tr><td>Inks</td><td>Three</td></tr></tbody></table><p>${'Words and words. '.repeat(40)}</p>`;
const MARKUP = `<div style="max-width:60rem;margin:40px auto;padding:0 20px"><h1>As it came</h1><div class="two" style="display:grid;grid-template-columns:1fr 1fr;gap:20px"><p>Left</p><p>Right</p></div><p>${'More words. '.repeat(60)}</p></div>`;

beforeAll(async () => {
  session = await openOwnerSession();
  ({ page } = session);
});
afterAll(() => session?.shop.close());

const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await page.getByText('Published', { exact: true }).first().waitFor();
}

/** As visitors see it, in both sizes. */
async function shots(path: string, mark: string): Promise<readonly Buffer[]> {
  const taken: Buffer[] = [];
  for (const [, viewport] of SIZES) {
    const context = await newContext(session.shop.browser, { viewport, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    await expect
      .poll(async () => (await visitor.goto(`${session.shop.shopOrigin}${path}`)) && visitor.locator(mark).count(), {
        timeout: 10_000,
      })
      .toBeGreaterThan(0);
    await visitor.waitForLoadState('networkidle');
    taken.push(await visitor.screenshot({ fullPage: true }));
    await context.close();
  }
  return taken;
}

/** The share of pixels that differ. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((shot) => sharp(shot).raw().toBuffer({ resolveWithObject: true })),
  );
  const channels = a!.info.channels;
  if (a!.info.width !== b!.info.width) return 1;
  const size = Math.max(a!.data.length, b!.data.length);
  let differing = 0;
  for (let at = 0; at < size; at += channels) {
    const far = [0, 1, 2].some((each) => Math.abs((a!.data[at + each] ?? 0) - (b!.data[at + each] ?? 0)) > 16);
    if (far) differing += 1;
  }
  return differing / (size / channels);
}

const frame = () => page.frameLocator('[data-region="canvas"] iframe');

async function make(name: string, body: string): Promise<void> {
  await openPage(session, await makePage(session.owner, name, {}, { body }));
  await publish();
}

async function toSections(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Convert to sections', exact: true }).click();
  await saved();
  await frame().locator('.entry-sections').waitFor();
  await session.hand.settled();
  await picture(page, `make-sections-${name}`, { fullPage: false });
  expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
  await publish();
}

describe('a page of one text', () => {
  it('that came as markup becomes a section that looks the same to visitors; one undo takes that back (ED-66)', async () => {
    await make('brought', MARKUP);
    const before = await shots('/brought', 'h1');
    await toSections('brought');
    const after = await shots('/brought', '.entry-sections h1');
    for (const [at, [size]] of SIZES.entries())
      expect(await difference(before[at]!, after[at]!), size).toBeLessThanOrEqual(0.01);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await saved();
    await frame().locator('main:not(:has(.entry-sections)) h1').waitFor();
    expect(session.errors).toEqual([]);
  });

  it('that was written becomes a text block with all its words, written on the page from then on (ED-66)', async () => {
    await make('written', TEXT);
    const words = async () => ((await frame().locator('main').textContent()) ?? '').replace(/\s+/g, '');
    await session.hand.settled();
    const before = await words();
    await toSections('written');
    expect(await words()).toBe(before);
    await page.getByRole('button', { name: 'Edit text' }).first().click();
    await frame().locator('.quoin-edited-text').waitFor();
    expect(session.errors).toEqual([]);
  });
});
