import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appCommentSettingsPath } from '@quoin/contract/endpoints/content';
import { type AppNoticesResponse, appNoticesPath } from '@quoin/contract/endpoints/running';
import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { CommentSettings } from '@quoin/domain/site';
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { totalOf } from '../testing/buying/buyer.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { root } from '../testing/installation.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const POST = '/journal/what-a-rule-is-for';
const SOLD_OUT = '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm';
const TITLE = 'Ten percent off your first print';

let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  await arrange(await signInOwner(shop));
  await untilSeen(shop, '/', (html) => html.includes(TITLE));
  await untilSeen(shop, POST, (html) => html.includes('data-island="like"'));
});
afterAll(() => shop?.close());

/** Everything that a page of the demo can have. */
async function arrange({ visitor }: Owner): Promise<void> {
  const held = bodyOf<AppNoticesResponse>(accepted(await visitor.get(appNoticesPath('demo'))));
  const shown = { isShown: true, title: TITLE, text: 'Until the end of the month.', delaySeconds: 0 };
  const notices: AppNoticesResponse = { ...held, popup: { ...held.popup, ...shown } };
  const comments: CommentSettings = {
    ...{ commentsEnabled: true, commentApprovalRequired: true, commentThreaded: true, simpleLikingEnabled: true },
    ...{ commentDisableAfterDaysDefault: 0, commentNotices: false, disqusShortname: '' },
  };
  const restock: AppRestockSettings = {
    ...{ isEnabled: true, successText: 'We have noted it.', offersMailingList: true, optInByDefault: false },
    ...{ wantsCaptcha: true, isAutomatic: false },
  };
  for (const [path, body] of [
    [appNoticesPath('demo'), notices],
    [appCommentSettingsPath('demo'), comments],
    [appRestockSettingsPath('demo'), restock],
  ] as const)
    accepted(await visitor.send('PUT', path, body));
}

interface Widget {
  /** Folders of packages/storefront/widgets. */
  readonly names: readonly string[];
  readonly does: string;
  readonly path: string;
  readonly use: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.locator('main');

/** What still works of each where its script does not: product.md 4.4. In this order, by one person. */
const WIDGETS: readonly Widget[] = [
  {
    names: ['add-to-cart'],
    does: 'shows the price of a choice by a button, and puts it into the cart',
    path: '/shop/prevailing-wind',
    async use(page) {
      await page.getByRole('radio', { name: '30 × 40 cm' }).check();
      await page.getByRole('radio', { name: 'Oak' }).check();
      await page.getByRole('button', { name: 'Show price and picture of this choice' }).click();
      await page.waitForURL(/option-Frame=Oak/);
      expect(await page.locator('.price__now').first().textContent()).toContain('€86.00');
      await page.locator('.sqs-add-to-cart-button').click();
      await page.waitForURL('**/cart');
    },
  },
  {
    names: ['cart', 'cart-pill'],
    does: 'takes another quantity by its button; no pill promises anything',
    path: '/cart',
    async use(page) {
      await page.locator('.cart-line input[name="quantity"]').fill('2');
      await page.getByRole('button', { name: 'Update' }).click();
      await page.locator('.cart-line input[name="quantity"][value="2"]').waitFor();
      expect(await totalOf(page, 'subtotal')).toBe('€172.00');
      await page.goto(shop.shopOrigin);
      await page.locator('a[href="/cart"]').first().waitFor();
      expect(await page.locator('.cart-pill').isVisible()).toBe(false);
    },
  },
  {
    names: ['checkout'],
    does: 'goes step by step, takes another country by a button, and says what is missing beside it',
    path: '/checkout',
    async use(page) {
      await main(page).locator('[name="countryCode"]').selectOption('US');
      await page.getByRole('button', { name: 'Use this country' }).click();
      await main(page).locator('[name="region"]').waitFor();
      await main(page).locator('[name="email"]').fill('ada@');
      await page.getByRole('button', { name: 'Continue to shipping' }).click();
      await page.locator('[data-field="email"] .field__error').waitFor();
      expect(await main(page).locator('[name="email"]').inputValue()).toBe('ada@');
    },
  },
  {
    names: ['product-gallery', 'lightbox'],
    does: 'leads to the whole picture',
    path: '/shop/ridge-lines',
    async use(page) {
      await page
        .getByRole('link', { name: /^Enlarge: / })
        .first()
        .click();
      await page.waitForURL(/format=2500w/);
    },
  },
  {
    names: ['restock'],
    does: 'is sent, and confirmed by mail',
    path: SOLD_OUT,
    async use(page) {
      await page.locator('.restock input[type="email"]').fill('ada@example.com');
      await page.getByRole('button', { name: 'Notify me' }).click();
      await page.waitForURL('**/restock/done');
      await page.getByRole('heading', { name: 'We have noted it.' }).waitFor();
    },
  },
  {
    names: ['quick-view'],
    does: 'leads to the product',
    path: '/shop',
    async use(page) {
      const link = page.locator('a[data-quick-view]').first();
      const href = await link.getAttribute('href');
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${href}`);
      await page.locator('.sqs-add-to-cart-button').waitFor();
    },
  },
  {
    names: ['form'],
    does: 'comes back with what is wrong, is sent, and says thank you: a form and a newsletter',
    path: '/contact',
    async use(page) {
      const form = main(page).locator('form');
      await form.getByLabel('First Name').fill('Ada');
      await form.getByLabel('Email').fill('ada@');
      await form.getByRole('button').click();
      await form.locator('.field-error').filter({ hasText: 'Email is not valid' }).waitFor();
      await form.getByLabel('Email').fill('ada@example.com');
      await form.getByLabel('What is it about?').selectOption('Framing');
      await form.getByLabel('Message').fill(`Which glass? ${Date.now()}`);
      await form.getByRole('button').click();
      await main(page).locator('.form-submission-text').waitFor();
      await page.locator('footer form').getByLabel('Email').fill('reader@example.com');
      await page.locator('footer form').getByRole('button').click();
      await page.locator('.form-submission-text').filter({ hasText: 'open the link we just mailed you' }).waitFor();
    },
  },
  {
    names: ['gallery', 'embed'],
    does: 'is a strip of pictures with links to each; a video leads to its provider',
    path: '/on-walls',
    async use(page) {
      await page.getByRole('link', { name: /^3 of 4/ }).click();
      await page.waitForURL(/#gallery-.+-3$/);
      const video = page.getByRole('link', { name: /Pulling a print/ });
      expect(await video.getAttribute('href')).toBe('https://vimeo.com/76979871');
      await page.locator('.gallery--slideshow a[data-island="lightbox"]').first().click();
      await page.waitForURL(/format=2500w/);
    },
  },
  {
    names: ['like'],
    does: 'counts, and a comment waits for its reader',
    path: POST,
    async use(page) {
      const before = await main(page).locator('.like__count').textContent();
      await main(page).locator('.like__button').click();
      await page.waitForURL(/\/(?:likes|journal|comments)\//);
      await expect.poll(() => main(page).locator('.like__count').textContent()).not.toBe(before);
      const form = main(page).locator('.comment-form').last();
      await form.locator('[name="body"]').fill(`Mine too ${Date.now()}`);
      await form.locator('[name="name"]').fill('Ada');
      await form.getByRole('button').click();
      await page.locator('.discussion__note').waitFor();
    },
  },
  {
    names: ['site-search'],
    does: 'searches by its button',
    path: '/search',
    async use(page) {
      await page.getByRole('searchbox', { name: 'Search this site' }).fill('paper');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Results for “paper”' }).waitFor();
    },
  },
  {
    names: ['announcement', 'popup'],
    does: 'is read, and has no button that does nothing; what lies over pages stays away',
    path: '/about',
    async use(page) {
      await page.keyboard.press('Shift');
      await page.mouse.wheel(0, 400);
      expect(await page.locator('.announcement').isVisible()).toBe(true);
      expect(await page.locator('.announcement__close').isVisible()).toBe(false);
      expect(await page.locator('.popup').isVisible()).toBe(false);
    },
  },
];

/** Shown without script elsewhere, with what it needs. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // Reached by script alone: a plain form leads to the provider's page.
  'card-payment': 'card-payment.test.ts',
  // The demo has no wallets to lead to.
  'wallet-payment': 'wallet-payment.test.ts',
  // Behind a cover, which the demo has none of.
  film: 'cover-film.test.ts',
  // Out of sight: signing in by it takes a device and a script.
  passkey: 'accounts.test.ts',
  // The demo speaks one language and teaches nothing.
  'language-suggestion': 'languages.test.ts',
  lesson: 'members-areas.test.ts',
  questions: 'questions.test.ts',
  // The demo sells in euros, which nobody takes in parts: its page by itself, and the modal that does not come.
  installments: 'restock-and-installments.test.ts',
};

it('every widget of the storefront stands here, or where it is said to', () => {
  const folder = join(root, 'packages/storefront/widgets');
  const all = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shown = new Set([...WIDGETS.flatMap(({ names }) => names), ...Object.keys(ELSEWHERE)]);
  expect(all.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
  for (const file of Object.values(ELSEWHERE)) expect(files).toContain(file);
});

/** The scripts of widgets; the loader has come, as the page has. */
const SCRIPTS = /\/assets\/storefront\/(?!loader)[^/]*\.js$/;
const ENTRIES = /\/assets\/storefront\/(?!loader|chunk|page|mount|words)[^/]*\.js$/;
const BROKEN = `const lost = () => { throw new Error('lost'); }; export { lost as adopt, lost as start };`;

const MODES: readonly (readonly [
  string,
  BrowserContextOptions,
  { readonly of: RegExp; readonly answer: (route: Route) => Promise<void> } | null,
])[] = [
  ['switched off', { javaScriptEnabled: false }, null],
  ['that never come', {}, { of: SCRIPTS, answer: (route) => route.abort() }],
  [
    'that break as they begin',
    {},
    { of: ENTRIES, answer: (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }) },
  ],
];

describe.each(MODES)('with scripts %s (product 4.4)', (_, options, lost) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(shop.browser, { reducedMotion: 'reduce', ...options });
    if (lost !== null) await context.route(lost.of, lost.answer);
    page = await context.newPage();
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  it.each(WIDGETS)('$names $does', async ({ path, use }) => {
    await page.goto(`${shop.shopOrigin}${path}`);
    await use(page);
  });

  it('no error is left but those of what broke', () => {
    // Chromium's own page around a picture has styles that our policy for pictures refuses.
    const ours = errors.filter((text) => !text.startsWith('Applying inline style'));
    expect(ours.filter((text) => text !== 'lost')).toEqual([]);
    if (lost === null) expect(ours).toEqual([]);
  });
});
