import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import { imagesIn, kindOfKey } from '@quoin/domain/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { picture } from '../testing/browser.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { publishRecords } from '../testing/editing/draft.ts';
import { SIZES } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession, openPage } from '../testing/ownerSession.ts';
import { differenceOf, publish, shots } from '../testing/sameLook.ts';
import { bodyOf } from '../testing/visitor.ts';

/** A home page that its theme makes of an opening, a picture, products, categories, a text and posts. */
let session: OwnerSession;
let page: Page;
let front: string;

const WORDS = {
  description:
    '<h2>Drawn by rules</h2><p>We write down a rule and let it run.</p><p><a href="/shop">See the prints</a></p>',
  body: '<h2>Our workshop</h2><p>Come in and <a href="/about">look</a>.</p><ul><li>Paper</li><li>Ink</li></ul>',
};

beforeAll(async () => {
  session = await openOwnerSession();
  ({ page } = session);
  const { records } = bodyOf<AppDocumentResponse>(await session.owner.visitor.get(appDocumentPath('demo')));
  const images = records.flatMap(([key, record]) => imagesIn(kindOfKey(key), record)).filter((id) => id !== '');
  front = await makePage(session.owner, 'front', {}, { ...WORDS, mainImage: images[0] ?? '' });
  await publishRecords(session.owner, [{ key: 'site:site', path: ['homepage'], now: front }]);
});
afterAll(() => session?.shop.close());

const frame = () => page.frameLocator('[data-region="canvas"] iframe');
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

async function toldBlocks(): Promise<readonly string[]> {
  await frame().locator('.theme-sections').waitFor();
  await session.hand.settled();
  return frame()
    .locator('.theme-sections .sqs-block')
    .evaluateAll((blocks) => blocks.map((block) => /sqs-block-([\w-]+)/.exec(block.className)?.[1] ?? ''));
}

async function takeBack(): Promise<void> {
  await page.getByRole('button', { name: /^Undo/ }).click();
  await saved();
  await frame().locator('main.home:not(:has(.theme-sections)) .hero__words').waitFor();
}

const BLOCKS = ['html', 'image', 'html', 'summary-v2', 'html', 'html', 'html', 'summary-v2'];

it('becomes sections that look the same to visitors; one undo takes that back (ED-80)', {
  timeout: 240_000,
}, async () => {
  await openPage(session, front);
  const before = await shots(session, '/', '.hero__words');
  await page.getByRole('button', { name: 'Convert to sections', exact: true }).click();
  await saved();
  expect(await toldBlocks()).toEqual(BLOCKS);
  await picture(page, 'make-sections-front', { fullPage: false });
  expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
  await publish(page);
  const after = await shots(session, '/', '.theme-sections .hero__words');
  for (const [at, [size]] of SIZES.entries())
    expect(await differenceOf(before[at]!, after[at]!), size).toBeLessThanOrEqual(0.01);
  await takeBack();
  await publish(page);
  expect(session.errors).toEqual([]);
});

it('is converted, written on and taken back by keys alone (ED-80)', async () => {
  await openPage(session, front);
  await session.hand.settled();
  await page.keyboard.press('Alt+Shift+T');
  expect(await toldBlocks()).toEqual(BLOCKS);
  await page.locator('#editor-canvas').focus();
  await page.keyboard.press('Enter');
  await frame()
    .locator('.quoin-edited-text[contenteditable="true"], .quoin-edited-text [contenteditable="true"]')
    .first()
    .waitFor();
  await expect
    .poll(() =>
      frame()
        .locator('body')
        .evaluate(() => document.hasFocus()),
    )
    .toBe(true);
  await page.keyboard.type(' today');
  await page.keyboard.press('Escape');
  await saved();
  await session.hand.settled();
  await expect.poll(() => frame().locator('.hero__words').textContent()).toContain('See the prints today');
  // The words, then the conversion.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await frame().locator('main.home:not(:has(.theme-sections)) .hero__words').waitFor();
  expect(session.errors).toEqual([]);
});
