import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import type { Reply } from '../platform/http/replies/reply.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { addTestSite } from '../testing/database.ts';
import { type Browser, type MemberShop, openMemberShop, PASSWORD } from './testing/memberShop.ts';

const SESSION = '/api/site-users/account/session';
const CART = '/api/commerce/shopping-cart';
let made: MemberShop;
let other: Site;
let clock = Date.parse('2026-11-21T10:00:00Z');
let itemId: string;
let _secondId: string;

beforeAll(async () => {
  made = await openMemberShop({ now: () => clock });
  const { db } = made.shop.test;
  const otherId = await addTestSite(db, 'other', 'EUR');
  other = (await db.acrossSites((trx) => loadSiteById(trx, otherId)))!;
  itemId = await made.shop.addProduct({ title: 'Dunes' });
  _secondId = await made.shop.addProduct({ title: 'Reef' });
});
afterAll(() => made.shop.close());

const bodyOf = (reply: Reply) => JSON.parse(String(reply.body));
const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;
const _add = (browser: Browser, id: string, quantity = 1) =>
  browser.send('POST', `${CART}/entries`, { itemId: id, sku: '', quantity, additionalFields: '{}' });

async function _quantities(browser: Browser): Promise<Record<string, number>> {
  const cart = bodyOf(await browser.get(CART));
  const entries = (cart.entries ?? cart.cart?.entries ?? []) as { itemId: string; quantity: number }[];
  return Object.fromEntries(entries.map((entry) => [entry.itemId, entry.quantity]));
}

describe('signing in', () => {
  it('answers {xsrfToken} alone, the value of the crumb cookie, and marks nobody as known by it (USER-01, SES-2)', async () => {
    const email = await made.newMember();
    const browser = made.browser();
    const reply = await browser.signIn(` ${email.toUpperCase()} `);
    expect(Object.keys(bodyOf(reply))).toEqual(['xsrfToken']);
    expect(browser.cookies.get('crumb')).toBe(bodyOf(reply).xsrfToken);
    const info = JSON.parse(browser.cookies.get('SiteUserInfo')!);
    expect(info).toEqual({ authenticated: true, siteUserId: await made.memberId(email) });
    const cookies = Object.fromEntries(reply.cookies!.map(({ name, httpOnly }) => [name, httpOnly]));
    expect(cookies).toMatchObject({ sid: true, SiteUserInfo: false, crumb: false });
    // A forged cookie is nobody (SC-31).
    const forger = made.browser();
    forger.cookies.set('SiteUserInfo', JSON.stringify(info));
    expect(locationOf(await forger.get('/account/orders'))).toBe('303 /account/sign-in?next=%2Faccount%2Forders');
  });

  it('keeps the session as a hash of 256 random bits, with a new id each time; the old one is dead (SES-1, SC-30)', async () => {
    const email = await made.newMember();
    const browser = made.browser();
    const planted = randomBytes(32).toString('base64url');
    browser.cookies.set('sid', planted);
    await browser.signIn(email);
    const first = browser.cookies.get('sid')!;
    expect(first).not.toBe(planted);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    const hash = createHash('sha256').update(first).digest();
    const rows = await made.shop.test.asOwner('select 1 from site_user_session where id_hash = $1', [hash]);
    expect(rows).toHaveLength(1);
    await browser.signIn(email);
    expect(browser.cookies.get('sid')).not.toBe(first);
    const copy = made.browser();
    copy.cookies.set('sid', first);
    expect((await copy.get('/account')).status).toBe(303);
  });

  it('keeps the language a member chooses, and for everybody in a cookie alone (USER-03)', async () => {
    const locale = '/api/site-users/account/locale';
    const browser = await made.signedIn(await made.newMember('reader@example.com'));
    const reply = await browser.send('POST', locale, { language: 'de-AT' });
    expect([bodyOf(reply), browser.cookies.get('locale')]).toEqual([{ language: 'de-AT' }, 'de-AT']);
    const kept = await made.shop.test.asOwner("select email from site_user where language = 'de-AT'");
    expect(kept).toEqual([{ email: 'reader@example.com' }]);
    const stranger = made.browser();
    await stranger.get(CART);
    expect(bodyOf(await stranger.send('POST', locale, { language: 'fr' }))).toEqual({ language: 'fr' });
    for (const language of ['', 'deutsch!', '<b>', 'x'.repeat(200), 7]) {
      expect((await stranger.send('POST', locale, { language })).status).toBe(400);
    }
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await stranger.send('POST', locale, { language: 'fr' }, headers)).status).toBe(403);
  });

  it('refuses unknown addresses, guests without account and wrong passwords alike (SES-5)', async () => {
    const email = await made.newMember();
    const replies = [];
    for (const [address, password] of [
      [email, 'wrong password'],
      ['nobody@example.com', PASSWORD],
      ['x', 'y'],
    ]) {
      const { status, body, headers } = await made.browser().signIn(address!, password);
      replies.push({ status, body, headers });
    }
    expect(replies[0]!.status).toBe(401);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  it('spends as much work on an unknown address as on a known one (SES-5, SC-51)', async () => {
    const { work } = made.hashing;
    const workOf = async (act: () => Promise<unknown>) => {
      const before = { ...work };
      await act();
      return [work.hash - before.hash, work.verify - before.verify];
    };
    const known = await made.newMember();
    const guest = 'guest.only@example.com';
    const { shop } = made;
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, itemId);
    await saveContactAndAddress(shop.sale.checkout, buyer, { email: guest, address: ADDRESS, answers: {} });
    await shop.pay(buyer, await shop.checkoutOf(buyer));
    for (const email of [known, guest, 'nobody@example.com', 'x']) {
      expect(await workOf(() => made.browser().signIn(email, 'not the password'))).toEqual([0, 1]);
    }
    const signUp = (email: string) =>
      made.browser().post('/account/sign-up', { email, password: 'long and new enough', fullName: '' });
    for (const email of [known, guest, 'nobody@example.com']) expect(await workOf(() => signUp(email))).toEqual([1, 0]);
    const reset = (email: string) => made.browser().post('/account/forgot', { email });
    for (const email of [known, guest, 'nobody@example.com']) expect(await workOf(() => reset(email))).toEqual([0, 0]);
  });

  it('makes one wait after five failures, per address and site, with Retry-After (SC-53)', async () => {
    const email = await made.newMember();
    for (let attempt = 0; attempt < 5; attempt += 1) await made.browser().signIn(email, 'wrong password');
    const reply = await made.browser().signIn(email);
    expect([reply.status, reply.headers?.['retry-after']]).toEqual([429, '5']);
    expect((await made.browser(other).signIn(email)).status).toBe(401);
    clock += 6000;
    expect((await made.browser().signIn(email)).status).toBe(200);
  });

  it('is refused from other places: nobody is signed in or out by a stranger’s page (SC-27)', async () => {
    const email = await made.newMember();
    const browser = await made.signedIn(email);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await made.browser().send('POST', SESSION, { email, password: PASSWORD }, foreign)).status).toBe(403);
    expect((await browser.send('DELETE', SESSION, undefined, foreign)).status).toBe(403);
    const retry = await browser.send('DELETE', SESSION, undefined, { 'x-csrf-token': 'v1.x.y' });
    expect([retry.status, bodyOf(retry).crumbFail]).toEqual([403, true]);
    expect((await browser.get('/account')).status).toBe(200);
  });

  it('lasts a day without a visit, thirty with rememberMe, never more than ninety', async () => {
    const email = await made.newMember();
    const [short, long] = [made.browser(), made.browser()];
    await short.signIn(email);
    const reply = await long.signIn(email, PASSWORD, true);
    expect(reply.cookies?.find(({ name }) => name === 'sid')?.maxAge).toBe(90 * 86_400);
    await made.grow(email, 25);
    expect((await short.get('/account')).status).toBe(303);
    for (let age = 25; age < 90 * 24 - 20 * 24; age += 20 * 24) {
      expect((await long.get('/account')).status).toBe(200);
      await made.grow(email, 20 * 24);
    }
    expect((await long.get('/account')).status).toBe(200);
    await made.grow(email, 11 * 24);
    expect((await long.get('/account')).status).toBe(303);
  });

  it('is remembered still after another password and a sign-out elsewhere, for as long as before (USER-01, SES-3)', async () => {
    const email = await made.newMember();
    const [browser, other] = [made.browser(), await made.signedIn(email)];
    await browser.signIn(email, PASSWORD, true);
    await made.grow(email, 20);
    await browser.get('/account/details');
    const ended = await browser.post('/account/sessions', {});
    expect(locationOf(ended)).toBe('303 /account/details?said=sessions');
    expect(ended.cookies?.find(({ name }) => name === 'sid')?.maxAge).toBe(90 * 86_400);
    expect((await other.get('/account')).status).toBe(303);
    // Nobody has shown a password: the session goes on under another id and ends when it would have ended.
    for (let days = 1; days < 90; days += 20) {
      expect((await browser.get('/account')).status).toBe(200);
      await made.grow(email, 20 * 24);
    }
    expect((await browser.get('/account')).status).toBe(303);
    const again = made.browser();
    await again.signIn(email, PASSWORD, true);
    await again.get('/account/details');
    const change = { currentPassword: PASSWORD, password: 'another password' };
    const reply = await again.post('/account/password', change);
    expect(reply.cookies?.find(({ name }) => name === 'sid')?.maxAge).toBe(90 * 86_400);
    await made.grow(email, 25);
    expect((await again.get('/account')).status).toBe(200);
  });

  it('is listed per device, and one of them can be signed out; another’s cannot (USER-04, SES-1, SC-7)', async () => {
    const email = await made.newMember();
    const [home, phone, stranger] = [made.browser(), made.browser(), await made.signedIn(await made.newMember())];
    const asked = { email, password: PASSWORD, rememberMe: false };
    const agents = ['Mozilla/5.0 Firefox/133.0', 'Mozilla/5.0 Version/17.1 Safari/605'];
    for (const [index, browser] of [home, phone].entries()) {
      expect((await browser.send('POST', SESSION, asked, { 'user-agent': agents[index]! })).status).toBe(200);
    }
    const rowsOf = async (browser: Browser): Promise<{ title: string; status: string; act?: { id: string } }[]> =>
      bodyOf(await browser.get('/account/details')).account.sections.find(({ id }: { id: string }) => id === 'sessions')
        .rows;
    const rows = await rowsOf(home);
    expect(rows.map(({ title }) => title).sort()).toEqual(['Firefox 133', 'Other', 'Safari 17']);
    expect(rows.filter(({ status }) => status === 'This device').map(({ title }) => title)).toEqual(['Firefox 133']);
    const { act } = rows.find(({ title }) => title === 'Safari 17')!;
    await stranger.get('/account/details');
    await stranger.post('/account/devices', { id: act!.id });
    expect((await phone.get('/account')).status).toBe(200);
    expect(locationOf(await home.post('/account/devices', { id: act!.id }))).toContain('303 /account/details?said=');
    expect((await phone.get('/account')).status).toBe(303);
    expect((await home.get('/account')).status).toBe(200);
    expect((await home.post('/account/devices', { id: 'nonsense' })).status).toBe(303);
  });

  it('ended by two browsers at once, or by one whose session was ended: one of them stays (SES-1, SES-3)', async () => {
    const email = await made.newMember();
    const [home, phone] = [await made.signedIn(email), await made.signedIn(email)];
    await Promise.all([home.get('/account/details'), phone.get('/account/details')]);
    await Promise.all([home.post('/account/sessions', {}), phone.post('/account/sessions', {})]);
    const alive = await Promise.all([home, phone].map(async (one) => (await one.get('/account')).status));
    expect(alive.sort()).toEqual([200, 303]);
  });

  it('goes back to a place of this site and to no other (SC-29)', async () => {
    const email = await made.newMember();
    for (const [next, place] of [
      ['/checkout?step=contact', '/checkout?step=contact'],
      ['//evil.example', '/account'],
      ['https://evil.example', '/account'],
      ['/\\evil.example', '/account'],
      ['https:evil.example', '/account'],
      ['javascript:alert(1)', '/account'],
      ['%2f%2fevil.example', '/account'],
      ['/%2f%2fevil.example', '/account'],
      ['/%09/evil.example', '/account'],
      ['https://S@evil.example', '/account'],
    ]) {
      const reply = await made.browser().post('/account/sign-in', { email, password: PASSWORD, next: next! });
      expect(locationOf(reply)).toBe(`303 ${place}`);
    }
  });
});

describe('passwords', () => {
  it('a reset works once, for an hour, ends every session, and is mailed to accounts alone (SC-54, SES-3)', async () => {
    const email = await made.newMember();
    const phone = await made.signedIn(email);
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((address) => made.browser().post('/account/forgot', { email: address })),
    );
    expect(String(known!.body).replaceAll(email, '')).toBe(String(unknown!.body).replaceAll('nobody@example.com', ''));
    await made.workOffResets();
    const token = await made.mailedToken('memberReset');
    const browser = made.browser();
    const page = await browser.get(`/account/reset?token=${token}`);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    expect((await browser.post('/account/reset', { token, password: 'short' })).status).toBe(400);
    expect(locationOf(await browser.post('/account/reset', { token, password: 'another password' }))).toBe(
      '303 /account',
    );
    expect((await phone.get('/account')).status).toBe(303);
    expect((await browser.get('/account')).status).toBe(200);
    expect((await made.browser().post('/account/reset', { token, password: 'third password' })).status).toBe(410);
    expect((await made.browser().signIn(email, 'another password')).status).toBe(200);
    expect((await made.browser().signIn(email)).status).toBe(401);
  });

  it('a reset link dies with its hour, with a changed password, on another site, and when guessed (SC-54)', async () => {
    const email = await made.newMember();
    const ask = async () => {
      await made.browser().post('/account/forgot', { email });
      await made.workOffResets();
      return made.mailedToken('memberReset');
    };
    const isDead = async (token: string, site?: Site) =>
      (await made.browser(site).get(`/account/reset?token=${token}`)).status === 410;
    const late = await ask();
    expect(await isDead(late)).toBe(false);
    expect(await isDead(late, other)).toBe(true);
    expect(await isDead(randomBytes(32).toString('base64url'))).toBe(true);
    await made.grow(email, 1);
    expect(await isDead(late)).toBe(true);
    const outdated = await ask();
    const browser = await made.signedIn(email);
    await browser.get('/account/details');
    const change = { currentPassword: PASSWORD, password: 'another password' };
    expect(locationOf(await browser.post('/account/password', change))).toBe('303 /account/details?said=password');
    expect(await isDead(outdated)).toBe(true);
    expect((await browser.get('/account')).status).toBe(200);
  });

  it('another address counts when the link in it is opened; the old one is told', async () => {
    const email = await made.newMember();
    const browser = await made.signedIn(email);
    await browser.get('/account/details');
    expect(
      (await browser.post('/account/email', { currentPassword: 'wrong one', email: 'x@example.com' })).status,
    ).toBe(422);
    const reply = await browser.post('/account/email', { currentPassword: PASSWORD, email: 'fresh@example.com' });
    expect(bodyOf(reply).account.saved).toContain('fresh@example.com');
    expect((await made.browser().signIn('fresh@example.com')).status).toBe(401);
    const token = await made.mailedToken('memberEmail');
    expect(locationOf(await browser.post('/account/confirm', { token }))).toBe('303 /account');
    expect((await made.browser().signIn('fresh@example.com')).status).toBe(200);
    expect((await made.browser().signIn(email)).status).toBe(401);
    const [told] = await made.shop.test.asOwner<{ recipient: string }>(
      "select recipient from mail where kind = 'memberEmailChanged' order by created_at desc limit 1",
    );
    expect(told?.recipient).toContain(email);
  });
});

describe('tries from one address', () => {
  it('count failures where a password is checked, and all of them where mails are sent (SC-53, SC-54)', async () => {
    const strict = await openMemberShop({ rateFactor: 1 });
    const email = await strict.newMember();
    for (let time = 0; time < 25; time += 1) expect((await strict.browser().signIn(email)).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 25; time += 1) {
      const reply = await strict.browser().post('/account/forgot', { email: `nobody${time}@example.com` });
      statuses.push(reply.status);
    }
    // Making the member above took two.
    expect(statuses).toEqual([...Array(18).fill(200), ...Array(7).fill(429)]);
    await strict.shop.close();
  });
});
