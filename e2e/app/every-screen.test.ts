import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { type EditorPlace, openPlace, placesWith } from '../testing/editing/editorPlaces.ts';
import { wrongByTab } from '../testing/everyControl.ts';
import { widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession, openPage } from '../testing/ownerSession.ts';
import { makeFirstRecords } from '../testing/records.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const CONFIG = '/demo/config';
/** Every screen of the app is found by following links from here: what is added tomorrow is looked at tomorrow. */
const BEGINNINGS = [
  ...[CONFIG, '/sites', '/new-site'],
  ...[
    '/account',
    '/products/new',
    '/products/import',
    '/inventory/history',
    '/inventory/file',
    '/products/bulk-edits',
    '/settings/roles',
  ].map((path) => `${CONFIG}${path}`),
  ...['/settings/billing/upgrade', '/settings/billing/subscriptions/website', '/trial-upgrade'].map(
    (path) => `${CONFIG}${path}`,
  ),
];
/** Screens nobody may lose on the way. */
const KNOWN = [
  ...['', '/orders', '/drafts', '/subscriptions', '/gift-cards', '/products', '/inventory', '/restock'],
  ...['/products/bulk-edit', '/products/categories', '/customers', '/member-areas', '/abandoned-carts'],
  ...['/content/:id', '/search-texts', '/media', '/discounts', '/forms', '/mailing-lists', '/comments'],
  ...['/reviews', '/reviews/import'],
  ...['/forms/submissions', '/mailbox', '/templates', '/popup', '/pixels', '/feeds'],
  ...[
    'products',
    'orders',
    'customers',
    'drafts',
    'gift-cards',
    'discounts',
    'member-areas',
    'forms',
    'mailing-lists',
  ].map((part) => `/${part}/:id`),
  ...['/content/:id/new', '/content/:id/:id'],
  ...['overview', 'traffic', 'content', 'search', 'forms', 'sales'].map((part) => `/insight/${part}`),
  ...['funnel', 'carts', 'live', 'speed', 'recordings', 'errors'].map((part) => `/insight/${part}`),
  ...[
    'store',
    'payments',
    'taxes',
    'shipping',
    'checkout',
    'policies',
    'orders',
    'restock',
    'captcha',
    'privacy',
    'donations',
    'customer-sign-in',
  ].map((part) => `/settings/${part}`),
  ...[
    'mails',
    'texts',
    'languages',
    'measuring',
    'contributors',
    'roles',
    'audit',
    'api-keys',
    'webhooks',
    'extensions',
    'domains',
  ].map((part) => `/settings/${part}`),
].map((path) => `${CONFIG}${path}`);

let session: OwnerSession;
let page: Page;

beforeAll(async () => {
  session = await openOwnerSession();
  page = session.page;
  await makeFirstRecords(session.owner, createVisitor(session.shop));
});
afterAll(() => session?.shop.close());

/** The same screen for another record. */
const kindOf = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/\/mails\/[^/]+$/, '/mails/:kind')
    .replace(/\/languages\/[^/]+$/, '/languages/:language');

/** Waits until the screen shows its content and nothing is loading. */
async function open(path: string): Promise<void> {
  await page.goto(`${session.shop.appOrigin}${path}`);
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.endsWith('…'));
    return document.querySelector('h1') !== null && !waiting;
  });
  await drawn();
}

/** Waits two frames, after which everything that listens to the window's size is redrawn. */
const drawn = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Addresses of screens a screen leads to. */
function linksOn(): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
      .map((link) => link.pathname)
      .filter((path) => /^\/(?:demo\/config|sites|new-site)/.test(path))
      .filter((path) => !/\/config\/pages|\/visit|\.csv$|\.pdf$/.test(path)),
  );
}

describe('every screen of the app', () => {
  it('can be walked through by Tab, each control with a name and seen when it is reached, and does not stick out of a phone (ED-42, ED-43)', async () => {
    const found = new Map<string, string>();
    const wrong: string[] = [];
    const left = [...BEGINNINGS];
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (found.has(kindOf(path))) continue;
      await page.setViewportSize(DESKTOP);
      await open(path);
      found.set(kindOf(path), path);
      const here = kindOf(new URL(page.url()).pathname);
      // Some addresses lead on to the first screen of their part.
      if (here !== kindOf(path) && found.has(here)) continue;
      found.set(here, path);
      left.push(...(await linksOn()));
      // New entries are created on their page. The form of a new entry is opened here where entries are made of files.
      if (here === `${CONFIG}/content/:id`) left.push(`${new URL(page.url()).pathname}/new`);
      // The way through the frame around them is the same on all of them: the first screen's is walked.
      const byTab = await wrongByTab(page, path.startsWith(`${CONFIG}/`) ? 'main' : 'body');
      await page.setViewportSize(PHONE);
      await drawn();
      const sideways = await widthBeyond(page);
      const all = [...byTab, ...(sideways > 0 ? [`at 390 it is ${sideways} pixels too wide`] : [])];
      wrong.push(...all.map((each) => `${path}: ${each}`));
    }
    expect(wrong).toEqual([]);
    expect(KNOWN.filter((each) => !found.has(each))).toEqual([]);
    // Some eighty screens, each loaded and walked through: a busy machine takes minutes.
  }, 900_000);
});

describe('every screen of the editor', () => {
  let places: readonly EditorPlace[];
  beforeAll(async () => {
    const answer = accepted(await session.owner.visitor.send('GET', appFormsPath('demo')));
    const form = bodyOf<AppFormsResponse>(answer).forms.find(({ kind }) => kind === 'form')!;
    places = placesWith(form.name);
    const asks = [[1, 6, 6, 8], '', { type: 'form', value: { form: form.id } }] as const;
    const pageId = await makePage(session.owner, 'Access', { start: { words: [[1, 1, 5, 4], '<p>Words</p>'], asks } });
    await page.setViewportSize(DESKTOP);
    await openPage(session, pageId);
  });

  it('can be walked through by Tab, the page, each panel and each dialog, and out of it again (ED-42)', async () => {
    const wrong = (await wrongByTab(page)).map((each) => `the editor: ${each}`);
    for (const place of places) {
      const shown = await openPlace(page, place);
      const root = place.role === 'complementary' ? `aside[aria-label="${place.name}"]` : `[role="${place.role}"]`;
      wrong.push(...(await wrongByTab(page, root)).map((each) => `${place.typed}: ${each}`));
      // Wherever the walk has led to, Escape is the way out; of a panel, from within.
      if (place.role === 'complementary') await shown.focus();
      // The tour follows a user who does what it shows.
      if (place.typed.startsWith('tour')) await shown.getByRole('heading').focus();
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    }
    expect(wrong).toEqual([]);
  });
});
