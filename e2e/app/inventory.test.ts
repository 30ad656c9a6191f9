import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { runToEnd } from '../testing/installation.ts';
import { lookAt, SIZES } from '../testing/look.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

let browser: Browser;
let shop: OwnShop;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-inventory-'));
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(SIZES)('stock on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(browser, { viewport, reducedMotion: 'reduce', acceptDownloads: true });
    page = await context.newPage();
    errors = watchForErrors(page);
    await signInQuietly(page, shop);
  });
  afterAll(() => context?.close());

  const go = (path: string) => page.goto(`${shop.appOrigin}/demo/config${path}`);
  const look = (name: string) => lookAt(page, name, { except: [ANNOUNCER], fullPage: false });
  const cells = () => page.getByRole('textbox', { name: /^On hand:/ });
  const toast = (text: string) => page.getByRole('alertdialog').filter({ hasText: text }).first();

  it('is changed in place from the keyboard, and undone', async () => {
    await go('/inventory?search=HP-110');
    const cell = cells().filter({ visible: true }).first();
    await cell.waitFor();
    const name = (await cell.getAttribute('aria-label'))!;
    const before = await cell.inputValue();
    await page.waitForLoadState('networkidle');
    await picture(page, `app-inventory-${size}`, { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await cell.focus();
    await page.keyboard.type('+5');
    await page.keyboard.press('Enter');
    const same = page.getByRole('textbox', { name, exact: true });
    await expect.poll(() => same.inputValue(), { timeout: 15_000 }).toBe(String(Number(before) + 5));
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toMatch(/^On hand:/);
    expect(focused).not.toBe(name);
    await toast('Stock saved').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => same.inputValue(), { timeout: 15_000 }).toBe(before);
  });

  if (size === 'desktop')
    it('says at the cell what cannot be, and changes nothing', async () => {
      const cell = cells().first();
      const before = await cell.inputValue();
      await cell.fill('1.5');
      await page.keyboard.press('Enter');
      await page.getByText('Enter a whole number: 12 to set', { exact: false }).waitFor();
      await page.keyboard.press('Escape');
      expect(await cell.inputValue()).toBe(before);
      await cell.fill('-9999');
      await page.keyboard.press('Enter');
      await page.getByText(/can be removed at most/).waitFor();
      expect(await cell.inputValue()).toBe(before);
      await toast('can be removed at most').getByRole('button', { name: 'Close' }).click();
    });

  if (size === 'phone')
    it('keeps filters and sorting in the address', async () => {
      await go('/inventory?sort=available&direction=up');
      await cells().first().waitFor();
      await page.getByRole('link', { name: /^Low/ }).click();
      await page.waitForURL('**stock=low**');
      await page
        .getByText(/\d+ left/)
        .first()
        .waitFor();
      await page.reload();
      await page
        .getByText(/\d+ left/)
        .first()
        .waitFor();
      await picture(page, `app-inventory-low-${size}`, { fullPage: false });
    });

  if (size === 'desktop')
    it('of several variants is adjusted at once, with a reason', async () => {
      await go('/inventory?search=HP-110');
      await cells().first().waitFor();
      const boxes = page.locator('label').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await page.getByText('2 selected').waitFor();
      await page.getByRole('button', { name: 'Adjust stock' }).click();
      const box = page.getByRole('dialog', { name: 'Adjust stock of 2 variants' });
      await box.getByRole('textbox', { name: 'Quantity' }).fill('10');
      await box.getByRole('textbox', { name: 'Note' }).fill('Delivery 4711');
      await look('app-inventory-adjust');
      await box.getByRole('button', { name: 'Adjust stock' }).click();
      await toast('Stock of 2 variants saved').waitFor();
    });

  if (size === 'desktop')
    it('has a history that names every cause', async () => {
      await go('/inventory/history');
      await page.getByText('Delivery 4711', { exact: false }).first().waitFor();
      await look('app-inventory-history');
      expect(errors).toEqual([]);
    });

  if (size === 'desktop')
    it('and prices are changed in bulk: typed, pasted, by formula; previewed, applied, undone', async () => {
      await go('/products/bulk-edit?columns=title,sku,price,salePrice,stock,tags');
      const grid = page.getByRole('grid', { name: 'Products as a spreadsheet' });
      await grid.waitFor();
      await page.getByText(/^[\d,]+ variants$/).waitFor();
      await grid.focus();
      // Typing into the first product's title, then its price below by paste.
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.type(' (new)');
      await page.keyboard.press('Enter');
      await page
        .getByRole('gridcell', { name: /\(new\)$/ })
        .first()
        .waitFor();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await grid.evaluate((element) => {
        const data = new DataTransfer();
        data.setData('text/plain', '41.00\t\n42.00\t\nmuch\t');
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      });
      await page.getByRole('gridcell', { name: '42.00' }).first().waitFor();
      await look('app-bulk-edit');
      await page.getByRole('button', { name: 'Change prices' }).click();
      const box = page.getByRole('dialog', { name: 'Change prices' });
      await box.getByRole('textbox', { name: 'Change' }).fill('+10%');
      await box.getByRole('textbox', { name: 'Price ending' }).fill('.90');
      await picture(page, `app-bulk-edit-formula-${size}`, { fullPage: false });
      await box.getByRole('button', { name: 'Set prices' }).click();
      await page
        .getByText(/prices set in the spreadsheet/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: /^Preview [\d,]+ changes$/ }).click();
      await page.waitForURL('**/bulk-edits/**');
      await page.getByRole('table', { name: 'Changes' }).getByText('Ready').first().waitFor();
      await look('app-bulk-edit-preview');
      await page.getByRole('button', { name: /^Skipped/ }).click();
      await page.getByRole('table', { name: 'Changes' }).getByText('Cannot be changed').first().waitFor();
      await page.getByText('"much" is not a valid amount', { exact: false }).waitFor();
      await page.getByRole('button', { name: /^Apply [\d,]+ changes$/ }).click();
      await page.getByRole('button', { name: /^Undo [\d,]+ changes$/ }).waitFor({ timeout: 30_000 });
      await picture(page, `app-bulk-edit-applied-${size}`, { fullPage: false });
      await page.getByRole('button', { name: /^Undo [\d,]+ changes$/ }).click();
      await page.getByRole('button', { name: /^Undo/ }).waitFor({ state: 'detached', timeout: 30_000 });
      // What was changed first is undone last: a sheet that is loaded before the end shows it still.
      await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 30_000 });
      await page.getByText('Undone').first().waitFor();
      await go('/products/bulk-edit?columns=title');
      await grid.waitFor();
      await expect.poll(() => page.getByRole('gridcell', { name: /\(new\)$/ }).count()).toBe(0);
      await go('/products/bulk-edits');
      await page
        .getByRole('link', { name: /variants$/ })
        .first()
        .waitFor();
      await picture(page, `app-bulk-edits-${size}`, { fullPage: false });
      expect(errors).toEqual([]);
    });

  it('comes from a table of any program: seen before it counts, exported as unchanged, undone', async () => {
    await go('/inventory/file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download stock' }).click(),
    ]);
    const exported = join(folder, `stock-${size}.csv`);
    await download.saveAs(exported);
    await page.getByLabel('CSV file').setInputFiles(exported);
    await page.getByRole('button', { name: 'Nothing to change' }).waitFor();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    const count = join(folder, `count-${size}.txt`);
    // What Excel calls Unicode text, with the thousands of a German table.
    const table = 'Artikelnummer\tBestand\r\nhp-110-40-u\t1.250\r\nNO-SUCH\t4\r\n';
    writeFileSync(count, Buffer.from(`\ufeff${table}`, 'utf16le'));
    await page.getByLabel('CSV file').setInputFiles(count);
    await page.getByText('Artikelnummer: No variant has the SKU “NO-SUCH”.').waitFor();
    await look('app-inventory-file');
    await page.getByRole('button', { name: /Number format/ }).click();
    await page.getByRole('option', { name: '1.299,00' }).click();
    await page.getByText('→ 1,250').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Change stock of 1 variant' }).click();
    await page.waitForURL('**/inventory');
    await toast('Stock saved').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Stock change undone.').waitFor();
    await go('/inventory?search=HP-110-40-U');
    const now = () => cells().filter({ visible: true }).first().inputValue();
    await expect.poll(now, { timeout: 15_000 }).not.toBe('1250');
    await go('/inventory/history');
    await page.getByText(`count-${size}.txt`).filter({ visible: true }).first().waitFor();
  });

  if (size === 'phone')
    it('and products come from a file: mapped, checked, imported; what was exported changes nothing', async () => {
      await go('/products/import');
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await look('app-import');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download Products', exact: true }).click(),
      ]);
      const exported = join(folder, `${size}.csv`);
      await download.saveAs(exported);
      expect(readFileSync(exported, 'utf8')).toContain('Product ID [Non Editable]');
      await page.getByLabel('File', { exact: true }).setInputFiles(exported);
      await page.getByRole('button', { name: 'Check file' }).click();
      await page.getByRole('button', { name: 'Nothing to import' }).waitFor();
      await page.getByRole('button', { name: 'Choose another file' }).click();
      const file = join(folder, `more-${size}.csv`);
      const rows = Array.from({ length: 3 }, (_, n) => `${size} mug ${n},${n + 8}.00,MUG-${size}-${n},${n * 5}`);
      writeFileSync(file, ['Ding,Price,SKU,Stock', ...rows, `Broken,cheap,B-${size},1`].join('\n'));
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByText('Choose a column for Title', { exact: false }).waitFor();
      await page.getByRole('button', { name: /Content of column Ding/ }).click();
      await page.getByRole('option', { name: 'Title', exact: true }).click();
      await look('app-import-mapping');
      await page.getByRole('button', { name: 'Check file' }).click();
      await page.getByText('"cheap" is not a valid price', { exact: false }).waitFor();
      await picture(page, `app-import-check-${size}`, { fullPage: false });
      await page.getByRole('button', { name: 'Import 3 products' }).click();
      await page.getByRole('link', { name: 'Rows with problems' }).waitFor({ timeout: 30_000 });
      await look('app-import-done');
      await go(`/inventory?search=MUG-${size}`);
      await expect.poll(() => cells().count(), { timeout: 15_000 }).toBe(3);
      expect(errors).toEqual([]);
    });

  if (size === 'phone')
    it('and a file of a Japanese table program is read as it was written, and otherwise where its owner says so', async () => {
      await go('/products/import');
      const file = join(folder, 'vases.csv');
      // 花瓶 in Shift JIS.
      const name = Buffer.from([0x89, 0xd4, 0x95, 0x72]);
      writeFileSync(
        file,
        Buffer.concat([Buffer.from('Title;Price;SKU\r\n'), name, Buffer.from(';1.200,50;VASE-1\r\n')]),
      );
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: /Character encoding/ }).waitFor();
      const chosen = (label: string) => page.getByRole('button', { name: new RegExp(label) }).textContent();
      expect(await chosen('Character encoding')).toContain('Japanese (Shift JIS)');
      expect(await chosen('Separator')).toContain('Semicolons');
      expect(await chosen('Number format')).toContain('1.299,00');
      await page.getByText('花瓶').waitFor();
      await look('app-import-letters');
      await page.getByRole('button', { name: /Character encoding/ }).click();
      await page.getByRole('option', { name: 'Western European (Windows-1252)' }).click();
      await page.getByText('‰Ô•r').waitFor();
      await page.getByRole('button', { name: /Character encoding/ }).click();
      await page.getByRole('option', { name: 'Japanese (Shift JIS)' }).click();
      await page.getByText('花瓶').waitFor();
      await page.getByRole('button', { name: /Separator/ }).click();
      await page.getByRole('option', { name: 'Tabs' }).click();
      await page.getByText('Choose a column for Title', { exact: false }).waitFor();
      await page.getByRole('button', { name: /Separator/ }).click();
      await page.getByRole('option', { name: 'Semicolons' }).click();
      await page.getByRole('button', { name: 'Check file' }).click();
      await page.getByRole('button', { name: 'Import 1 product', exact: true }).waitFor();
      expect(errors).toEqual([]);
    });
});

describe('the command line', () => {
  it('exports every product, and importing that would change nothing', async () => {
    const file = join(folder, 'all.csv');
    const options = { dataDir: shop.dataDir, port: shop.port, env: { ...shop.env } };
    const exported = await runToEnd('cli', ['export', 'products', file, '--site', 'demo'], options);
    expect([exported.code, exported.output]).toEqual([0, expect.stringMatching(/^\d+ products written to /)]);
    const imported = await runToEnd('cli', ['import', 'products', file, '--site', 'demo'], options);
    expect(imported.output).toMatch(/^0 would be created, 0 would be updated, \d+ unchanged$/m);
  });
});
