import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import { RECORD_HIT_PATH, TRACK_EVENTS_PATH } from '@quoin/contract/endpoints/site';
import { ROLES } from '@quoin/domain/access';
import { parseSiteUserInfo, STAFF_VISIT_SECONDS } from '@quoin/domain/analytics';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchForErrors } from '../testing/browser.ts';
import { inviteColleague } from '../testing/colleague.ts';
import { pageKeyOf, publishRecords } from '../testing/editing/draft.ts';
import type { Owner } from '../testing/owner.ts';
import { openShopWithOwner } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { cookiesOf, decidePrivacy, POLL_TIMEOUT, pathOf, withoutBeacon } from '../testing/tracked.ts';
import { createVisitor } from '../testing/visitor.ts';

/** The app speaks the browser's language; this file names its links and fields in English. */
const IN_ENGLISH = { locale: 'en-GB' };

let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  ({ shop, owner } = await openShopWithOwner());
});
afterAll(() => shop?.close());

const COUNTING: readonly string[] = [RECORD_HIT_PATH, TRACK_EVENTS_PATH];
const countedIn = (sent: readonly Request[]) => sent.map(pathOf).filter((path) => COUNTING.includes(path));

type Account = OwnShop['owner'];

/** Opens the app in a separate browser for a user who works on the shop. */
async function atWork(account: Account) {
  const opened = await withoutBeacon(shop, IN_ENGLISH);
  const headers = { origin: shop.appOrigin };
  const answer = await opened.page.request.post(shop.appOrigin + APP_SESSION_PATH, { headers, data: account });
  expect(answer.status()).toBe(200);
  const sent: Request[] = [];
  opened.context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(shop.shopOrigin)) sent.push(request);
  });
  return { ...opened, sent };
}

/** Follows a link of the app that opens a page of the shop in a new tab. */
async function follow(page: Page, name: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name }).first().click(),
  ]);
  await opened.waitForLoadState('networkidle');
  return opened;
}

async function infoOf(page: Page) {
  const held = (await cookiesOf(shop, page.context())).get('SiteUserInfo');
  const info = parseSiteUserInfo(held?.value ?? '', () => expect.unreachable());
  return { info, days: Math.round(((held?.expires ?? 0) - Date.now() / 1000) / 86_400) };
}

describe('who works on a shop and looks at it', () => {
  it('is counted as a mere viewer, by View shop (VISIT-04)', async () => {
    const account = { email: 'looks@example.com', displayName: 'Lou Looks', roles: [ROLES.viewer] };
    const { context, page, sent } = await atWork(await inviteColleague(owner, shop.port, account));
    await page.goto(`${shop.appOrigin}/demo/config`);
    const seen = await follow(page, 'View site');
    expect(seen.url()).toBe(`${shop.shopOrigin}/`);
    await expect.poll(() => countedIn(sent), POLL_TIMEOUT).toEqual([RECORD_HIT_PATH]);
    expect((await sent.find((each) => pathOf(each) === RECORD_HIT_PATH)?.response())?.status()).toBe(202);
    const { info, days } = await infoOf(page);
    expect([info.authenticated, info.roles, days]).toEqual([true, [ROLES.viewer], STAFF_VISIT_SECONDS / 86_400]);
    await context.close();
  });

  it('is not counted as the owner, neither there nor on the pages that follow, and may buy all the same (VISIT-04)', async () => {
    const { context, page, sent, said } = await atWork(shop.owner);
    await page.goto(`${shop.appOrigin}/demo/config`);
    expect(await page.getByRole('link', { name: 'View site' }).first().getAttribute('href')).toBe(shop.shopOrigin);
    const seen = await follow(page, 'View site');
    const errors = watchForErrors(seen);
    expect(seen.url()).toBe(`${shop.shopOrigin}/`);
    expect((await infoOf(page)).info.roles).toContain(ROLES.admin);
    await seen.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    for (const name of ['30 × 40 cm', 'Oak', 'Rust']) await seen.getByRole('radio', { name }).click();
    await seen.locator('.sqs-add-to-cart-button').click();
    await seen.locator('.cart-pill__link').waitFor();
    await seen.goto(`${shop.shopOrigin}/cart`);
    await expect.poll(() => seen.locator('.cart-line').count()).toBe(1);
    await seen.waitForLoadState('networkidle');
    const kept = [...(await cookiesOf(shop, context)).keys()].filter((name) => name.startsWith('ss_'));
    expect([countedIn(sent), kept, errors]).toEqual([[], [], []]);
    expect(said.filter((text) => text.includes('Could not parse'))).toEqual([]);
    await context.close();
  });

  it('is led on after signing in, and knows no way to other places (VISIT-04, SC-37)', async () => {
    const { context, page } = await withoutBeacon(shop, IN_ENGLISH);
    await page.goto(`${shop.appOrigin}/demo/visit?path=%2Fabout`);
    await page.waitForURL('**/sign-in?**');
    await page.getByLabel('Email').fill(shop.owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(shop.owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${shop.shopOrigin}/about`);
    await page.goto(`${shop.appOrigin}/demo/visit?path=${encodeURIComponent('//evil.example/')}`);
    expect(page.url()).toBe(`${shop.shopOrigin}/`);
    await context.close();
  });
});

/** A new visitor opens a page: how it answered, and what of the visit was counted. Waits until `expected` were. */
async function visit(
  path: string,
  expected = 0,
): Promise<{ readonly status: number; readonly told: readonly string[] }> {
  const { context, page, sent } = await withoutBeacon(shop);
  const answer = await page.goto(shop.shopOrigin + path);
  await expect.poll(() => countedIn(sent).length, POLL_TIMEOUT).toBeGreaterThanOrEqual(expected);
  await page.waitForLoadState('networkidle');
  const told = countedIn(sent);
  await context.close();
  return { status: answer?.status() ?? 0, told };
}

describe('where nobody is told of', () => {
  it('is /search for views, and a page that is not there (VISIT-05)', async () => {
    expect(await visit('/about', 1)).toEqual({ status: 200, told: [RECORD_HIT_PATH] });
    expect(await visit('/search?q=ridge', 1)).toEqual({ status: 200, told: [TRACK_EVENTS_PATH] });
    expect(await visit('/nowhere-at-all')).toEqual({ status: 404, told: [] });
  });

  it('is a page with /config in its address, which answers like any other (VISIT-04)', async () => {
    const key = await pageKeyOf(owner, 'about');
    await publishRecords(owner, [{ key, path: ['urlId'], now: 'configure-your-print' }]);
    await expect
      .poll(async () => (await createVisitor(shop).get('/configure-your-print')).status, POLL_TIMEOUT)
      .toBe(200);
    expect(await visit('/configure-your-print')).toEqual({ status: 200, told: [] });
    await publishRecords(owner, [{ key, path: ['urlId'], now: 'about' }]);
    await expect.poll(async () => (await createVisitor(shop).get('/about')).status, POLL_TIMEOUT).toBe(200);
    expect(await visit('/about', 1)).toEqual({ status: 200, told: [RECORD_HIT_PATH] });
  });

  it('is a page of a member area, for who is not let in (VISIT-05)', async () => {
    const key = await pageKeyOf(owner, 'about');
    await publishRecords(owner, [{ key, path: ['access'], now: { kind: 'members' } }]);
    await expect.poll(async () => (await createVisitor(shop).get('/about')).status, POLL_TIMEOUT).toBe(403);
    expect(await visit('/about')).toEqual({ status: 403, told: [] });
    await publishRecords(owner, [{ key, path: ['access'], now: { kind: 'public' } }]);
    await expect.poll(async () => (await createVisitor(shop).get('/about')).status, POLL_TIMEOUT).toBe(200);
  });

  it('is the lock screen of the whole site (VISIT-05)', async () => {
    await publishRecords(owner, [{ key: 'screen:lock-screen', path: [], now: { isOn: true } }]);
    await expect.poll(async () => (await createVisitor(shop).get('/')).status, POLL_TIMEOUT).toBe(403);
    expect(await visit('/')).toEqual({ status: 403, told: [] });
    await publishRecords(owner, [{ key: 'screen:lock-screen', path: ['isOn'], now: false }]);
    await expect.poll(async () => (await createVisitor(shop).get('/')).status, POLL_TIMEOUT).toBe(200);
    expect(await visit('/', 1)).toEqual({ status: 200, told: [RECORD_HIT_PATH] });
  });

  it('is anywhere once the owner switches counting off (VISIT-04)', async () => {
    await decidePrivacy(shop, { isTrackingOff: true }, '"isTrackingOff":true');
    for (const path of ['/', '/shop/ridge-lines', '/search?q=ridge'])
      expect(await visit(path)).toEqual({ status: 200, told: [] });
    await decidePrivacy(shop, { isTrackingOff: false }, '"isTrackingOff":false');
    expect(await visit('/', 1)).toEqual({ status: 200, told: [RECORD_HIT_PATH] });
  });
});
