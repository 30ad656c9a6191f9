import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckoutView, WireCartEntry, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { coreFormatters } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';
import { corePredicates } from '@quoin/rendering/predicates';
import { createEngine } from '@quoin/template';
import type { AxeResults } from 'axe-core';
import less from 'less';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireCart, wireEntry } from './testing/carts.ts';
import { checkoutView, POST, shippedView } from './testing/checkouts.ts';
import { cartView, checkoutPageView, pictureText, productView } from './testing/pages.ts';
import { CLEARPAY, PRINT, PRINT_IN_PARTS } from './testing/products.ts';

/*
 * The built scripts in a real browser, on the real partials and styles of the house theme, against a server of a few
 * lines. Everything about the server's own rules is tested with the server.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const THEME = path.join(ROOT, 'themes/quoin');
const CHROMIUM = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file !== '' && existsSync(file));
/** The unit tests run without functions made from strings, which Playwright cannot do without: see this package's README. */
const IS_RESTRICTED = process.execArgv.includes('--disallow-code-generation-from-strings');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'self'";

interface Shop {
  cart: WireShoppingCart;
  checkout: CheckoutView;
  /** Requests that change something, as `METHOD path`. */
  asked: string[];
  /** Milliseconds before chunks are sent; negative: never. */
  chunkDelay: number;
  /** The page about paying in parts is not there. */
  isInfoAway?: boolean;
  /** Changes of the cart wait for it. */
  answersAfter?: Promise<void>;
}

let dist = '';
let styles = '';
let infoPage = '';
let render: (source: string, data: Record<string, unknown>) => string;
let server: Server;
let origin = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;
let shop: Shop;
let complaints: string[];

/** `npm test` has just built the scripts; else the sources are taken as they are, into a folder of this test's own. */
const IS_BUILT = process.env.QUOIN_IS_BUILT === 'yes';

async function buildScripts(): Promise<string> {
  if (IS_BUILT) return path.join(ROOT, 'packages/storefront/dist');
  const folder = await mkdtemp(path.join(tmpdir(), 'quoin-storefront-'));
  const script = new URL('../../scripts/build-storefront.mjs', import.meta.url).href;
  await (await import(script)).buildStorefront({ outdir: folder });
  return folder;
}

async function buildSite(): Promise<void> {
  dist = await buildScripts();
  const { stylesheets } = JSON.parse(await readFile(path.join(THEME, 'template.conf'), 'utf8'));
  const sources = await Promise.all(
    stylesheets.map((name: string) => readFile(path.join(THEME, 'styles', name), 'utf8')),
  );
  // The system's fonts do: this server has no others.
  styles = (await less.render(sources.join('\n'))).css.replaceAll(/@font-face\s*{[^}]*}/g, '');
  infoPage = await readFile(path.join(THEME, 'system/installments.page'), 'utf8');
  const partials = new Map<string, string>();
  for (const file of await readdir(path.join(THEME, 'blocks'))) {
    const text = await readFile(path.join(THEME, 'blocks', file), 'utf8');
    partials.set(file, text).set(file.replace(/\.block$/, '.html'), text);
  }
  const locales = createLocaleData({ readPack: createPackReader() });
  const engine = createEngine({ partials, formatters: coreFormatters({ locales }), predicates: corePredicates() });
  const localizedStrings = JSON.parse(await readFile(path.join(THEME, 'strings/template-en-US.json'), 'utf8'));
  const options = { now: Date.UTC(2026, 10, 21), locale: 'en-US' };
  render = (source, data) => engine.compile(source).render({ ...data, localizedStrings }, options).output;
}

const inParts = () => productView(PRINT_IN_PARTS, { installments: { ...CLEARPAY, text: '' } });
const express = () => productView({ ...PRINT, expressCheckout: true });
const subscribed = () => productView({ ...PRINT, purchaseRoute: 'subscription' });
const LONG = `<p><a href="#place">To the place</a></p><div style="height: 3000px"></div><h2 id="place">The place</h2><div style="height: 2000px"></div>`;

function pageHtml(title: string, main: string): string {
  const pill = render('{@|apply quoin-cart-pill.html}', {});
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/theme.css"><script type="module" src="/assets/storefront/loader.js"></script></head>
<body><header><a class="cart-link sqs-cart-empty" href="/cart" data-cart-indicator aria-label="0 items in cart"><span>Cart</span> <span>(<span class="sqs-cart-quantity">0</span>)</span></a></header>
<main>${main}</main>${title === 'Checkout' ? '' : pill}</body></html>`;
}

function pageFor(address: string): string | null {
  if (address === '/content') return pageHtml('Content', '<h1>Hello</h1>');
  if (address === '/long') return pageHtml('Content', `<h1>Hello</h1>${LONG}`);
  if (address === '/order') return pageHtml('Order', '<h1>Thank you</h1>');
  const products = {
    '/product': productView(),
    '/changed': productView(),
    '/in-parts': inParts(),
    '/express': express(),
  };
  const product = { ...products, '/subscribed': subscribed() }[address];
  if (product !== undefined) {
    const form =
      '<h1>Tide Table</h1><div class="product__columns"><div class="product__pictures">{@|apply quoin-product-gallery.html}</div><div class="product__words">{@|apply quoin-product-form.html}</div></div>';
    const html = render(form, product);
    const isChanged = address === '/changed';
    return pageHtml('Product', isChanged ? html.replace('<p class="stock', '<p>Own words</p><p class="stock') : html);
  }
  if (address === '/cart') return pageHtml('Cart', render('{@|apply quoin-cart.html}', cartView(shop.cart)));
  if (address === '/installments/afterpay/en_GB' && !shop.isInfoAway) {
    const installments = { language: 'en-GB', heading: 'Pay in 4', steps: ['First', 'Second'], small: 'No interest.' };
    return pageHtml('Paying in parts', render(infoPage, { installments }));
  }
  if (address === '/checkout')
    return pageHtml('Checkout', render('{@|apply quoin-checkout.html}', checkoutPageView(shop.checkout)));
  return null;
}

/** A cart that counts; prices are €42.00 each. */
function fill(entries: readonly WireCartEntry[]): void {
  const priced = entries.map((entry) => ({ ...entry, subTotal: entry.quantity * entry.purchasePriceCents }));
  const subtotalCents = priced.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const totalQuantity = priced.reduce((sum, { quantity }) => sum + quantity, 0);
  shop.cart = wireCart({ id: 'cart-1', entries: priced, totalQuantity, subtotalCents, grandTotalCents: subtotalCents });
}

function answerApi(method: string, address: string, body: Record<string, unknown>): unknown {
  const entryId = address.split('/')[5];
  const { entries } = shop.cart;
  if (address.startsWith('/api/commerce/inventory/')) {
    return {
      results: ['1', '2', '3'].map((variantId) => ({
        variantId,
        sku: `TIDE-${variantId}`,
        unlimited: false,
        qtyInStock: 20,
      })),
    };
  }
  if (address === '/api/commerce/shopping-cart') return shop.cart;
  if (address === '/api/3/commerce/cart/subscription') return { cartToken: 'token-1' };
  if (address.endsWith('/entries')) fill([...entries, wireEntry({ quantity: Number(body.quantity) })]);
  else if (address.endsWith('/restore')) fill([wireEntry()]);
  else if (method === 'PUT' && entryId) fill(entries.map((entry) => ({ ...entry, quantity: Number(body.quantity) })));
  else if (method === 'DELETE') fill(entries.filter(({ id }) => id !== entryId));
  if (address.startsWith('/api/commerce/'))
    return { shoppingCart: shop.cart, newlyAdded: shop.cart.entries[0], removed: 'token-1' };
  if (address.startsWith('/api/google-maps/')) return { isAvailable: false, predictions: [] };
  if (address === '/api/checkout/contact') shop.checkout = { ...shop.checkout, email: String(body.email) };
  if (address === '/api/checkout/address') {
    const { cart } = shop.checkout;
    shop.checkout = shippedView({
      cart,
      shippingAddress: body.address as CheckoutView['shippingAddress'],
      shippingOptions: [POST],
    });
  }
  return address === '/api/checkout/pay' ? { status: 'succeeded', orderUrl: '/order' } : shop.checkout;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', origin);
  const method = request.method ?? 'GET';
  if (method !== 'GET') shop.asked.push(`${method} ${pathname}`);
  const send = (type: string, text: string | Buffer, status = 200): void => {
    response
      .writeHead(status, { 'content-type': type, 'content-security-policy': POLICY, 'set-cookie': 'crumb=x; Path=/' })
      .end(text);
  };
  if (pathname === '/theme.css') return send('text/css', styles);
  if (pathname.startsWith('/p/')) return send('image/svg+xml', pictureText({ assetUrl: pathname }));
  if (pathname.startsWith('/assets/storefront/')) {
    const isChunk = !pathname.endsWith('/loader.js');
    if (isChunk && shop.chunkDelay < 0) return send('text/plain', 'gone', 404);
    if (isChunk) await new Promise((resolve) => setTimeout(resolve, shop.chunkDelay));
    return send('text/javascript', await readFile(path.join(dist, path.basename(pathname))));
  }
  let body = '';
  for await (const piece of request) body += piece;
  if (pathname.startsWith('/api/')) {
    if (method === 'PUT') await shop.answersAfter;
    const isJson = body.startsWith('{');
    return send(
      'application/json',
      JSON.stringify(answerApi(method, pathname.replace(/\/$/, ''), isJson ? JSON.parse(body) : {})),
    );
  }
  if (method === 'POST') return send('text/html', pageHtml('Posted', `<p id="posted">${pathname}</p>`));
  const html = pageFor(pathname);
  return html === null ? send('text/plain', 'not here', 404) : send('text/html; charset=utf-8', html);
}

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

/** Where everything with a class stands, to the pixel. */
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
    await buildSite();
    server = createServer((request, response) => {
      respond(request, response).catch((fault: unknown) => response.writeHead(500).end(String(fault)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
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
    server?.closeAllConnections();
    server?.close();
    if (!IS_BUILT) await rm(dist, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(8000);
    complaints = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (fault) => void complaints.push(String(fault)));
    shop = { cart: wireCart({ currency: 'EUR' }), checkout: checkoutView(), asked: [], chunkDelay: 0 };
  });

  const withCart = async (): Promise<void> => {
    fill([wireEntry()]);
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
    const before = [...(await places('.product-form')), ...(await places('.gallery'))];
    await awake('add-to-cart');
    await awake('product-gallery');
    expect([...(await places('.product-form')), ...(await places('.gallery'))]).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/product', 'add-to-cart', '.product-form'],
    ['/product', 'product-gallery', '.gallery'],
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
    // Its fault is told to the owner.
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
    expect(await page.locator('.gallery__thumb').nth(1).getAttribute('aria-current')).toBe('true');
    const strip = page.locator('.gallery__views');
    expect(await strip.evaluate((views) => Math.round(views.scrollLeft / views.clientWidth))).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Added!').waitFor();
    await awake('cart-pill');
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('moves through the pictures with keys and thumbnails (CX-25)', async () => {
    await page.goto(`${origin}/product`);
    await awake('product-gallery');
    const current = () =>
      page.locator('.gallery__thumb').evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
    await page.locator('.gallery__views').press('ArrowRight');
    await expect.poll(current).toBe(1);
    await page.locator('.gallery__views').press('End');
    await expect.poll(current).toBe(2);
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
    await page.locator('.cart__empty').getByText('Nothing on the hook yet').waitFor();
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
    await page.getByRole('alert').waitFor();
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
