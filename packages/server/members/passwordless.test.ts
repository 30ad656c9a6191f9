import {
  SITE_USER_PASSKEY_CHALLENGE_PATH,
  SITE_USER_PASSKEY_OPTIONS_PATH,
  SITE_USER_PASSKEY_SESSION_PATH,
  SITE_USER_PASSKEYS_PATH,
} from '@quoin/contract/endpoints/site';
import { MAX_PASSKEYS } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../platform/http/replies/reply.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { addTestSite } from '../testing/database.ts';
import { type Browser, type MemberShop, openMemberShop } from './testing/memberShop.ts';
import { SoftKey } from './testing/softKey.ts';

const ORIGIN = 'http://shop.localhost:3000';
let made: MemberShop;
let other: Site;

beforeAll(async () => {
  made = await openMemberShop({ now: () => Date.parse('2026-11-22T10:00:00Z') });
  const { db } = made.shop.test;
  const otherId = await addTestSite(db, 'other', 'EUR');
  other = (await db.acrossSites((trx) => loadSiteById(trx, otherId)))!;
});
afterAll(() => made.shop.close());

const bodyOf = (reply: Reply) => JSON.parse(String(reply.body));
const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;

describe('a link in a mail', () => {
  async function mailed(email: string): Promise<string> {
    await made.browser().post('/account/link', { email });
    await made.workOffSignInLinks();
    return made.mailedToken('memberSignIn');
  }

  it('signs in once, after one click, with a session of its own (USER-01, SES-1, SC-54)', async () => {
    const email = await made.newMember();
    const token = await mailed(email);
    const browser = made.browser();
    const page = await browser.get(`/account/link?token=${token}`);
    expect(String(page.body)).toContain(`you are signed in as ${email}`);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    // Looking does not use it up: programs that look through mails do.
    expect((await browser.get('/account')).status).toBe(303);
    expect(locationOf(await browser.post('/account/link', { token }))).toBe('303 /account');
    expect((await browser.get('/account')).status).toBe(200);
    expect((await made.browser().post('/account/link', { token })).status).toBe(410);
  });

  it('is asked for alike by known and unknown addresses, and mailed to accounts alone (SES-5)', async () => {
    const email = await made.newMember();
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((address) => made.browser().post('/account/link', { email: address })),
    );
    expect(known!.status).toBe(200);
    expect(String(known!.body).replaceAll(email, '')).toBe(String(unknown!.body).replaceAll('nobody@example.com', ''));
    await made.workOffSignInLinks();
    const kinds = await made.shop.test.asOwner("select 1 from mail where recipient like '%nobody@example.com%'");
    expect(kinds).toEqual([]);
  });

  it('dies after 15 minutes, with a new password, and on another site (SES-3, SC-54, TEN-3)', async () => {
    const email = await made.newMember();
    const isDead = async (token: string, site?: Site) =>
      (await made.browser(site).get(`/account/link?token=${token}`)).status === 410;
    const late = await mailed(email);
    expect([await isDead(late), await isDead(late, other)]).toEqual([false, true]);
    await made.shop.test.asOwner(
      "update site_user_token set expires_at = expires_at - interval '15 minutes' where email = $1",
      [email],
    );
    expect(await isDead(late)).toBe(true);
    const outdated = await mailed(email);
    await made.browser().post('/account/forgot', { email });
    await made.workOffResets();
    const token = await made.mailedToken('memberReset');
    await made.browser().post('/account/reset', { token, password: 'another password' });
    expect(await isDead(outdated)).toBe(true);
    expect((await made.browser().post('/account/link', { token: outdated })).status).toBe(410);
  });
});

describe('a passkey', () => {
  async function challengeFor(browser: Browser, path: string): Promise<string> {
    return bodyOf(await browser.send('POST', path, {})).challenge;
  }

  async function added(browser: Browser, key: SoftKey): Promise<Reply> {
    const credential = key.made(await challengeFor(browser, SITE_USER_PASSKEY_OPTIONS_PATH));
    return browser.send('POST', SITE_USER_PASSKEYS_PATH, { credential });
  }

  async function signIn(browser: Browser, key: SoftKey, rememberMe = false): Promise<Reply> {
    const credential = key.answered(await challengeFor(browser, SITE_USER_PASSKEY_CHALLENGE_PATH));
    return browser.send('POST', SITE_USER_PASSKEY_SESSION_PATH, { credential, rememberMe });
  }

  it('is made by a member and signs in on another device without a password (USER-01, SES-1)', async () => {
    const email = await made.newMember();
    const home = await made.signedIn(email);
    const key = new SoftKey(ORIGIN);
    expect((await added(home, key)).status).toBe(204);
    const away = made.browser();
    const reply = await signIn(away, key, true);
    expect(reply.status).toBe(200);
    expect(bodyOf(reply)).toEqual({ xsrfToken: away.cookies.get('crumb') });
    expect(reply.cookies?.find(({ name }) => name === 'sid')?.maxAge).toBeGreaterThan(86_400);
    expect(String((await away.get('/account')).body)).toContain(email);
    expect(String((await away.get('/account/details')).body)).toContain('last used on');
  });

  it('answers a challenge once, and only the one it was asked (SC-30)', async () => {
    const home = await made.signedIn(await made.newMember());
    const key = new SoftKey(ORIGIN);
    await added(home, key);
    const browser = made.browser();
    const credential = key.answered(await challengeFor(browser, SITE_USER_PASSKEY_CHALLENGE_PATH));
    const enter = () => browser.send('POST', SITE_USER_PASSKEY_SESSION_PATH, { credential });
    expect([(await enter()).status, (await enter()).status]).toEqual([200, 401]);
    const guessed = { credential: key.answered(Buffer.alloc(32, 7).toString('base64url')) };
    expect((await browser.send('POST', SITE_USER_PASSKEY_SESSION_PATH, guessed)).status).toBe(401);
    // A challenge to make a key is none to sign in by.
    const own = key.answered(await challengeFor(home, SITE_USER_PASSKEY_OPTIONS_PATH));
    expect((await browser.send('POST', SITE_USER_PASSKEY_SESSION_PATH, { credential: own })).status).toBe(401);
  });

  it('is worth nothing from another page, without its owner, as a copy, and on another site (SC-27, TEN-3)', async () => {
    const home = await made.signedIn(await made.newMember());
    const key = new SoftKey(ORIGIN);
    await added(home, key);
    const browser = made.browser();
    const challenge = () => challengeFor(browser, SITE_USER_PASSKEY_CHALLENGE_PATH);
    const enter = async (credential: unknown, at = browser) =>
      (await at.send('POST', SITE_USER_PASSKEY_SESSION_PATH, { credential })).status;
    expect(await enter(key.answered(await challenge(), 'http://evil.localhost:3000'))).toBe(401);
    expect(await signIn(browser, key).then(({ status }) => status)).toBe(200);
    key.counter = 0;
    expect(await enter(key.answered(await challenge()))).toBe(401);
    expect(await enter({ ...key.answered(await challenge()), rawId: 'AAAA' })).toBe(401);
    expect(await enter('nonsense')).toBe(401);
    expect((await added(home, new SoftKey(ORIGIN, false))).status).toBe(401);
    key.counter = 10;
    const there = made.browser(other);
    expect(await enter(key.answered(await challengeFor(there, SITE_USER_PASSKEY_CHALLENGE_PATH)), there)).toBe(401);
  });

  it('is made for its own account alone, once per device, and not without end', async () => {
    const [mine, hers] = [await made.signedIn(await made.newMember()), await made.signedIn(await made.newMember())];
    const key = new SoftKey(ORIGIN);
    const asked = await challengeFor(hers, SITE_USER_PASSKEY_OPTIONS_PATH);
    expect((await mine.send('POST', SITE_USER_PASSKEYS_PATH, { credential: key.made(asked) })).status).toBe(401);
    expect((await added(mine, key)).status).toBe(204);
    expect(bodyOf(await added(mine, key)).errorKey).toBe('passkeyKnown');
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await added(mine, new SoftKey(ORIGIN));
    expect(bodyOf(await added(mine, new SoftKey(ORIGIN))).errorKey).toBe('passkeysFull');
    expect((await made.browser().send('POST', SITE_USER_PASSKEY_OPTIONS_PATH, {})).status).not.toBe(200);
  });

  it('is told of by mail to whose account it is, when it is added and when it is removed (USER-04)', async () => {
    const email = await made.newMember();
    const home = await made.signedIn(email);
    const key = new SoftKey(ORIGIN);
    const told = () =>
      made.shop.test.asOwner<{ kind: string; text: string }>(
        "select kind, text from mail where kind like 'memberPasskey%' and recipient like $1 order by kind",
        [`%${email}%`],
      );
    expect((await added(home, key)).status).toBe(204);
    await added(home, key);
    expect((await told()).map(({ kind }) => kind)).toEqual(['memberPasskeyAdded']);
    const page = JSON.parse(String((await home.get('/account/details')).body));
    const [{ id }] = page.account.sections.find((one: { id: string }) => one.id === 'passkeys').passkey.keys;
    for (const _time of ['first', 'second']) await home.post('/account/passkeys', { id });
    const mails = await told();
    expect(mails.map(({ kind }) => kind)).toEqual(['memberPasskeyAdded', 'memberPasskeyRemoved']);
    for (const { text } of mails) expect(text).toContain('/account/details#section-passkeys');
  });

  it('is let go of by its owner, and by nobody else (SC-7)', async () => {
    const [mine, hers] = [await made.signedIn(await made.newMember()), await made.signedIn(await made.newMember())];
    const key = new SoftKey(ORIGIN);
    await added(mine, key);
    const page = JSON.parse(String((await mine.get('/account/details')).body));
    const { passkey } = page.account.sections.find(({ id }: { id: string }) => id === 'passkeys');
    const [{ id }] = passkey.keys;
    await hers.post('/account/passkeys', { id });
    expect((await signIn(made.browser(), key)).status).toBe(200);
    expect((await mine.post('/account/passkeys', { id })).status).toBe(303);
    expect((await signIn(made.browser(), key)).status).toBe(401);
  });
});
