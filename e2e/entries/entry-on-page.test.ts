import { type AppEntriesResponse, appEntriesPath, type WireEntry } from '@quoin/contract/endpoints/content';
import { entryPage } from '@quoin/domain/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { find } from '../testing/editing/editorPlaces.ts';
import { type MarkHand, type MarkSession, openMarkSession } from '../testing/editing/marks.ts';
import { type OwnerSession, openPage } from '../testing/ownerSession.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };

/** A post is a page: its text is written in place, and its fields are next to it. */
let session: MarkSession;
let page: Page;
let marks: MarkHand;
let post: WireEntry;
let journal: string;
/** Of the post. */
let path: string;

beforeAll(async () => {
  session = await openMarkSession();
  ({ page, marks } = session);
  journal = session.pages.get('journal')!;
  post = (await posts())[0]!;
  path = new URL(post.url).pathname;
});
afterAll(() => session?.shop.close());

async function posts(): Promise<readonly WireEntry[]> {
  return bodyOf<AppEntriesResponse>(await session.owner.visitor.get(`${appEntriesPath('demo')}?journal=${journal}`))
    .entries;
}
const settings = () => page.getByRole('complementary', { name: 'Settings' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const title = () => settings().getByLabel('Title', { exact: true }).first();
/** Of the post, without its white space: between elements it may change. */
async function words(): Promise<string> {
  return ((await marks.frame().locator('.post__body').textContent()) ?? '').replace(/\s+/g, '');
}
/** Waits until the caret is in the text and the text is notified of it. */
async function caret(): Promise<void> {
  const isThere = () =>
    marks.words().evaluate((text) => document.hasFocus() && text.contains(getSelection()?.anchorNode ?? null));
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  await twoFrames();
}
async function toItsBeginning(): Promise<boolean> {
  await page.keyboard.press('Control+Home');
  await twoFrames();
  return marks.words().evaluate((text) => {
    const { anchorNode, anchorOffset } = getSelection()!;
    return anchorOffset === 0 && text.querySelector('p')!.contains(anchorNode);
  });
}
/** The text is notified of a moved caret a moment after the browser moves it. */
function twoFrames(): Promise<unknown> {
  return marks.words().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
const visit = async (at: string) => (await createVisitor(session.shop).get(at)).body;
const seen = (at: string) => expect.poll(() => visit(at), { timeout: 10_000 });

async function publish({ page: window }: OwnerSession): Promise<void> {
  await window.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = window.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText(post.title).first().waitFor();
  await picture(window, 'entry-publish', { fullPage: false });
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await window.getByText('Published', { exact: true }).first().waitFor();
}

describe('a post on its page', () => {
  it('is opened from the list on the canvas, with its fields beside it (ED-63)', async () => {
    await openPage(session, journal);
    await marks.press(`Title: ${post.title}`);
    await settings()
      .getByRole('button', { name: `Open “${post.title}”` })
      .click();
    await page.waitForURL(`**/config/pages/${entryPage(post.id)}`);
    await session.hand.settled();
    expect(await title().inputValue()).toBe(post.title);
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'entry-open', { fullPage: false });
  });

  it('is written where its text stands, and nothing of it is lost (ED-63)', async () => {
    const before = await words();
    await page.getByRole('button', { name: 'Edit text' }).click();
    await caret();
    await picture(page, 'entry-writing', { fullPage: false });
    await expect.poll(toItsBeginning).toBe(true);
    await page.keyboard.type('Written on the page. ');
    await page.keyboard.press('Escape');
    await saved();
    await session.hand.settled();
    expect(await words()).toBe(`Writtenonthepage.${before}`);
    expect(await visit(path)).not.toContain('Written on the page.');
  });

  it('takes blocks beside its words (ED-63)', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add block', exact: true }).first().press('Enter');
    await page.getByRole('dialog', { name: 'Add block' }).waitFor();
    await page.keyboard.type('quote');
    await page.keyboard.press('Enter');
    await settings().getByLabel('Quote', { exact: true }).fill('A rule is a way to be stubborn.');
    await marks.frame().locator('.entry-sections blockquote').getByText('A rule is a way to be stubborn.').waitFor();
    await saved();
    await session.hand.settled();
    await picture(page, 'entry-quote', { fullPage: false });
  });

  it('is one document for page, data, feed and form once it is published (ED-63)', async () => {
    await publish(session);
    await seen(path).toContain('Written on the page.');
    const served = await visit(path);
    expect(served).toContain('class="entry-sections"');
    const { item } = JSON.parse(await visit(`${path}?format=json`)) as { item: { body: string } };
    expect(item.body).toMatch(/^<p>Written on the page\. /);
    expect(item.body).not.toContain('page-section');
    expect(await visit('/journal?format=rss')).toContain('Written on the page.');
    await page.goto(`${session.shop.appOrigin}/demo/config/content/${journal}/${post.id}`);
    await page.getByText('This text is built from sections on its page.').waitFor();
    await page.getByLabel('Title', { exact: true }).first().fill('The hill, again');
    await page.getByRole('button', { name: /^Save/ }).click();
    await seen(path).toContain('The hill, again');
    expect(await visit(path)).toContain('Written on the page.');
    await page.getByRole('link', { name: 'Edit text on page' }).click();
    await session.hand.settled();
    await page.setViewportSize(PHONE);
    await picture(page, 'entry-phone', { fullPage: false });
    await page.setViewportSize(DESKTOP);
  });

  it('has its title written on the page, and leads to its neighbours (ED-63)', async () => {
    await session.hand.settled();
    await marks.press('Title: The hill, again');
    await marks.words().waitFor();
    await marks.write('The hill once more');
    await page.keyboard.press('Enter');
    await seen(path).toContain('The hill once more');
    const [, next] = await posts();
    await settings().getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(`**/config/pages/${entryPage(next!.id)}`);
    await settings().getByRole('button', { name: 'Previous' }).click();
    await page.waitForURL(`**/config/pages/${entryPage(post.id)}`);
  });

  it('is begun in one click, written, and published with its text (ED-64)', async () => {
    await openPage(session, journal);
    await settings().getByRole('button', { name: 'Add post' }).click();
    await page.waitForURL('**/config/pages/entry-*');
    await title().waitFor();
    await expect.poll(() => title().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Straße und Brücke');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await posts()).map(({ url }) => decodeURI(url)).join(' '))
      .toContain('/journal/strasse-und-brucke');
    await page.getByRole('button', { name: 'Edit text' }).click();
    await caret();
    await page.keyboard.type('Begun on an empty page.');
    await page.keyboard.press('Escape');
    await saved();
    await page.keyboard.press('Escape');
    await session.hand.settled();
    await page.keyboard.press('Escape');
    await find(page, 'Page settings');
    await settings()
      .locator('label')
      .filter({ hasText: /^Published/ })
      .click();
    await picture(page, 'entry-new', { fullPage: false });
    await settings().getByRole('button', { name: 'Save', exact: true }).click();
    await seen('/journal/strasse-und-brucke').toContain('Begun on an empty page.');
    expect(session.errors).toEqual([]);
  });

  it('takes a press on its text, by mouse and by keys, and undo makes it the theme’s again (ED-64)', async () => {
    const third = (await posts())[2]!;
    await openPage(session, entryPage(third.id));
    const before = await words();
    await marks.item(`Text: ${third.title}`).press('Enter');
    await caret();
    expect(await words()).toBe(before);
    await page.keyboard.press('Escape');
    await saved();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await marks.frame().locator('.post__body:not(:has(.entry-sections))').waitFor();
    await saved();
    expect(await words()).toBe(before);
    await marks.press(`Text: ${third.title}`);
    await caret();
  });
});

describe('a product on its page', () => {
  it('has its fields beside it, whatever is pressed there (ED-65)', async () => {
    const shop = session.pages.get('shop')!;
    await openPage(session, shop);
    await marks.press(/^Title: /);
    await marks.words().waitFor();
    await page.keyboard.press('Escape');
    await settings().getByRole('button', { name: 'Edit on its page' }).click();
    await page.waitForURL('**/config/pages/product-*');
    await session.hand.settled();
    await picture(page, 'product-open', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await marks.item(/^Price and options: /).press('Enter');
    await expect.poll(marks.focusedField).toBe('price');
    await settings().getByLabel('Button text').fill('Take it home');
    await settings().getByRole('button', { name: 'Save product' }).click();
    await marks.frame().getByRole('button', { name: 'Take it home' }).waitFor();
    await marks.item(/^Image: /).press('Enter');
    await expect.poll(marks.focusedField).toBe('picture');
  });

  it('has its details written there, with blocks; published they are on its page and in its data (ED-65)', async () => {
    const { pathname } = new URL(page.url());
    await page.reload();
    await session.hand.settled();
    await page.getByRole('button', { name: 'Edit details' }).click();
    await caret();
    await page.keyboard.type('Rolled in a tube of cardboard.');
    await page.keyboard.press('Escape');
    await saved();
    await session.hand.settled();
    await picture(page, 'product-details', { fullPage: false });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    const path = await dialog
      .getByText(/^\/shop\//)
      .first()
      .textContent();
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await seen(path!).toContain('Rolled in a tube of cardboard.');
    const { item } = JSON.parse(await visit(`${path}?format=json`)) as {
      item: { structuredContent: { additionalInfo: string } };
    };
    expect(item.structuredContent.additionalInfo).toContain('Rolled in a tube of cardboard.</p>');
    expect(item.structuredContent.additionalInfo).not.toContain('page-section');
    await page.goto(`${session.shop.appOrigin}/demo/config/products/${pathname.split('product-')[1]}`);
    await page.getByText('Additional information is built from sections').waitFor();
    expect(session.errors).toEqual([]);
  });
});
