import { CART_PATH } from '@quoin/contract/endpoints/site';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { newContext, waitForWidget } from '../browser.ts';
import type { Storefront } from '../buying/storefronts.ts';
import type { Installation } from '../installation.ts';
import { type Owner, signInOwner } from '../owner.ts';
import type { OwnShop } from '../ownShop.ts';
import { createVisitor } from '../visitor.ts';

/** A way to make a page say something, and all it must then say. */
export interface Row {
  /** How it comes about. */
  readonly cause: string;
  /** Word by word, in the order of the page. */
  readonly says: readonly string[];
  /** Causes it, and returns what is on the screen. */
  readonly make: (page: Page, shop: MessageShop) => Promise<readonly string[]>;
}

/** Causes on one page, one after the other. */
export interface Scene {
  readonly where: string;
  readonly path: string;
  /** Whose widget must have come. */
  readonly island: string;
  readonly rows: readonly Row[];
  /** What its owner does before anybody comes; answers what takes it back. */
  readonly prepare?: (shop: MessageShop) => Promise<unknown>;
  /** A visitor whose browser keeps no cookies. */
  readonly keepsNoCookies?: boolean;
}

/** The product with the limits of real life; everybody comes from an address of his own, as behind a proxy. */
export interface MessageShop extends OwnShop {
  readonly members: Owner;
  /** How its product pages are driven. */
  readonly front: Storefront;
  open(scene: Pick<Scene, 'path' | 'island'>, options?: BrowserContextOptions): Promise<Page>;
  /** From here on this page's requests come from an address that has asked for so much already. */
  useUp(page: Page, requests: number, path: string): Promise<void>;
}

/** As this page's own scripts would ask, with its crumb, for nothing in particular. */
async function postAgain(wanted: { requests: number; path: string; cartPath: string }): Promise<void> {
  await fetch(wanted.cartPath);
  const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'x-csrf-token': crumb, 'content-type': 'application/json' };
  const once = () => fetch(wanted.path, { method: 'POST', headers, body: '{}' });
  await Promise.all(Array.from({ length: wanted.requests }, once));
}

let addresses = 0;
export function newAddress(): Readonly<Record<string, string>> {
  addresses += 1;
  return { 'x-forwarded-for': `10.20.${addresses >> 8}.${addresses & 255}` };
}

export async function openMessageShop(front: Storefront): Promise<MessageShop> {
  const shop = await front.openOwn({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' } });
  return {
    ...{ ...shop, front },
    members: await signInOwner(shop),
    async open({ path, island }, options = {}) {
      const context = await newContext(shop.browser, {
        ...{ reducedMotion: 'reduce', extraHTTPHeaders: newAddress() },
        ...options,
      });
      return openIn(context, { front, address: `${shop.shopOrigin}${path}`, island });
    },
    async useUp(page, requests, path) {
      await page.context().setExtraHTTPHeaders(newAddress());
      await page.evaluate(postAgain, { requests, path, cartPath: CART_PATH });
    },
  };
}

export async function openIn(
  context: BrowserContext,
  { front, address, island }: { readonly front: Storefront; readonly address: string; readonly island: string },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  if (island === 'add-to-cart') {
    await front.awake(page);
    return page;
  }
  // Some widgets load when a visitor turns to them.
  await page.locator(`[data-island="${island}"]`).first().hover();
  await waitForWidget(page, island);
  return page;
}

/** Runs `work` while requests to one path are handled by `handle`. */
export async function withRoute<T>(
  page: Page,
  path: string,
  handle: Parameters<Page['route']>[1],
  work: () => Promise<T>,
): Promise<T> {
  const pattern = `**${path}**`;
  await page.route(pattern, handle);
  const answer = await work();
  await page.unroute(pattern);
  return answer;
}

/** Until a page of the site says so: what its owner changes is seen within a second or so. */
export async function untilSeen(shop: Installation, path: string, isSeen: (html: string) => boolean): Promise<void> {
  const visitor = createVisitor(shop);
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSeen((await visitor.get(path)).body)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} never showed what was changed.`);
}
