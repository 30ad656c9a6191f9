import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillFields, PAY, tidy, totalOf } from '../testing/buying/buyer.ts';
import { STOREFRONTS, type VisitedShop } from '../testing/buying/storefronts.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';

const EMAIL = 'scriptless@example.com';
const SKU = 'HP-102-40-O';

describe.each(STOREFRONTS)('buying without JavaScript in $name', (front) => {
  let shop: VisitedShop;
  let page: Page;
  let errors: readonly string[];
  let owner: Owner;
  let stockBefore: number;

  beforeAll(async () => {
    shop = await front.openVisited();
    page = await (await newContext(shop.browser, { javaScriptEnabled: false })).newPage();
    errors = watchForErrors(page);
    owner = await signInOwner(shop);
    stockBefore = (await owner.variant(SKU)).stock.quantity;
  });
  afterAll(() => shop?.close());

  const add = () => page.locator('button.sqs-add-to-cart-button').click();
  const textOf = async (selector: string) => tidy((await page.locator(selector).first().textContent()) ?? '');
  const notice = async () => ({ title: await textOf('.notice__title'), message: await textOf('.notice__message') });

  /** A number input sends nothing for `abc`; browsers that don't know number inputs send what was typed. */
  const typeQuantity = async (text: string) => {
    const input = page.locator(front.plain.quantity);
    await input.evaluate((element: HTMLInputElement) => {
      element.type = 'text';
    });
    await input.fill(text);
  };

  it('finds a product by links', async () => {
    await page.goto(shop.shopOrigin);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prints' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Prevailing Wind', exact: true }).click();
    await page.waitForURL('**/shop/prevailing-wind');
  });

  it('has one way to buy in sight', async () => {
    expect(await page.locator('.sqs-add-to-cart-button:visible').count()).toBe(1);
  });

  it('has one price in sight, and its pictures', async () => {
    // The prices of other products next to it are in lists.
    const prices = page.locator(':is(.product-price, [data-price]):not(li *):visible');
    expect(await prices.count()).toBe(1);
    const addresses = await page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => image.getAttribute('src') ?? getComputedStyle(image).content),
      );
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toContain('/s/images/');
  });

  it('reads which options are missing in the page itself (ATC-03, ATC-08)', async () => {
    await add();
    const title = 'Unable to Add Item';
    expect(await notice()).toEqual({ title, message: 'Please select the Size and Frame options.' });
    await page.getByRole('radio', { name: '30 × 40 cm' }).check();
    await add();
    expect(await notice()).toEqual({ title, message: 'Please select the Frame option.' });
    expect(await page.getByRole('radio', { name: '30 × 40 cm' }).isChecked()).toBe(true);
  });

  it('sees price, picture and stock of a choice by a form (ATC-12)', async () => {
    await page.getByRole('radio', { name: 'Oak' }).check();
    await page.getByRole('button', { name: 'Show price and picture of this choice' }).click();
    await page.waitForURL(/option-Frame=Oak/);
    expect(await textOf('.price__now')).toBe('€86.00');
    expect(await front.plain.picture(page)).toContain('prevailing-wind-2.webp');
    expect(await page.getByRole('radio', { name: 'Oak' }).isChecked()).toBe(true);
  });

  it('reads that a quantity must be a whole number (ATC-06)', async () => {
    await typeQuantity('abc');
    await add();
    expect((await notice()).message).toBe('Quantity must be a number.');
    expect(await page.locator(front.plain.quantity).getAttribute('value')).toBe('abc');
    await typeQuantity('1.5');
    await add();
    expect((await notice()).message).toBe('Quantity must be a whole number.');
    await typeQuantity('5000');
    await add();
    expect((await notice()).message).toBe('Sorry, we do not have enough of that item available.');
  });

  it('adds to the cart', async () => {
    await typeQuantity('1');
    await add();
    await page.waitForURL('**/cart');
    expect(await textOf('.cart-line__variant')).toBe('30 × 40 cm / Oak');
    expect(await page.locator('.cart-line img').getAttribute('src')).toContain('prevailing-wind-2.webp');
    expect(await totalOf(page, 'subtotal')).toBe('€86.00');
  });

  it('changes the quantity with a button, removes and takes back (CX-03, CX-04)', async () => {
    await page.locator('.cart-line input[name="quantity"]').fill('2');
    await page.getByRole('button', { name: 'Update' }).click();
    expect(await totalOf(page, 'subtotal')).toBe('€172.00');
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await page.locator('.cart__empty').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.cart-line input[name="quantity"]').inputValue()).toBe('2');
    expect(await totalOf(page, 'subtotal')).toBe('€172.00');
  });

  it('keeps what was typed when the address is refused (CX-10)', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    const { countryCode, ...address } = BUYER;
    await fillFields(page, { email: 'scriptless@', ...address, postalCode: '12' });
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    expect(await textOf('[data-field="email"] .field__error')).toBe('Enter an email address such as name@example.com.');
    expect(await textOf('[data-field="postalCode"] .field__error')).toBe('Postal code should look like 10115.');
    expect(await page.locator('[name="fullName"]').inputValue()).toBe(BUYER.fullName);
    expect(await page.locator('[name="countryCode"]').inputValue()).toBe(countryCode);
    expect(await page.locator('[name="email"]').inputValue()).toBe('scriptless@');
    expect(await page.locator('[data-notice] a[href^="#"]').count()).toBe(2);
  });

  it('reloads the fields of another country without losing any (CX-12)', async () => {
    await page.locator('[name="countryCode"]').selectOption('US');
    await page.getByRole('button', { name: 'Use this country' }).click();
    expect(await page.locator('[name="region"]').count()).toBe(1);
    expect(await page.locator('[name="fullName"]').inputValue()).toBe(BUYER.fullName);
    await page.locator('[name="countryCode"]').selectOption('DE');
    await page.getByRole('button', { name: 'Use this country' }).click();
    expect(await page.locator('[name="region"]').count()).toBe(0);
  });

  it('goes on to shipping and payment', async () => {
    await fillFields(page, { email: EMAIL, postalCode: BUYER.postalCode, city: BUYER.city });
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('radio', { name: /Express/ }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    expect(await totalOf(page, 'shipping')).toBe('€12.50');
    expect(await totalOf(page, 'total')).toBe('€184.50');
    expect(await textOf('.button--pay')).toBe(PAY);
    expect(await textOf('.facts')).toContain(EMAIL);
  });

  it('declines a card and leaves the cart as it is (CX-21)', async () => {
    await fillFields(page, { ...CARDS.declined, note: 'Please ring twice' });
    await page.locator('.button--pay').click();
    const told = await textOf('[data-notice]');
    expect(told).toContain('Your card was declined. Nothing was charged. Please try another card.');
    expect(await textOf('[data-field="cardNumber"] .field__error')).toContain('Your card was declined.');
    expect(await page.locator('[name="note"]').inputValue()).toBe('Please ring twice');
    expect(await page.locator('[name="cardNumber"]').inputValue()).toBe('');
    expect((await owner.variant(SKU)).stock.quantity).toBe(stockBefore);
    await page.goto(`${shop.shopOrigin}/cart`);
    expect(await page.locator('.cart-line input[name="quantity"]').inputValue()).toBe('2');
    expect(await owner.orders(EMAIL)).toEqual([]);
  });

  it('pays with a card that needs a second step at the bank', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillFields(page, { ...CARDS.secondStep, note: 'Please ring twice' });
    await page.locator('.button--pay').click();
    await page.waitForURL('**/checkout/test-bank/**');
    expect(await textOf('main')).toContain('€184.50');
    await page.getByRole('button', { name: /approve/i }).click();
    await page.waitForURL(/\/checkout\/order\//);
    expect(await textOf('h1')).toContain('Thank you, Ada');
    expect(await textOf('.order')).toContain('Please ring twice');
    expect(errors).toEqual([]);
  });

  it('made one order of two', async () => {
    const orders = await owner.orders(EMAIL);
    expect(orders.map(({ itemCount, grandTotal }) => [itemCount, grandTotal.value])).toEqual([[2, '184.50']]);
    expect((await owner.variant(SKU)).stock.quantity).toBe(stockBefore - 2);
  });
});
