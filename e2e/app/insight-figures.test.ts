import {
  type AppErrorReportsResponse,
  type AppFunnelResponse,
  type AppRecordingsResponse,
  type AppSpeedResponse,
  appErrorReportsPath,
  appFunnelPath,
  appRecordingsPath,
  appSpeedPath,
} from '@quoin/contract/endpoints/running';
import { type AppOrdersResponse, appOrdersPath } from '@quoin/contract/endpoints/store';
import { bucketOf, CORE_METRICS, type InsightTableName, insightTable, valueOfBucket } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, newDataDir, removeDataDir, startInstallation } from '../testing/installation.ts';
import { signInOwner } from '../testing/owner.ts';
import {
  ALL,
  centsOf,
  figureOf,
  figuresFor,
  PLAYED_WORDS,
  type PlayedOrder,
  type PlayedTraffic,
  playedCarts,
  readPlayed,
  sumOf,
} from '../testing/playedTraffic.ts';

const SITE = 'demo';
let shop: Installation;
let played: PlayedTraffic;
let figures: ReturnType<typeof figuresFor>;

beforeAll(async () => {
  const dataDir = newDataDir();
  shop = await startInstallation({ dataDir, words: [...PLAYED_WORDS] });
  played = readPlayed(dataDir);
  figures = figuresFor((await signInOwner(shop)).visitor);
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  if (shop !== undefined) removeDataDir(shop.dataDir);
});

const funnelOf = (search: string) => figures.load<AppFunnelResponse>(appFunnelPath(SITE) + search);
/** Key → what its rows add up to, column by column. */
function grouped<Row>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => readonly number[]) {
  const sums = new Map<string, readonly number[]>();
  for (const row of rows) {
    const held = sums.get(key(row));
    sums.set(
      key(row),
      value(row).map((each, column) => each + (held?.[column] ?? 0)),
    );
  }
  return Object.fromEntries(sums);
}

describe('the figures of an owner', () => {
  it('say exactly what was sent, visit by visit and day by day (TRACK-11, ANA-3)', async () => {
    expect(played.visits).toBeGreaterThan(100);
    expect(played.refused).toBe(0);
    const traffic = await figures.report('traffic');
    expect(['visits', 'visitors', 'views', 'bounceRate', 'stay'].map((id) => figureOf(traffic, id))).toEqual([
      ...[played.visits, played.visitors, played.views],
      Math.round((played.bounces * 1000) / played.visits),
      Math.round(played.stay / played.visits),
    ]);
    const visits = traffic.series.find(({ id }) => id === 'visits')!;
    const byDay = traffic.time.buckets.flatMap((day, index) =>
      visits.now[index] === 0 ? [] : [[day, visits.now[index]]],
    );
    expect(Object.fromEntries(byDay)).toEqual(played.visitsByDay);
    const ofChannels = traffic.stack.flatMap(({ values }) => values).reduce((sum, count) => sum + count, 0);
    expect(ofChannels).toBe(played.visits);
  });

  it.each([
    ...(['channels', 'sources', 'referrers', 'campaigns', 'countries', 'languages', 'devices', 'browsers'] as const),
    ...(['pages', 'entryPages', 'exitPages', 'products', 'searchTerms', 'emptySearches'] as const),
    ...(['forms', 'newsletterPages'] as const),
  ])('say it row by row: %s (TRACK-11, ANA-3)', async (table) => {
    const rows = await figures.rows(table);
    expect(Object.fromEntries(rows.map(({ key, values }) => [key, values]))).toEqual(expectedRows(table));
  });

  it('say what was looked at, searched for and sent (TRACK-11)', async () => {
    expect(figureOf(await figures.report('content'), 'productViews')).toBe(played.productViews);
    const search = await figures.report('search');
    expect(['searches', 'emptySearches', 'searchClicks'].map((id) => figureOf(search, id))).toEqual([
      ...[played.searches, played.emptySearches, played.searchClicks],
    ]);
    const forms = await figures.report('forms');
    expect([figureOf(forms, 'forms'), figureOf(forms, 'newsletter')]).toEqual([played.forms, played.newsletter]);
    const products = await figures.rows('products');
    expect(sumOf(products, ({ values }) => Number(values[1]))).toBe(played.cartAdds);
  });

  it('say what was sold, given away and given back, to the cent (TRACK-11)', async () => {
    const { orders, refunds } = played;
    expect(orders.length).toBeGreaterThan(3);
    const sales = await figures.report('sales');
    const refunded = sumOf(refunds, ({ amount }) => amount);
    const discounts = sumOf(orders, ({ discount }) => discount);
    const revenue = sumOf(orders, ({ paid }) => paid) - refunded;
    expect([figureOf(sales, 'orders'), figureOf(sales, 'units')]).toEqual([
      orders.length,
      sumOf(orders, ({ units }) => units),
    ]);
    expect(['revenue', 'refunds', 'discounts', 'average'].map((id) => centsOf(figureOf(sales, id)))).toEqual([
      ...[revenue, refunded, discounts, Math.round(revenue / orders.length)],
    ]);
    expect([refunded > 0, discounts > 0]).toEqual([true, true]);
    const [given, ...more] = await figures.rows('salesByDiscount');
    expect(given?.title).toBe('Autumn letter');
    expect([centsOf(given?.values[0]), given?.values[1], more]).toEqual([
      ...[discounts, orders.filter(({ discount }) => discount > 0).length, []],
    ]);
  });

  it('say by which product, channel and source it was sold, to the cent (TRACK-11)', async () => {
    const money = async (table: InsightTableName) =>
      Object.fromEntries(
        (await figures.rows(table)).map(({ key, values: [amount, ...rest] }) => [key, [centsOf(amount), ...rest]]),
      );
    const { orders, refunds } = played;
    expect(await money('salesByProduct')).toEqual(
      grouped(
        orders,
        ({ itemId }) => itemId,
        ({ subtotal, discount, units }) => [subtotal - discount, units, 1],
      ),
    );
    for (const [table, of] of [
      ['salesByChannel', 'channel'],
      ['salesBySource', 'source'],
    ] as const) {
      const back = grouped(
        refunds,
        (one) => one[of],
        ({ amount }) => [amount],
      );
      const sold = grouped(
        orders,
        (one: PlayedOrder) => one[of],
        ({ paid }) => [paid, 1],
      );
      const left = Object.entries(sold).map(([key, [paid = 0, count]]) => [key, [paid - (back[key]?.[0] ?? 0), count]]);
      expect(await money(table)).toEqual(Object.fromEntries(left));
    }
  });

  it('lead from a row of sales, and from a day, to just the orders that are counted there (TRACK-11)', async () => {
    const behind = async (search: string) =>
      (await figures.load<AppOrdersResponse>(`${appOrdersPath(SITE)}?${search}`)).orders;
    const sales = await figures.report('sales');
    const { from, to } = sales.time.period;
    for (const table of ['salesByProduct', 'salesByVariant', 'salesByChannel', 'salesBySource'] as const) {
      const rows = await figures.rows(table);
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
    expect(ofDay.length).toBeLessThan(played.orders.length);
  });

  it('say how far people come, whole and narrowed (TRACK-11)', async () => {
    const funnel = await funnelOf(ALL);
    expect(funnel.now).toEqual([played.visits, ...played.reached]);
    const ofDevices = funnel.byDevice.reduce<readonly number[]>(
      (sums, { steps }) => sums.map((sum, index) => sum + (steps[index] ?? 0)),
      [0, 0, 0, 0, 0],
    );
    expect(ofDevices).toEqual(funnel.now);
    // Drilled down they come from the visits themselves; together they are the sums again.
    const narrowed = await Promise.all(funnel.byDevice.map(({ key }) => funnelOf(`${ALL}&device=${key}`)));
    expect(narrowed.map(({ now }) => now)).toEqual(funnel.byDevice.map(({ steps }) => steps));
  });

  it('say which carts were left, reminded of and bought after all (TRACK-11)', async () => {
    const expected = playedCarts(played, Date.now());
    const carts = await figures.report('carts');
    expect(['carts', 'reminded', 'recovered'].map((id) => figureOf(carts, id))).toEqual([
      ...[expected.carts, expected.reminded, expected.recovered],
    ]);
    expect(['lost', 'won'].map((id) => centsOf(figureOf(carts, id)))).toEqual([expected.lost, expected.won]);
    expect([expected.carts > 0, expected.recovered > 0]).toEqual([true, true]);
  });

  it('say how fast pages were for three of four visitors, by page and device (TELE-01, TELE-02)', async () => {
    const speed = await figures.load<AppSpeedResponse>(appSpeedPath(SITE) + ALL);
    expect(speed.loads).toBe(played.loads);
    const kept = (name: string) => {
      const value = played.speed[name];
      return value === undefined ? null : valueOfBucket(bucketOf(value));
    };
    for (const metric of CORE_METRICS) {
      expect(speed.overall[metric].p75).toBe(kept(`${metric} of all`));
      for (const { path, speed: own } of speed.pages) expect(own[metric].p75).toBe(kept(`${metric} of ${path}`));
      for (const { device, speed: own } of speed.devices) expect(own[metric].p75).toBe(kept(`${metric} of ${device}`));
    }
    expect(speed.devices.length).toBe(3);
    expect(speed.pages.map(({ path }) => path).toSorted()).toEqual(Object.keys(played.tables.pages ?? {}).toSorted());
  });

  it('say which scripts failed and how often, and which visits were recorded (ERR-03, REC-04)', async () => {
    const { groups } = await figures.load<AppErrorReportsResponse>(appErrorReportsPath(SITE));
    expect(Object.fromEntries(groups.map(({ message, times }) => [message, times]))).toEqual(played.errors);
    expect(groups.length).toBeGreaterThan(0);
    const { recordings, nextCursor } = await figures.load<AppRecordingsResponse>(appRecordingsPath(SITE) + ALL);
    expect(played.recordings).toBeGreaterThan(0);
    if (nextCursor === null) expect(recordings.length).toBe(played.recordings);
    expect(recordings.every(({ country, pages }) => country === 'US' && pages.length > 1)).toBe(true);
  });
});

/** As the list says them: averages where the player only adds up. */
function expectedRows(table: InsightTableName): Readonly<Record<string, readonly number[]>> {
  const rows = Object.entries(played.tables[table] ?? {});
  // Few people write to a shop or search it for what it has not: five days may pass without.
  if (!['forms', 'newsletterPages', 'emptySearches'].includes(table)) expect(rows.length).toBeGreaterThan(0);
  const columns: readonly string[] = insightTable(table).columns.map(({ id }) => id);
  const averaged = ['stay', 'results'];
  return Object.fromEntries(
    rows.map(([key, values]) => [
      key,
      values.map((value, index) => (averaged.includes(columns[index] ?? '') ? Math.round(value / values[0]!) : value)),
    ]),
  );
}
