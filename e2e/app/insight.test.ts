import { appInsightCsvPath } from '@quoin/contract/endpoints/running';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, openBrowser, PHONE, picture, settle, watchForErrors } from '../testing/browser.ts';
import { type Installation, newDataDir, removeDataDir, startInstallation } from '../testing/installation.ts';
import { signInOwner } from '../testing/owner.ts';
import { signInAt } from '../testing/ownShop.ts';
import {
  ALL,
  figureOf,
  figuresFor,
  PLAYED_WORDS,
  type PlayedTraffic,
  playedCarts,
  readPlayed,
  sumOf,
} from '../testing/playedTraffic.ts';
import type { Visitor } from '../testing/visitor.ts';

let shop: Installation;
let browser: Browser;
let page: Page;
let owner: Visitor;
let errors: readonly string[];
let played: PlayedTraffic;
let figures: ReturnType<typeof figuresFor>;

beforeAll(async () => {
  const dataDir = newDataDir();
  [browser, shop] = await Promise.all([openBrowser(), startInstallation({ dataDir, words: [...PLAYED_WORDS] })]);
  played = readPlayed(dataDir);
  owner = (await signInOwner(shop)).visitor;
  figures = figuresFor(owner);
  const context = await newContext(browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  await signInAt(page, shop);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop !== undefined) removeDataDir(shop.dataDir);
});

const SITE = 'demo';
const insight = (screen: string, search = '') => `${shop.appOrigin}/demo/config/insight/${screen}${search}`;

describe('the screens of insight', () => {
  it('show the figures, another time and another comparison, all in the address (TRACK-11)', async () => {
    await page.goto(insight('traffic'));
    const figures = page.getByRole('list', { name: 'Figures' });
    await figures.getByText(played.visits.toLocaleString('en-US'), { exact: true }).waitFor();
    await settle(page);
    await picture(page, 'insight-traffic', { fullPage: true });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /Date range$/ }).click();
    await page.getByRole('option', { name: 'Last 7 days' }).click();
    await page.waitForURL(/range=7d/);
    await page.getByRole('button', { name: /Comparison$/ }).click();
    await page.getByRole('option', { name: 'No comparison' }).click();
    await page.waitForURL(/compare=none/);
    await page.getByRole('link', { name: 'Funnel' }).click();
    await page.getByRole('heading', { name: 'Purchase funnel' }).waitFor();
    expect(page.url()).toContain('range=7d');
  });

  it.each(['traffic', 'content', 'search', 'sales', 'carts'] as const)(
    '%s says what was sent, to the last figure (TRACK-11, ANA-3)',
    async (screen) => {
      await page.goto(insight(screen, ALL));
      const list = page.getByRole('list', { name: 'Figures' });
      await list.waitFor();
      for (const [name, value] of Object.entries(shownOn(screen))) {
        const figure = list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
        await figure.getByText(value, { exact: true }).waitFor();
      }
    },
  );

  it('the funnel says how many came how far (TRACK-11)', async () => {
    await page.goto(insight('funnel', ALL));
    const steps = page.getByRole('region', { name: 'Visit to purchase' }).getByRole('listitem');
    await steps.first().waitFor();
    const counts = [played.visits, ...played.reached];
    expect(await steps.count()).toBe(counts.length);
    for (const [index, count] of counts.entries()) {
      await steps.nth(index).getByText(whole(count), { exact: true }).waitFor();
    }
  });

  it('are narrowed by a row, and widened again (TRACK-11)', async () => {
    await page.goto(insight('traffic', ALL));
    await page.getByRole('button', { name: 'Search engines', exact: true }).click();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByText('Channel: Search engines').waitFor();
    const narrowed = await figures.report('traffic', `${ALL}&channel=search`);
    await page
      .getByRole('list', { name: 'Figures' })
      .getByText(Number(figureOf(narrowed, 'visits')).toLocaleString('en-US'), { exact: true })
      .waitFor();
    expect(Number(figureOf(narrowed, 'visits'))).toBeLessThan(played.visits);
    await chips.getByRole('button', { name: 'Remove Channel: Search engines' }).click();
    await chips.waitFor({ state: 'detached' });
  });

  it('lead from sales to orders, and back to all of them (TRACK-11)', async () => {
    await page.goto(insight('sales', ALL));
    const products = page.getByRole('region', { name: 'Products sold, the list' });
    const name = (await products.getByRole('link').first().textContent()) ?? '';
    await products.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/orders\?.*sold=product/);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByText(`Product sold: ${name}, `).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picture(page, 'orders-of-a-product');
    await chips.getByRole('button').click();
    await chips.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('row', { name: /#\d+/ }).count()).toBe(played.orders.length);
  });

  it('have their visits of today on Home, beside sales (TRACK-11)', async () => {
    await page.goto(`${shop.appOrigin}/demo/config`);
    // The shop's day may have turned since the traffic was played.
    const today = played.visitsByDay[(await figures.report('traffic')).time.buckets.at(-1)!] ?? 0;
    const visits = page.getByRole('region', { name: 'Visits', exact: true });
    await visits.getByText(today.toLocaleString('en-US'), { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are read with the keys, and as a table (TRACK-11)', async () => {
    await page.goto(insight('traffic', ALL));
    const chart = page.getByRole('slider', { name: 'Visits over time, read with the arrow keys' });
    await chart.focus();
    await page.keyboard.press('End');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/visits$/);
    await page.getByRole('button', { name: 'Table' }).first().click();
    const table = page.getByRole('region', { name: 'Visits over time as a table' });
    expect(await table.getByRole('row').count()).toBe(28 + 1);
  });

  it('give every list as a file that no spreadsheet runs (TRACK-11, SC-27)', async () => {
    const file = await owner.get(appInsightCsvPath(SITE, 'channels') + ALL);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Channel,Id,Visits,Average visit duration (seconds)');
    const visits = lines.map((line) => Number(line.split(',')[2]));
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(played.visits);
  });

  it.each([...['overview', 'content', 'search', 'forms', 'sales', 'funnel', 'carts', 'live', 'speed', 'recordings']])(
    '%s stands, and fits a phone (TRACK-11)',
    async (screen) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(insight(screen, screen === 'live' ? '' : ALL));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .locator('[role="status"]', { hasText: /^Loading/ })
        .first()
        .waitFor({ state: 'detached' });
      await settle(page);
      await picture(page, `insight-${screen}`, { fullPage: true });
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await settle(page);
      await picture(page, `insight-${screen}-phone`, { fullPage: true });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    },
  );

  it('show a recorded visit, page by page (REC-04)', async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(insight('recordings', ALL));
    await page.getByRole('list', { name: 'Recordings, newest first' }).getByRole('link').first().click();
    const shown = page.frameLocator('iframe[title="Recorded visit"]').frameLocator('iframe');
    await shown.getByRole('button', { name: 'Add To Cart' }).waitFor();
    await picture(page, 'insight-recording');
  });

  it('complained about nothing (TRACK-11)', () => expect(errors).toEqual([]));
});

function whole(count: number): string {
  return count.toLocaleString('en-US');
}

function euros(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** Title → text, counted from what the player sent. */
function shownOn(screen: 'traffic' | 'content' | 'search' | 'sales' | 'carts'): Readonly<Record<string, string>> {
  const { visits, visitors, views, productViews, searches, emptySearches, searchClicks, orders, refunds } = played;
  const refunded = sumOf(refunds, ({ amount }) => amount);
  const carts = playedCarts(played, Date.now());
  return {
    traffic: { Visits: whole(visits), Visitors: whole(visitors), 'Page views': whole(views) },
    content: { 'Page views': whole(views), 'Product views': whole(productViews) },
    search: {
      ...{ Searches: whole(searches), 'Without results': whole(emptySearches), 'Results clicked': whole(searchClicks) },
    },
    sales: {
      Revenue: euros(sumOf(orders, ({ paid }) => paid) - refunded),
      ...{ Orders: whole(orders.length), Units: whole(sumOf(orders, ({ units }) => units)) },
      ...{ Refunded: euros(refunded), Discounts: euros(sumOf(orders, ({ discount }) => discount)) },
    },
    carts: {
      ...{ 'Value of abandoned carts': euros(carts.lost), 'Abandoned carts': whole(carts.carts) },
      ...{ Reminded: whole(carts.reminded), 'Purchases after a reminder': whole(carts.recovered) },
      'Recovered revenue': euros(carts.won),
    },
  }[screen];
}
