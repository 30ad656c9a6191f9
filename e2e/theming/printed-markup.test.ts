import { type AppDocumentResponse, appCommentSettingsPath, appDocumentPath } from '@quoin/contract/endpoints/content';
import { valueAt } from '@quoin/domain/document';
import type { CommentSettings } from '@quoin/domain/site';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { pageKeyOf, publishRecords } from '../testing/editing/draft.ts';
import { find } from '../testing/editing/editorPlaces.ts';
import { lookAt } from '../testing/look.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { enter, openPage } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

/** What formatters print besides a product's form, in a theme of others without any script. */
const POST = '/journal/what-a-rule-is-for';
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openThemedShop('markup');
  const comments: CommentSettings = {
    ...{ commentsEnabled: true, commentApprovalRequired: false, commentThreaded: true, simpleLikingEnabled: true },
    ...{ commentDisableAfterDaysDefault: 0, commentNotices: false, disqusShortname: '' },
  };
  owner = await signInOwner(shop);
  accepted(await owner.visitor.send('PUT', appCommentSettingsPath('demo'), comments));
  await publishRecords(owner, [
    { key: 'site:site', path: ['shareButtons'], now: { X: true, Email: true } },
    { key: 'site:site', path: ['socialLinks'], now: [{ name: 'ridge', url: 'https://x.com/ridge' }] },
  ]);
  await untilSeen(shop, POST, (html) => html.includes('sqs-like-button'));
});
afterAll(() => shop?.close());

async function open(path: string, options: Parameters<typeof newContext>[1] = {}) {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(shop.shopOrigin + path);
  return { context, page, errors };
}

const cartOf = (page: Page) => page.locator('.sqs-custom-cart');
const asked = (context: BrowserContext): string[] => {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

describe('a cart of the theme’s own (PILL-02, PILL-05)', () => {
  it('says that it is empty, without a widget, without React and without asking for a cart', async () => {
    const context = await newContext(shop.browser);
    const paths = asked(context);
    const page = await context.newPage();
    await page.goto(`${shop.shopOrigin}/about`, { waitUntil: 'networkidle' });
    const cart = cartOf(page);
    expect(await cart.getAttribute('aria-label')).toBe('0 items in cart');
    expect(await cart.getAttribute('data-cart-initialized')).toBe('');
    expect(await cart.getAttribute('class')).toBe('top__bag sqs-custom-cart sqs-cart-empty empty-cart');
    expect(await page.locator('[data-island="cart-pill"]').count()).toBe(0);
    expect(paths.filter((path) => /shopping-cart|mount-|page-/.test(path))).toEqual([]);
    await context.close();
  });

  it('follows what is put into it, on pages without a widget too', async () => {
    const { context, page, errors } = await open('/about');
    await page.evaluate(async () => {
      await fetch('/api/commerce/shopping-cart');
      const { item } = await (await fetch('/shop/orrery?format=json')).json();
      const crumb = /(?:^|; )(?:__Host-)?crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const variants: { sku: string; unlimited: boolean; qtyInStock: number }[] = item.structuredContent.variants;
      const sku = variants.find((each) => each.unlimited || each.qtyInStock > 0)?.sku;
      await fetch('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
        body: JSON.stringify({ itemId: item.id, sku, quantity: 2, additionalFields: '{}' }),
      });
    });
    await page.goto(`${shop.shopOrigin}${POST}`);
    await page.locator('.sqs-custom-cart[aria-label="2 items in cart"]').waitFor();
    const cart = cartOf(page);
    expect(await cart.locator('.sqs-cart-quantity').textContent()).toBe('2');
    await expect.poll(() => page.locator('.sqs-cart-subtotal').textContent()).toMatch(/\d/);
    expect(await cart.getAttribute('class')).toBe('top__bag sqs-custom-cart');
    expect(await page.locator('[data-island="cart-pill"]').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a post', () => {
  it('is liked by key, and the like is put back where the server says no', async () => {
    const { context, page, errors } = await open(POST);
    await page.locator('.sqs-simple-like[data-island-awake]').waitFor();
    const like = page.locator('.sqs-simple-like').getByRole('button');
    await like.focus();
    await page.keyboard.press('Enter');
    await page.locator('.sqs-simple-like.clicked').waitFor();
    await expect.poll(() => page.locator('.like-count').textContent()).toMatch(/^1 like$/);
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await page.locator('.sqs-simple-like.clicked [aria-pressed="true"]').waitFor();
    await page.route('**/likes/**', (route) => route.fulfill({ status: 500, body: '' }));
    await like.click();
    await page.locator('.sqs-simple-like.clicked').waitFor();
    expect(errors.filter((error) => !error.includes('500'))).toEqual([]);
    await context.close();
  });

  it('is commented by key, and looks right', async () => {
    const { context, page, errors } = await open(POST);
    const form = page.locator('.squarespace-comments .comment-form').last();
    await form.getByLabel('Comment').fill('The third rule is the one.');
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Name').press('Enter');
    await page.locator('.discussion__note').waitFor();
    expect(await page.locator('.squarespace-comments .comment__body').allInnerTexts()).toContain(
      'The third rule is the one.',
    );
    await page.goto(shop.shopOrigin + POST);
    await page.locator('.cover img[src]').waitFor();
    await lookAt(page, 'printed-post');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is shared and its makers followed by plain links', async () => {
    const { context, page } = await open(POST);
    const share = page.getByRole('group', { name: 'Share' });
    expect(
      await share.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual(['Share on X', 'Share by email']);
    expect(await share.getByRole('link', { name: 'Share on X' }).getAttribute('href')).toContain(
      `url=${encodeURIComponent(shop.shopOrigin + POST)}`,
    );
    expect(await page.getByRole('link', { name: 'Follow @ridge' }).getAttribute('href')).toBe('https://x.com/ridge');
    await context.close();
  });

  it('is shared where the owner wants: switched on beside the accounts', async () => {
    const session = await enter({ shop, owner });
    await openPage(session, (await pageKeyOf(owner, 'about')).slice('page:'.length));
    await find(session.page, 'site title, header');
    await session.page.getByRole('button', { name: 'Share buttons' }).press('Enter');
    const reddit = session.page.getByRole('switch', { name: 'Reddit' });
    expect(await session.page.getByRole('switch', { name: 'Email' }).isChecked()).toBe(true);
    await reddit.press('Space');
    const isKept = async (): Promise<boolean> => {
      const { records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo')));
      return valueAt(new Map(records), { key: 'site:site', path: ['shareButtons', 'Reddit'] }) === true;
    };
    await expect.poll(isKept).toBe(true);
    await publishRecords(owner, [{ key: 'site:site', path: ['tagline'], now: 'Prints with a rule' }]);
    await untilSeen(shop, POST, (html) => html.includes('reddit.com/submit'));
    expect(session.errors).toEqual([]);
    await session.context.close();
  });

  it('is liked and commented without script', async () => {
    const { context, page } = await open(POST, { javaScriptEnabled: false });
    const before = await page.locator('.like-count').textContent();
    await page.locator('.sqs-simple-like').getByRole('button').click();
    await page.waitForURL(/\/likes\//);
    await page.locator('.sqs-simple-like [aria-pressed="true"]').waitFor();
    expect(await page.locator('.like-count').textContent()).not.toBe(before);
    const form = page.locator('.squarespace-comments .comment-form').last();
    await form.getByRole('button').click();
    await page.locator('.comment-form [role="alert"], .comment-form .field__error').first().waitFor();
    await form.locator('[name="body"]').fill('Mine too');
    await form.locator('[name="name"]').fill('Bo');
    await form.getByRole('button').click();
    await page.locator('.discussion__note').waitFor();
    await context.close();
  });
});

describe('a list of posts', () => {
  it('shows the pictures that formatters print, likes them and counts their comments', async () => {
    const { context, page, errors } = await open('/journal');
    const pictures = page.locator('.thumb img.thumb-image');
    await page.locator('.thumb img.thumb-image[src]').first().waitFor();
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('.sqs-simple-like[data-island-awake]').first().waitFor();
    const first = page.locator('.sqs-simple-like').nth(1);
    await first.getByRole('button').click();
    await first.and(page.locator('.clicked')).waitFor();
    expect(await page.locator('.sqs-comment-link').count()).toBe(await page.locator('article').count());
    await lookAt(page, 'printed-list');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('blocks', () => {
  it('bring their styles and scripts into a theme that does not list them: galleries and a video', async () => {
    const { context, page, errors } = await open('/on-walls');
    await page.locator('.gallery--slideshow .gallery-controls button').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .press('Enter');
    await page.locator('dialog[open] img').waitFor();
    await page.keyboard.press('Escape');
    await lookAt(page, 'printed-galleries');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('let a form be filled in and sent by key (FORM-03, FORM-06)', async () => {
    const { context, page, errors } = await open('/contact', { viewport: PHONE });
    const form = page.locator('main form');
    await form.getByLabel('First Name').fill('Ada');
    await form.getByRole('button').press('Enter');
    await form.locator('.field-error').first().waitFor();
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('What is it about?').selectOption('Framing');
    await form.getByLabel('Message').fill('Which glass?');
    await form.getByRole('button').press('Enter');
    await page.locator('.form-submission-text').waitFor();
    await picture(page, 'printed-form-sent');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('take a form without script', async () => {
    const { context, page } = await open('/contact', { javaScriptEnabled: false });
    const form = page.locator('main form');
    await form.getByLabel('First Name').fill('Bo');
    await form.getByLabel('Email').fill('bo@example.com');
    await form.getByLabel('What is it about?').selectOption('Framing');
    await form.getByLabel('Message').fill('Which paper?');
    await form.getByRole('button').click();
    await page.locator('.form-submission-text').waitFor();
    await context.close();
  });
});
