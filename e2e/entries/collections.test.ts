import { type AppJournalsResponse, appEntriesPath, appJournalsPath } from '@quoin/contract/endpoints/content';
import type { ItemDraft } from '@quoin/domain/site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK_DRAFT } from '../../packages/server/testing/blankDraft.ts';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { drag, underTheHand } from '../testing/editing/dragging.ts';
import { openNewEntryForm } from '../testing/editing/newEntry.ts';
import { ask } from '../testing/installation.ts';
import { looksRight, SIZES } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
});
afterAll(() => shop?.close());

/** What is not shown here is made without a browser. */
async function addItem(title: string, parts: Partial<ItemDraft>): Promise<void> {
  const { journals } = bodyOf<AppJournalsResponse>(accepted(await owner.visitor.get(appJournalsPath('demo'))));
  const journalId = journals.find((journal) => journal.title === title)?.id;
  accepted(
    await owner.visitor.send('POST', appEntriesPath('demo'), { journalId, draft: { ...BLANK_DRAFT, ...parts } }),
  );
}

describe.each(SIZES)('collections on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const isPhone = size === 'phone';
  const course = `Printing ${size}`;
  beforeAll(async () => {
    context = await newContext(browser, { viewport, hasTouch: isPhone, reducedMotion: 'reduce' });
    page = await ownerPage(context, shop);
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const begin = async (kind: string, title: string) => {
    await page.goto(`${shop.appOrigin}/demo/config/content`);
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('label')
      .filter({ hasText: new RegExp(`^${kind}`) })
      .click();
    await looksRight(page, `collections-kinds-${size}`);
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('a course is begun, its lessons written and put in order, and visitors follow it', async () => {
    await begin('Course', course);
    await openNewEntryForm(page, 'Add your first lesson');
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Ink');
    await page.getByRole('textbox', { name: 'Chapter' }).fill('Tools');
    await page.getByRole('textbox', { name: 'Video URL' }).fill('https://example.com/film');
    await page.getByRole('textbox', { name: 'Duration' }).fill('4:05');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByText(/^This URL is not supported/)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'Video URL' }).fill('https://youtu.be/abc123');
    await page
      .locator('label')
      .filter({ hasText: /^Published/ })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Ink created.').waitFor();
    await looksRight(page, `collections-lesson-${size}`);
    await addItem(course, { title: 'Paper', chapter: 'Tools', body: '<p>Of paper.</p>' });
    await addItem(course, { title: 'Pull', chapter: 'Printing', status: 'draft' });
    await addItem(course, { title: 'Dry', chapter: 'Printing' });
    await page.getByRole('link', { name: course }).first().click();
    const tree = page.getByRole('treegrid', { name: `${course} in order` });
    const rows = () =>
      tree.getByRole('row').evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
    await tree.waitFor();
    await page.reload();
    await expect.poll(rows).toEqual(['Tools', 'Ink', 'Paper', 'Printing', 'Pull', 'Dry']);
    const menu = async (name: string, action: string) => {
      await underTheHand(tree.getByRole('row', { name }).first());
      await page.getByRole('button', { name: `More actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    if (isPhone) await menu('Paper', 'Move up');
    else await drag(page, tree.getByRole('row', { name: 'Paper' }), tree.getByRole('row', { name: 'Ink' }), 'before');
    await expect.poll(rows).toEqual(['Tools', 'Paper', 'Ink', 'Printing', 'Pull', 'Dry']);
    await page.getByText('Paper moved.').first().waitFor();
    if (isPhone) await menu('Ink', 'Move down');
    else {
      // By keys: the handle takes it, arrows choose the place, Enter lets it go.
      await page.getByRole('button', { name: 'Move Ink', exact: true }).focus();
      await page.keyboard.press('Enter');
      const place = page.getByRole('button', { name: /(before|and) Pull/ }).and(page.locator(':focus'));
      for (let step = 0; step < 30 && (await place.count()) === 0; step += 1) await page.keyboard.press('ArrowDown');
      await place.waitFor();
      await page.keyboard.press('Enter');
    }
    await expect.poll(rows).toEqual(['Tools', 'Paper', 'Printing', 'Ink', 'Pull', 'Dry']);
    await page.getByRole('button', { name: 'More actions for chapter Printing' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('At the press');
    const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const renamed = ['Tools', 'Paper', 'At the press', 'Ink', 'Pull', 'Dry'];
    await expect.poll(rows).toEqual(renamed);
    // As the server has it, and without the notices that lie over the list meanwhile.
    await kept;
    await page.reload();
    await expect.poll(rows).toEqual(renamed);
    await looksRight(page, `collections-order-${size}`);
    const path = `/printing-${size}`;
    await expect.poll(async () => (await ask(shop, path)).body).toMatch(/Paper[\s\S]*At the press[\s\S]*Ink[\s\S]*Dry/);
    await page.goto(`${shop.shopOrigin}${path}`);
    await looksRight(page, `collections-course-${size}`);
    await page.getByRole('main').getByRole('link', { name: 'Ink' }).click();
    await page.getByRole('link', { name: /Play “Ink” at YouTube/ }).waitFor();
    await looksRight(page, `collections-lesson-page-${size}`);
  });

  it('shows no error of a script', () => expect(errors).toEqual([]));
});
