import type { Page } from 'playwright-core';
import { waitForWidget } from '../browser.ts';
import { pressUntil } from '../keyboard.ts';
import { BUYER, CARDS } from './buyer.ts';

const { countryCode, ...ADDRESS } = BUYER;

export const field = (page: Page, name: string) => page.locator(`.quoin-part [name="${name}"]`);

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'countryCode') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Goes from the checkout page to the order, in a theme that is not made for Quoin. */
export async function checkOut(page: Page, email: string): Promise<void> {
  await waitForWidget(page, 'checkout');
  await fill(page, { email, countryCode, ...ADDRESS });
  await field(page, 'city').blur();
  await field(page, 'shippingOptionId').first().waitFor({ state: 'attached' });
  await fill(page, CARDS.accepted);
  await page.locator('.button--pay').click();
  await page.waitForURL('**/checkout/order/**');
}

export async function checkOutByKeys(page: Page, email: string): Promise<void> {
  await waitForWidget(page, 'checkout');
  await pressUntil(page, 'Tab', '.quoin-part [name="email"]');
  await page.keyboard.type(email);
  await pressUntil(page, 'Tab', '[name="countryCode"]');
  await page.keyboard.type('Germany');
  for (const name of ['fullName', 'line1', 'postalCode', 'city'] as const) {
    await pressUntil(page, 'Tab', `.quoin-part [name="${name}"]`);
    await page.keyboard.type(BUYER[name]);
  }
  await page.keyboard.press('Tab');
  await field(page, 'shippingOptionId').first().waitFor({ state: 'attached' });
  for (const name of ['cardNumber', 'expiry', 'cvc'] as const) {
    await pressUntil(page, 'Tab', `[name="${name}"]`);
    await page.keyboard.type(CARDS.accepted[name]);
  }
  await pressUntil(page, 'Tab', '.button--pay');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/order/**');
}

/** Without script: one page after the other. */
export async function checkOutByForms(page: Page, email: string): Promise<void> {
  const onward = (name: string) => page.locator('.quoin-part').getByRole('button', { name }).click();
  await fill(page, { email, countryCode, ...ADDRESS });
  await onward('Continue to shipping');
  await field(page, 'shippingOptionId').first().check();
  await onward('Continue to payment');
  await fill(page, CARDS.accepted);
  await page.locator('.button--pay').click();
  await page.waitForURL('**/checkout/order/**');
}
