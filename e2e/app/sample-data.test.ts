import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, openBrowser, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { ask, type Installation, newDataDir, removeDataDir, startInstallation } from '../testing/installation.ts';
import { signInAt } from '../testing/ownShop.ts';

/** The sample data is made in parallel with everything else. It takes half a minute on an idle machine. */
const SAMPLE_MS = 480_000;

let shop: Installation;
let dataDir: string;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

const home = () => `${shop.appOrigin}/demo/config`;

beforeAll(async () => {
  dataDir = newDataDir();
  shop = await startInstallation({ dataDir, env: { SAMPLE_DATA: 'yes' } });
  context = await newContext(await openBrowser(), { viewport: DESKTOP, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
});
afterAll(async () => {
  await context?.close();
  await shop?.stop();
  removeDataDir(dataDir);
});

describe('the first start on an empty folder', () => {
  it('answers before there is sample data, and says on Home that it is being added', async () => {
    expect((await ask(shop, '/')).status).toBe(200);
    await signInAt(page, shop);
    await page.goto(home());
    await page.getByRole('heading', { name: 'Sample data is being added' }).waitFor();
  });

  it('has sample data soon after, on Home and in the lists', { timeout: SAMPLE_MS + 60_000 }, async () => {
    await page.getByRole('heading', { name: 'Your shop shows sample data' }).waitFor({ timeout: SAMPLE_MS });
    await page.reload();
    await page.getByRole('link', { name: /3 unpaid orders/ }).waitFor();
    await page.getByRole('link', { name: '3 comments to approve' }).waitFor();
    await page.getByRole('heading', { name: 'Setup guide' }).waitFor();
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await picture(page, 'app-home-sample-desktop');
    await page.setViewportSize(PHONE);
    await picture(page, 'app-home-sample-phone');
    await page.setViewportSize(DESKTOP);
    await page.goto(`${home()}/orders`);
    await page.getByText('#1120').first().waitFor();
  });

  it('loses all of it with one button, and is a shop without orders', async () => {
    await page.goto(home());
    await page.getByRole('button', { name: 'Remove sample data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sample data' }).click();
    await page.getByText('Sample data removed.').waitFor();
    await page.getByRole('heading', { name: 'No sales yet' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Your shop shows sample data' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
