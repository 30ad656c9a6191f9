import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { buyByCard } from '../testing/buying/purchase.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

let browser: Browser;
let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
  context = await newContext(browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  await signInAt(page, shop);
});
afterAll(async () => {
  await context?.close();
  await shop?.close();
});

const buy = () => buyByCard(createVisitor(shop), owner, { email: 'home@example.com', quantity: 3 });

const home = (search = '') => `${shop.appOrigin}/demo/config${search}`;
const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('home', () => {
  it('teaches while nothing was sold', async () => {
    await page.goto(home());
    await page.getByRole('heading', { name: 'No sales yet' }).waitFor();
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });

  it('shows sales, what waits and what sells best, as a chart and as a table', async () => {
    await buy();
    await page.goto(home());
    await page.getByRole('img', { name: /^Sales over time: €[1-9]/ }).waitFor();
    await page.getByRole('link', { name: /1 unfulfilled order/ }).waitFor();
    await page.getByRole('heading', { name: 'Top products' }).waitFor();
    await picture(page, 'app-home-desktop');
    await page.getByRole('button', { name: 'Table' }).click();
    const numbers = page.getByRole('region', { name: 'Sales over time as a table' });
    expect(await numbers.getByRole('row').count()).toBe(31);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });

  it('keeps the chosen time in its address', async () => {
    await page.getByRole('button', { name: '12 months' }).click();
    await page.waitForURL(/range=12m/);
    await page
      .getByRole('rowheader', { name: /20\d\d/ })
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('button', { name: '12 months', pressed: true }).waitFor();
    await page.getByRole('img', { name: /previous 12 months/ }).waitFor();
  });

  it('has room on a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(home('?range=today'));
    await page.getByRole('img', { name: /yesterday/ }).waitFor();
    await picture(page, 'app-home-phone');
    expect(await beyond()).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
  });
});
