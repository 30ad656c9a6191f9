import { readFile } from 'node:fs/promises';
import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { CARDS, fillFields } from '../testing/buying/buyer.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const FILE = 'halde-press-wallpapers.zip';
const ZIP_MARK = 'PK\u0003\u0004';
/** What is said of things that are sent, and must not be said of these. */
const OF_PARCELS = /on its way|ship|tracking|parcel/i;
const SERVICE_NEXT = 'We will write to you about what comes next.';
const FILES_NEXT = 'Your files are ready to download.';

let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
});
afterAll(() => shop?.close());

/** Returns the newest mail to an address that contains these words. */
async function mailTo(email: string, words: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    for (const { id } of await owner.mails(email)) {
      const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', id)));
      if (mail.text.includes(words)) return mail.text;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail with ${words} came to ${email}.`);
}

/** Follows a link, and answers how the file begins that comes. */
async function download(page: Page, link: Locator): Promise<string> {
  const [begun] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(begun.suggestedFilename()).toBe(FILE);
  return (await readFile(await begun.path())).subarray(0, ZIP_MARK.length).toString('latin1');
}

describe('who buys a file and a service with a mouse', () => {
  const email = 'files@example.com';
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    page = await (await newContext(shop.browser)).newPage();
    errors = watchForErrors(page);
  });

  it('gives no address of delivery, and pays', async () => {
    for (const path of ['/shop/wallpapers', '/shop/wall-plan']) {
      await page.goto(shop.shopOrigin + path);
      await waitForWidget(page, 'add-to-cart');
      const room = page.getByRole('radio', { name: 'One room' });
      if ((await room.count()) > 0) await room.check();
      await page.locator('.sqs-add-to-cart-button').click();
      await page.getByText('Added!').first().waitFor();
    }
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    expect(await page.locator('[name="shippingOptionId"]').count()).toBe(0);
    await payAs(page, email);
  });

  it('downloads at once on the confirmation, and reads nothing of parcels', async () => {
    const text = await page.locator('#content').textContent();
    expect(text).toContain(FILE);
    expect(text).not.toMatch(OF_PARCELS);
    const link = page.getByRole('link', { name: `Download ${FILE}` });
    expect(await download(page, link)).toBe(ZIP_MARK);
  });

  it('finds the way to the file in the mail', async () => {
    const confirmation = await mailTo(email, FILE);
    expect(confirmation).toContain(SERVICE_NEXT);
    expect(confirmation).not.toMatch(OF_PARCELS);
    await page.goto(confirmation.match(/http\S+#order-files/)?.[0] ?? '');
    const link = page.getByRole('link', { name: `Download ${FILE}` });
    expect(await download(page, link)).toBe(ZIP_MARK);
  });

  it('finds the file in the account', async () => {
    await signUp(page, email);
    await page.goto(`${shop.shopOrigin}/account/downloads`);
    const text = await page.locator('#content').textContent();
    expect(text).toContain(FILE);
    expect(text).not.toMatch(OF_PARCELS);
    const link = page.locator('#content').getByRole('link', { name: 'Wallpaper Pack' });
    expect(await download(page, link)).toBe(ZIP_MARK);
    expect(errors).toEqual([]);
  });
});

describe('who buys a file without script', () => {
  it('downloads it on the confirmation', async () => {
    const page = await (await newContext(shop.browser, { javaScriptEnabled: false })).newPage();
    await page.goto(`${shop.shopOrigin}/shop/wallpapers`);
    await page.locator('.sqs-add-to-cart-button').click();
    await page.goto(`${shop.shopOrigin}/checkout`);
    await fillFields(page, { email: 'plain-files@example.com' });
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await payAs(page, null);
    expect(await mailTo('plain-files@example.com', FILE)).toContain(FILES_NEXT);
    const link = page.getByRole('link', { name: `Download ${FILE}` });
    expect(await download(page, link)).toBe(ZIP_MARK);
  });
});

async function payAs(page: Page, email: string | null): Promise<void> {
  if (email !== null) await fillFields(page, { email });
  const known = { fullName: 'Ada Ekström', line1: 'Waschkaue 9', postalCode: '45900', city: 'Halde' };
  for (const [name, value] of Object.entries(known)) {
    if ((await page.locator(`#content [name="${name}"]:visible`).count()) > 0)
      await fillFields(page, { [name]: value });
  }
  await fillFields(page, CARDS.accepted);
  await page.locator('.button--pay').click();
  await page.waitForURL('**/checkout/order/**');
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.shopOrigin}/account/sign-up`);
  await fillFields(page, { fullName: 'Ada Ekström', email, password: 'ink on heavy paper' });
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
  const text = await mailTo(email, '/account/confirm');
  await page.goto(text.match(/http\S+\/account\/confirm\?token=[\w-]{43}/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL('**/account');
}
