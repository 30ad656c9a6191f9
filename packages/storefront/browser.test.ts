import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireEntry } from './testing/carts.ts';
import { checkoutView } from './testing/checkouts.ts';
import { fillCart, type WidgetShop } from './testing/widgetShop.ts';
import { openWidgetSite, type WidgetSite } from './testing/widgetSite.ts';

/*
 * The built scripts in a real browser, on the real partials and styles of the house theme, against a server of a few
 * lines. Everything about the server's own rules is tested with the server.
 */
const CHROMIUM = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file !== '' && existsSync(file));
/** The unit tests run without functions made from strings, which Playwright cannot do without: see this package's README. */
const IS_RESTRICTED = process.execArgv.includes('--disallow-code-generation-from-strings');

let site: WidgetSite;
let origin = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;
let shop: WidgetShop;
let complaints: string[];

/** The widgets of the page are there. */
const awake = (island: string) =>
  page.locator(`[data-island="${island}"][data-island-awake]`).waitFor({ state: 'attached' });
const addButton = () => page.locator('.sqs-add-to-cart-button');
const requests = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(): Promise<string[]> {
  await page.evaluate(AXE);
  // These pages are parts of a theme: their regions are the theme's business.
  const found = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
    return axe.run(document, { rules: { region: { enabled: false } }, resultTypes: ['violations'] });
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The position of every element with a class, in whole pixels. */
const places = (selector: string) =>
  page.locator(`${selector} [class]:not(dialog, dialog *, .visually-hidden)`).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );

describe.skipIf(CHROMIUM === undefined || IS_RESTRICTED)('widgets in a browser', { timeout: 30_000 }, () => {
  beforeAll(async () => {
    site = await openWidgetSite();
    origin = site.origin;
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ];
    browser = await chromium.launch({ executablePath: CHROMIUM, args });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(8000);
    complaints = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (fault) => void complaints.push(String(fault)));
    shop = site.reopen();
  });

  const withCart = async (): Promise<void> => {
    fillCart(shop, [wireEntry()]);
    await context.addCookies([{ name: 'hasCart', value: '1', url: origin }]);
  };

  it('brings nothing but the loader to a page without island and cart (PF-01)', async () => {
    await page.goto(`${origin}/content`, { waitUntil: 'networkidle' });
    const scripts = (await requests()).filter((name) => name.includes('/assets/') || name.includes('/api/'));
    expect(scripts.map((name) => path.basename(name))).toEqual(['loader.js']);
  });

  it('syncs the cart indicator and shows the pill while something is in the cart (PILL-01, PILL-05)', async () => {
    await withCart();
    await page.goto(`${origin}/content`);
    await awake('cart-pill');
    const indicator = page.locator('.cart-link');
    expect(await indicator.getAttribute('aria-label')).toBe('1 item in cart');
    expect(await indicator.getAttribute('data-cart-initialized')).toBe('');
    expect(await indicator.getAttribute('class')).toBe('cart-link');
    expect(await page.getByRole('link', { name: '1 item in cart' }).last().isVisible()).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('says what the chosen variant costs in parts, and how that works in a modal (INST-05, MODAL-01)', async () => {
    await page.goto(`${origin}/in-parts`);
    await awake('add-to-cart');
    const line = page.locator('[data-installments]');
    expect(await line.count()).toBe(0);
    await page.getByRole('radio', { name: 'Small' }).check();
    await page.getByRole('radio', { name: 'None' }).check();
    await expect.poll(() => line.textContent()).toContain('Pay in 4 of €42.00.');
    await page.getByRole('radio', { name: 'Oak' }).check();
    await expect.poll(() => line.textContent()).toContain('Pay in 4 of €54.00.');
    const info = page.getByRole('button', { name: 'How to pay with Clearpay' });
    await info.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pay in 4' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['First', 'Second']);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(info)).toBe(true);
    for (const name of ['None', 'Large']) await page.getByRole('radio', { name }).check();
    await line.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('only warns when the page about paying in parts does not come (INST-05)', async () => {
    shop.isInfoAway = true;
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${origin}/in-parts`);
    await awake('add-to-cart');
    for (const name of ['Small', 'None']) await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'How to pay with Clearpay' }).click();
    expect((await warned).text()).toContain('/installments/afterpay/en_GB: HTTP 404');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('goes straight to the checkout after adding, with express checkout (ATC-02)', async () => {
    await page.goto(`${origin}/express`);
    await awake('add-to-cart');
    for (const name of ['Small', 'None']) await page.getByRole('radio', { name }).check();
    await addButton().click();
    await page.waitForURL('**/checkout');
    expect(shop.asked).toEqual(['POST /api/commerce/shopping-cart/entries']);
  });

  it('leads to the subscription page with its token, and is itself again for who comes back (SUBS-03, PF-12)', async () => {
    const led: string[] = [];
    // Nothing to show there: the browser stays, as if the visitor had come back.
    await page.route(/\/subscribe\?/, (route) => {
      led.push(new URL(route.request().url()).search);
      return route.fulfill({ status: 204 });
    });
    await page.goto(`${origin}/subscribed`);
    await awake('add-to-cart');
    for (const name of ['Small', 'None']) await page.getByRole('radio', { name }).check();
    await addButton().click();
    await expect.poll(() => led).toEqual(['?cartToken=token-1']);
    expect(shop.asked).toEqual(['POST /api/3/commerce/cart/subscription']);
    await page.getByRole('button', { name: 'Adding…' }).waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  });

  it('scrolls softly to a place of the page, 30 pixels above it, and the focus goes along (LIM-03)', async () => {
    const moving = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });
    const other = await moving.newPage();
    const script = other.waitForResponse(/\/assets\/storefront\/smooth-scroll-/);
    await other.goto(`${origin}/long`);
    const link = other.getByRole('link', { name: 'To the place' });
    await script;
    await link.hover();
    await other.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener('scroll', () => void seen.push(scrollY));
    });
    await link.press('Enter');
    await other.waitForFunction(() => document.activeElement?.id === 'place');
    const top = () => other.locator('#place').evaluate((place) => Math.round(place.getBoundingClientRect().top));
    expect(await top()).toBe(30);
    expect(new URL(other.url()).hash).toBe('#place');
    const seen = await other.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen).toEqual([...seen].sort((one, two) => one - two));
    expect(seen.length).toBeGreaterThan(1);
    await moving.close();
  });

  it('takes over the product page without moving a pixel (PF-08)', async () => {
    shop.chunkDelay = 500;
    await page.goto(`${origin}/product`);
    const before = [...(await places('.product-form')), ...(await places('.gallery__set'))];
    await awake('add-to-cart');
    await awake('product-gallery');
    expect([...(await places('.product-form')), ...(await places('.gallery__set'))]).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/product', 'add-to-cart', '.product-form'],
    ['/product', 'product-gallery', '.gallery__set'],
    ['/cart', 'cart', '.cart'],
  ])('on %s the widget %s takes the very elements that were served (PF-09)', async (address, island, root) => {
    await withCart();
    shop.chunkDelay = 500;
    await page.goto(`${origin}${address}`);
    await page.locator(`${root} [class]:not(.scriptless)`).evaluateAll((all) => {
      for (const each of all) (each as HTMLElement & { served?: boolean }).served = true;
    });
    await awake(island);
    // What only a script has use for is new.
    const drawn = page.locator(`${root} [class]:not([role=status][aria-live], dialog, dialog *)`);
    const others = await drawn.evaluateAll((all) =>
      all.filter((each) => !(each as HTMLElement & { served?: boolean }).served).map((each) => each.outerHTML),
    );
    expect(others).toEqual([]);
    expect(await page.locator(`[data-island="${island}"]`).getAttribute('data-island-redrawn')).toBeNull();
  });

  it('puts its own elements in the place of markup that a theme has changed', async () => {
    await page.goto(`${origin}/changed`);
    await awake('add-to-cart');
    expect(await page.locator('[data-island="add-to-cart"]').getAttribute('data-island-redrawn')).toBe('');
    expect(await page.locator('.product-form__form').count()).toBe(1);
    await addButton().press('Enter');
    await page.getByRole('alertdialog', { name: 'Unable to Add Item' }).waitFor();
  });

  it('keeps an early press and the focus until the widget is there (ATC-01)', async () => {
    shop.chunkDelay = 400;
    await page.goto(`${origin}/product`);
    await page.locator('#option-Size-0').check();
    await page.locator('#option-Frame-1').check();
    await page.locator('#quantity').fill('2');
    await addButton().click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect(shop.asked).toEqual(['POST /api/commerce/shopping-cart/entries']);
    expect(shop.cart.totalQuantity).toBe(2);
    expect(await hasFocus(addButton())).toBe(true);
    expect(await page.locator('.gallery__thumb').nth(1).getAttribute('aria-current')).toBe('true');
  });

  it('gives the plain form back, with what was typed before, when the widget fails later', async () => {
    shop.chunkDelay = 400;
    await page.goto(`${origin}/product`);
    await page.locator('#quantity').fill('2');
    await awake('add-to-cart');
    await page.evaluate(() => {
      // What can be bought is found with it.
      Object.assign(Array.prototype, {
        every: () => {
          throw new Error('no variant');
        },
      });
    });
    await page.locator('#option-Frame-1').click();
    await page.locator('[data-island="add-to-cart"][data-island-lost]').waitFor();
    expect(await page.locator('#quantity').inputValue()).toBe('2');
    expect(await page.locator('.product-form .scriptless').isVisible()).toBe(true);
    await addButton().click();
    await page.locator('#posted').waitFor();
    // The owner is notified of the error.
    expect(shop.asked.toSorted()).toEqual(['POST /api/events/RecordJavascriptErrors', 'POST /cart/add']);
  });

  it('lets the form go its plain way when the scripts do not come', async () => {
    shop.chunkDelay = -1;
    await page.goto(`${origin}/product`);
    await addButton().click();
    await page.locator('#posted').waitFor();
    expect(shop.asked).toEqual(['POST /cart/add']);
  });

  it('says what is missing in an alert and gives the focus back (ATC-03, ATC-08)', async () => {
    await page.goto(`${origin}/product`);
    await awake('add-to-cart');
    await addButton().press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Please select the Size and Frame options.');
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'hidden' });
    expect(await hasFocus(addButton())).toBe(true);
    expect(shop.asked).toEqual([]);
  });

  it('is used by keyboard alone: choose, add, hear it once (ATC-01, ATC-12)', async () => {
    await page.goto(`${origin}/product`);
    await awake('add-to-cart');
    await page.locator('#option-Size-0').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[data-price]').textContent()).toBe('Sale price: €54.00 Original price: €60.00');
    // The picture follows once the price is painted.
    await expect.poll(() => page.locator('.gallery__thumb').nth(1).getAttribute('aria-current')).toBe('true');
    const strip = page.locator('.gallery__views');
    await expect.poll(() => strip.evaluate((views) => Math.round(views.scrollLeft / views.clientWidth))).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const before = await places('.product-form');
    await page.getByRole('status').filter({ hasText: 'Added!' }).waitFor();
    await awake('cart-pill');
    expect(await violations()).toEqual([]);
    expect(await places('.product-form__buy')).toEqual(before.filter((place) => /quantity|button/.test(place)));
    // Cart and checkout are next; Escape leads back.
    for (const name of ['View cart', 'Checkout']) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page.getByRole('status').getByRole('link', { name, exact: true }))).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await hasFocus(addButton())).toBe(true);
    expect(await page.locator('.cart-note').textContent()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('moves through the pictures with keys and thumbnails (CX-25)', async () => {
    await page.goto(`${origin}/product`);
    await awake('product-gallery');
    const current = () =>
      page.locator('.gallery__thumb').evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
    const zoom = (index: number) => page.locator('.gallery__zoom').nth(index);
    const isInside = () => page.evaluate(() => document.activeElement?.closest('.gallery__set') !== null);
    await zoom(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toBe(1);
    expect(await hasFocus(zoom(1))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(current).toBe(2);
    expect(await hasFocus(zoom(2))).toBe(true);
    // All of it is one stop, the picture in front.
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(zoom(2))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(false);
    expect(await violations()).toEqual([]);
    await page.locator('.gallery__thumb').first().click();
    await expect.poll(current).toBe(0);
  });

  it('changes a quantity without a button, and takes a removal back (CART-08, CX-03, CX-04)', async () => {
    await withCart();
    shop.chunkDelay = 500;
    await page.goto(`${origin}/cart`);
    const before = await places('.cart');
    await awake('cart');
    expect(await places('.cart')).toEqual(before);
    const amounts = page.locator('.totals dd, .cart-line__total');
    const areSeen = () =>
      amounts.evaluateAll((all) => all.map((each) => each.checkVisibility({ visibilityProperty: true })));
    expect(new Set(await areSeen())).toEqual(new Set([true]));
    let answer = (): void => {};
    shop.answersAfter = new Promise((resolve) => {
      answer = resolve;
    });
    await page.getByRole('spinbutton').fill('3');
    // What is no longer true is not seen while the new amounts are on their way.
    await page.locator('.totals[aria-busy=true]').waitFor();
    expect(new Set(await areSeen())).toEqual(new Set([false]));
    answer();
    await page.locator('.totals__row--total dd').getByText('€126.00').waitFor();
    expect(await page.locator('.cart__count').textContent()).toBe('3 items');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Remove Tide Table' }).click();
    await page.locator('.cart__empty').getByText('Nothing in here yet').waitFor();
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await hasFocus(undo)).toBe(true);
    expect(await violations()).toEqual([]);
    await undo.press('Enter');
    await page.locator('.cart-line').waitFor();
    expect(complaints).toEqual([]);
  });

  it('checks out on one page by keyboard, from the first error to the order (CX-10, CX-19)', async () => {
    await withCart();
    shop.checkout = checkoutView({ cart: shop.cart });
    shop.chunkDelay = 500;
    await page.goto(`${origin}/checkout`);
    const heading = await page.locator('#contact-title').boundingBox();
    await awake('checkout');
    expect(await page.locator('#contact-title').boundingBox()).toEqual(heading);
    expect(await violations()).toEqual([]);
    const pay = page.locator('.button--pay');
    // The page begins with Germany.
    expect(await pay.textContent()).toBe('Order with obligation to pay');
    await page.locator('[name=countryCode]').selectOption('US');
    expect(await pay.textContent()).toBe('Pay €42.00');
    await page.locator('[name=countryCode]').selectOption('DE');
    await pay.press('Enter');
    await page.locator('.field__error').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('checkout-email');
    expect(await violations()).toEqual([]);
    for (const [name, text] of [
      ['email', 'ada@example.com'],
      ['fullName', 'Ada Example'],
      ['line1', 'Torstraße 1'],
      ['postalCode', '10115'],
      ['city', 'Berlin'],
      ['cardNumber', '4242424242424242'],
      ['expiry', '04/29'],
      ['cvc', '123'],
    ]) {
      await page.locator(`[name=${name}]`).focus();
      await page.keyboard.type(text ?? '');
    }
    await page.getByRole('radio', { name: /Flat parcel/ }).waitFor();
    await page.getByText('To pay: €46.90').waitFor();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(shop.asked.filter((one) => one === 'POST /api/checkout/pay')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
