import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { picture } from '../testing/browser.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { SIZES } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession, openPage } from '../testing/ownerSession.ts';
import { BROUGHT, differenceOf, publish, shots, WRITTEN } from '../testing/sameLook.ts';

/** A page that the theme arranges, or that came as markup, becomes sections that look the same. */
let session: OwnerSession;
let page: Page;

beforeAll(async () => {
  session = await openOwnerSession();
  ({ page } = session);
});
afterAll(() => session?.shop.close());

const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

const frame = () => page.frameLocator('[data-region="canvas"] iframe');

async function make(name: string, body: string): Promise<void> {
  await openPage(session, await makePage(session.owner, name, {}, { body }));
  await publish(page);
}

async function toSections(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Convert to sections', exact: true }).click();
  await saved();
  await frame().locator('.entry-sections').waitFor();
  await session.hand.settled();
  await picture(page, `make-sections-${name}`, { fullPage: false });
  expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
  await publish(page);
}

describe('a page of one text', () => {
  it('that came as markup becomes a section that looks the same to visitors; one undo takes that back (ED-66)', async () => {
    await make('brought', BROUGHT);
    const before = await shots(session, '/brought', 'h1');
    await toSections('brought');
    const after = await shots(session, '/brought', '.entry-sections h1');
    for (const [at, [size]] of SIZES.entries())
      expect(await differenceOf(before[at]!, after[at]!), size).toBeLessThanOrEqual(0.01);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await saved();
    await frame().locator('main:not(:has(.entry-sections)) h1').waitFor();
    expect(session.errors).toEqual([]);
  });

  it('that was written becomes a text block with all its words, written on the page from then on (ED-66)', async () => {
    await make('written', WRITTEN);
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
