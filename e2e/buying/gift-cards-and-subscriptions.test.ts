import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { atRest, newContext as newStranger, picturesInBothSizes, watchForErrors } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields, tidy } from '../testing/buying/buyer.ts';
import { STOREFRONTS } from '../testing/buying/storefronts.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}-[0-9A-Z]/;

/** These journeys go through many pages while jobs run in parallel. */
const TIMEOUT_MS = 45_000;

async function newContext(of: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newStranger(of, options);
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

describe.each(STOREFRONTS)('gift cards and subscriptions in $name', (front) => {
  let browser: Browser;
  let shop: OwnShop;
  let owner: Owner;

  beforeAll(async () => {
    shop = await front.openOwn();
    browser = shop.browser;
    owner = await signInOwner(shop);
  });
  afterAll(() => shop?.close());

  async function mailTo(recipient: string, kind: string): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = (await owner.mails()).find((mail) => mail.kind === kind && mail.recipient.includes(recipient));
      if (found !== undefined)
        return bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', found.id))).mail.text;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`No ${kind} for ${recipient}`);
  }

  describe('a gift card', () => {
    let context: BrowserContext;
    let page: Page;
    let code: string;
    beforeAll(async () => {
      context = await newContext(browser, { javaScriptEnabled: false });
      page = await context.newPage();
    });
    afterAll(() => context?.close());

    it('is bought without script, from product to confirmation (GIFT-01, GIFT-02)', async () => {
      await page.goto(`${shop.shopOrigin}/shop/gift-card`);
      await page.locator('button.sqs-add-to-cart-button').click();
      expect(tidy((await page.locator('.notice').textContent()) ?? '')).toContain(
        'Select a denomination for the Gift Card.',
      );
      await page.getByRole('radio', { name: '€50' }).check();
      await page.locator('button.sqs-add-to-cart-button').click();
      await page.waitForURL('**/gift-card?**');
      expect(await page.locator('input[name="sku"]:checked').inputValue()).toBe('HP-G-50');
      await fillFields(page, { recipientEmail: 'not an address', recipientName: 'Ida' });
      await page.getByRole('button', { name: 'Continue to checkout' }).click();
      await picturesInBothSizes(page, 'gift-card-refused');
      await fillFields(page, { recipientEmail: 'ida@example.com', senderName: 'Per', message: 'Happy birthday!' });
      await page.getByRole('button', { name: 'Continue to checkout' }).click();
      await page.waitForURL('**/checkout');
      await fillFields(page, { email: 'per@example.com' });
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await fillFields(page, CARDS.accepted);
      expect(tidy((await page.locator('.checkout__aside .line').textContent()) ?? '')).toContain(
        'For: Ida (ida@example.com)',
      );
      await page.locator('.button--pay').click();
      await page.waitForURL('**/checkout/order/**');
      await picturesInBothSizes(page, 'gift-card-bought');
    });

    it('has steps and mails of its own, which name whom it is for and when it is sent (CX-23, GIFT-03)', async () => {
      const order = tidy((await page.locator('.order').textContent()) ?? '');
      for (const told of [
        'Sent by email',
        'For: Ida (ida@example.com)',
        'Sent by email: right away',
        'What you ordered',
      ])
        expect(order).toContain(told);
      expect(order).not.toMatch(/On its way|Being prepared|What is coming|Where and how/);
      const mail = await mailTo('per@example.com', 'orderConfirmation');
      expect(mail).toContain('We send the gift card by email.');
      expect(mail).toContain('For: Ida (ida@example.com)');
      expect(mail).not.toContain('on its way');
    });

    it('is bought with script, which asks for its value first (GIFT-01, GIFT-02, ATC-08)', async () => {
      const buyer = await (await newContext(browser)).newPage();
      const errors = watchForErrors(buyer);
      await buyer.goto(`${shop.shopOrigin}/shop/gift-card`);
      await front.awake(buyer);
      await front.button(buyer).click();
      const alert = buyer.getByRole('alertdialog', { name: 'Unable to purchase Gift Card' });
      await alert.getByText('Select a denomination for the Gift Card.').waitFor();
      await buyer.keyboard.press('Escape');
      await front.choose(buyer, { Value: '€50' });
      await front.button(buyer).click();
      await buyer.waitForURL('**/gift-card?**');
      expect(await buyer.locator('input[name="sku"]:checked').inputValue()).toBe('HP-G-50');
      expect(errors).toEqual([]);
      await buyer.context().close();
    });

    it('comes by mail to its recipient, and its balance is told to whoever has the code (GIFT-03)', async () => {
      const text = await mailTo('ida@example.com', 'giftCard');
      expect(text).toContain('Happy birthday!');
      code = CODE.exec(text)?.[0] ?? '';
      expect(code).not.toBe('');
      await page.goto(`${shop.shopOrigin}/gift-card/balance`);
      await page.locator('#gift-card-code').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Check balance' }).click();
      expect(tidy((await page.getByRole('status').textContent()) ?? '')).toBe('€50.00 left on this card.');
      await picturesInBothSizes(page, 'gift-card-balance');
    });

    it('pays beside a bank card, with what is left shown (CX-16)', async () => {
      const buyer = await (await newContext(browser)).newPage();
      const errors = watchForErrors(buyer);
      await buyer.goto(`${shop.shopOrigin}/shop/gift-card`);
      await atRest(buyer);
      expect(await violationsOf(buyer)).toEqual([]);
      await buyer.goto(`${shop.shopOrigin}/shop/prevailing-wind?option-Size=30 × 40 cm&option-Frame=Oak`);
      await front.choose(buyer, { Size: '30 × 40 cm', Frame: 'Oak' });
      await front.button(buyer).click();
      await buyer.getByText('Added!').first().waitFor();
      await buyer.goto(`${shop.shopOrigin}/checkout`);
      await fillDelivery(buyer, 'ida@example.com');
      const entry = buyer.locator('input[name="code"]:visible').first();
      if ((await entry.count()) === 0)
        await buyer
          .locator('summary', { hasText: /code|gift/i })
          .first()
          .click();
      await buyer.locator('input[name="code"]:visible').first().fill(code);
      await buyer.locator('input[name="code"]:visible').first().press('Enter');
      await buyer.locator('dd:visible', { hasText: '−€50.00' }).first().waitFor();
      await picturesInBothSizes(buyer, 'gift-card-at-checkout');
      expect(errors).toEqual([]);
      await buyer.context().close();
    });
  });

  describe('a subscription', () => {
    let page: Page;
    let admin: Page;
    let own: string;
    beforeAll(async () => {
      page = await (await newContext(browser, { reducedMotion: 'reduce' })).newPage();
      admin = await (await newContext(browser, { reducedMotion: 'reduce' })).newPage();
      await signInQuietly(admin, shop);
    });
    afterAll(async () => {
      await page?.context().close();
      await admin?.context().close();
    });

    it('begins on a page of its own and goes through the same checkout (SUBS-03)', async () => {
      const errors = watchForErrors(page);
      await page.goto(`${shop.shopOrigin}/shop/a-print-a-month`);
      await front.choose(page, { Paper: 'Cotton 308 g' });
      await front.button(page).click();
      await page.waitForURL('**/subscribe?cartToken=**');
      expect(await violationsOf(page)).toEqual([]);
      await picturesInBothSizes(page, 'subscribe');
      await page.getByRole('button', { name: 'Continue to checkout' }).click();
      await page.waitForURL('**/checkout');
      await fillDelivery(page, 'ada@example.com');
      await fillFields(page, CARDS.accepted);
      const terms = tidy((await page.locator('.checkout__renewal').textContent()) ?? '');
      const total = tidy((await page.locator('.checkout__aside .totals__row--total dd').textContent()) ?? '');
      expect(terms).toBe(`${total} today, then ${total} every month until you cancel`);
      expect(tidy((await page.locator('.checkout__aside .lines__renewal').textContent()) ?? '')).toBe(terms);
      await picturesInBothSizes(page, 'subscription-pay');
      await page.locator('.button--pay').click();
      await page.waitForURL('**/checkout/order/**');
      await page.getByText(terms).waitFor();
      expect(tidy(await mailTo('ada@example.com', 'orderConfirmation'))).toContain(terms);
      expect(tidy(await mailTo('ada@example.com', 'subscriptionStarted'))).toContain('every month until you cancel');
      await picturesInBothSizes(page, 'subscription-bought');
      const link = page.getByRole('link', { name: /next payments/ });
      own = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL('**/subscription/**');
      expect(await page.locator('.sheet__price').textContent()).toContain('every month until you cancel');
      await picturesInBothSizes(page, 'subscription');
      expect(await violationsOf(page)).toEqual([]);
      expect(errors).toEqual([]);
    });

    it('is advanced to its renewals by the owner’s test clock (SUBS-05)', async () => {
      await admin.goto(`${shop.appOrigin}/demo/config/subscriptions`);
      await admin.getByRole('table', { name: 'Subscriptions' }).waitFor();
      await picturesInBothSizes(admin, 'app-subscriptions');
      expect(await violationsOf(admin)).toEqual([]);
      await admin.getByRole('link', { name: /A Print a Month/ }).click();
      await admin.getByRole('button', { name: 'Advance to next renewal' }).click();
      await admin.getByText('Renewal 1, paid').waitFor();
      await admin.getByRole('button', { name: 'Advance to next renewal' }).click();
      await admin.getByText('Renewal 2, paid').waitFor();
      await admin.reload();
      await admin.getByText('Renewal 2, paid').waitFor();
      await picturesInBothSizes(admin, 'app-subscription');
      expect(await violationsOf(admin)).toEqual([]);
      expect(await owner.orders('ada@example.com')).toHaveLength(3);
    });

    it('is skipped, paused, resumed and canceled by its customer', async () => {
      await page.goto(shop.shopOrigin + own);
      await page.getByRole('button', { name: 'Skip the next delivery' }).click();
      await page.getByRole('status').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused until you resume it').waitFor();
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Skip the next delivery' }).waitFor();
      await page.getByText('Cancel the subscription').click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await page.getByText('Paid until').first().waitFor();
      expect(await mailTo('ada@example.com', 'subscriptionCanceled')).toContain('Nothing more will be charged.');
    });

    it('has its card updated by its customer when it is declined', async () => {
      const buyer = await (await newContext(browser)).newPage();
      await buyer.goto(`${shop.shopOrigin}/shop/a-print-a-month`);
      await front.choose(buyer, { Paper: 'Cotton 308 g' });
      await front.button(buyer).click();
      await buyer.getByRole('button', { name: 'Continue to checkout' }).click();
      await fillDelivery(buyer, 'declined@example.com');
      await fillFields(buyer, { ...CARDS.accepted, cardNumber: '4000 0000 0000 0341' });
      await buyer.locator('.button--pay').click();
      await buyer.waitForURL('**/checkout/order/**');
      await admin.goto(`${shop.appOrigin}/demo/config/subscriptions?search=declined`);
      await admin.getByRole('link', { name: /A Print a Month/ }).click();
      await admin.getByRole('button', { name: 'Advance to next renewal' }).click();
      await admin.getByText(/Renewal 1, failed/).waitFor();
      await picturesInBothSizes(admin, 'app-subscription-failed');
      const url = /http\S+\/subscription\/[\w-]{22}/.exec(
        await mailTo('declined@example.com', 'subscriptionPaymentFailed'),
      )?.[0];
      await buyer.goto(url ?? '');
      await picturesInBothSizes(buyer, 'subscription-failed');
      await buyer.getByRole('button', { name: 'Pay now with another card' }).click();
      await buyer.waitForURL('**/checkout**');
      await fillFields(buyer, CARDS.accepted);
      await buyer.locator('.button--pay').click();
      await buyer.waitForURL('**/checkout/order/**');
      await buyer.goto(url ?? '');
      await buyer.getByText('Active').waitFor();
      await buyer.context().close();
    });

    it('stands beside gift cards in the admin, which are issued by hand too', async () => {
      await admin.goto(`${shop.appOrigin}/demo/config/gift-cards`);
      await admin.getByRole('button', { name: 'Issue gift card' }).click();
      await admin.getByRole('textbox', { name: 'Value' }).fill('25');
      await admin.getByRole('textbox', { name: 'Recipient’s email' }).fill('prize@example.com');
      await picturesInBothSizes(admin, 'app-gift-card-issue');
      expect(await violationsOf(admin)).toEqual([]);
      await admin.getByRole('button', { name: 'Issue', exact: true }).click();
      await admin.getByRole('button', { name: 'Adjust balance' }).click();
      await admin.getByRole('textbox', { name: 'Amount' }).fill('5');
      await admin.getByRole('textbox', { name: 'Reason' }).fill('He won twice');
      await admin.getByRole('button', { name: 'Adjust', exact: true }).click();
      await admin.getByText('He won twice').waitFor();
      await admin.reload();
      await admin.getByText('He won twice').waitFor();
      await picturesInBothSizes(admin, 'app-gift-card');
      expect(await violationsOf(admin)).toEqual([]);
      await admin.goto(`${shop.appOrigin}/demo/config/gift-cards`);
      await admin.getByRole('table', { name: 'Gift cards' }).waitFor();
      await picturesInBothSizes(admin, 'app-gift-cards');
    });
  });
});
