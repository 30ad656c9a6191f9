import {
  APP_SESSION_PATH,
  type AppMailboxResponse,
  appMailboxPath,
  type WireMailSummary,
} from '@quoin/contract/endpoints/running';
import {
  type AppOrderResponse,
  type AppOrdersResponse,
  type AppProductsResponse,
  appOrderPath,
  appOrdersPath,
  appProductsPath,
  type WireAppProduct,
  type WireAppVariant,
  type WireOrderDetail,
  type WireOrderSummary,
} from '@quoin/contract/endpoints/store';
import type { Shop } from './globalSetup.ts';
import { bodyOf, createVisitor, type Visitor } from './visitor.ts';

const SITE = 'demo';

/** The shop's owner, signed in at the app: what really happened is looked up here. */
export interface Owner {
  readonly visitor: Visitor;
  orders(search?: string): Promise<readonly WireOrderSummary[]>;
  order(id: string): Promise<WireOrderDetail>;
  mails(search?: string): Promise<readonly WireMailSummary[]>;
  products(search?: string): Promise<readonly WireAppProduct[]>;
  variant(sku: string): Promise<WireAppVariant>;
}

export async function signInOwner(shop: Pick<Shop, 'port' | 'owner'>): Promise<Owner> {
  const visitor = createVisitor({ port: shop.port, host: `localhost:${shop.port}` });
  const answer = await visitor.send('POST', APP_SESSION_PATH, shop.owner);
  if (answer.status !== 200) throw new Error(`The owner could not sign in: ${answer.status} ${answer.body}`);

  async function load<T>(path: string): Promise<T> {
    const loaded = await visitor.get(path);
    if (loaded.status !== 200) throw new Error(`${path} answered ${loaded.status}: ${loaded.body.slice(0, 300)}`);
    return bodyOf<T>(loaded);
  }

  /** Every page of a list. */
  async function all<Page extends { readonly nextCursor: string | null }, Row>(
    path: string,
    search: string,
    rowsOf: (page: Page) => readonly Row[],
  ): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await load<Page>(`${path}?${new URLSearchParams({ search, cursor })}`);
      rows.push(...rowsOf(page));
      cursor = page.nextCursor;
    }
    return rows;
  }

  const products = (search = '') => all(appProductsPath(SITE), search, (page: AppProductsResponse) => page.products);
  return {
    visitor,
    products,
    orders: (search = '') => all(appOrdersPath(SITE), search, (page: AppOrdersResponse) => page.orders),
    order: async (id) => (await load<AppOrderResponse>(appOrderPath(SITE, id))).order,
    mails: (search = '') => all(appMailboxPath(SITE), search, (page: AppMailboxResponse) => page.mails),
    async variant(sku) {
      const variants = (await products(sku)).flatMap((product) => product.variants);
      const found = variants.find((variant) => variant.sku === sku);
      if (found === undefined) throw new Error(`No variant has the SKU ${sku}.`);
      return found;
    },
  };
}
