import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { atRest, DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields, PAY } from '../testing/buying/buyer.ts';
import { lookAt } from '../testing/look.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

let browser: Browser;
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(() => shop?.close());

describe('the owner', () => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(browser, { bypassCSP: false, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
    await signInQuietly(page, shop);
  });
  afterAll(() => context?.close());

  it('makes a coupon and sees at once what a cart would pay with it', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/discounts`);
    await page.getByText('Create your first discount').waitFor();
    await picture(page, 'app-discounts-empty-desktop', { fullPage: false });
    await page.getByRole('link', { name: 'Create discount' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Newsletter');
    await page.getByRole('button', { name: 'Generate' }).click();
    expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toMatch(/^[A-Z2-9]{8}$/);
    await page.getByRole('textbox', { name: 'Code' }).fill('letter10');
    await page.getByText('LETTER10', { exact: true }).waitFor();
    await picture(page, 'app-discount-desktop');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The discount was created').waitFor();
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });

  it('asks a question at checkout', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/settings/checkout`);
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which wall is it for?');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await picture(page, 'app-settings-checkout-desktop');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });

  it('says of returns what search engines show', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/settings/policies`);
    const choose = async (label: string, choice: string) => {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: choice }).click();
    };
    await choose('Returns accepted', 'Within a number of days after delivery');
    await page.getByRole('textbox', { name: 'Days after delivery' }).fill('0');
    await page.getByText('By mail', { exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('group', { name: 'Return policy for search engines' })
      .getByText('Enter a whole number from 1')
      .waitFor();
    await lookAt(page, 'settings-returns', { except: [ANNOUNCER] });
    await page.getByRole('textbox', { name: 'Days after delivery' }).fill('30');
    await page.getByText('In the store', { exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Policies saved.').waitFor();
  });

  it('adds the usual rates of another country, and takes one back', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/settings/taxes`);
    await page.getByRole('button', { name: 'Add standard rates' }).click();
    await page.getByRole('menuitem', { name: 'Switzerland' }).click();
    await page.getByText('8.1%').waitFor();
    await picture(page, 'app-settings-taxes-desktop');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('button', { name: 'Actions for VAT Switzerland' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Rate (%)' }).fill('8,25');
    await picture(page, 'app-settings-tax-desktop', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('8.25%').waitFor();
    expect(errors).toEqual([]);
  });

  it('adds shipping by weight', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/settings/shipping`);
    await page.getByRole('button', { name: 'Add shipping option' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Freight');
    await page.getByRole('button', { name: /^Flat rate/ }).click();
    await page.getByRole('option', { name: 'Rate by weight' }).click();
    await page.getByRole('textbox', { name: 'Rate' }).fill('25');
    await picture(page, 'app-settings-shipping-box-desktop', { fullPage: false });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Freight', { exact: true }).waitFor();
    await picture(page, 'app-settings-shipping-desktop');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('finds every screen as well on a phone', async () => {
    await page.setViewportSize(PHONE);
    for (const [name, path, sign] of [
      ['discounts', 'discounts', 'Newsletter'],
      ['settings-taxes', 'settings/taxes', '8.25%'],
      ['settings-shipping', 'settings/shipping', 'Freight'],
      ['settings-checkout', 'settings/checkout', 'Express checkout'],
    ] as const) {
      await page.goto(`${shop.appOrigin}/demo/config/${path}`);
      await page.getByText(sign).first().waitFor();
      await picture(page, `app-${name}-phone`);
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    }
    await page.goto(`${shop.appOrigin}/demo/config/discounts`);
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await page.getByText('Example cart').waitFor();
    await picture(page, 'app-discount-phone');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe.each(SIZES)('a buyer on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(browser, { viewport, bypassCSP: false, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const rows = (scope: string) =>
    page.locator(`${scope} .totals__row`).evaluateAll((found) => found.map((row) => row.textContent?.trim() ?? ''));

  it('reads that the price contains the tax (CX-26)', async () => {
    await page.goto(`${shop.shopOrigin}/shop/prevailing-wind`);
    expect(await page.locator('.product-form__tax').textContent()).toBe('incl. VAT, plus shipping');
    await waitForWidget(page, 'add-to-cart');
    await page.getByRole('radio', { name: '30 × 40 cm' }).check();
    await page.getByRole('radio', { name: 'Oak' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.getByRole('status').getByText('Added!').waitFor({ state: 'attached' });
  });

  it('enters a code on the cart page: a wrong one says why, the right one takes off (CX-01, CX-15)', async () => {
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    await page.getByText('Discount code or gift card').first().click();
    await page.getByLabel('Discount code or gift card').fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('We don’t know the code nonsense. Please check its spelling.').waitFor();
    await page.getByLabel('Discount code or gift card').fill('letter10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.codes__code').getByText('LETTER10').waitFor();
    await expect.poll(() => rows('.cart__summary')).toContainEqual(expect.stringMatching(/^Discount LETTER10−€/));
    expect((await rows('.cart__summary')).at(-1)).toMatch(/^Total Including €[\d.]+ VAT€/);
    await atRest(page);
    await picture(page, `codes-cart-${size}`);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });

  it('sees the same total at the end of checkout, answers the question, and pays it (CX-01, CX-07)', async () => {
    const total = (await rows('.cart__summary')).at(-1);
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, `${size}@example.com`);
    await page.getByLabel('Which wall is it for?').fill('The one above the sofa');
    await page.getByLabel('Which wall is it for?').blur();
    await expect.poll(() => rows('.checkout__aside').then((all) => all.at(-1))).toBe(total);
    await page.locator('#codes').getByText('Discount code or gift card').first().waitFor();
    // The card counts as one, as the rule lists it.
    const fields = page.locator('.checkout__main :is(input, select, textarea)[required]:visible');
    const required = await fields.and(page.locator(':not([name="expiry"], [name="cvc"])')).count();
    expect(required).toBeLessThanOrEqual(8);
    await atRest(page);
    await picture(page, `codes-checkout-${size}`);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await fillFields(page, CARDS.accepted);
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL('**/checkout/order/**');
    expect((await rows('.order')).at(-1)).toBe(total);
    await page.getByText('The one above the sofa').waitFor();
    await picture(page, `codes-order-${size}`);
    expect(errors).toEqual([]);
  });
});
