import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillDelivery, fillFields, PAY, tidy, totalOf } from '../testing/buying/buyer.ts';
import { STOREFRONTS, type VisitedShop } from '../testing/buying/storefronts.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';

const EMAIL = 'mouse@example.com';
const SKU = 'HP-101-40-O-RUS';
const QUANTITY = 3;

describe.each(STOREFRONTS)('buying with a mouse in $name', (front) => {
  let shop: VisitedShop;
  let visitor: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  let owner: Owner;
  let stockBefore: number;
  let orderUrl = '';
  let orderNumber = '';
  let statusUrl = '';

  beforeAll(async () => {
    shop = await front.openVisited();
    visitor = await newContext(shop.browser);
    page = await visitor.newPage();
    errors = watchForErrors(page);
    owner = await signInOwner(shop);
    stockBefore = (await owner.variant(SKU)).stock.quantity;
  });
  afterAll(() => shop?.close());

  it('goes from home to the shop, a category and a product', async () => {
    await page.goto(shop.shopOrigin);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prints' }).click();
    await page.waitForURL('**/shop');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Night', exact: true })
      .click();
    await page.waitForURL(/category=/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Night');
    await page.getByRole('main').getByRole('link', { name: 'Ridge Lines', exact: true }).click();
    await page.waitForURL('**/shop/ridge-lines');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ridge Lines');
  });

  it('shows the picture, the price and the stock of the chosen variant (ATC-12)', async () => {
    await front.awake(page);
    await expect.poll(() => front.picture(page)).toContain('ridge-lines-1.webp');
    await front.choose(page, { Size: '30 × 40 cm', Frame: 'Oak', Ink: 'Rust' });
    await expect.poll(() => front.picture(page)).toContain('ridge-lines-rust-1.webp');
    await front.choose(page, { Ink: 'Indigo' });
    await expect.poll(() => front.picture(page)).toContain('ridge-lines-1.webp');
    await front.choose(page, { Ink: 'Rust' });
    await expect.poll(() => front.picture(page)).toContain('ridge-lines-rust-1.webp');
    expect(await front.price(page)).toContain('€86.00');
    await expect.poll(() => front.isInStock(page)).toBe(true);
  });

  it('offers a quantity from 1 to 9999, at first 1 (ATC-11)', async () => {
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    expect(await quantity.inputValue()).toBe('1');
    const limits = await quantity.evaluate(({ attributes }) =>
      ['type', 'min', 'max', 'step', 'size'].map((name) => attributes.getNamedItem(name)?.value),
    );
    expect(limits).toEqual(['number', '1', '9999', '1', '4']);
    await quantity.fill('2');
  });

  it('says Adding… and a second later Added! (ATC-01)', async () => {
    const button = front.button(page);
    expect(tidy((await button.textContent()) ?? '')).toBe('Add To Cart');
    const labels = await labelsWhile(page, () => button.click());
    expect(labels.map(({ text }) => text)).toEqual(['Adding…', 'Added!', 'Add To Cart']);
    const [adding, added, idle] = labels.map(({ at }) => at) as [number, number, number];
    expect(added - adding).toBeGreaterThanOrEqual(950);
    expect(idle - added).toBeGreaterThanOrEqual(1950);
    expect(idle - added).toBeLessThan(3500);
  });

  it('counts the cart in the pill, or in the theme’s own cart, and never in both (PILL-01, PILL-02, PILL-05)', async () => {
    const link = front.cartLink(page);
    await link.and(page.locator('[aria-label="2 items in cart"]')).waitFor();
    expect(await link.locator('.sqs-cart-quantity').textContent()).toBe('2');
    const indicator = page.locator('[data-cart-indicator], .sqs-custom-cart').first();
    expect(await indicator.getAttribute('aria-label')).toBe('2 items in cart');
    expect(await indicator.getAttribute('data-cart-initialized')).not.toBeNull();
    expect(await indicator.getAttribute('class')).not.toContain('sqs-cart-empty');
    expect(await indicator.locator('.sqs-cart-quantity').textContent()).toBe('2');
  });

  it('says so above the page, with the ways to cart and checkout, until one turns to something else', async () => {
    const note = page.locator('.cart-note');
    expect(tidy((await note.textContent()) ?? '')).toBe('Added! View cart Checkout');
    expect(await note.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['/cart', '/checkout'],
    );
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => note.textContent()).toBe('');
  });

  it('opens the cart, where no pill is (PILL-02, PILL-03, CART-09)', async () => {
    await front.cartLink(page).click();
    await page.waitForURL('**/cart');
    await waitForWidget(page, 'cart');
    expect(await page.locator('#cart-root').count()).toBe(1);
    expect(await page.locator('.cart-pill__link').count()).toBe(0);
    const line = page.locator('.cart-line');
    expect(tidy((await line.locator('.cart-line__variant').textContent()) ?? '')).toBe('30 × 40 cm / Oak / Rust');
    expect(await line.locator('img').getAttribute('src')).toContain('ridge-lines-rust-1.webp');
    expect(await totalOf(page, 'subtotal')).toBe('€172.00');
  });

  it('applies a changed quantity without a button (CART-07, CX-03)', async () => {
    await page.locator('.cart-line input[name="quantity"]').fill(String(QUANTITY));
    await expect.poll(() => totalOf(page, 'subtotal')).toBe('€258.00');
    await expect.poll(() => page.locator('.cart-line__total').textContent()).toContain('€258.00');
    expect(tidy((await page.locator('.cart__count').textContent()) ?? '')).toBe('3 items');
  });

  it('removes a line and takes it back (CX-04)', async () => {
    await page.locator('.cart-line__remove button').click();
    await page.locator('.cart__empty').waitFor();
    expect(await page.locator('.cart-line').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.cart-line').waitFor();
    expect(await page.locator('.cart-line input[name="quantity"]').inputValue()).toBe(String(QUANTITY));
    expect(await totalOf(page, 'subtotal')).toBe('€258.00');
  });

  it('pays as a guest on one page (CX-06, CX-19)', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/checkout');
    await waitForWidget(page, 'checkout');
    await fillDelivery(page, EMAIL);
    expect(await totalOf(page, 'subtotal')).toBe('€258.00');
    await page.locator('.pick', { hasText: 'Express' }).click();
    await expect.poll(() => totalOf(page, 'total')).toBe('€270.50');
    expect(await totalOf(page, 'shipping')).toBe('€12.50');
    await page
      .locator('.pick', { hasText: 'In a tube' })
      .or(page.locator('.pick', { hasText: 'Standard' }))
      .first()
      .click();
    await expect.poll(() => totalOf(page, 'total')).toBe('€262.90');
    await fillFields(page, CARDS.accepted);
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL(/\/checkout\/order\/[^/]+$/);
    orderUrl = page.url();
  });

  it('confirms the order and leaves an empty cart (CX-23)', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you, Ada');
    orderNumber = /#?(\d{4,})/.exec((await page.locator('.order .eyebrow').textContent()) ?? '')?.[1] ?? '';
    expect(orderNumber).not.toBe('');
    expect(await page.locator('.order .line__quantity').first().textContent()).toContain(String(QUANTITY));
    statusUrl = (await page.getByRole('link', { name: 'follow your order' }).getAttribute('href')) ?? '';
    expect(statusUrl).toMatch(new RegExp(`^${shop.shopOrigin}/order/[A-Za-z0-9_-]{22,}$`));
    await page.goto(`${shop.shopOrigin}/cart`);
    await page.locator('.cart__empty').waitFor();
    expect(errors).toEqual([]);
  });

  it('shows the order’s status to whoever has the link, and to nobody else', async () => {
    const stranger = await newContext(shop.browser);
    const status = await stranger.newPage();
    await status.goto(statusUrl);
    expect(await status.locator('.order .eyebrow').textContent()).toContain(orderNumber);
    expect(await status.locator('.order').textContent()).toContain(BUYER.city);
    const wrong = await status.goto(`${shop.shopOrigin}/order/${'A'.repeat(22)}`);
    expect(wrong?.status()).toBe(404);
    const again = await status.goto(orderUrl);
    expect(again?.status()).toBe(200);
    await stranger.close();
  });

  it('tells the owner, who finds mail, order and lowered stock in the app', async () => {
    const session = await newContext(shop.browser);
    const app = await session.newPage();
    const appErrors = watchForErrors(app);
    await app.goto(shop.appOrigin);
    await app.getByRole('textbox', { name: 'Email' }).fill(shop.owner.email);
    await app.getByRole('textbox', { name: 'Password' }).fill(shop.owner.password);
    await app.getByRole('button', { name: 'Sign in' }).click();
    await app.waitForURL('**/demo/config');

    await app.goto(`${shop.appOrigin}/demo/config/orders`);
    await app.getByRole('link', { name: `#${orderNumber}` }).click();
    await app.getByRole('heading', { name: `Order #${orderNumber}` }).waitFor();
    const shown = tidy((await app.locator('main').textContent()) ?? '');
    for (const part of [SKU, '30 × 40 cm / Oak / Rust', EMAIL, BUYER.fullName, '€262.90', 'Paid']) {
      expect(shown).toContain(part);
    }

    await expect.poll(async () => (await owner.mails(EMAIL)).length, { timeout: 15_000 }).toBe(1);
    await app.goto(`${shop.appOrigin}/demo/config/mailbox`);
    await app.getByRole('link', { name: EMAIL }).click();
    const mail = app.frameLocator('iframe');
    expect(await mail.locator('body').textContent()).toContain(orderNumber);
    expect(await mail.locator(`a[href="${statusUrl}"]`).count()).toBeGreaterThan(0);

    await app.goto(`${shop.appOrigin}/demo/config/inventory?search=${SKU}`);
    const onHand = app.getByRole('textbox', { name: /^On hand: Ridge Lines/ });
    await onHand.waitFor();
    expect(await onHand.inputValue()).toBe(String(stockBefore - QUANTITY));
    expect(appErrors).toEqual([]);
    await session.close();
  });

  it('left one order behind, with exactly what was paid (CART-10)', async () => {
    const orders = await owner.orders(EMAIL);
    expect(orders).toHaveLength(1);
    const order = await owner.order(orders[0]!.id);
    expect(order.grandTotal).toEqual({ currency: 'EUR', value: '262.90' });
    expect(order.lines.map(({ sku, quantity }) => ({ sku, quantity }))).toEqual([{ sku: SKU, quantity: QUANTITY }]);
    expect(order.shippingAddress).toMatchObject(BUYER);
    expect((await owner.variant(SKU)).stock).toEqual({
      unlimited: false,
      quantity: stockBefore - QUANTITY,
      reserved: 0,
    });
  });
});

/** What the add button says after a press, and when, until it is back at its first text. */
async function labelsWhile(page: Page, press: () => Promise<void>): Promise<{ text: string; at: number }[]> {
  const seen = page.evaluate(
    () =>
      new Promise<{ text: string; at: number }[]>((resolve) => {
        const labels: { text: string; at: number }[] = [];
        const said = () => document.querySelector('.sqs-add-to-cart-button')?.textContent?.trim() ?? '';
        const first = said();
        const look = () => {
          const text = said();
          if (text !== (labels.at(-1)?.text ?? first)) labels.push({ text, at: performance.now() });
          if (labels.length > 1 && text === first) resolve(labels);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await press();
  return seen;
}
