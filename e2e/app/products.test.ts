import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { drawnPicture } from '../testing/drawnPicture.ts';
import { richText, writeText } from '../testing/editing/richText.ts';
import { ask } from '../testing/installation.ts';
import { lookAt, SIZES, widthBeyond } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';

const UPLOADS = '**/api/app/sites/demo/media?filename=*';

let browser: Browser;
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(() => shop?.close());

describe.each(SIZES)('the catalogue on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const title = `Slack Water ${size}`;
  const urlId = `slack-water-${size}`;
  /** The final address. */
  const address = size === 'desktop' ? `/shop/${urlId}-new` : `/shop/${urlId}`;
  const sku = (end: string) => `SLACK-WATER-${size.toUpperCase()}-${end}`;
  const products = () => `${shop.appOrigin}/demo/config/products`;
  beforeAll(async () => {
    context = await newContext(browser, { viewport, reducedMotion: 'reduce' });
    page = await ownerPage(context, shop);
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const cell = (name: string, value: string) => page.getByRole('textbox', { name: `${name} of ${value}`, exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  };

  it('a product is created with options and pictures, and stands in the shop (DISP-10, PREF-07)', async () => {
    await page.goto(`${products()}/new`);
    for (const folded of ['Purchase options', 'Custom form', 'Search engines', 'Related products']) {
      const card = page.locator('details').filter({ has: page.getByRole('heading', { name: folded }) });
      expect(await card.getAttribute('open'), folded).toBeNull();
    }
    await picture(page, `app-product-new-${size}`);
    await page.getByLabel('Title', { exact: true }).first().fill(title);
    await writeText(page, 'Description', 'Between two tides.\n\nNothing moves.');
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Size');
    await page.getByRole('textbox', { name: 'Value 1' }).fill('Small');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Large');
    if (size === 'phone') await picture(page, `app-products-option-${size}`, { fullPage: false });
    await page.getByRole('button', { name: 'Done' }).click();
    await cell('Price', 'Small').fill('18.5');
    await page.keyboard.press('Enter');
    expect(await cell('Price', 'Large').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+d');
    await cell('Stock', 'Small').fill('4');
    await cell('Stock', 'Large').fill('9');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      {
        name: 'water.png',
        mimeType: 'image/png',
        buffer: await drawnPicture(page, size === 'phone' ? '#3a8' : '#3a7'),
      },
      { name: 'sky.png', mimeType: 'image/png', buffer: await drawnPicture(page, size === 'phone' ? '#38a' : '#37a') },
    ]);
    await page.getByText('The file notes.txt does not appear to be a supported image file.').waitFor();
    await page.getByRole('row', { name: 'sky.png' }).waitFor();
    await page.getByRole('button', { name: 'Remove notes.txt' }).click();
    const categories = page.getByRole('group', { name: 'Categories' });
    await categories.getByText('Water', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Tags' }).fill('calm,');
    await page.getByRole('button', { name: 'Remove calm' }).waitFor();
    await save();
    await page.waitForURL(/products\/[0-9a-f-]{36}$/);
    await closeNotes(page);
    const grid = page.getByRole('region', { name: 'Variants, scrolls sideways' });
    for (const columns of ['SKU and GTIN', 'Weight and size', 'Price and stock']) {
      await page.getByRole('button', { name: columns }).click();
      expect(await grid.evaluate((box) => box.scrollWidth - box.clientWidth), columns).toBeLessThanOrEqual(0);
      if (columns === 'SKU and GTIN') expect(await cell('SKU', 'Large').inputValue()).toBe(sku('LARGE'));
    }
    await picture(page, `app-product-editor-${size}`);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    const shown = await ask(shop, `/shop/${urlId}?format=json`);
    const { item } = JSON.parse(shown.body) as {
      item: Record<string, unknown> & { items: unknown[]; variants: { qtyInStock: number }[] };
    };
    expect(item).toMatchObject({
      title,
      body: '<p>Between two tides.</p><p>Nothing moves.</p>',
      tags: ['calm'],
      categories: ['Water'],
    });
    expect(item.items).toHaveLength(2);
    expect(item.variants.map(({ qtyInStock }) => qtyInStock)).toEqual([4, 9]);
    const listed = await ask(shop, '/shop?category=landscapes/water');
    expect(listed.body).toContain(title);
  });

  if (size === 'desktop')
    it('pictures are ordered by keyboard, and get their words and focal point', async () => {
      const first = () =>
        page.getByRole('grid', { name: 'Images, in order' }).getByRole('row').first().getAttribute('aria-label');
      const handle = page.getByRole('button', { name: /^Move .*sky\.png/ });
      await richText(page, 'Description').focus();
      await expect.poll(() => pressTab(page)).toBe('row');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      const place = (name: string) => page.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
      await place('Insert after sky.png');
      await page.keyboard.press('ArrowLeft');
      await place('Insert between water.png and sky.png');
      await page.keyboard.press('ArrowLeft');
      await place('Insert before water.png');
      await page.keyboard.press('Enter');
      await expect.poll(first).toContain('sky.png');
      await page.getByRole('button', { name: 'Edit sky.png' }).click();
      const dialog = page.getByRole('dialog', { name: 'Image' });
      await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A still sky');
      await dialog.getByRole('slider', { name: 'From the left' }).fill('20');
      await lookAt(page, 'app-product-picture', { except: [ANNOUNCER], fullPage: false });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await save();
      const shown = await ask(shop, `/shop/${urlId}?format=json`);
      const { item } = JSON.parse(shown.body) as {
        item: { items: { title: string; mediaFocalPoint: { x: number } }[] };
      };
      expect(item.items[0]).toMatchObject({ mediaFocalPoint: { x: 0.2 } });
    });

  if (size === 'phone')
    it('a picture on its way is canceled and sent again, in the words one knows (EDIT-06, EDIT-07)', async () => {
      const uploads = page.getByRole('region', { name: 'Uploads' });
      const held: Route[] = [];
      await page.route(UPLOADS, (route) => void held.push(route));
      const wave = await drawnPicture(page, size === 'phone' ? '#47c' : '#4ac');
      await page.locator('input[type=file]').setInputFiles([
        { name: 'wave.png', mimeType: 'image/png', buffer: wave },
        { name: 'wall.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      ]);
      await uploads.getByText('The file wall.svg does not appear to be a supported image file.').waitFor();
      await uploads.getByRole('progressbar', { name: 'Uploading wave.png' }).waitFor();
      await expect.poll(() => held.length).toBe(1);
      await picture(page, `app-product-uploads-${size}`, { fullPage: false });
      await uploads.getByRole('button', { name: 'Cancel wave.png' }).click();
      await uploads.getByText('File processing cancelled').waitFor();
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      await page.unroute(UPLOADS);
      await uploads.getByRole('button', { name: 'Remove wall.svg' }).click();
      await uploads.getByRole('button', { name: 'Retry wave.png' }).click();
      await page.getByRole('row', { name: 'wave.png' }).waitFor();
      await uploads.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Remove wave.png' }).click();
      await page.getByRole('row', { name: 'wave.png' }).waitFor({ state: 'detached' });
      // As it was: there is nothing to save.
      await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
    });

  if (size === 'phone')
    it('what is wrong is said beside the input, and nothing is lost', async () => {
      await cell('Price', 'Small').fill('abc');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page
        .getByText('"abc" is not a valid price. Use a format such as 24.00.')
        .filter({ visible: true })
        .first()
        .waitFor();
      expect(await cell('Price', 'Small').inputValue()).toBe('abc');
      expect(await cell('Price', 'Small').getAttribute('aria-invalid')).toBe('true');
      await cell('Price', 'Small').fill('19.00');
      await save();
    });

  if (size === 'desktop')
    it('a new address leaves a way from the old one', async () => {
      await page.getByRole('textbox', { name: 'URL slug' }).fill(`${urlId}-new`);
      await save();
      const old = await ask(shop, `/shop/${urlId}`);
      expect([old.status, old.headers.location]).toEqual([301, `/shop/${urlId}-new`]);
    });

  if (size === 'phone')
    it('leaving with unsaved changes asks first', async () => {
      await page.getByLabel('Title', { exact: true }).first().fill(`${title} changed`);
      await page.getByRole('link', { name: 'Products' }).first().click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe(`${title} changed`);
      await page.getByRole('button', { name: 'Discard' }).click();
    });

  if (size === 'desktop')
    it('two who edit at once see both values and choose', async () => {
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByLabel('Title', { exact: true }).first().fill(`${title} by two`);
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await other.getByText('Saved.').waitFor();
      await other.close();
      await page.getByLabel('Title', { exact: true }).first().fill(`${title} by one`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: 'This product was changed by someone else' });
      await dialog.getByText(`${title} by two`).waitFor();
      await picture(page, `app-product-clash-${size}`, { fullPage: false });
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await save();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${title} by one`);
    });

  if (size === 'desktop')
    it('saving is taken back from the note (ED-16)', async () => {
      await closeNotes(page);
      await page.getByLabel('Title', { exact: true }).first().fill(title);
      await save();
      const note = page.getByRole('alertdialog').filter({ hasText: 'Saved.' }).last();
      await note.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`${title} by one`);
    });

  it('many are hidden at once and shown again; filters stay in the address and as a view', async () => {
    await page.goto(`${products()}?search=${encodeURIComponent(`Slack Water ${size}`)}`);
    await page.getByRole('table', { name: 'Products' }).waitFor();
    await picture(page, `app-products-list-${size}`, { fullPage: false });
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await closeNotes(page);
    await page.getByRole('row', { name: title }).getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByRole('row', { name: title }).getByText('Hidden').waitFor();
    expect((await ask(shop, address)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('row', { name: title }).getByText('Visible').waitFor();
    expect((await ask(shop, address)).status).toBe(200);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`Water ${size}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Water ${size}`, exact: true }).waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button', { name: `Water ${size}`, exact: true }).click();
    await page.waitForURL(/search=Slack/);
  });

  if (size === 'desktop')
    it('categories are added, renamed and moved', async () => {
      await page.goto(`${products()}/categories`);
      await page.getByRole('button', { name: 'Add category' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('A name that is far too long for one');
      await dialog.getByRole('button', { name: 'Add' }).click();
      await dialog.getByText('A category has at most 25 characters.').waitFor();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(`Tides ${size}`);
      await dialog.getByRole('button', { name: 'Add' }).click();
      await dialog.waitFor({ state: 'detached' });
      const tree = page.getByRole('treegrid', { name: /^Categories of/ }).first();
      const names = async () => (await tree.getByRole('row').allInnerTexts()).map((text) => text.split('\n')[0]);
      const tides = `Tides ${size}`;
      await expect.poll(names).toContain(tides);
      const before = await names();
      // By keys: Enter takes it, the arrows look for a place, Enter puts it down.
      await tree.getByRole('row').first().focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await tree
        .getByRole('button', { name: `Move ${tides}` })
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^(Insert|Drop)/ })
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect.poll(names).not.toEqual(before);
      await page.getByText(`${tides} moved.`).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(names).toEqual(before);
      await lookAt(page, 'app-categories', { except: [ANNOUNCER] });
    });

  it('shows no error of a script', () => expect(errors).toEqual([]));
});

/** The role of what has the focus after one more Tab. */
async function pressTab(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => document.activeElement?.getAttribute('role') ?? null);
}

async function closeNotes(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: /notification/ }).getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
}
