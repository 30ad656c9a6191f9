import { MULTILINGUAL_PATH, type MultilingualLanguages } from '@quoin/contract/endpoints/content';
import {
  type AppInsightSettings,
  type AppRecordingResponse,
  type AppRecordingsResponse,
  type AppSpeedResponse,
  appInsightSettingsPath,
  appRecordingPath,
  appRecordingsPath,
  appSpeedPath,
} from '@quoin/contract/endpoints/running';
import { PERFORMANCE_RECORDS_PATH, RECORDING_ID_PATH, recordingChunksPath } from '@quoin/contract/endpoints/site';
import { type AppStoreSettingsResponse, appStoreSettingsPath } from '@quoin/contract/endpoints/store';
import { MOCK_RECORDING_ID, type PerformanceRecord, RECORDING_LIMITS } from '@quoin/domain/analytics';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { BUYER, CARDS, fillDelivery, fillFields, PAY } from '../testing/buying/buyer.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { rawRequest, statusOf } from '../testing/faults/rawRequest.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { eventNamed, PERSON, reportsIn } from '../testing/tracked.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const SITE = 'demo';
const EMAIL = 'recorded.buyer@example.com';
const NEW_YORK = { timezoneId: 'America/New_York', locale: 'en-US' };
/** Without the city, which the shop itself is called after. */
const SECRETS = [EMAIL, BUYER.fullName, 'Ekström', BUYER.line1, BUYER.postalCode, '4242', '4242424242424242'];
/**
 * Matches whole words only: the times and ids of a recording are digits too, and sometimes contain four digits of a
 * card number in a row.
 */
const holds = (text: string, secret: string) =>
  new RegExp(`(?<![\\p{L}\\d])${secret.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text);

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop({ env: { ENVIRONMENT: 'staging' } });
  browser = shop.browser;
  owner = await signInOwner(shop);
  await moveToNewYork();
  const settings: AppInsightSettings = {
    ...{ telemetry: true, recording: { isOn: true, sampleRate: 1, retentionDays: 30 } },
    experiments: { button: 'control:1,large:0' },
    goals: {},
    retention: { eventDays: 90, visitDays: 396, sumDays: 761 },
  };
  accepted(await owner.visitor.send('PUT', appInsightSettingsPath(SITE), settings));
  // Until then pages come from what the server knew.
  const visitor = createVisitor(shop);
  const facts = async () => (await visitor.get('/shop/ridge-lines')).body;
  await vi.waitFor(async () => expect(await facts()).toContain('"country":"US"'), { timeout: 20_000 });
});
afterAll(() => shop?.close());

/** Recording is for sites at home in the United States. */
async function moveToNewYork(): Promise<void> {
  const held = bodyOf<AppStoreSettingsResponse>(accepted(await owner.visitor.get(appStoreSettingsPath(SITE))));
  const address = {
    line1: '5 Main St',
    line2: '',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    countryCode: 'US',
  };
  const settings = { ...held.settings, address };
  accepted(await owner.visitor.send('PUT', appStoreSettingsPath(SITE), { settings, revision: held.revision }));
}

/** On a machine with that many cores. */
async function visitorWith(
  options: BrowserContextOptions,
  cores = 8,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(browser, options);
  await context.addInitScript(
    (count) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count }),
    cores,
  );
  return { context, page: await context.newPage() };
}

const isChunk = (url: string) => /\/api\/1\/recordings\/[^/]+\/chunks$/.test(url);
/** A machine that tests much else at the same time is slow to come to what comes last. */
const POLL_TIMEOUT = { timeout: 60_000 };
const chunkKept = (page: Page) =>
  page.waitForResponse((response) => isChunk(response.url()) && response.status() === 202, POLL_TIMEOUT);

/** What a page says of its speed once it is hidden, as by a browser when another tab comes to the front. */
async function toldWhenHidden(page: Page): Promise<Request> {
  await page.waitForResponse((response) => /\/telemetry-/.test(response.url()), POLL_TIMEOUT);
  const told = page.waitForRequest((request) => request.url().endsWith(PERFORMANCE_RECORDS_PATH), POLL_TIMEOUT);
  // The script has come; when it has run nobody says.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 200);
  });
  return told;
}

async function recordings(query = ''): Promise<AppRecordingsResponse> {
  return bodyOf(accepted(await owner.visitor.get(`${appRecordingsPath(SITE)}${query}`)));
}

describe('a recorded purchase', () => {
  let page: Page;
  let context: BrowserContext;
  let errors: readonly string[];
  let id = '';
  beforeAll(async () => {
    ({ context, page } = await visitorWith(NEW_YORK));
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  it('is recorded from page to page, in the experiment the site’s tester chose (REC-01, REC-02, REC-03)', async () => {
    const [asked] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(RECORDING_ID_PATH), POLL_TIMEOUT),
      chunkKept(page),
      page.goto(`${shop.shopOrigin}/shop/ridge-lines?experiment.button=large`),
    ]);
    ({ id } = (await asked.json()) as { id: string });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await page.locator('html').getAttribute('data-experiment-button')).toBe('large');
    await waitForWidget(page, 'add-to-cart');
    for (const option of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name: option }).click();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.locator('.cart-pill__link').waitFor();
    await page.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    await chunkKept(page);
    await fillDelivery(page, EMAIL);
    await page.locator('#content [name="fullName"]').focus();
    await fillFields(page, CARDS.accepted);
    await page.getByRole('button', { name: PAY }).click();
    await Promise.all([chunkKept(page), page.waitForURL(/\/checkout\/order\/[^/]+$/)]);
    await page.goto(`${shop.shopOrigin}/`);
    await expect.poll(async () => (await recordings('?mark=purchase')).recordings.length, POLL_TIMEOUT).toBe(1);
    expect(errors).toEqual([]);
  });

  it('holds nothing that was typed: no name, mail, address or card (REC-04, SC-67)', async () => {
    const [found] = (await recordings('?mark=purchase')).recordings;
    expect(found).toMatchObject({ id, country: 'US', device: 'desktop', experiments: { button: 'large' } });
    expect(found?.pages).toEqual(expect.arrayContaining(['/shop/ridge-lines', '/checkout', '/checkout/order/…']));
    const { events } = bodyOf<AppRecordingResponse>(accepted(await owner.visitor.get(appRecordingPath(SITE, id))));
    const stored = JSON.stringify(events).toLowerCase();
    // What was typed really passed through fields that were recorded.
    expect(
      events.filter(({ type, data }) => type === 3 && (data as { source: number }).source === 5).length,
    ).toBeGreaterThan(5);
    expect(SECRETS.filter((secret) => holds(stored, secret))).toEqual([]);
    expect(stored).toContain('ridge lines');
    expect(stored).not.toMatch(/\/order\/[a-z0-9_-]{10,}/);
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('is found and played by the owner on a %s (REC-04)', async (size, viewport) => {
    const session = await newContext(browser, { viewport, reducedMotion: 'reduce' });
    const app = await ownerPage(session, shop);
    await app.goto(`${shop.appOrigin}/demo/config/insight/recordings`);
    await app.getByRole('button', { name: 'With purchase' }).click();
    await app.getByRole('list', { name: 'Recordings, newest first' }).getByRole('listitem').first().waitFor();
    await picture(app, `recordings-${size}`);
    expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
    await app.getByRole('link', { name: /ridge-lines/ }).click();
    const time = app.getByRole('slider', { name: 'Playback position' });
    await expect.poll(() => time.isEnabled(), POLL_TIMEOUT).toBe(true);
    const replayed = app.frameLocator('iframe[title="Recorded visit"]').frameLocator('iframe');
    await replayed.getByRole('heading', { name: 'Ridge Lines' }).first().waitFor();
    await app.getByRole('heading', { level: 1 }).click();
    await app.keyboard.press('k');
    await app.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(0);
    await app.keyboard.press('k');
    await app.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await picture(app, `recording-player-${size}`);
    expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
    await session.close();
  });
});

describe('a recorded purchase in another language of the site', () => {
  const GERMAN = 'aufgezeichnet@example.com';
  let key = '';

  it('is bought and told of like any other, by its order and without its key (TRACK-09, SC-67)', async () => {
    const languages: MultilingualLanguages = { languages: [{ code: 'de', isVisible: true }] };
    accepted(await owner.visitor.send('PUT', `${MULTILINGUAL_PATH}/languages?websiteId=${SITE}`, languages));
    const visitor = createVisitor(shop);
    await vi.waitFor(async () => expect((await visitor.get('/de/shop/ridge-lines')).status).toBe(200), POLL_TIMEOUT);
    const { context, page } = await visitorWith({ ...NEW_YORK, userAgent: PERSON });
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
    const sent: Request[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request)));
    await Promise.all([chunkKept(page), page.goto(`${shop.shopOrigin}/de/shop/ridge-lines`)]);
    await waitForWidget(page, 'add-to-cart');
    for (const option of ['30 × 40 cm', 'Oak', 'Rust']) await page.getByRole('radio', { name: option }).click();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await page.goto(`${shop.shopOrigin}/de/checkout`);
    await waitForWidget(page, 'checkout');
    await chunkKept(page);
    await fillDelivery(page, GERMAN);
    await page.locator('#content [name="fullName"]').focus();
    await fillFields(page, CARDS.accepted);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await Promise.all([chunkKept(page), page.waitForURL(/\/de\/checkout\/order\/[^/]+$/)]);
    key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const [order] = await owner.orders(GERMAN);
    const purchase = await eventNamed(sent, 'purchase');
    expect(purchase).toMatchObject({ event_id: order?.id, page_path: '/de/checkout', num_items_in_cart: 1 });
    await page.goto(`${shop.shopOrigin}/de`);
    await expect.poll(async () => (await recordings('?mark=purchase')).recordings.length, POLL_TIMEOUT).toBe(2);
    const everything = reportsIn(sent)
      .map((request) => request.postData())
      .join();
    expect([GERMAN, BUYER.fullName, BUYER.line1, key].filter((secret) => everything.includes(secret))).toEqual([]);
    await context.close();
  });

  it('holds nothing that was typed, and no key: 0 hits (REC-04, SC-67)', async () => {
    const [found] = (await recordings('?mark=purchase')).recordings;
    expect(found?.pages).toEqual(expect.arrayContaining(['/de/checkout', '/de/checkout/order/…']));
    const recording = bodyOf<AppRecordingResponse>(
      accepted(await owner.visitor.get(appRecordingPath(SITE, found?.id ?? ''))),
    );
    const stored = JSON.stringify(recording).toLowerCase();
    const typed = recording.events.filter(({ type, data }) => type === 3 && (data as { source: number }).source === 5);
    expect(typed.length).toBeGreaterThan(5);
    expect([...SECRETS, GERMAN, key].filter((secret) => holds(stored, secret))).toEqual([]);
    expect(stored).toContain('ridge lines');
  });
});

it('a part of a recording that is too large is refused before it is read (SC-66, REC-04)', async () => {
  const host = `demo.localhost:${shop.port}`;
  const head = [
    `POST ${recordingChunksPath('0190f1a2-0000-4000-8000-00000000abcd')} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/octet-stream',
    'Connection: close',
  ].join('\r\n');
  const announced = (bytes: number, body: string) =>
    rawRequest(shop.port, `${head}\r\nContent-Length: ${bytes}\r\n\r\n${body}`);
  expect(statusOf(await announced(RECORDING_LIMITS.chunkBytes * 2, '{'))).toBe(413);
  expect(statusOf(await announced(1, '{'))).toBe(400);
});

/** In the browser: what the page says of its site and its owner's decision, before any script reads it. */
function decideRecording(changes: object): void {
  document.addEventListener('DOMContentLoaded', () => {
    const element = document.getElementById('page-facts');
    const facts = JSON.parse(element?.textContent ?? '{}');
    if (element) element.textContent = JSON.stringify({ ...facts, recording: { ...facts.recording, ...changes } });
  });
}

describe('who is not recorded (REC-01)', () => {
  it('but an American of the same site is, when the same pages say so (REC-01, REC-02)', async () => {
    const { context, page } = await visitorWith(NEW_YORK, 3);
    await context.addInitScript(decideRecording, { country: 'GU', sampleRate: 1 });
    await Promise.all([chunkKept(page), page.goto(`${shop.shopOrigin}/`)]);
    await context.close();
  });

  it('and nobody is where the server answers a mock id (REC-02)', async () => {
    const { context, page } = await visitorWith(NEW_YORK);
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    await context.route(`**${RECORDING_ID_PATH}`, (route) => route.fulfill({ json: { id: MOCK_RECORDING_ID } }));
    await Promise.all([toldWhenHidden(page), page.goto(`${shop.shopOrigin}/`)]);
    expect(urls.some((url) => url.endsWith(RECORDING_ID_PATH))).toBe(true);
    expect(urls.filter((url) => /recorder-/.test(url) || isChunk(url))).toEqual([]);
    await context.close();
  });

  it.each([
    ['whose clock is in Berlin', { timezoneId: 'Europe/Berlin' }, 8, {}],
    ['whose machine has two cores', NEW_YORK, 2, {}],
    ['of a site at home in Germany', NEW_YORK, 8, { country: 'DE' }],
    ['of a site that has switched it off', NEW_YORK, 8, { isOn: false }],
    ['who is not in the sample', NEW_YORK, 8, { sampleRate: 0 }],
  ] as const)('somebody %s: nothing is asked, no recorder comes (REC-01)', async (_name, options, cores, facts) => {
    const { context, page } = await visitorWith(options, cores);
    await context.addInitScript(decideRecording, facts);
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    // Measuring starts next to the decision about recording. Once it reports, that decision is made.
    await Promise.all([toldWhenHidden(page), page.goto(`${shop.shopOrigin}/`)]);
    expect(urls.filter((url) => url.endsWith(RECORDING_ID_PATH) || /recorder-/.test(url) || isChunk(url))).toEqual([]);
    await context.close();
  });
});

describe('how fast pages are', () => {
  it('is told when a page is hidden, by beacon, and without one as plain text (TELE-01, TELE-02)', async () => {
    for (const hasBeacon of [true, false]) {
      const { context, page } = await visitorWith({ timezoneId: 'Europe/Berlin' });
      if (!hasBeacon)
        await context.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
      const [request] = await Promise.all([toldWhenHidden(page), page.goto(`${shop.shopOrigin}/shop/ridge-lines`)]);
      expect(request.resourceType()).toBe(hasBeacon ? 'ping' : 'xhr');
      expect(request.headers()['content-type']).toMatch(/^text\/plain/);
      const records = JSON.parse(request.postData() ?? '[]') as readonly PerformanceRecord[];
      const names = records.map(({ event }) => event);
      expect(names).toEqual(
        expect.arrayContaining(['TTFB', 'FCP', 'CLS', 'load', 'encodedBodySize', 'imageCount', 'reducedMotion']),
      );
      expect(new Set(names).size).toBe(names.length);
      expect(records[0]).toMatchObject({ app: 'storefront', raw: { path: '/shop/ridge-lines' } });
      expect((await request.response())?.status() ?? 202).toBe(202);
      await context.close();
    }
  });

  it('is told 30 s after the load of a page that stays, but for what still grows (TELE-01)', async () => {
    const { context, page } = await visitorWith({ timezoneId: 'Europe/Berlin' });
    await context.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
    await page.clock.install();
    const told: string[][] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(PERFORMANCE_RECORDS_PATH)) return;
      const records = JSON.parse(request.postData() ?? '[]') as readonly PerformanceRecord[];
      told.push(records.map(({ event }) => event));
    });
    await Promise.all([
      page.waitForResponse((response) => /\/telemetry-/.test(response.url()), POLL_TIMEOUT),
      page.goto(`${shop.shopOrigin}/shop/ridge-lines`),
    ]);
    // The first press of a page that is there.
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(30_000);
    await expect.poll(() => told.length, POLL_TIMEOUT).toBeGreaterThan(0);
    // The page's own timings are no part of the browser's faked clock.
    expect(told[0]).toEqual(expect.arrayContaining(['FCP', 'FID']));
    expect(told[0]).not.toContain('CLS');
    await context.close();
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('is what its owner sees by page and device on a %s (TELE-02)', async (size, viewport) => {
    await expect
      .poll(async () => bodyOf<AppSpeedResponse>(await owner.visitor.get(appSpeedPath(SITE))).overall.FCP.count)
      .toBeGreaterThan(0);
    const session = await newContext(browser, { viewport, reducedMotion: 'reduce' });
    const app = await ownerPage(session, shop);
    const appErrors = watchForErrors(app);
    await app.goto(`${shop.appOrigin}/demo/config/insight/speed`);
    await app
      .getByRole('table', { name: 'Speed by page' })
      .getByRole('button', { name: '/shop/ridge-lines', exact: true })
      .waitFor();
    await picture(app, `speed-${size}`);
    expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
    await app.getByRole('button', { name: '/shop/ridge-lines', exact: true }).click();
    await app.getByRole('button', { name: 'Remove Page: /shop/ridge-lines' }).waitFor();
    await app.goto(`${shop.appOrigin}/demo/config/settings/measuring`);
    const share = app.getByRole('textbox', { name: 'Share of visits (%)' });
    expect(await share.inputValue()).toBe('100');
    await share.fill('120');
    await app.getByRole('button', { name: 'Save' }).click();
    await app.getByText('Enter a share from 0 to 100 percent.').first().waitFor();
    await picture(app, `measuring-${size}`);
    expect(await violationsOf(app, { except: [ANNOUNCER] })).toEqual([]);
    expect(appErrors).toEqual([]);
    await session.close();
  });
});
