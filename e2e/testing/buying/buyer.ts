import type { Page } from 'playwright-core';

/** A buyer in Germany, where the demo shop has two shipping options. */
export const BUYER = {
  fullName: 'Ada Ekström',
  line1: 'Waschkaue 9',
  postalCode: '45900',
  city: 'Halde',
  countryCode: 'DE',
} as const;

/** What the button says that buys: the demo shop is one of the EU (CX-19). */
export const PAY = 'Order with obligation to pay';

/** Cards of the built-in test provider. */
export const CARDS = {
  accepted: { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
  declined: { cardNumber: '4000 0000 0000 0002', expiry: '12/40', cvc: '123' },
  secondStep: { cardNumber: '4000 0027 6000 3184', expiry: '12/40', cvc: '123' },
} as const;

/** Types into inputs by the names they are posted under. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = page.locator(`#content [name="${name}"]`);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** The one-page checkout, all but the payment: waits until the ways of shipping have come. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  const { countryCode, ...address } = BUYER;
  await fillFields(page, { email, countryCode, ...address });
  await page.locator('#content [name="city"]').blur();
  await page.locator('input[name="shippingOptionId"]').first().waitFor({ state: 'attached' });
}

/** Text of one row of a totals list, such as `€4.90`; spaces as people see them. */
export async function totalOf(page: Page, key: 'subtotal' | 'shipping' | 'tax' | 'total'): Promise<string> {
  const row = page.locator(`.totals__row--${key}:visible dd`).first();
  return tidy((await row.textContent()) ?? '');
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
