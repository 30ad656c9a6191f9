import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { signInOwner } from '../testing/owner.ts';
import { enter, type OwnerSession, openPage } from '../testing/ownerSession.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

/** Areas that a theme leaves for the owner to fill (site-templates 4): empty ones, one on every page, one for each page, one locked. */
let session: OwnerSession;
let page: Page;
let pageId: string;
let other: string;

beforeAll(async () => {
  const shop = await openThemedShop('studio');
  const owner = await signInOwner(shop);
  pageId = await makePage(owner, 'Ledger', { ledger: { words: [[1, 1, 8, 4], '<p>The page’s own words.</p>'] } });
  other = await makePage(owner, 'Other', { other: { more: [[1, 1, 8, 4], '<p>Another page.</p>'] } });
  session = await enter({ shop, owner });
  page = session.page;
  await openPage(session, pageId);
});
afterAll(() => session?.shop.close());

const frame = (): FrameLocator => page.frameLocator('[data-region="canvas"] iframe');
const addTo = (name: string) => page.getByRole('button', { name: `Add block to ${name}` });
const field = (name: string) => page.getByRole('group', { name, exact: true });
const blocksIn = (name: string) => field(name).locator('[data-block-item]');
const chooser = () => page.getByRole('dialog', { name: 'Add block' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const addByKeys = async (words: string) => {
  await chooser().waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await chooser().waitFor({ state: 'detached' });
};
/** What is typed once the caret is in the text, until one leaves it. */
const typed = async (type: () => Promise<void>) => {
  const written = frame().locator('.quoin-edited-text[contenteditable="true"]');
  await expect.poll(() => written.evaluate((text) => document.hasFocus() && text.matches(':focus'))).toBe(true);
  await type();
  await page.keyboard.press('Escape');
  await written.waitFor({ state: 'detached' });
  // The keyboard goes on at the block.
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-block-item'))).toBe(true);
};
/** Over all that is in the text; one that was just added takes the typing by itself. */
const typeOver = (words: string) =>
  typed(async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
  });
const write = async (name: string, words: string) => {
  await blocksIn(name).first().focus();
  await page.keyboard.press('Enter');
  await typeOver(words);
};
const publish = async () => {
  await saved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish everything/ }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
};
const served = async (path: string) => (await createVisitor(session.shop).get(path)).body;
/** Returns what is between the opening of a field and its end, as a visitor gets it. */
const fieldOf = (html: string, id: string) =>
  new RegExp(
    `<div class="sqs-layout[^>]*id="${id}">.*?(?=<div class="sqs-layout|</aside>|</footer>|</main>|</header>)`,
    's',
  ).exec(html)?.[0] ?? '';

describe('the block fields of a theme on the canvas', () => {
  it('are shown by their names while they are empty, and filled by mouse', async () => {
    await addTo('Side column').waitFor();
    await addTo('Note in the header').waitFor();
    await addTo('Introduction of this page').waitFor();
    expect(await addTo('Foot, right').count()).toBe(0);
    await picture(page, 'block-fields-empty', { fullPage: false });
    await addTo('Side column').click();
    await chooser().waitFor();
    await chooser().getByRole('button', { name: 'Text', exact: true }).first().click();
    await expect.poll(() => blocksIn('Side column').count()).toBe(1);
    await typeOver('Open on Fridays');
    await frame().locator('#side .sqs-block', { hasText: 'Open on Fridays' }).waitFor();
    expect(await addTo('Side column').count()).toBe(0);
  });

  it('are filled by the keyboard alone', async () => {
    // Like a user who moves by Tab: what is reached by keys is selected.
    await page.keyboard.press('Tab');
    await page.locator('[data-section-item="block-field-foot-left"]').focus();
    await page.keyboard.press('/');
    await addByKeys('divider');
    await expect.poll(() => blocksIn('Foot, left').count()).toBe(1);
    await frame().locator('#foot-left .sqs-block-horizontalrule hr').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocksIn('Foot, left').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => blocksIn('Foot, left').count()).toBe(1);
  });

  it('say which pages they are shown on', async () => {
    await page.locator('[data-section-item="block-field-side"]').focus();
    await page.locator('[data-field-bar]', { hasText: 'Also shown on other pages' }).waitFor();
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await settings.getByText('Also shown on other pages. Changes apply to all of them.').waitFor();
    await picture(page, 'block-field-chosen', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await field('Introduction of this page').getByRole('button').first().focus();
    await page.locator('[data-field-bar]', { hasText: 'Introduction of this page' }).waitFor();
    expect(await page.locator('[data-field-bar]').textContent()).not.toContain('other pages');
  });

  it('take a block that is dragged out of the page', async () => {
    const [x, y] = await session.hand.centre('words');
    const goal = await session.hand.overlay('[data-section-item="block-field-side"]');
    await session.hand.take([x, y], [goal.x + goal.width / 2 - x, goal.y + goal.height + 4 - y - 8]);
    await page.mouse.up();
    await expect.poll(() => blocksIn('Side column').count()).toBe(2);
    await frame().locator('#side #block-words').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocksIn('Side column').count()).toBe(1);
  });

  it('are seen by visitors once they are published, the same on every page (site-templates 4)', async () => {
    await addTo('Introduction of this page').click();
    await addByKeys('text');
    await typeOver('Only here');
    await frame().locator('.intro .sqs-block', { hasText: 'Only here' }).waitFor();
    expect(await served('/other')).not.toContain('Open on Fridays');
    await publish();
    await expect.poll(() => served('/ledger'), { timeout: 10_000 }).toContain('Open on Fridays');
    const [own, others] = [await served('/ledger'), await served('/other')];
    for (const html of [own, others]) {
      expect(fieldOf(html, 'side')).toContain('Open on Fridays');
      expect(fieldOf(html, 'side')).toMatch(
        /^<div class="sqs-layout sqs-grid-1 columns-1" data-layout-label="Side column" data-type="block-field" data-updated-on="\d{13}" id="side"><div class="row sqs-row"><div class="col sqs-col-1 span-1">/,
      );
      expect(fieldOf(html, 'foot-left')).toContain('<hr');
      expect(html).toMatch(/<link rel="stylesheet" href="[^"]*blocks[^"]*\.css"/);
    }
    expect(fieldOf(own, `${pageId}_intro`)).toContain('Only here');
    expect(fieldOf(others, `${other}_intro`)).toContain('class="sqs-layout sqs-grid-12 columns-12 intro empty"');
    expect(others).not.toContain('Only here');
    expect(fieldOf(own, 'foot-right')).toMatch(/empty".*<div class="col sqs-col-12 span-12"><\/div>/s);
  });

  it('are there when the page is opened anew, and on another page', async () => {
    await openPage(session, other);
    await expect.poll(() => blocksIn('Side column').count()).toBe(1);
    await frame().locator('#side .sqs-block', { hasText: 'Open on Fridays' }).waitFor();
    await addTo('Introduction of this page').waitFor();
    for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await session.hand.settled();
      await picture(page, `block-fields-${name}`, { fullPage: false });
    }
    await page.setViewportSize(DESKTOP);
    const visitor = await session.context.browser()!.newPage({ viewport: DESKTOP });
    for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await visitor.setViewportSize(viewport);
      await visitor.goto(`${session.shop.shopOrigin}/ledger`);
      await picture(visitor, `block-fields-served-${name}`);
    }
    await visitor.close();
    expect(session.errors).toEqual([]);
  });

  it('that the theme arranges take nothing', async () => {
    await page.locator('[data-section-item="block-field-foot-right"]').focus();
    await page.keyboard.press('/');
    await page.getByText('The theme defines the layout of this area.').first().waitFor();
    await page.locator('[data-field-bar]', { hasText: 'Positioned by the theme. You can edit its content.' }).waitFor();
    expect(await chooser().count()).toBe(0);
    expect(await blocksIn('Foot, right').count()).toBe(0);
  });
});

/** Blocks in the introduction of a separate page, as a user who fills it uses them. */
describe('blocks in a block field', () => {
  const INTRO = 'Introduction of this page';
  const intro = () => frame().locator('.intro');
  const texts = () => intro().locator('.sqs-html-content').allTextContents();
  const rows = () =>
    blocksIn(INTRO).evaluateAll((items) => items.map((item) => /Row (\d+)/.exec(item.ariaLabel ?? '')?.[1] ?? ''));
  const chosen = () => blocksIn(INTRO).and(page.locator('[aria-pressed="true"]'));

  beforeAll(async () => {
    const filled = await makePage(session.owner, 'Filled', {
      filled: { own: [[1, 1, 8, 4], '<p>Words of the page.</p>'] },
    });
    await openPage(session, filled);
    await addTo(INTRO).waitFor();
  });

  it('come out of the list of blocks by drag and drop, as wide as the field', async () => {
    await addTo(INTRO).click();
    const tile = chooser().getByRole('button', { name: 'Text', exact: true }).first();
    const [from, goal] = [
      (await tile.boundingBox())!,
      await session.hand.overlay(`[role="group"][aria-label="${INTRO}"]`),
    ];
    const at = [from.x + from.width / 2, from.y + from.height / 2] as const;
    await session.hand.take(at, [goal.x + goal.width / 2 - at[0], goal.y + 12 - at[1]]);
    await chooser().waitFor({ state: 'detached' });
    await page.mouse.up();
    await expect.poll(() => blocksIn(INTRO).count()).toBe(1);
    expect(await blocksIn(INTRO).getAttribute('aria-label')).toContain('column 1 to 12');
  });

  it('are written by double click, and by Enter', async () => {
    const { x, y, width, height } = await session.hand.overlay(`[aria-label="${INTRO}"] [data-block-item]`);
    await page.mouse.dblclick(x + width / 4, y + height / 2);
    await intro().locator('[contenteditable="true"]').waitFor();
    await typed(async () => page.keyboard.type('First'));
    await expect.poll(texts).toEqual(['First']);
    await write(INTRO, 'First of all');
    await expect.poll(texts).toEqual(['First of all']);
  });

  it('are doubled, moved, deleted, and all of it is undone and done again', async () => {
    await blocksIn(INTRO).first().focus();
    await page.keyboard.press('Control+d');
    await expect.poll(texts).toEqual(['First of all', 'First of all']);
    await chosen().waitFor();
    await page.keyboard.press('Enter');
    await typed(async () => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Second');
    });
    await expect.poll(texts).toEqual(['First of all', 'Second']);
    const [, second] = await rows();
    await blocksIn(INTRO).nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => Number((await rows())[1])).toBeGreaterThan(Number(second));
    const moved = await rows();
    await page.keyboard.press('Delete');
    await expect.poll(texts).toEqual(['First of all']);
    await page.keyboard.press('Control+z');
    await expect.poll(texts).toEqual(['First of all', 'Second']);
    await page.keyboard.press('Control+z');
    await expect.poll(rows).toEqual(['1', second]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(rows).toEqual(moved);
  });

  it('are moved together by the mouse, from one field into another and back by undo', async () => {
    // Both are selected: the step that was done again had moved both.
    const item = await session.hand.overlay(`[aria-label="${INTRO}"] [data-block-item]:last-of-type`);
    const goal = await session.hand.overlay('[data-section-item="block-field-mast-note"]');
    const from = [item.x + item.width / 2, item.y + item.height / 2] as const;
    await session.hand.take(from, [goal.x + goal.width / 2 - from[0], goal.y + goal.height / 2 - from[1]]);
    await page.mouse.up();
    await expect.poll(() => blocksIn('Note in the header').count()).toBe(2);
    await frame().locator('#mast-note .sqs-block', { hasText: 'Second' }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocksIn('Note in the header').count()).toBe(0);
    await expect.poll(texts).toEqual(['First of all', 'Second']);
  });

  it('hold a picture, which visitors see', async () => {
    await page.locator(`[role="group"][aria-label="${INTRO}"] > [data-section-item]`).focus();
    await page.keyboard.press('/');
    await addByKeys('image');
    await expect.poll(() => blocksIn(INTRO).count()).toBe(3);
    await page.keyboard.press('Enter');
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await settings
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click();
    const library = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    await library.getByRole('row').first().click();
    await library.getByRole('button', { name: 'Choose', exact: true }).click();
    await intro().locator('img').waitFor();
    await picture(page, 'block-fields-filled', { fullPage: false });
    await publish();
    await expect.poll(() => served('/filled'), { timeout: 10_000 }).toContain('First of all');
    const visitor = await session.context.browser()!.newPage({ viewport: DESKTOP });
    await visitor.goto(`${session.shop.shopOrigin}/filled`);
    const seen = visitor.locator('.intro img');
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await visitor.setViewportSize(viewport);
      await picture(visitor, `block-fields-filled-${name}`);
    }
    await visitor.close();
    expect(session.errors).toEqual([]);
  });
});

describe('a block field on the page of an entry', () => {
  const settings = () => page.getByRole('complementary', { name: 'Settings' });
  const entriesOf = async () => {
    const list = await createVisitor(session.shop).get('/journal?format=json');
    return (JSON.parse(list.body) as { items: { fullUrl: string }[] }).items.map(({ fullUrl }) => fullUrl);
  };
  const journal = async () => {
    const document = bodyOf<AppDocumentResponse>(await session.owner.visitor.get(appDocumentPath('demo')));
    return document.records.find(([key, record]) => key.startsWith('page:') && record.urlId === 'journal')![0].slice(5);
  };

  const addIn = async (name: string) => {
    await field(name).getByRole('button').first().focus();
    await page.keyboard.press('/');
    await addByKeys('text');
  };

  it('is filled on the canvas once the entry is shown there, one for all entries and one for each', async () => {
    await openPage(session, await journal());
    await settings().getByText('First entry').click();
    // Below a long text: by keyboard, like a user who does not want to scroll there.
    await addIn('Under every entry');
    await typeOver('Thank you for reading');
    await addIn('Beside this entry');
    await typeOver('This one alone');
    await frame().locator('.entry-beside .sqs-block', { hasText: 'This one alone' }).waitFor();
    expect(await page.getByRole('button', { name: 'Add section' }).count()).toBe(0);
    // As wide as the field, like the first block of any other.
    expect(await blocksIn('Beside this entry').first().getAttribute('aria-label')).toContain('column 1 to 12');
    await session.hand.settled();
    await picture(page, 'block-fields-entry', { fullPage: false });
    await publish();
    const entries = await entriesOf();
    await expect.poll(() => served(entries[0]!), { timeout: 10_000 }).toContain('Thank you for reading');
    const pages = await Promise.all(entries.slice(0, 4).map((entry) => served(entry)));
    expect(pages.filter((html) => html.includes('Thank you for reading'))).toHaveLength(pages.length);
    expect(await served('/journal')).not.toContain('Thank you for reading');
    const alone = await Promise.all(entries.map((entry) => served(entry)));
    expect(alone.filter((html) => html.includes('This one alone'))).toHaveLength(1);
  });

  it('gives way to the list', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('page settings');
    await page.keyboard.press('Enter');
    await settings().getByText('The list', { exact: true }).click();
    await frame().locator('.entry').waitFor({ state: 'detached' });
    await addTo('Introduction of this page').waitFor();
    expect(session.errors).toEqual([]);
  });
});

describe('what a theme of somebody else prints', () => {
  const settings = () => page.getByRole('complementary', { name: 'Settings' });
  const mark = (name: string) =>
    page
      .locator('[data-mark-item]')
      .and(page.getByRole('button', { name, exact: true }))
      .first();

  it('is changed where it is seen, by keyboard and by mouse (ED-55)', async () => {
    await openPage(session, pageId);
    await mark('Site title').focus();
    await page.keyboard.press('Enter');
    await frame().locator('.quoin-edited-text').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Named on the page');
    await expect.poll(() => settings().getByLabel('Site title').inputValue()).toBe('Named on the page');
    await page.keyboard.press('Enter');
    await frame().locator('.mast-name', { hasText: 'Named on the page' }).waitFor();
    await session.hand.settled();
    const { x, y, width, height } = (await mark('Navigation link: Journal').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.locator('[data-hover]', { hasText: 'Navigation link: Journal' }).waitFor();
    await page.mouse.click(x + width / 2, y + height / 2);
    await settings().getByLabel('Navigation title').fill('Notes');
    await frame().getByRole('link', { name: 'Notes', exact: true }).waitFor();
    await picture(page, 'block-fields-marks', { fullPage: false });
    await publish();
    await expect.poll(() => served('/ledger'), { timeout: 10_000 }).toMatch(/Named on the page.*>Notes</s);
    expect(await served('/ledger')).not.toMatch(/<!--\/?from|data-from/);
    expect(session.errors).toEqual([]);
  });
});
