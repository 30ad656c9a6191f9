import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AppFunnelResponse,
  type AppInsightReportResponse,
  type AppInsightTableResponse,
  appFunnelPath,
  appInsightCsvPath,
  appInsightReportPath,
  appInsightTablePath,
} from '@quoin/contract/endpoints/running';
import { type AppOrdersResponse, appOrdersPath } from '@quoin/contract/endpoints/store';
import { type InsightReportName, insightTable } from '@quoin/domain/analytics';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from './testing/axe.ts';
import { DESKTOP, newContext, openBrowser, PHONE, picture, settle, watchForErrors } from './testing/browser.ts';
import { type Installation, newDataDir, removeDataDir, startInstallation } from './testing/installation.ts';
import { signInOwner } from './testing/owner.ts';
import { signInAt } from './testing/ownShop.ts';
import { bodyOf, type Visitor } from './testing/visitor.ts';

/** A new demo with five days of visits and orders that went through its own doors. */
interface Played {
  readonly visits: number;
  readonly visitors: number;
  readonly views: number;
  readonly productViews: number;
  readonly cartAdds: number;
  readonly searches: number;
  readonly emptySearches: number;
  readonly forms: number;
  readonly newsletter: number;
  readonly orders: number;
  readonly units: number;
  readonly revenue: number;
  readonly refused: number;
  readonly reached: readonly number[];
  readonly visitsByDay: Readonly<Record<string, number>>;
}

/** Each weekday's five have more than a hundred visits and more than three orders (trafficPlan.ts). */
const DAYS = 5;
let shop: Installation;
let browser: Browser;
let page: Page;
let owner: Visitor;
let errors: readonly string[];
let played: Played;

beforeAll(async () => {
  const dataDir = newDataDir();
  const words = ['--demo', 'prints', '--traffic', String(DAYS)];
  [browser, shop] = await Promise.all([openBrowser(), startInstallation({ dataDir, words })]);
  played = JSON.parse(readFileSync(join(dataDir, 'played-traffic.json'), 'utf8')) as Played;
  owner = (await signInOwner(shop)).visitor;
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
const ALL = '?range=28d&compare=none';
const insight = (screen: string, search = '') => `${shop.appOrigin}/demo/config/insight/${screen}${search}`;

async function load<Answer>(path: string): Promise<Answer> {
  const answer = await owner.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  return bodyOf<Answer>(answer);
}

const report = (name: InsightReportName, search = ALL) =>
  load<AppInsightReportResponse>(appInsightReportPath(SITE, name) + search);
const figureOf = ({ figures }: AppInsightReportResponse, id: string) => figures.find((figure) => figure.id === id)?.now;

describe('the figures of an owner', () => {
  it('say exactly what was sent, visit by visit and day by day (TRACK-11, ANA-3)', async () => {
    expect(played.visits).toBeGreaterThan(100);
    const traffic = await report('traffic');
    expect(['visits', 'visitors', 'views'].map((id) => figureOf(traffic, id))).toEqual([
      played.visits,
      played.visitors,
      played.views,
    ]);
    const visits = traffic.series.find(({ id }) => id === 'visits')!;
    const byDay = traffic.time.buckets.flatMap((day, index) =>
      visits.now[index] === 0 ? [] : [[day, visits.now[index]]],
    );
    expect(Object.fromEntries(byDay)).toEqual(played.visitsByDay);
    const ofChannels = traffic.stack.flatMap(({ values }) => values).reduce((sum, count) => sum + count, 0);
    expect(ofChannels).toBe(played.visits);
  });

  it('say what was looked at, searched for and sent (TRACK-11)', async () => {
    expect(figureOf(await report('content'), 'productViews')).toBe(played.productViews);
    const search = await report('search');
    expect([figureOf(search, 'searches'), figureOf(search, 'emptySearches')]).toEqual([
      played.searches,
      played.emptySearches,
    ]);
    const forms = await report('forms');
    expect([figureOf(forms, 'forms'), figureOf(forms, 'newsletter')]).toEqual([played.forms, played.newsletter]);
    const products = await load<AppInsightTableResponse>(`${appInsightTablePath(SITE, 'products')}${ALL}&limit=200`);
    expect(products.rows.reduce((sum, { values }) => sum + Number(values[1]), 0)).toBe(played.cartAdds);
  });

  it('say what was sold, to the cent, and by which channel (TRACK-11)', async () => {
    expect(played.orders).toBeGreaterThan(3);
    const sales = await report('sales');
    const cents = (value: unknown) => Math.round(Number((value as { value: string }).value) * 100);
    expect([figureOf(sales, 'orders'), figureOf(sales, 'units'), cents(figureOf(sales, 'revenue'))]).toEqual([
      played.orders,
      played.units,
      played.revenue,
    ]);
    const { rows } = await load<AppInsightTableResponse>(appInsightTablePath(SITE, 'salesByChannel') + ALL);
    expect(rows.map(({ key }) => key)).not.toContain('');
    expect(rows.reduce((sum, { values }) => sum + cents(values[0]), 0)).toBe(played.revenue);
  });

  it('lead from a row of sales, and from a day, to just the orders that are counted there (TRACK-11)', async () => {
    const behind = async (search: string) => (await load<AppOrdersResponse>(`${appOrdersPath(SITE)}?${search}`)).orders;
    const sales = await report('sales');
    const { from, to } = sales.time.period;
    for (const table of ['salesByProduct', 'salesByVariant', 'salesByChannel', 'salesBySource'] as const) {
      const { rows } = await load<AppInsightTableResponse>(`${appInsightTablePath(SITE, table)}${ALL}&limit=200`);
      const { orders: by, columns } = insightTable(table);
      const place = columns.findIndex(({ id }) => id === 'orders');
      expect(rows.length).toBeGreaterThan(0);
      for (const { key, values } of rows) {
        const sold = encodeURIComponent(`${by}:${key}`);
        expect((await behind(`sold=${sold}&from=${from}&until=${to}`)).length).toBe(values[place]);
      }
    }
    const orders = sales.series.find(({ id }) => id === 'orders')!.now;
    const day = sales.time.buckets[orders.findIndex((count) => Number(count) > 0)]!;
    const ofDay = await behind(`sold=all&from=${day}&until=${day}`);
    expect(ofDay.length).toBe(orders[sales.time.buckets.indexOf(day)]);
    expect(ofDay.length).toBeLessThan(played.orders);
  });

  it('say how far people come, whole and narrowed (TRACK-11)', async () => {
    const funnel = await load<AppFunnelResponse>(appFunnelPath(SITE) + ALL);
    expect(funnel.now).toEqual([played.visits, ...played.reached]);
    const ofDevices = funnel.byDevice.reduce<readonly number[]>(
      (sums, { steps }) => sums.map((sum, index) => sum + (steps[index] ?? 0)),
      [0, 0, 0, 0, 0],
    );
    expect(ofDevices).toEqual(funnel.now);
    // Drilled down they come from the visits themselves; together they are the sums again.
    const narrowed = await Promise.all(
      funnel.byDevice.map(({ key }) => load<AppFunnelResponse>(`${appFunnelPath(SITE)}${ALL}&device=${key}`)),
    );
    expect(narrowed.map(({ now }) => now)).toEqual(funnel.byDevice.map(({ steps }) => steps));
  });
});

describe('the screens of insight', () => {
  it('show the figures, another time and another comparison, all in the address (TRACK-11)', async () => {
    await page.goto(insight('traffic'));
    const figures = page.getByRole('list', { name: 'Figures' });
    await figures.getByText(played.visits.toLocaleString('en-US'), { exact: true }).waitFor();
    await settle(page);
    await picture(page, 'insight-traffic', { fullPage: true });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /Time$/ }).click();
    await page.getByRole('option', { name: 'Last 7 days' }).click();
    await page.waitForURL(/range=7d/);
    await page.getByRole('button', { name: /Comparison$/ }).click();
    await page.getByRole('option', { name: 'Compared with nothing' }).click();
    await page.waitForURL(/compare=none/);
    await page.getByRole('link', { name: 'Funnel' }).click();
    await page.getByRole('heading', { name: 'Purchase funnel' }).waitFor();
    expect(page.url()).toContain('range=7d');
  });

  it('are narrowed by a row, and widened again (TRACK-11)', async () => {
    await page.goto(insight('traffic', ALL));
    await page.getByRole('button', { name: 'Search engines', exact: true }).click();
    const chips = page.getByRole('list', { name: 'Shown only' });
    await chips.getByText('Channel: Search engines').waitFor();
    const narrowed = await report('traffic', `${ALL}&channel=search`);
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
    const chips = page.getByRole('list', { name: 'Shown only' });
    await chips.getByText(`Product sold: ${name}, `).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picture(page, 'orders-of-a-product');
    await chips.getByRole('button').click();
    await chips.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('row', { name: /#\d+/ }).count()).toBe(played.orders);
  });

  it('have their visits of today on Home, beside sales (TRACK-11)', async () => {
    await page.goto(`${shop.appOrigin}/demo/config`);
    const today = Object.values(played.visitsByDay).at(-1)!;
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
    expect(head).toBe('Channel,Id,Visits,Average stay (seconds)');
    const visits = lines.map((line) => Number(line.split(',')[2]));
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(played.visits);
  });

  it.each(['overview', 'content', 'search', 'forms', 'sales', 'funnel', 'carts', 'live'])(
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

  it('complained about nothing (TRACK-11)', () => expect(errors).toEqual([]));
});
