import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { CARDS } from '../testing/buying/buyer.ts';
import { checkOut, checkOutByForms, checkOutByKeys, fill } from '../testing/buying/checkOut.ts';
import { MADE_LISTS, makeLists } from '../testing/buying/madeLists.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { STOREFRONTS, type Storefront } from '../testing/buying/storefronts.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { pressUntil } from '../testing/keyboard.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const [HOUSE, FORMATTERS] = STOREFRONTS as [Storefront, Storefront];
/**
 * Each theme with the driver for its product pages: the form of the house theme as the fallback, or a form that
 * formatters print.
 */
const THEMES: readonly (readonly [theme: string, front: Storefront])[] = [
  ['folio', HOUSE],
  ['blog', HOUSE],
  ['shop', FORMATTERS],
  ['index', HOUSE],
  ['classic', FORMATTERS],
];
const LISTS = ['shop', 'journal', ...MADE_LISTS.map(([, title]) => title.toLowerCase())];
const PRINT = { path: '/shop/prevailing-wind', wanted: { Size: '30 × 40 cm', Frame: 'Oak' } } as const;
const SOLD_OUT = { path: '/shop/ridge-lines', wanted: { Size: '50 × 70 cm', Frame: 'Black', Ink: 'Rust' } } as const;
const SUBSCRIPTION = { path: '/shop/a-print-a-month', wanted: { Paper: 'Cotton 308 g' } } as const;
const GONE = '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm';
const RESTOCK: AppRestockSettings = {
  ...{ isEnabled: true, successText: '', offersMailingList: false, optInByDefault: false },
  ...{ wantsCaptcha: false, isAutomatic: false },
};

/** One server for each theme, one after the other: all functions of a shop, in themes that are not made for Quoin. */
describe.each(THEMES)('a whole shop in the theme %s', (theme, front) => {
  let shop: OwnShop;
  let owner: Owner;
  beforeAll(async () => {
    shop = await openThemedShop(theme);
    owner = await signInOwner(shop);
    await makeLists(owner);
    accepted(await owner.visitor.send('PUT', appRestockSettingsPath('demo'), RESTOCK));
  });
  afterAll(() => shop?.close());

  async function open(path: string, options: BrowserContextOptions = {}) {
    const page = await (await newContext(shop.browser, { reducedMotion: 'reduce', ...options })).newPage();
    const errors = watchForErrors(page);
    await page.goto(shop.shopOrigin + path);
    return { page, errors };
  }
  const itemsIn = async (email: string) => (await owner.orders(email)).map(({ itemCount }) => itemCount);

  const submissions = async () => {
    const { forms } = bodyOf<AppFormsResponse>(await owner.visitor.get(appFormsPath('demo')));
    return forms.find(({ name }) => name === 'Contact')?.submissionCount ?? 0;
  };

  it('shows each entry of the eight kinds of lists', async () => {
    const visitor = createVisitor(shop);
    for (const list of LISTS) {
      const { items, upcoming, past } = bodyOf<Record<string, readonly { fullUrl: string }[] | undefined>>(
        accepted(await visitor.get(`/${list}?format=json`)),
      );
      const wanted = (upcoming ? [...upcoming, ...(past ?? [])] : (items ?? [])).map(({ fullUrl }) => fullUrl);
      const html = accepted(await visitor.get(`/${list}`)).body;
      const shown = wanted.filter((url) => html.includes(`href="${url}"`));
      expect([list, shown.length, shown]).toEqual([list, wanted.length, wanted]);
      expect(wanted.length).toBeGreaterThan(1);
      for (const url of wanted.slice(0, 2)) expect([url, (await visitor.get(url)).status]).toEqual([url, 200]);
    }
    expect((await visitor.get('/no-such-page')).body).toContain('not-found__words');
  });

  it('sells by mouse', async () => {
    const { page, errors } = await open(PRINT.path);
    await front.awake(page);
    await front.choose(page, PRINT.wanted);
    await front.button(page).click();
    await expect.poll(() => front.button(page).textContent()).toContain('Added!');
    const { color, backgroundColor } = await front.button(page).evaluate((button) => getComputedStyle(button));
    expect(color).not.toBe(backgroundColor);
    await page.goto(`${shop.shopOrigin}/cart`);
    await page.locator('a[href="/checkout"]').first().click();
    await checkOut(page, 'mouse@example.com');
    expect(await itemsIn('mouse@example.com')).toEqual([1]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('sells by keyboard', async () => {
    const { page, errors } = await open(PRINT.path);
    await front.awake(page);
    await front.chooseByKeys(page, PRINT.wanted);
    await pressUntil(page, 'Tab', '.sqs-add-to-cart-button');
    await page.keyboard.press('Enter');
    await expect.poll(() => front.button(page).textContent()).toContain('Added!');
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    await pressUntil(page, 'Tab', 'a[href="/checkout"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await checkOutByKeys(page, 'keys@example.com');
    expect(await itemsIn('keys@example.com')).toEqual([1]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('sells without script', async () => {
    const { page } = await open(PRINT.path, { javaScriptEnabled: false });
    for (const value of Object.values(PRINT.wanted)) await page.getByRole('radio', { name: value }).check();
    await page.locator('button.sqs-add-to-cart-button').click();
    await page.waitForURL('**/cart');
    await page.locator('a[href="/checkout"]').first().click();
    await checkOutByForms(page, 'plain@example.com');
    expect(await itemsIn('plain@example.com')).toEqual([1]);
    await page.context().close();
  });

  it('sells a subscription', async () => {
    const { page, errors } = await open(SUBSCRIPTION.path);
    await front.awake(page);
    await front.choose(page, SUBSCRIPTION.wanted);
    await front.button(page).click();
    await page.waitForURL('**/subscribe?cartToken=**');
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL('**/checkout');
    await checkOut(page, 'month@example.com');
    await page.getByRole('link', { name: /next payments/ }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('sells a subscription by keyboard, and without script', async () => {
    const { page, errors } = await open(SUBSCRIPTION.path);
    await front.awake(page);
    await front.chooseByKeys(page, SUBSCRIPTION.wanted);
    await pressUntil(page, 'Tab', '.sqs-add-to-cart-button');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/subscribe?cartToken=**');
    await pressUntil(page, 'Tab', '.quoin-part form .button');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await checkOutByKeys(page, 'keyed-month@example.com');
    expect(errors).toEqual([]);
    await page.context().close();

    const { page: plain } = await open(SUBSCRIPTION.path, { javaScriptEnabled: false });
    await plain.getByRole('radio', { name: SUBSCRIPTION.wanted.Paper }).check();
    await plain.locator('button.sqs-add-to-cart-button').click();
    await plain.getByRole('button', { name: 'Continue to checkout' }).click();
    await plain.waitForURL('**/checkout');
    await checkOutByForms(plain, 'plain-month@example.com');
    await plain.context().close();
  });

  it('sells a gift card, without script too', async () => {
    const { page } = await open('/shop/gift-card', { javaScriptEnabled: false });
    await page.getByRole('radio', { name: '€50' }).check();
    await page.locator('button.sqs-add-to-cart-button').click();
    await page.waitForURL('**/gift-card?**');
    await fill(page, { recipientEmail: 'ida@example.com', recipientName: 'Ida' });
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL('**/checkout');
    await fill(page, { email: 'per@example.com' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fill(page, CARDS.accepted);
    await page.locator('.button--pay').click();
    await page.waitForURL('**/checkout/order/**');
    await page.context().close();
  });

  it('notes who waits for what is sold out', async () => {
    const { page, errors } = await open(SOLD_OUT.path);
    await front.awake(page);
    await front.choose(page, SOLD_OUT.wanted);
    const { email, submit } = front.restock(page);
    await email.fill('ada@example.com');
    await submit.click();
    await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('notes who waits by keyboard, and without script', async () => {
    const { page, errors } = await open(SOLD_OUT.path);
    await front.awake(page);
    await front.chooseByKeys(page, SOLD_OUT.wanted);
    const { email } = front.restock(page);
    await email.waitFor();
    await email.evaluate((input) => input.setAttribute('data-wanted', ''));
    await pressUntil(page, 'Tab', '[data-wanted]');
    await page.keyboard.type('bo@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();

    const { page: plain } = await open(GONE, { javaScriptEnabled: false });
    await plain.locator('[id^="restock-email"]').fill('cy@example.com');
    await plain.getByRole('button', { name: 'Notify me' }).click();
    await plain.waitForURL('**/restock/done');
    await plain.context().close();
  });

  it('takes in a form by keyboard, and without script', async () => {
    const before = await submissions();
    const { page, errors } = await open('/contact');
    await pressUntil(page, 'Tab', '[name="f-name.First"]');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Framing');
    await pressUntil(page, 'Tab', '[name="f-message"]');
    await page.keyboard.type('Does the blue one come larger?');
    await pressUntil(page, 'Tab', '.form-submit');
    await page.keyboard.press('Enter');
    await page.locator('.form-submission-text').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();

    const { page: plain } = await open('/contact', { javaScriptEnabled: false });
    const answers = { 'f-name.First': 'Bo', 'f-name.Last': 'Ek', 'f-email': 'bo@example.com', 'f-message': 'And red?' };
    for (const [name, answer] of Object.entries(answers)) await plain.locator(`[name="${name}"]`).fill(answer);
    await plain.locator('[name="f-about"]').selectOption('Framing');
    await plain.locator('.form-submit').first().click();
    await plain.waitForURL('**/forms/**');
    await plain.locator('.form-submission-text').waitFor();
    expect(await submissions()).toBe(before + 2);
    await plain.context().close();
  });

  it('takes in a form', async () => {
    const before = await submissions();
    const { page, errors } = await open('/contact');
    const form = page.locator('form').filter({ has: page.getByLabel('What is it about?') });
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Last Name').fill('Lovelace');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('What is it about?').selectOption('Framing');
    await form.getByLabel('Message').fill('Does the blue one come larger?');
    await form.getByRole('button').click();
    await expect.poll(submissions).toBe(before + 1);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
