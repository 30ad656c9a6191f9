import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atRest, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillFields } from '../testing/buying/buyer.ts';
import { lookAt, looksRight } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const PASSWORD = 'ink on heavy paper';
/** Passwords are hashed slowly on purpose, and mails come by a job. */
const TIMEOUT_MS = 60_000;

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
});
afterAll(() => shop?.close());

/** Returns the link in the newest mail to an address. Without a mail server, the mail waits in the owner's mailbox. */
async function mailedLink(email: string, path: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    for (const { id } of await owner.mails(email)) {
      const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', id)));
      const link = mail.text.match(new RegExp(`http\\S+${path}\\?token=[\\w-]{43}`))?.[0];
      if (link !== undefined) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail with ${path} came to ${email}.`);
}

const open = (page: Page, path: string) => page.goto(shop.shopOrigin + path);

async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/account/sign-up');
  await fillFields(page, { fullName: 'Ada Ekström', email, password: PASSWORD });
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
  await page.goto(await mailedLink(email, '/account/confirm'));
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL('**/account');
}

async function addSomething(page: Page): Promise<void> {
  await open(page, '/shop/orrery');
  await waitForWidget(page, 'add-to-cart');
  await page.getByRole('radio', { name: '30 × 30 cm' }).check();
  await page.locator('.sqs-add-to-cart-button').click();
  await page.locator('.cart-pill__link').waitFor();
}

describe('without script', () => {
  let context: BrowserContext;
  let page: Page;
  const email = 'plain@example.com';
  beforeAll(async () => {
    context = await newContext(browser, { javaScriptEnabled: false });
    context.setDefaultTimeout(TIMEOUT_MS);
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  it('an account is made, kept and left with forms alone (USER-04)', async () => {
    await signUp(page, email);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Ada');
    await page.getByRole('link', { name: 'Addresses' }).first().click();
    await fillFields(page, { countryCode: 'DE' });
    await page.getByRole('button', { name: 'Use this country' }).click();
    const { countryCode, ...address } = BUYER;
    await fillFields(page, { countryCode, ...address });
    await page.getByRole('button', { name: 'Save address' }).last().click();
    await page.getByText('The address is saved.').waitFor();
    await page.getByText('Used first').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await open(page, '/account/orders');
    await fillFields(page, { email, password: 'not this one' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('That email address and password do not match').waitFor();
    await fillFields(page, { email, password: PASSWORD });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account/orders');
  });

  it('a forgotten password is set anew by a mailed link (SC-54)', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await fillFields(page, { email });
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
    await page.goto(await mailedLink(email, '/account/reset'));
    await fillFields(page, { password: 'another heavy paper' });
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL('**/account');
  });

  it('a link in a mail signs in without a password (USER-01, SC-54)', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect(await page.locator('[data-island="passkey"]').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sign in by a link in a mail' }).click();
    await picture(page, 'account-link-ask');
    await fillFields(page, { email });
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
    const link = await mailedLink(email, '/account/link');
    await page.goto(link);
    await page.getByText(`you are signed in as ${email}`).waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });
});

describe('with script', () => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const email = 'ada@example.com';
  beforeAll(async () => {
    context = await newContext(browser, { bypassCSP: false, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  it('a guest is offered an account after the payment, for one password (CX-06, CX-23)', async () => {
    await addSomething(page);
    await open(page, '/checkout');
    const { countryCode, ...address } = BUYER;
    await fillFields(page, { email, countryCode, ...address });
    await page.locator('#content [name="city"]').blur();
    await page.locator('input[name="shippingOptionId"]').first().waitFor({ state: 'attached' });
    await fillFields(page, CARDS.accepted);
    await page.locator('.button--pay').click();
    await page.waitForURL('**/checkout/order/**');
    await atRest(page);
    await picture(page, 'account-offer-desktop');
    await fillFields(page, { password: PASSWORD });
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
    await page.goto(await mailedLink(email, '/account/confirm'));
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.waitForURL('**/account');
    await page.getByText('#1001').first().waitFor();
    await page.getByText(BUYER.line1).first().waitFor();
  });

  it('the member’s order leads to its own page', async () => {
    await page.getByRole('link', { name: '#1001' }).click();
    await page.waitForURL('**/order/**');
  });

  it('the cart comes along: once, and back (SES-4)', async () => {
    await addSomething(page);
    await open(page, '/cart');
    const lines = () => page.locator('#content .cart-line, #content .line').count();
    await atRest(page);
    const before = await lines();
    expect(before).toBeGreaterThan(0);
    await open(page, '/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await open(page, '/account/sign-in');
    await fillFields(page, { email, password: PASSWORD });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account');
    await open(page, '/cart');
    await atRest(page);
    expect(await lines()).toBe(before);
    expect(errors).toEqual([]);
  });

  it('a passkey of the device is added, signs in, and is let go of (USER-01, SES-1)', async () => {
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await open(page, '/account/details');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey is saved.').waitFor();
    await looksRight(page, 'account-passkey');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    // The device says so itself: its key is among those that are there.
    await page.getByText('This device has a passkey for your account already.').waitFor();
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are signed out.').waitFor();
    await looksRight(page, 'account-passkey-sign-in');
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/account');
    await open(page, '/account/details');
    await page.getByText('last used on').waitFor();
    await page.locator('#section-passkeys').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    expect(await page.locator('#section-passkeys li').count()).toBe(0);
  });
});

describe('on a desktop and on a phone the account and its admin are as they should be', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    // Ways are gone on the phone, where there is less room.
    context = await newContext(browser, { viewport: PHONE, bypassCSP: true, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  const look = (name: string) => lookAt(page, name);

  it.each([
    ['account-sign-in', '/account/sign-in'],
    ['account-sign-up', '/account/sign-up'],
    ['account-forgot', '/account/forgot'],
    ['account-link-dead', '/account/reset?token=no'],
  ])('%s', async (name, path) => {
    await open(page, path);
    await look(name);
  });

  const email = 'ada-looks@example.com';

  it('account', async () => {
    await signUp(page, email);
    const { countryCode, ...address } = BUYER;
    await open(page, '/account/addresses');
    await fillFields(page, { countryCode, ...address });
    await page.getByRole('button', { name: 'Save address' }).last().click();
    await page.getByText('Used first').waitFor();
    await open(page, '/account');
    await look('account-home');
  });

  it.each([
    ['account-orders', '/account/orders'],
    ['account-addresses', '/account/addresses'],
    ['account-downloads', '/account/downloads'],
    ['account-subscriptions', '/account/subscriptions'],
    ['account-details', '/account/details'],
    ['account-delete', '/account/delete'],
  ])('%s', async (name, path) => {
    await open(page, path);
    await look(name);
  });

  it('the shop’s header leads there', async () => {
    await open(page, '/');
    await picture(page, 'account-header', { fullPage: false });
    await page.locator('a[href="/account"]').first().waitFor({ state: 'attached' });
  });

  it('customers in the admin', async () => {
    await signInQuietly(page, shop);
    await page.goto(`${shop.appOrigin}/demo/config/customers`);
    await page.getByRole('link', { name: 'Ada Ekström' }).first().waitFor();
    await look('app-customers');
    await page.goto(`${shop.appOrigin}/demo/config/customers?search=nobody-here`);
    await page.getByText('No customers found').waitFor();
    await look('app-customers-none');
    await page.goto(`${shop.appOrigin}/demo/config/customers?search=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: 'Ada Ekström' }).first().click();
    await page.getByText('Customer since').waitFor();
    await look('app-customer');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Likes heavy paper');
    await page.getByRole('switch', { name: 'Tax exempt' }).click({ force: true });
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Customer saved.').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Erase customer' }).click();
    await page.getByText(`Type ${email} to confirm`).waitFor();
    await picture(page, 'app-customer-erase', { fullPage: false });
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('abandoned carts in the admin', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/abandoned-carts`);
    await page.getByText('Email reminder').first().waitFor();
    await look('app-abandoned-carts');
  });
});
