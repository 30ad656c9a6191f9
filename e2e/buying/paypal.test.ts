import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
} from '../../packages/server/platform/gateways/payment/testing/paypalServer.ts';
import { heldOf, PAYPAL_ADDRESS } from '../../packages/server/platform/gateways/payment/testing/paypalState.ts';
import { ANNOUNCER } from '../testing/axe.ts';
import { chooseRadio, DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, fillDelivery, fillFields, PAY } from '../testing/buying/buyer.ts';
import { fillCart } from '../testing/buying/fillCart.ts';
import { pressUntil } from '../testing/keyboard.ts';
import { lookAt, looksRight } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';

const PRODUCT = '/shop/prevailing-wind';
let paypal: PayPalServer;
let shop: OwnShop;

beforeAll(async () => {
  paypal = await PayPalServer.start();
  shop = await openOwnShop({ env: { PAYPAL_API_URL: paypal.origin } });
});
afterAll(async () => {
  await shop?.close();
  await paypal?.close();
});
beforeEach(() => {
  paypal.choose = () => 'ok';
});

interface Person {
  readonly page: Page;
  readonly errors: readonly string[];
}

async function visitor(options: BrowserContextOptions = {}): Promise<Person> {
  const page = await (
    await newContext(shop.browser, { bypassCSP: false, reducedMotion: 'reduce', ...options })
  ).newPage();
  return { page, errors: watchForErrors(page) };
}

async function withCart(options: BrowserContextOptions = {}): Promise<Person> {
  const person = await visitor(options);
  await person.page.goto(shop.shopOrigin);
  await fillCart(person.page, PRODUCT, 1);
  return person;
}

const agree = (page: Page) => page.getByRole('button', { name: 'Agree and pay' }).click();

describe('the owner', () => {
  it('connects PayPal: what PayPal does not know is not saved, and the secret is never shown again', async () => {
    const page = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
    const errors = watchForErrors(page);
    await page.goto(`${shop.appOrigin}/demo/config/settings/payments`);
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const dialog = page.getByRole('dialog');
    const save = () => dialog.getByRole('button', { name: 'Save' }).click();
    await add('Test payments');
    await save();
    await dialog.waitFor({ state: 'detached' });
    await add('PayPal');
    await dialog.getByRole('textbox', { name: 'Client ID' }).fill(FAKE_CLIENT);
    await dialog.getByRole('textbox', { name: 'Secret' }).fill('wrong');
    await dialog.getByRole('textbox', { name: 'Webhook ID' }).fill(FAKE_WEBHOOK);
    await dialog.getByText('Sandbox keys').click();
    await save();
    await page.getByText('PayPal rejected this client ID').waitFor();
    await looksRight(page, 'paypal-account');
    await dialog.getByRole('textbox', { name: 'Secret' }).fill(FAKE_SECRET);
    await save();
    await page.getByText('Key ends in 6789, webhook ID kept').waitFor();
    expect(await page.content()).not.toContain(FAKE_SECRET);
    await lookAt(page, 'paypal-settings', { except: [ANNOUNCER] });
    expect(errors).toEqual([]);
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a buyer on a %s', (size, viewport) => {
  it('pays at PayPal and comes back to the order', async () => {
    const { page, errors } = await withCart({ viewport });
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, `paypal-${size}@example.com`);
    await page.getByText('PayPal', { exact: true }).click();
    await page.getByText('You agree to the payment at PayPal').waitFor();
    expect(await page.locator('[name="cardNumber"]').count()).toBe(0);
    await looksRight(page, `paypal-checkout-${size}`);
    await page.getByRole('button', { name: PAY }).click();
    await agree(page);
    await page.waitForURL('**/checkout/order/**');
    await page.getByText('Paid · PayPal', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('turns back at PayPal, reads that nothing was charged, and pays another time', async () => {
    const { page } = await withCart({ viewport });
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, `back-${size}@example.com`);
    await page.getByText('PayPal', { exact: true }).click();
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await page.getByText('You came back before paying. Nothing was charged.').waitFor();
    await looksRight(page, `paypal-turned-back-${size}`);
    await waitForWidget(page, 'checkout');
    paypal.choose = () => 'declined';
    await page.getByText('PayPal', { exact: true }).click();
    await page.getByRole('button', { name: PAY }).click();
    await agree(page);
    await page.getByText('PayPal did not take the payment. Nothing was charged.').waitFor();
    paypal.choose = () => 'ok';
    await waitForWidget(page, 'checkout');
    await page.getByText('PayPal', { exact: true }).click();
    await page.getByRole('button', { name: PAY }).click();
    await agree(page);
    await page.waitForURL('**/checkout/order/**');
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('from the cart on a %s', (size, viewport) => {
  it('PayPal brings e-mail and address, and the pay button needs no second visit there', async () => {
    const { page, errors } = await withCart({ viewport });
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    await looksRight(page, `paypal-cart-${size}`);
    await page.getByRole('button', { name: 'Check out with PayPal' }).click();
    await agree(page);
    await waitForWidget(page, 'checkout');
    expect(await page.locator('#content [name="email"]').inputValue()).toBe('ada@example.com');
    expect(await page.locator('#content [name="postalCode"]').inputValue()).toBe('28199');
    expect(await page.getByRole('radio', { name: /PayPal/ }).isChecked()).toBe(true);
    await page.getByText('Agreed at PayPal. You pay when you place the order.').waitFor();
    await looksRight(page, `paypal-agreed-${size}`);
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL('**/checkout/order/**');
    await page.getByText('Paid · PayPal', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('and the same from a product’s page, with what is chosen there', async () => {
    const { page } = await visitor({ viewport });
    await page.goto(shop.shopOrigin + PRODUCT);
    const express = page.getByRole('button', { name: 'Check out with PayPal' });
    await waitForWidget(page, 'add-to-cart');
    await chooseRadio(page, '30 × 40 cm');
    await express.click();
    await page.getByText('Please select the Frame option.').waitFor();
    await page.keyboard.press('Escape');
    await chooseRadio(page, 'Oak');
    await looksRight(page, `paypal-product-${size}`);
    await express.click();
    await agree(page);
    await waitForWidget(page, 'checkout');
    await page.getByText('30 × 40 cm / Oak').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL('**/checkout/order/**');
  });

  it('an address that is not whole is shown at its fields', async () => {
    const whole = paypal.books.address;
    paypal.books.address = { ...PAYPAL_ADDRESS, name: { full_name: '' } };
    const { page } = await withCart({ viewport });
    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    await page.getByRole('button', { name: 'Check out with PayPal' }).click();
    await agree(page);
    await page.getByText('The address from PayPal can’t be used as it is.').waitFor();
    await looksRight(page, `paypal-address-${size}`);
    paypal.books.address = whole;
  });
});

describe('a buyer', () => {
  it('pays at PayPal by keyboard alone', async () => {
    const { page } = await withCart();
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, 'keys@example.com');
    await pressUntil(page, 'Tab', 'input[name="paymentMethod"]');
    await page.keyboard.press('ArrowDown');
    await page.getByText('You agree to the payment at PayPal').waitFor();
    await pressUntil(page, 'Tab', '.button--pay');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkoutnow?**');
    await pressUntil(page, 'Tab', 'button[value="approve"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout/order/**');
  });

  it('pays at PayPal without script (CX-21)', async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await page.goto(shop.shopOrigin + PRODUCT);
    for (const name of ['30 × 40 cm', 'Oak']) await page.getByRole('radio', { name }).check();
    await page.locator('button.sqs-add-to-cart-button').click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    const { countryCode, ...address } = BUYER;
    await fillFields(page, { email: 'plain@example.com', countryCode, ...address });
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await picture(page, 'paypal-plain');
    await page.getByRole('button', { name: PAY }).click();
    await agree(page);
    await page.waitForURL('**/checkout/order/**');
  });

  it('whose money PayPal holds back reads that the order waits for it', async () => {
    paypal.choose = () => 'pending';
    const { page } = await withCart();
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, 'held@example.com');
    await page.getByText('PayPal', { exact: true }).click();
    await page.getByRole('button', { name: PAY }).click();
    await agree(page);
    await page.waitForURL('**/checkout/order/**');
    await picture(page, 'paypal-held-back');
    await page.getByText('Awaiting payment · PayPal', { exact: true }).waitFor();
  });
});

describe('the owner, afterwards', () => {
  it('sees that it was PayPal, and gives the money back there', async () => {
    const page = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
    await page.goto(`${shop.appOrigin}/demo/config/orders`);
    // The newest one waits for money that PayPal holds back: nobody else can say that it has come.
    await page.getByRole('link', { name: /#\d+/ }).first().click();
    await page.getByText('Unpaid').first().waitFor();
    expect(await page.getByRole('button', { name: 'Mark as paid' }).count()).toBe(0);
    await page.goto(`${shop.appOrigin}/demo/config/orders`);
    await page.getByRole('link', { name: /#\d+/ }).nth(1).click();
    await page.getByText('PayPal', { exact: true }).first().waitFor();
    await looksRight(page, 'paypal-order');
    const last = [...paypal.books.orders.values()].filter(({ capture }) => capture?.status === 'COMPLETED').at(-1);
    const before = heldOf(last!);
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Increase/ }).click();
    await dialog.getByRole('button', { name: /^Refund \S/ }).click();
    await page.getByText(/ refunded\.$/).waitFor();
    expect(heldOf(last!)).toBeLessThan(before);
  });
});
