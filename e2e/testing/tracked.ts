import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import {
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  type WireTrackedEvent,
} from '@quoin/contract/endpoints/site';
import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { newContext } from './browser.ts';
import { accepted } from './buying/purchase.ts';
import type { Installation } from './installation.ts';
import { signInOwner } from './owner.ts';
import type { OwnShop } from './ownShop.ts';
import { bodyOf, createVisitor } from './visitor.ts';

type Shop = Installation;

/** A machine that tests much else at the same time is slow to come to what comes last. */
export const POLL_TIMEOUT = { timeout: 40_000 };
/** The browser that tests use says that it is driven by a program, and such are not counted. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export async function cookiesOf(shop: Shop, context: BrowserContext) {
  const cookies = await context.cookies(shop.shopOrigin);
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
}

export const cookieOf = async (shop: Shop, context: BrowserContext, name: string) =>
  (await cookiesOf(shop, context)).get(name)?.value ?? '';

/** Waits until the page has reportsIn what it has to tell. */
export function counted(shop: Shop, context: BrowserContext): Promise<string> {
  return vi.waitFor(
    async () => {
      const id = await cookieOf(shop, context, 'ss_cid');
      expect(id).not.toBe('');
      return id;
    },
    { timeout: 15_000 },
  );
}

/** A visitor whose browser has no beacon: what is sent can be read, for it goes by XHR. */
export async function withoutBeacon(
  shop: OwnShop,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; sent: Request[]; said: string[] }> {
  const context = await newContext(shop.browser, { locale: 'de-AT', timezoneId: 'Europe/Vienna', ...options });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  const page = await context.newPage();
  const sent: Request[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  page.on('console', (message) => said.push(message.text()));
  return { context, page, sent, said };
}

export const pathOf = (request: Request) => new URL(request.url()).pathname;

const ENDPOINTS = [RECORD_HIT_PATH, TRACK_EVENTS_PATH, RECORD_EVENT_PATH];
/** What of all that was sent tells of a visitor. */
export const reportsIn = (sent: readonly Request[]) => sent.filter((request) => ENDPOINTS.includes(pathOf(request)));

const nameOf = (request: Request) => (request.postDataJSON() as WireTrackedEvent).eventSchemaName;
const eventsOf = (sent: readonly Request[]) => sent.filter((request) => pathOf(request) === TRACK_EVENTS_PATH);
export const namesOf = (sent: readonly Request[]) => eventsOf(sent).map(nameOf);

export async function eventNamed(sent: readonly Request[], name: string): Promise<Readonly<Record<string, unknown>>> {
  await expect.poll(() => namesOf(sent), POLL_TIMEOUT).toContain(name);
  return contentOf(eventsOf(sent).find((request) => nameOf(request) === name)!);
}

export function contentOf(request: Request): Readonly<Record<string, unknown>> {
  return JSON.parse((request.postDataJSON() as WireTrackedEvent).eventContent);
}

/** Waits until requested pages have it. */
export async function pagesHave(shop: Shop, pixel: string): Promise<void> {
  const visitor = createVisitor(shop);
  for (const path of ['/', '/shop/orrery'])
    await vi.waitFor(async () => expect((await visitor.get(path)).body).toContain(pixel), POLL_TIMEOUT);
}

/** What the owner decides of counting, until pages say `seen`. */
export async function decidePrivacy(shop: OwnShop, wanted: Partial<AppPrivacyResponse>, seen: string): Promise<void> {
  const owner = await signInOwner(shop);
  const now = bodyOf<AppPrivacyResponse>(accepted(await owner.visitor.get(appPrivacyPath('demo'))));
  accepted(await owner.visitor.send('PUT', appPrivacyPath('demo'), { ...now, ...wanted }));
  await vi.waitFor(async () => expect((await createVisitor(shop).get('/')).body).toContain(seen), POLL_TIMEOUT);
}
