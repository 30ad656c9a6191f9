import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { newContext, watchForErrors } from './browser.ts';
import { type CanvasHand, canvasHand, type MadeSections, makePage } from './editing/canvas.ts';
import { type Owner, signInOwner } from './owner.ts';
import { type OwnShop, type OwnShopOptions, openOwnShop, signInQuietly } from './ownShop.ts';

/** The owner at work in a shop of a file's own: where most scenes of the app begin. */
export interface OwnerSession {
  /** Closing it closes everything. */
  readonly shop: OwnShop;
  readonly owner: Owner;
  readonly context: BrowserContext;
  /** The owner's, signed in and nowhere yet. */
  readonly page: Page;
  /** What goes wrong in it, from its first moment on. */
  readonly errors: readonly string[];
  readonly hand: CanvasHand;
}

export type ShopWithOwner = Pick<OwnerSession, 'shop' | 'owner'>;

/** A shop of a file's own and its owner, for scenes whose pages are of others. */
export async function openShopWithOwner(how?: OwnShopOptions): Promise<ShopWithOwner> {
  const shop = await openOwnShop(how);
  return { shop, owner: await signInOwner(shop) };
}

export interface OwnerSessionOptions {
  readonly shop?: OwnShopOptions;
  readonly browser?: BrowserContextOptions;
}

export async function openOwnerSession({ shop: how, browser }: OwnerSessionOptions = {}): Promise<OwnerSession> {
  return enter(await openShopWithOwner(how), browser);
}

/** Signs in the owner with a separate browser, for scenes that enter the same shop again, for instance by phone. */
export async function enter({ shop, owner }: ShopWithOwner, browser?: BrowserContextOptions): Promise<OwnerSession> {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce', ...browser });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await signInQuietly(page, shop);
  return { shop, owner, context, page, errors, hand: canvasHand(page) };
}

/** The same, with a page of these sections open on the canvas; some know the owner's things only once the shop is there. */
export async function openCanvas(
  name: string,
  sections: MadeSections | ((owner: Owner) => Promise<MadeSections>),
  options?: OwnerSessionOptions,
): Promise<OwnerSession & { readonly pageId: string }> {
  const session = await openOwnerSession(options);
  const pageId = await makePage(
    session.owner,
    name,
    typeof sections === 'function' ? await sections(session.owner) : sections,
  );
  await openPage(session, pageId);
  return { ...session, pageId };
}

/** Goes to a page's address in the editor, and waits until its canvas rests. */
export async function openPage({ shop, page, hand }: OwnerSession, pageId: string): Promise<void> {
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
}
