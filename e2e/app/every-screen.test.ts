import {
  type AppFormsResponse,
  type AppSiteResponse,
  appFormsPath,
  type NewSiteRequest,
} from '@quoin/contract/endpoints/content';
import { APP_SITES_PATH } from '@quoin/contract/endpoints/running';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
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
  ...['', '/account', '/products/new', '/products/import', '/inventory/history', '/inventory/file'],
  ...['/products/bulk-edits', '/settings/roles', '/settings/billing/upgrade'],
  ...['/settings/billing/subscriptions/website', '/trial-upgrade'],
];
/** Those of no site. */
const OUTSIDE = ['/sites', '/new-site'];
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
];

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

/** Addresses of screens of the site that a screen leads to. */
function linksOn(config: string): Promise<readonly string[]> {
  return page.evaluate(
    (start) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
        .map((link) => link.pathname)
        .filter((path) => path.startsWith(start) && !/\/config\/pages|\/visit|\.csv$|\.pdf$/.test(path)),
    config,
  );
}

/** Opens each screen of a site once, at a desktop's width. Returns what it looks wrong in, and the kinds of screens. */
async function lookAtAll(config: string, wrongIn: (path: string) => Promise<readonly string[]>) {
  const found = new Set<string>();
  const wrong: string[] = [];
  const left = [...BEGINNINGS.map((path) => `${config}${path}`), ...OUTSIDE];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    if (found.has(kindOf(path))) continue;
    await page.setViewportSize(DESKTOP);
    await open(path);
    found.add(kindOf(path));
    const here = kindOf(new URL(page.url()).pathname);
    // Some addresses lead on to the first screen of their part.
    if (here !== kindOf(path) && found.has(here)) continue;
    found.add(here);
    left.push(...(await linksOn(config)));
    // New entries are created on their page. The form of a new entry is opened here where entries are made of files.
    if (here === `${config}/content/:id`) left.push(`${new URL(page.url()).pathname}/new`);
    wrong.push(...(await wrongIn(path)).map((each) => `${path}: ${each}`));
  }
  return { wrong, kinds: [...found] };
}

const wrongForReaders = () => violationsOf(page, { except: [ANNOUNCER] });

async function wrongOnPhone(): Promise<readonly string[]> {
  await page.setViewportSize(PHONE);
  await drawn();
  const sideways = await widthBeyond(page);
  return sideways > 0 ? [`at 390 it is ${sideways} pixels too wide`] : [];
}

// Some eighty screens each, loaded and looked at: a busy machine takes minutes.
const MINUTES = { timeout: 900_000 };

describe('every screen of the app', () => {
  it(
    'can be walked through by Tab, each control with a name and seen when it is reached, and does not stick out of a phone (ED-42, ED-43)',
    MINUTES,
    async () => {
      const { wrong, kinds } = await lookAtAll(CONFIG, async (path) => [
        ...(await wrongForReaders()),
        // The way through the frame around them is the same on all of them: the first screen's is walked.
        ...(await wrongByTab(page, path.startsWith(`${CONFIG}/`) ? 'main' : 'body')),
        ...(await wrongOnPhone()),
      ]);
      expect(wrong).toEqual([]);
      expect(KNOWN.map((path) => `${CONFIG}${path}`).filter((each) => !kinds.includes(each))).toEqual([]);
    },
  );

  it('is read aloud as well in a shop that has nothing yet, and on a phone (ED-43, 29)', MINUTES, async () => {
    const asked: NewSiteRequest = {
      ...{ purpose: 'shop', name: 'Nothing yet', look: 'plain', language: 'en-US', timeZone: 'Europe/Berlin' },
      ...{ currency: 'EUR', countryCode: 'DE' },
    };
    const made = accepted(await session.owner.visitor.send('POST', APP_SITES_PATH, asked));
    const config = `/${bodyOf<AppSiteResponse>(made).site.identifier}/config`;
    const { wrong, kinds } = await lookAtAll(config, async () => [
      ...(await wrongForReaders()),
      ...(await wrongOnPhone()),
      ...(await wrongForReaders()),
    ]);
    expect(wrong).toEqual([]);
    expect(kinds.length).toBeGreaterThan(70);
  });
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
