import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AppPricingResponse,
  type AppStoreSettingsResponse,
  appCheckoutSettingsPath,
  appPricingPath,
  appStoreSettingsPath,
} from '@quoin/contract/endpoints/store';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillFields, PAY, tidy } from '../testing/buying/buyer.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const EMAIL = 'checks@example.com';
/** A busy machine serves the first page of a fresh start slowly. */
const TIMEOUT_MS = 25_000;
let browser: Browser;
let shop: OwnShop;
let owner: Owner;
/** A stand-in for a server that looks up addresses. */
let places: Server;
let arePlacesKnown = true;

beforeAll(async () => {
  places = createServer((request, response) => {
    const isDeich = new URL(request.url ?? '', 'http://x').searchParams.get('q')?.startsWith('Am Deich') === true;
    const properties = { street: 'Am Deich', housenumber: '4', postcode: '28199', city: 'Bremen', countrycode: 'DE' };
    response.statusCode = arePlacesKnown ? 200 : 500;
    response.end(JSON.stringify({ features: isDeich ? [{ properties }] : [] }));
  }).listen(0, '127.0.0.1');
  await once(places, 'listening');
  const { port } = places.address() as AddressInfo;
  const env = { ADDRESS_LOOKUP_URL: `http://127.0.0.1:${port}` };
  shop = await openOwnShop({ env });
  browser = shop.browser;
  owner = await signInOwner(shop);
  await askAtCheckout();
});
afterAll(async () => {
  await shop?.close();
  places?.close();
});

/** A terms box that must be ticked, and a message for a gift. */
async function askAtCheckout(): Promise<void> {
  const { checkout } = bodyOf<AppPricingResponse>(await owner.visitor.get(appPricingPath('demo')));
  const field = { hint: '', choices: [], productIds: [], categoryIds: [] };
  const form = [
    { ...field, id: 'terms', type: 'checkbox', label: 'I agree to the terms', isRequired: true },
    { ...field, id: 'gift', type: 'textarea', label: 'Gift message', isRequired: false },
  ];
  const saved = await owner.visitor.send('PUT', appCheckoutSettingsPath('demo'), { ...checkout, form });
  expect(saved.status).toBe(200);
}

async function speakGerman(): Promise<void> {
  const path = appStoreSettingsPath('demo');
  const { settings, revision } = bodyOf<AppStoreSettingsResponse>(await owner.visitor.get(path));
  const saved = await owner.visitor.send('PUT', path, { settings: { ...settings, language: 'de-DE' }, revision });
  expect([saved.status, saved.body]).toEqual([200, expect.any(String)]);
}

async function addSomething(page: Page): Promise<void> {
  await page.goto(`${shop.shopOrigin}/shop/prevailing-wind`);
  await waitForWidget(page, 'add-to-cart');
  await page.getByRole('radio', { name: '30 × 40 cm' }).check();
  await page.getByRole('radio', { name: 'Oak' }).check();
  await page.locator('.sqs-add-to-cart-button').click();
  // With the links to cart and checkout next to it.
  await page
    .getByRole('status')
    .filter({ hasText: /^(Added|Hinzugefügt)!/ })
    .waitFor({ state: 'attached' });
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto(`${shop.shopOrigin}/checkout`);
  await waitForWidget(page, 'checkout');
}

const input = (page: Page, name: string) => page.locator(`#content [name="${name}"]`);
const errorOf = (page: Page, name: string) =>
  page.locator(`[data-field="${name}"] .field__error, .field--wrong:has([name="${name}"]) .field__error`);

describe('the checkout on one page', () => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const asked: string[] = [];
  beforeAll(async () => {
    context = await newContext(browser, { bypassCSP: false, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    page = await context.newPage();
    errors = watchForErrors(page);
    page.on('request', (request) => asked.push(request.url()));
    await addSomething(page);
  });
  afterAll(() => context?.close());

  it('the cart shows the picture of the chosen variant, with its options and both prices (CX-02)', async () => {
    const chosen = await page.locator('.gallery__thumb[aria-current] img').first().getAttribute('src');
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    const line = page.locator('#content .cart-line').first();
    const shown = await line.locator('img').getAttribute('src');
    const file = (address: string | null) => new URL(address ?? '', shop.shopOrigin).pathname.split('/').at(-1);
    expect(file(shown)).toBe(file(chosen));
    const text = tidy((await line.textContent()) ?? '');
    expect(text).toContain('30 × 40 cm');
    expect(text).toContain('Oak');
    expect(text.match(/€\d/g)?.length).toBeGreaterThanOrEqual(1);
    expect(await line.getByRole('link').first().getAttribute('href')).toContain('/shop/prevailing-wind');
  });

  it('has one total from the cart to the money, and that of another country at once (CX-01)', async () => {
    const total = async () => tidy((await page.locator('#content .totals__row--total dd').first().textContent()) ?? '');
    const shipping = page.locator('.checkout__aside .totals__row--shipping dd');
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    await page.locator('#estimate-country').selectOption('CH');
    await page.locator('#content .totals__row--shipping dd', { hasText: '€14.90' }).waitFor();
    const inCart = await total();
    const served = await page.evaluate(() => fetch('/checkout').then((answer) => answer.text()));
    expect(tidy(served)).toContain(`<strong>${inCart}</strong>`);
    await openCheckout(page);
    expect(await input(page, 'countryCode').inputValue()).toBe('CH');
    expect([await shipping.textContent(), await total()]).toEqual(['€14.90', inCart]);
    await input(page, 'countryCode').selectOption('DE');
    await page.locator('.checkout__aside .totals__row--shipping dd', { hasText: '€4.90' }).waitFor();
    expect(await total()).not.toBe(inCart);
    expect(tidy((await page.locator('.checkout__aside').textContent()) ?? '')).not.toMatch(/next step|Depends/);
    await picture(page, 'checkout-estimated');
  });

  it('every field has a label above it, its token, and a mark when it is needed or not (CX-09, CX-11)', async () => {
    await openCheckout(page);
    const fields = await page
      .locator('#content form.checkout__step :is(input, select, textarea):visible')
      .evaluateAll((all) =>
        all
          .filter(
            (one): one is HTMLInputElement =>
              !['radio', 'hidden', 'submit', 'checkbox'].includes((one as HTMLInputElement).type),
          )
          .map((one) => {
            const label = one.labels?.[0];
            const isAbove = (label?.getBoundingClientRect().top ?? 0) < one.getBoundingClientRect().top;
            return {
              name: one.name,
              token: one.autocomplete,
              isAbove,
              isMarked:
                /\*|optional/.test(label?.textContent ?? '') &&
                one.required === (label?.textContent ?? '').includes('*'),
            };
          }),
      );
    expect(fields.map(({ name, token }) => `${name} ${token}`)).toEqual([
      'email email',
      'countryCode shipping country',
      'fullName shipping name',
      'line1 shipping address-line1',
      'postalCode shipping postal-code',
      'city shipping address-level2',
      'phone shipping tel',
      'answer-gift off',
      'note off',
      'cardNumber cc-number',
      'expiry cc-exp',
      'cvc cc-csc',
    ]);
    expect(fields.filter(({ isAbove, isMarked }) => !isAbove || !isMarked)).toEqual([]);
    const kinds = await Promise.all(
      ['email', 'postalCode', 'phone', 'cardNumber'].map((name) =>
        input(page, name).evaluate((one: HTMLInputElement) => `${one.type} ${one.inputMode}`),
      ),
    );
    expect(kinds).toEqual(['email email', 'text numeric', 'tel tel', 'text numeric']);
  });

  it('writes a card number in groups and an expiry date with its slash, and keeps the caret', async () => {
    const number = input(page, 'cardNumber');
    await number.pressSequentially('4242424242424242');
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('7');
    expect(await number.inputValue()).toBe('4242 4242 4272 4242');
    await number.fill('');
    const expiry = input(page, 'expiry');
    for (const [typed, wanted] of [
      ['1230', '12/30'],
      ['12 2030', '12/2030'],
      ['4/29', '04/29'],
    ] as const) {
      await expiry.fill('');
      await expiry.pressSequentially(typed);
      expect(await expiry.inputValue()).toBe(wanted);
    }
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Backspace');
    expect(await expiry.inputValue()).toBe('04');
    await expiry.fill('');
  });

  it('judges a field when it is left, forgives while it is mended, and keeps what was typed (CX-10)', async () => {
    await input(page, 'email').pressSequentially('checks');
    expect(await errorOf(page, 'email').count()).toBe(0);
    await input(page, 'email').blur();
    await errorOf(page, 'email').waitFor();
    await input(page, 'email').pressSequentially('@example.com');
    await errorOf(page, 'email').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'fullName');
    expect(await input(page, 'email').inputValue()).toBe(EMAIL);
  });

  it('a chosen country brings its own regions, and takes them away again (CX-12)', async () => {
    const regions = page.locator('#content select[name="region"] option');
    const before = asked.length;
    await input(page, 'countryCode').selectOption('JP');
    await expect.poll(() => regions.count()).toBe(48);
    expect(await regions.nth(13).textContent()).toBe('Tokyo');
    await input(page, 'region').selectOption('Tokyo');
    await input(page, 'countryCode').selectOption('ES');
    await expect.poll(() => regions.count()).toBe(53);
    expect([await input(page, 'region').inputValue(), await regions.nth(1).textContent()]).toEqual(['', 'Álava']);
    const lists = asked.slice(before).filter((address) => address.includes('/api/regions'));
    const language = await page.locator('html').getAttribute('lang');
    expect(lists.map((address) => new URL(address).search)).toEqual([
      `?country=JP&language=${language}`,
      `?country=ES&language=${language}`,
    ]);
    await input(page, 'countryCode').selectOption('DE');
    await regions.first().waitFor({ state: 'detached' });
  });

  it('a suggestion fills the address; one’s own entry counts, with a warning (CX-13)', async () => {
    await input(page, 'countryCode').selectOption('DE');
    await input(page, 'fullName').fill('Ada Ekström');
    await input(page, 'line1').fill('Am Deich');
    const known = 'Am Deich 4, 28199 Bremen';
    await page.locator(`datalist option[value="${known}"]`).waitFor({ state: 'attached' });
    // Choosing from the list types its text.
    await input(page, 'line1').fill(known);
    await expect.poll(() => input(page, 'line1').inputValue()).toBe('Am Deich 4');
    expect([await input(page, 'postalCode').inputValue(), await input(page, 'city').inputValue()]).toEqual([
      '28199',
      'Bremen',
    ]);
    await input(page, 'line1').fill(BUYER.line1);
    await page.getByText('We could not find this address').waitFor();
    await picture(page, 'checkout-address-unknown', { fullPage: false });
    arePlacesKnown = false;
    await fillFields(page, { postalCode: BUYER.postalCode, city: BUYER.city });
    await input(page, 'city').blur();
    await page.getByText('We could not find this address').waitFor({ state: 'detached' });
    await page.locator('input[name="shippingOptionId"]').first().waitFor({ state: 'attached' });
  });

  it('promises no wallet that cannot open here, and runs nobody else’s script (CX-17)', async () => {
    expect(await page.getByText(/Apple Pay|Google Pay/).count()).toBe(0);
    expect(asked.filter((address) => !address.startsWith(shop.shopOrigin) && !address.startsWith('data:'))).toEqual([]);
  });

  it('asks for what its owner wants to know before the money; the order keeps it', async () => {
    await fillFields(page, { 'answer-gift': 'Happy birthday, Per!', ...CARDS.accepted });
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'answer-terms');
    await input(page, 'answer-terms').check();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('each part stays open to be changed, and nothing typed is lost over a session that ended (CX-18, CX-22)', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByRole('button', { name: PAY }).click();
    await page.getByText(/^Please enable cookies in your browser|^Your session has expired/).waitFor();
    for (const [name, value] of Object.entries({
      email: EMAIL,
      line1: BUYER.line1,
      'answer-gift': 'Happy birthday, Per!',
    }))
      expect(await input(page, name).inputValue()).toBe(value);
    await context.addCookies(cookies);
    await fillFields(page, { fullName: 'Ada Kern' });
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
    const [order] = await owner.orders(EMAIL);
    const kept = JSON.stringify(await owner.order(order?.id ?? ''));
    for (const text of ['Ada Kern', 'Happy birthday, Per!', 'I agree to the terms']) expect(kept).toContain(text);
    expect(errors).toEqual([]);
  });
});

describe('the checkout in steps, without script', () => {
  it('shows everything before the money, each part with its way back, and loses nothing on it (CX-18)', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false, viewport: PHONE });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await page.goto(`${shop.shopOrigin}/shop/prevailing-wind?30+%C3%97+40+cm`);
    await page.getByRole('radio', { name: '30 × 40 cm' }).check();
    await page.getByRole('radio', { name: 'Oak' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.waitForURL('**/cart');
    await page.goto(`${shop.shopOrigin}/checkout`);
    const { countryCode: _, ...address } = BUYER;
    await fillFields(page, { email: EMAIL, ...address, 'answer-gift': 'Bon voyage' });
    await input(page, 'answer-terms').check();
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const review = page.locator('.checkout__done');
    for (const text of [EMAIL, BUYER.line1, BUYER.city, 'Bon voyage']) await review.getByText(text).first().waitFor();
    expect(await review.getByRole('link', { name: /^Edit/ }).count()).toBe(5);
    await picture(page, 'checkout-review-phone');
    await review.getByRole('link', { name: 'Edit address' }).click();
    expect(await input(page, 'line1').inputValue()).toBe(BUYER.line1);
    expect(await input(page, 'answer-gift').inputValue()).toBe('Bon voyage');
    expect(await input(page, 'answer-terms').isChecked()).toBe(true);
    await context.close();
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('one’s own account in the app, on a %s', (size, viewport) => {
  it('asks for a link, names a dead one, ends other sessions, and keeps a view of the customers', async () => {
    const context = await newContext(browser, { viewport, bypassCSP: false, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const errors = watchForErrors(page);
    const look = async (name: string) => {
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      await picture(page, `app-own-${name}-${size}`, { fullPage: false });
    };
    await page.goto(`${shop.appOrigin}/sign-in`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await look('forgot');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
    await look('sent');
    await page.goto(`${shop.appOrigin}/reset-password#${'a'.repeat(43)}`);
    await page.getByRole('textbox', { name: 'New password' }).fill('a long new phrase');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.getByRole('link', { name: 'Send a new link' }).waitFor();
    await look('reset');
    await signInAt(page, shop);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await page.getByText('This browser').waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill(shop.owner.password);
    await page.getByRole('textbox', { name: 'New password' }).fill('password123');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Many people use this password').waitFor();
    await look('account');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText(/^Signed out of \d+ other sessions?\.$/).waitFor();
    await page.getByText('You are not signed in anywhere else.').waitFor();
    // Who looks things up here was one of the others.
    owner = await signInOwner(shop);
    expect(errors).toEqual([]);
    if (size === 'phone') return context.close();
    await page.goto(`${shop.appOrigin}/demo/config/customers?search=checks`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`Checks ${size}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: `Checks ${size}`, exact: true }).waitFor();
    await page.goto(`${shop.appOrigin}/demo/config/customers`);
    await page.getByRole('button', { name: `Checks ${size}`, exact: true }).click();
    await page.waitForURL('**search=checks**');
    await page.goto(`${shop.appOrigin}/demo/config/settings/donations`);
    await page.getByRole('heading', { name: 'Donations', level: 1 }).waitFor();
    await page.getByRole('button').first().waitFor();
    await look('donations');
    await context.close();
  });
});

describe('a German shop', () => {
  it('writes every amount as German does, on pages, in widgets and after the sale', async () => {
    await speakGerman();
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await addSomething(page);
    /** Amounts with the symbol in front, as people see them. */
    const wrong = () =>
      page
        .getByText(/€\s?\d[\d.,]*[.,]\d\d\b/)
        .filter({ visible: true })
        .allTextContents();
    for (const [path, island] of [
      ['/shop', null],
      ['/shop/prevailing-wind', 'add-to-cart'],
      ['/cart', 'cart'],
      ['/checkout', 'checkout'],
    ] as const) {
      await page.goto(shop.shopOrigin + path);
      if (island !== null) await waitForWidget(page, island);
      await page
        .getByText(/\d,\d\d\s€/)
        .first()
        .waitFor({ state: 'attached' });
      expect([path, await wrong()]).toEqual([path, []]);
    }
    // The text that the law requires on it, and nothing else.
    await page
      .locator('.button--pay')
      .filter({ hasText: /^Zahlungspflichtig bestellen$/ })
      .waitFor();
    await picture(page, 'checkout-german');
    await context.close();
  });
});
