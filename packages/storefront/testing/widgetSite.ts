import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreFormatters } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';
import { corePredicates } from '@quoin/rendering/predicates';
import { createEngine } from '@quoin/template';
import { LessCompiler } from '@squarespace/less-ts';
import { cartView, checkoutPageView, pictureText, productView } from './pages.ts';
import { CLEARPAY, PRINT, PRINT_IN_PARTS } from './products.ts';
import { answerApi, newWidgetShop, type WidgetShop } from './widgetShop.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const THEME = path.join(ROOT, 'themes/quoin');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'self'";
/** `npm test` has just built the scripts; else the sources are taken as they are, into a folder of this site's own. */
const IS_BUILT = process.env.QUOIN_IS_BUILT === 'yes';

const LONG = `<p><a href="#place">To the place</a></p><div style="height: 3000px"></div><h2 id="place">The place</h2><div style="height: 2000px"></div>`;
const PRODUCT =
  '<h1>Tide Table</h1><div class="product__columns"><div class="product__pictures">{@|apply quoin-product-gallery.html}</div><div class="product__words">{@|apply quoin-product-form.html}</div></div>';
const PRODUCTS: Readonly<Record<string, () => ReturnType<typeof productView>>> = {
  '/product': () => productView(),
  '/changed': () => productView(),
  '/in-parts': () => productView(PRINT_IN_PARTS, { installments: { ...CLEARPAY, text: '' } }),
  '/express': () => productView({ ...PRINT, expressCheckout: true }),
  '/subscribed': () => productView({ ...PRINT, purchaseRoute: 'subscription' }),
};

/** The built scripts, the house theme's real partials and styles, and a server of a few lines. */
export interface WidgetSite {
  readonly origin: string;
  /** A shop as new: what happened in the last one is forgotten. */
  reopen(): WidgetShop;
  close(): Promise<void>;
}

type Render = (source: string, data: Record<string, unknown>) => string;

interface Parts {
  /** Of the built scripts. */
  readonly dist: string;
  readonly styles: string;
  readonly infoPage: string;
  readonly render: Render;
}

async function buildScripts(): Promise<string> {
  if (IS_BUILT) return path.join(ROOT, 'packages/storefront/dist');
  const folder = await mkdtemp(path.join(tmpdir(), 'quoin-storefront-'));
  const script = new URL('../../../scripts/building/storefront.mjs', import.meta.url).href;
  await (await import(script)).buildStorefront({ outdir: folder });
  return folder;
}

async function buildStyles(): Promise<string> {
  const { stylesheets } = JSON.parse(await readFile(path.join(THEME, 'template.conf'), 'utf8'));
  const sources = await Promise.all(
    stylesheets.map((name: string) => readFile(path.join(THEME, 'styles', name), 'utf8')),
  );
  // The system's fonts do: this server has no others.
  return new LessCompiler({}).compile(sources.join('\n')).css.replaceAll(/@font-face\s*{[^}]*}/g, '');
}

async function openTheme(): Promise<Render> {
  const partials = new Map<string, string>();
  for (const file of await readdir(path.join(THEME, 'blocks'))) {
    const text = await readFile(path.join(THEME, 'blocks', file), 'utf8');
    partials.set(file, text).set(file.replace(/\.block$/, '.html'), text);
  }
  const locales = createLocaleData({ readPack: createPackReader() });
  const engine = createEngine({ partials, formatters: coreFormatters({ locales }), predicates: corePredicates() });
  const localizedStrings = JSON.parse(await readFile(path.join(THEME, 'strings/template-en-US.json'), 'utf8'));
  const options = { now: Date.UTC(2026, 10, 21), locale: 'en-US' };
  return (source, data) => engine.compile(source).render({ ...data, localizedStrings }, options).output;
}

function pageHtml(render: Render, title: string, main: string): string {
  const pill = render('{@|apply quoin-cart-pill.html}', {});
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/theme.css"><script type="module" src="/assets/storefront/loader.js"></script></head>
<body><header><a class="cart-link sqs-cart-empty" href="/cart" data-cart-indicator aria-label="0 items in cart"><span>Cart</span> <span>(<span class="sqs-cart-quantity">0</span>)</span></a></header>
<main>${main}</main>${title === 'Checkout' ? '' : pill}</body></html>`;
}

/** Returns a page's title and content, or null if there is none. */
function pageAt(address: string, shop: WidgetShop, { render, infoPage }: Parts): readonly [string, string] | null {
  if (address === '/content') return ['Content', '<h1>Hello</h1>'];
  if (address === '/long') return ['Content', `<h1>Hello</h1>${LONG}`];
  if (address === '/order') return ['Order', '<h1>Thank you</h1>'];
  const product = PRODUCTS[address];
  if (product !== undefined) {
    const html = render(PRODUCT, product());
    const isChanged = address === '/changed';
    return ['Product', isChanged ? html.replace('<p class="stock', '<p>Own words</p><p class="stock') : html];
  }
  if (address === '/cart') return ['Cart', render('{@|apply quoin-cart.html}', cartView(shop.cart))];
  if (address === '/installments/afterpay/en_GB' && !shop.isInfoAway) {
    const installments = { language: 'en-GB', heading: 'Pay in 4', steps: ['First', 'Second'], small: 'No interest.' };
    return ['Paying in parts', render(infoPage, { installments })];
  }
  if (address === '/checkout')
    return ['Checkout', render('{@|apply quoin-checkout.html}', checkoutPageView(shop.checkout))];
  return null;
}

type Send = (type: string, text: string | Buffer, status?: number) => void;

async function sendScript(name: string, shop: WidgetShop, { dist }: Parts, send: Send): Promise<void> {
  const isChunk = name !== 'loader.js';
  if (isChunk && shop.chunkDelay < 0) return send('text/plain', 'gone', 404);
  if (isChunk) await new Promise((resolve) => setTimeout(resolve, shop.chunkDelay));
  send('text/javascript', await readFile(path.join(dist, name)));
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  shop: WidgetShop,
  parts: Parts,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://shop');
  const method = request.method ?? 'GET';
  if (method !== 'GET') shop.asked.push(`${method} ${pathname}`);
  const send: Send = (type, text, status = 200) => {
    response
      .writeHead(status, { 'content-type': type, 'content-security-policy': POLICY, 'set-cookie': 'crumb=x; Path=/' })
      .end(text);
  };
  if (pathname === '/theme.css') return send('text/css', parts.styles);
  if (pathname.startsWith('/p/')) return send('image/svg+xml', pictureText({ assetUrl: pathname }));
  if (pathname.startsWith('/assets/storefront/')) return sendScript(path.basename(pathname), shop, parts, send);
  let body = '';
  for await (const piece of request) body += piece;
  if (pathname.startsWith('/api/')) {
    if (method === 'PUT') await shop.answersAfter;
    const said = body.startsWith('{') ? JSON.parse(body) : {};
    return send('application/json', JSON.stringify(answerApi(shop, method, pathname.replace(/\/$/, ''), said)));
  }
  const page =
    method === 'POST' ? (['Posted', `<p id="posted">${pathname}</p>`] as const) : pageAt(pathname, shop, parts);
  if (page === null) send('text/plain', 'not here', 404);
  else send('text/html; charset=utf-8', pageHtml(parts.render, ...page));
}

export async function openWidgetSite(): Promise<WidgetSite> {
  const dist = await buildScripts();
  const infoPage = await readFile(path.join(THEME, 'system/installments.page'), 'utf8');
  const parts: Parts = { dist, infoPage, styles: await buildStyles(), render: await openTheme() };
  let shop = newWidgetShop();
  const server = createServer((request, response) => {
    respond(request, response, shop, parts).catch((fault: unknown) => response.writeHead(500).end(String(fault)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reopen() {
      shop = newWidgetShop();
      return shop;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      if (!IS_BUILT) await rm(dist, { recursive: true, force: true });
    },
  };
}
