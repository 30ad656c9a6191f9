import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trueTypeOf } from '../../packages/server/platform/gateways/pdf/woff2.ts';
import { withTable } from '../../packages/server/testing/fonts.ts';
import { openTypeFontFile } from '../../packages/server/testing/openTypeFont.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { ask } from '../testing/installation.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';

const { resolve } = createRequire(import.meta.url);
const font = (path: string) => readFileSync(resolve(`@fontsource/${path}`));
const SERIF = 'instrument-serif/files/instrument-serif-latin-400';
const AXE = { except: [ANNOUNCER, 'iframe'] };
const WORDS = [[1, 1, 8, 6], '<h2>Fair winds</h2><p>and following seas</p>'] as const;

let shop: OwnShop;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  ({ shop, page, errors } = await openCanvas('Letters', { start: { words: WORDS } }));
});
afterAll(() => shop?.close());

const panel = () => page.getByRole('complementary', { name: 'Pages, layers and style' });
const own = () => panel().locator('details').filter({ hasText: 'Tusker' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const undo = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ }).click();
const upload = (...files: readonly (readonly [name: string, buffer: Buffer])[]) =>
  panel()
    .locator('input[type="file"]')
    .setInputFiles(files.map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })));
/** What the heading on the page is set in, once that has come. */
const setIn = () =>
  page
    .frames()
    .find((each) => each.url().includes('quoin-draft'))!
    .evaluate(async () => {
      await document.fonts.ready;
      const [family = ''] = getComputedStyle(document.querySelector('#block-words h2')!).fontFamily.split(',');
      const name = family.replaceAll('"', '');
      const loaded = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === name);
      return [name, loaded.some(({ status }) => status === 'loaded')];
    });
const choose = async (label: string, option: string) => {
  await panel()
    .getByRole('button', { name: new RegExp(`(^|\\s)${label}(\\s|$)`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('fonts of the owner’s own (1.3: font upload)', () => {
  it('are uploaded from files of every kind, those that are none refused in plain words', async () => {
    await page.getByRole('tab', { name: 'Style' }).click();
    await panel()
      .getByRole('button', { name: /^Fonts/ })
      .click();
    await panel().getByText('Use only fonts with a web licence.', { exact: false }).waitFor();
    await upload(
      ['notes.pdf', Buffer.from('%PDF-1.7')],
      ['broken.ttf', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 9]), Buffer.alloc(200)])],
      ['huge.otf', Buffer.alloc(3_000_001)],
    );
    for (const sentence of [
      'The file notes.pdf does not appear to be a supported font file.',
      'The font broken.ttf is damaged. Browsers cannot show it.',
      'The file huge.otf is too large. The maximum allowed file size is 3 MB.',
    ])
      await panel().getByText(sentence).waitFor();
    await picture(page, 'fonts-refused', { fullPage: false });
    for (const name of ['notes.pdf', 'broken.ttf', 'huge.otf'])
      await panel()
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    await upload(
      ['regular.ttf', trueTypeOf(font(`${SERIF}-normal.woff2`))],
      ['slanted.woff', font(`${SERIF}-italic.woff`)],
    );
    // One family of both, by what they say of themselves; ours of that name stays what it is.
    const family = panel().locator('details').filter({ hasText: 'Instrument Serif (own)' });
    await family.getByText('2 files', { exact: false }).waitFor();
    await family.getByText('not used yet', { exact: false }).waitFor();
    await page
      .getByRole('toolbar', { name: 'Editor' })
      .getByRole('button', { name: 'Undo: Add font Instrument Serif' })
      .waitFor();
  });

  it('are called and taken for what the owner says', async () => {
    const family = panel().locator('details').filter({ hasText: 'Instrument Serif (own)' });
    await family.locator('summary').click();
    const name = family.getByRole('textbox', { name: 'Family' });
    await name.fill('Tusker');
    await name.press('Enter');
    await own().getByRole('list', { name: 'Files of Tusker' }).waitFor();
    const files = own().getByRole('listitem');
    expect(await files.count()).toBe(2);
    expect(await own().getByRole('checkbox', { name: 'Italic' }).nth(1).isChecked()).toBe(true);
    await choose('Weight of regular.woff2', '700 Bold');
    await page.getByRole('button', { name: 'Undo: Change font Tusker' }).waitFor();
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await own().scrollIntoViewIfNeeded();
      await picture(page, `fonts-own-${size}`, { fullPage: false });
      expect([size, await violationsOf(page, AXE)]).toEqual([size, []]);
    }
    await page.setViewportSize(DESKTOP);
    await undo();
  });

  it('can be used for every role, and show on the page at once', async () => {
    await choose('Font', 'Tusker');
    await own().getByText('Headings', { exact: false }).first().waitFor();
    await expect.poll(setIn).toEqual(['Tusker', true]);
    for (const role of ['Text', 'Small print', 'Buttons']) {
      await choose('Text style', role);
      await choose('Font', 'Tusker');
    }
    await own().getByText('Headings, Text, Small print, Buttons', { exact: false }).waitFor();
    await picture(page, 'fonts-used', { fullPage: false });
    await saved();
  });

  it('come to visitors ahead of the text, from the site itself, with something as wide meanwhile', async ({ skip }) => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: /^Publish everything/ }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const html = (await ask(shop, '/letters')).body;
    const ahead = [...html.matchAll(/<link[^>]+rel="preload"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('font'));
    expect(ahead).toHaveLength(1);
    const [, address = ''] = /href="(\/s\/files\/[^"]+\.woff2)"/.exec(ahead[0] ?? '') ?? [];
    expect(address).toMatch(/^\/s\/files\/[0-9a-f-]{36}\/regular\.woff2$/);
    const file = await ask(shop, address);
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const visitor = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false });
    const there = await visitor.newPage();
    const wrong = watchForErrors(there);
    const elsewhere: string[] = [];
    there.on('request', (request) => {
      if (request.resourceType() === 'font' && new URL(request.url()).origin !== new URL(shop.shopOrigin).origin)
        elsewhere.push(request.url());
    });
    await there.goto(`${shop.shopOrigin}/letters`);
    await there.reload();
    const seen = await there.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Tusker');
      const { fontFamily } = getComputedStyle(document.querySelector('#block-words h2')!);
      return { fontFamily, loaded: faces.filter(({ status }) => status === 'loaded').length };
    });
    expect(seen).toEqual({ fontFamily: expect.stringMatching(/^"?Tusker"?, "Tusker Meanwhile", serif$/), loaded: 1 });
    expect([elsewhere, wrong]).toEqual([[], []]);
    await picture(there, 'fonts-visitor');
    const widths = await there.evaluate(async () => {
      const line = document.createElement('span');
      line.textContent = 'People write from far away, and boxes go out with the morning post';
      line.style.cssText = 'position:absolute;white-space:nowrap;font-size:40px;letter-spacing:0;font-weight:400';
      document.body.append(line);
      const measured: number[] = [];
      for (const family of ['Tusker', '"Tusker Meanwhile"']) {
        line.style.fontFamily = family;
        // A font of the machine that is not there is an error.
        const faces = await document.fonts.load(`40px ${family}`, line.textContent).catch(() => []);
        if (faces.length > 0) measured.push(line.getBoundingClientRect().width);
      }
      return measured;
    });
    await visitor.close();
    skip(widths.length < 2, 'The machine has neither Liberation Serif nor Times New Roman to measure.');
    expect(Math.abs(widths[0]! / widths[1]! - 1)).toBeLessThan(0.03);
  });

  it('come from OTF files with PostScript outlines, too, and show on the page', async () => {
    const nameless = Buffer.from([0, 0, 0, 0, 0, 6]);
    await upload(['Boxes.otf', withTable(openTypeFontFile(), 'name', nameless)]);
    await panel().locator('details').filter({ hasText: 'Boxes' }).getByText('1 file', { exact: false }).waitFor();
    await choose('Text style', 'Headings');
    await choose('Font', 'Boxes');
    await expect.poll(setIn).toEqual(['Boxes', true]);
    await picture(page, 'fonts-otf', { fullPage: false });
    await undo();
    await expect.poll(setIn).toEqual(['Tusker', true]);
    await saved();
  });

  it('that weigh too much are said to, beside the fonts and before publishing (PF-05)', async () => {
    const heavy = (name: string) =>
      readFileSync(resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`));
    await upload(['heavy.woff2', heavy('latin-ext')]);
    const family = panel().locator('details').filter({ hasText: 'Inter (own)' });
    await family.getByText('1 file', { exact: false }).waitFor();
    await choose('Text style', 'Headings');
    await choose('Font', 'Inter (own)');
    await panel()
      .getByText('before text is shown. More than 2 files or 60 KB are slow on phones.', { exact: false })
      .waitFor();
    await saved();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog
      .getByText(/^The fonts load slowly \(1\d\d(?:\.\d+)? KB in 2 files\)\. Use up to 60 KB in 2 files/)
      .waitFor();
    await picture(page, 'fonts-heavy', { fullPage: false });
    await dialog.getByRole('button', { name: 'Show' }).first().click();
    await panel().waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('are deleted after it is said what is set in them, and come back by undo', async () => {
    await own().evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await own().getByRole('button', { name: 'Delete Tusker', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Tusker?' });
    await question.getByText('It is used for: Text, Small print, Buttons.', { exact: false }).waitFor();
    await picture(page, 'fonts-delete', { fullPage: false });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => own().count()).toBe(0);
    await undo();
    await own().getByText('Text, Small print, Buttons', { exact: false }).waitFor();
    await saved();
    expect(errors.filter((error) => !/status of 4\d\d/.test(error))).toEqual([]);
  });
});
