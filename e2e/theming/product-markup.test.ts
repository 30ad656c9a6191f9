import {
  type AppProductResponse,
  appPaymentAccountsPath,
  appProductPath,
  type SaveProductRequest,
} from '@quoin/contract/endpoints/store';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
} from '../../packages/server/platform/gateways/payment/testing/paypalServer.ts';
import {
  type StripeServer,
  startStripeServer,
} from '../../packages/server/platform/gateways/payment/testing/stripeServer.ts';
import { violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, picturesInBothSizes, watchForErrors } from '../testing/browser.ts';
import { tidy } from '../testing/buying/buyer.ts';
import { connectStripe, findStripe, tellWallet, totalInSheet } from '../testing/buying/stripeInBrowser.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { looksRight, SIZES } from '../testing/look.ts';
import { signInOwner } from '../testing/owner.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

/** What only this theme shows: the journeys that both themes share run in it in their own files. */
let shop: OwnShop;
let paypal: PayPalServer;
let stripe: StripeServer;

beforeAll(async () => {
  paypal = await PayPalServer.start();
  stripe = await startStripeServer({ timeoutMs: 15_000 });
  const env = { PAYPAL_API_URL: paypal.origin, STRIPE_API_URL: stripe.origin };
  shop = await openThemedShop('plain-formatters', { env });
});
afterAll(async () => {
  await shop?.close();
  await paypal?.close();
  await stripe?.close();
});

async function open(path: string, options: object = {}): Promise<{ page: Page; errors: readonly string[] }> {
  const context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(shop.shopOrigin + path);
  return { page, errors };
}

const awake = (page: Page) => page.locator('.sqs-add-to-cart-button[data-state]').first().waitFor();
const variants = (page: Page) => page.locator('.product-variants');
const textOf = async (page: Page, selector: string) => tidy((await page.locator(selector).first().textContent()) ?? '');

/** After a press that came before anything was chosen: the page says so, and then each option has a value. */
async function chooseWhatIsMissing(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await alert.waitFor();
  await alert.getByRole('button').click();
  for (const [name, value] of Object.entries({ Size: '30 × 40 cm', Frame: 'Oak', Ink: 'Rust' }))
    await page.locator(`select[data-variant-option-name="${name}"]`).selectOption(value);
}

describe('the product markup of formatters', () => {
  it('tells scripts of the theme what is chosen (page-data.md section 6)', async () => {
    const { page, errors } = await open('/shop/ridge-lines');
    await awake(page);
    const data = (name: string) => variants(page).getAttribute(`data-${name}`);
    expect(JSON.parse((await data('unselected-options')) ?? '')).toEqual(['Size', 'Frame', 'Ink']);
    expect(await data('selected-variant')).toBeNull();
    const wanted = { Size: '30 × 40 cm', Frame: 'Oak', Ink: 'Rust' };
    for (const [name, value] of Object.entries(wanted))
      await page.locator(`select[data-variant-option-name="${name}"]`).selectOption(value);
    expect(await data('unselected-options')).toBe('[]');
    expect(JSON.parse((await data('selected-variant')) ?? '')).toMatchObject({
      attributes: wanted,
      sku: 'HP-101-40-O-RUS',
    });
    expect(await data('variant-in-stock')).toBe('true');
    expect(await textOf(page, '.product-side .product-price')).toBe('€86.00');
    const main = page.locator('.product-pictures img').first();
    await expect.poll(() => main.getAttribute('src')).toContain('ridge-lines-rust-1.webp');
    await picturesInBothSizes(page, 'formatters-product');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('asks what its owner wants to know before the product is in the cart (ATC-07, FORM-06)', async () => {
    const owner = await signInOwner(shop);
    const id = (await owner.products('Hanging Rail'))[0]?.id ?? '';
    const address = appProductPath('demo', id);
    const { product } = bodyOf<AppProductResponse>(await owner.visitor.get(address));
    const asked = { ...{ id: 'burn', type: 'text' as const, title: 'Name to burn in' }, description: '', options: [] };
    const draft = { ...product.draft, form: { id: 'rail', name: '', fields: [{ ...asked, isRequired: true }] } };
    const body = { revision: product.revision, draft } satisfies SaveProductRequest;
    expect((await owner.visitor.send('PUT', address, body)).status).toBe(200);
    const visitor = createVisitor(shop);
    await vi.waitFor(
      async () => expect((await visitor.get('/shop/hanging-rail')).body).toContain('Name to burn in'),
      10_000,
    );
    const { page, errors } = await open('/shop/hanging-rail');
    await awake(page);
    await page.locator('select[data-variant-option-name="Length"]').selectOption('30 cm');
    const button = page.locator('.sqs-add-to-cart-button').first();
    await button.click();
    const modal = page.getByRole('dialog', { name: 'Hanging Rail' });
    const add = modal.getByRole('button', { name: 'Add To Cart' });
    await add.click();
    await modal.getByText('Required').first().waitFor();
    await picturesInBothSizes(page, 'formatters-questions');
    expect(await violationsOf(page)).toEqual([]);
    await modal.getByRole('textbox', { name: 'Name to burn in' }).fill('Ada');
    await add.click();
    await modal.waitFor({ state: 'detached' });
    await page.goto(`${shop.shopOrigin}/cart`);
    await page.locator('.cart-line .answers', { hasText: 'Ada' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('keeps both controls of an option in step, by mouse and by keys, for each product of a page', async () => {
    const { page, errors } = await open('/fairs');
    await awake(page);
    const teaser = page.locator('.teaser');
    const label = (value: string) => teaser.locator('label', { hasText: value });
    const radio = (name: string) => teaser.getByRole('radio', { name });
    const select = (name: string) => teaser.locator(`select[data-variant-option-name="${name}"]`);
    await label('30 × 40 cm').click();
    expect(await select('Size').inputValue()).toBe('30 × 40 cm');
    await radio('Unframed').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await radio('Rust').focus();
    await page.keyboard.press('Space');
    expect([await select('Frame').inputValue(), await select('Ink').inputValue()]).toEqual(['Oak', 'Rust']);
    expect(await textOf(page, '.teaser .product-price')).toBe('€86.00');
    await expect.poll(() => teaser.locator('img').first().getAttribute('src')).toContain('ridge-lines-rust-1.webp');
    await label('50 × 70 cm').click();
    await label('Black').click();
    expect(await radio('Rust, sold out').isChecked()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'formatters-teaser');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('offers nothing that is sold out, and says so (DISP-02)', async () => {
    const { page, errors } = await open('/shop/glacier-tongue');
    await awake(page);
    const button = page.locator('.sqs-add-to-cart-button');
    expect(await textOf(page, '.sqs-add-to-cart-button')).toBe('Sold out');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.locator('.product-variants select').first().selectOption({ index: 1 });
    await page.locator('.product-restock-notification:not([hidden])').waitFor();
    await picturesInBothSizes(page, 'formatters-sold-out');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('keeps a press that comes before what makes it alive (CX-30)', async () => {
    const context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const page = await context.newPage();
    let letIn = (): void => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/products-alive*.js', async (route) => {
      await held;
      await route.continue();
    });
    const started = page.waitForResponse('**/products-*.js');
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await started;
    const button = page.locator('.sqs-add-to-cart-button');
    await expect
      .poll(async () => {
        await button.click();
        return button.getAttribute('aria-busy');
      })
      .toBe('true');
    letIn();
    await page.getByRole('alertdialog').getByText('Please select the Size, Frame and Ink options.').waitFor();
    await context.close();
  });

  it('is a plain form where its script cannot come', async () => {
    const context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route('**/products-alive*.js', (route) => route.abort());
    await page.goto(`${shop.shopOrigin}/shop/solid-frame`);
    const plain = page.locator('form[action="/cart/add"]');
    await plain.waitFor();
    expect(await page.locator('div.sqs-add-to-cart-button').count()).toBe(0);
    await plain.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Please select the Size and Wood options.').waitFor();
    await context.close();
  });

  it('shows the list', async () => {
    const { page, errors } = await open('/shop');
    await page.waitForLoadState('networkidle');
    await picturesInBothSizes(page, 'formatters-list');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('shows the product without script', async () => {
    const { page } = await open('/shop/ridge-lines', { javaScriptEnabled: false });
    await picturesInBothSizes(page, 'formatters-scriptless');
    await page.context().close();
  });
});

describe('what this theme has no markup of its own for', () => {
  it('shows the reviews of a product below it, with their average and number (27.14)', async () => {
    const { page, errors } = await open('/shop/ridge-lines');
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    const count = await page.locator('.review').count();
    expect(count).toBeGreaterThan(1);
    expect(await textOf(page, '.reviews__head .rating')).toContain(`${count} reviews`);
    await picturesInBothSizes(page, 'formatters-reviews');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('leads to PayPal with what is chosen, and says before what is missing (27.13)', async () => {
    const owner = await signInOwner(shop);
    const account = {
      ...{ provider: 'paypal', manualMethod: null, title: '', instructions: '', isEnabled: true, displayIndex: 1 },
      ...{ clientId: FAKE_CLIENT, isSandbox: true, secretKey: FAKE_SECRET, webhookSecrets: [FAKE_WEBHOOK] },
    };
    const saved = await owner.visitor.send('POST', appPaymentAccountsPath('demo'), account);
    expect(saved.status).toBeLessThan(300);
    const { page } = await open('/shop/ridge-lines');
    await awake(page);
    const express = page.getByRole('button', { name: 'Check out with PayPal' });
    await express.click();
    await chooseWhatIsMissing(page);
    await picturesInBothSizes(page, 'formatters-paypal');
    await express.click();
    await page.getByRole('button', { name: 'Agree and pay' }).waitFor();
    expect(page.url().startsWith(paypal.origin)).toBe(true);
    await page.context().close();
  });
});

describe('with Stripe', () => {
  beforeAll(() => connectStripe(shop));

  it.each(SIZES)(
    'leads to the wallets of the device from product and cart, on a %s (27.13)',
    async (size, viewport) => {
      const { page, errors } = await open('/shop/ridge-lines', { viewport });
      await findStripe(page.context(), stripe);
      await awake(page);
      const express = page.getByRole('button', { name: 'Express checkout' });
      await express.click();
      await chooseWhatIsMissing(page);
      await express.click();
      await page.waitForURL('**/checkout/wallet');
      await page.getByText('30 × 40 cm / Oak / Rust').first().waitFor();
      await page.goto(`${shop.shopOrigin}/cart`);
      await looksRight(page, `formatters-wallet-cart-${size}`);
      await page.getByRole('link', { name: 'Express checkout' }).click();
      await page.getByRole('button', { name: 'Buy with Wallet' }).waitFor();
      await looksRight(page, `formatters-wallet-${size}`);
      await page.getByRole('button', { name: 'Buy with Wallet' }).click();
      await tellWallet(page);
      await totalInSheet(page);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.waitForURL('**/checkout/order/**');
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
