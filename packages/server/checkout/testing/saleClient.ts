import { randomBytes } from 'node:crypto';
import { parseQueryString } from '@quoin/domain/site';
import type { SiteFrame } from '@quoin/rendering/page';
import { cartRoutes } from '../../cart/routes/cart.ts';
import { cartPageRoutes } from '../../cart/routes/cartPage.ts';
import { questionsPageRoutes } from '../../cart/routes/questionsPage.ts';
import { stockRoutes } from '../../cart/routes/stock.ts';
import { createGuessLimits } from '../../giftCards/guessLimits.ts';
import { orderRoutes } from '../../orderStatus/routes/order.ts';
import { testCardsIn } from '../../platform/gateways/payment/testProvider.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import type { RequestHead } from '../../platform/http/reading/readRequest.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite } from '../../platform/http/sitePipeline.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { checkoutRoutes } from '../routes/checkout.ts';
import { checkoutPageRoutes } from '../routes/checkoutPage.ts';
import { expressCheckoutRoutes, setOut } from '../routes/expressCheckout.ts';
import { testBankRoutes } from '../routes/testBank.ts';
import { walletCheckoutRoutes } from '../routes/walletCheckout.ts';
import type { SaleShop } from './saleShop.ts';

export interface SaleClient {
  readonly shop: SaleShop;
  readonly pipeline: Parameters<typeof answerSite>[0];
}

/** Pages as their data: what a theme would be given. */
const pages = {
  systemPage: (_site: unknown, name: string, view: object, options: { readonly pageType: number }) =>
    Promise.resolve(JSON.stringify({ name, pageType: options.pageType, ...view })),
  frameOf: (site: Site) => Promise.resolve({ site } as unknown as SiteFrame),
  productPage: (_site: unknown, itemId: string, state: object) => Promise.resolve(JSON.stringify({ itemId, ...state })),
};

/** The routes of a sale, without a network: requests go through the whole pipeline, in process. `now`: of the limits, milliseconds. */
export function createSaleClient(shop: SaleShop, rateFactor = 1000, now: () => number = Date.now): SaleClient {
  const { checkout } = shop.sale;
  const cart = { ...shop.sale.cart, guesses: createGuessLimits(rateFactor) };
  const checkoutPages = { ...checkout, cart, pages, testCards: testCardsIn };
  const routes = [
    ...cartRoutes(cart),
    ...cartPageRoutes({
      ...{ ...cart, pages, payments: checkout.payments },
      setOut: (request, token) => setOut(checkoutPages, request, token),
    }),
    ...questionsPageRoutes({ ...cart, pages }),
    ...checkoutRoutes(checkout),
    ...checkoutPageRoutes(checkoutPages),
    ...expressCheckoutRoutes(checkoutPages),
    ...walletCheckoutRoutes({ ...checkoutPages, eventsHost: null }),
    ...stockRoutes(shop),
    ...testBankRoutes(shop),
    ...orderRoutes({ ...checkout, ...shop, pages }),
  ];
  const crumbs = createCrumbs(randomBytes(32), randomBytes);
  return { shop, pipeline: { routes: new Router(routes), limits: createRateLimits(rateFactor, now), crumbs } };
}

export const CART = '/api/commerce/shopping-cart';

export async function newBrowser(client: SaleClient, ip?: string): Promise<Browser> {
  const browser = new Browser(client, ip);
  await browser.send('GET', CART);
  return browser;
}

export const bodyOf = (reply: Reply) => JSON.parse(String(reply.body));

/** A browser as far as it matters here: cookies, and where a form or script sends from. */
export class Browser {
  constructor(
    private readonly client: SaleClient,
    private readonly ip = '10.0.0.1',
  ) {}

  readonly cookies = new Map<string, string>();

  async send(
    method: RequestHead['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const [path = '/', query = ''] = url.split('?');
    const isForm = body instanceof URLSearchParams;
    const crumb = isForm ? undefined : this.cookies.get('crumb');
    const head: RequestHead = {
      method,
      path,
      query: parseQueryString(query),
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...(crumb ? { 'x-csrf-token': crumb } : {}), ...headers },
      cookies: this.cookies,
      ip: this.ip,
      origin: 'http://shop.localhost:3000',
      isSecure: false,
      id: 'test',
    };
    const parsed = isForm
      ? ({ body: parseQueryString(String(body)), bodyType: 'form' } as const)
      : ({ body, bodyType: body === undefined ? 'none' : 'json' } as const);
    const reply = await answerSite(this.client.pipeline, this.client.shop.site, head, () => Promise.resolve(parsed));
    for (const { name, value, maxAge } of reply.cookies ?? []) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  post(url: string, fields: Record<string, string>): Promise<Reply> {
    return this.send('POST', url, new URLSearchParams({ ...fields, crumb: this.cookies.get('crumb') ?? '' }));
  }
}
