import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLIENT,
  type FakeIdentityProvider,
  startFakeIdentityProvider,
} from '../../platform/gateways/identity/testing/fakeIdentityProvider.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { siteAddress } from '../../sites/siteAddress.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addTestSite } from '../../testing/database.ts';
import { type Browser, type MemberShop, openMemberShop, PASSWORD } from '../testing/memberShop.ts';
import { loadProviders, removeProvider, saveProvider } from './providerSettings.ts';

const ACTOR = { accountId: null, name: 'Ada' } as const;
let made: MemberShop;
let provider: FakeIdentityProvider;
let other: Site;
/** Of the service on the shop, and of the same one on the other site. */
let service: string;
let elsewhere: string;
/** How much later it is at the product, in milliseconds. */
let late = 0;
let count = 0;

const deps = () => ({ ...made.members, config: { ...made.members.config, hasLocalWebhooks: true } });
const draftOf = (issuer: string) => ({ name: 'House ID', issuer, clientId: CLIENT.id, secret: CLIENT.secret });

async function addService(site: Pick<Site, 'id'>): Promise<string> {
  const change = { websiteId: site.id, id: null, draft: draftOf(provider.issuer), actor: ACTOR };
  expect(await saveProvider(deps(), change)).toEqual([]);
  return (await loadProviders(deps(), site.id))[0]!.id;
}

beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  made = await openMemberShop({ now: () => Date.now() + late });
  const { db } = made.shop.test;
  const otherId = await addTestSite(db, 'other', 'EUR');
  other = (await db.acrossSites((trx) => loadSiteById(trx, otherId)))!;
  service = await addService(made.shop.site);
  elsewhere = await addService(other);
});
beforeEach(() => {
  count += 1;
  late = 0;
  Object.assign(provider, { isForged: false, isSecretInBody: false });
  provider.claims = {
    sub: `person-${count}`,
    email: `new${count}@example.com`,
    email_verified: true,
    name: 'Ida Kern',
  };
});
afterAll(async () => {
  await made.shop.close();
  await provider.close();
});

/** A browser at the site's own address. */
function browserAt(site: Site = made.shop.site): Browser {
  return Object.assign(made.browser(site), { origin: siteAddress(made.members.config, site) });
}

const locationOf = (reply: Reply) => reply.headers?.location ?? '';

/** To the service and back, as a browser does it; answers the address of the way back. */
async function goThere(browser: Browser, next = '/account/orders', id = service): Promise<string> {
  const begun = await browser.get(`/account/sign-in-with/${id}?${new URLSearchParams({ next })}`);
  const sent = await fetch(locationOf(begun), { redirect: 'manual' });
  const { pathname, search, origin } = new URL(sent.headers.get('location') ?? '');
  expect(origin).toBe(browser.origin);
  return pathname + search;
}

async function signIn(browser = browserAt(), next?: string): Promise<Reply> {
  return browser.get(await goThere(browser, next));
}

const FAILED = '/account/sign-in?problem=serviceFailed';
const mailsTo = async (email: string) =>
  (
    await made.shop.test.asOwner<{ kind: string }>('select kind from mail where recipient like $1 order by id', [
      `%${email}%`,
    ])
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('memberService'));
const members = () => made.shop.test.asOwner<{ count: number }>('select count(*)::int as count from site_user');

describe('a member signs in by a service of the site (29.7)', () => {
  it('finds its button on the sign-in page, which leads back to where they were going', async () => {
    const page = String((await browserAt().get('/account/sign-in?next=%2Faccount%2Faddresses')).body);
    expect(page).toContain(`"url":"/account/sign-in-with/${service}?next=%2Faccount%2Faddresses"`);
    expect(page).toContain('Sign in with House ID');
  });

  it('gets an account by a proven address, with the name there, a welcome and the orders of a guest', async () => {
    const browser = browserAt();
    const reply = await signIn(browser);
    expect([reply.status, locationOf(reply)]).toEqual([303, '/account/orders']);
    const page = String((await browser.get('/account')).body);
    expect(page).toContain(`new${count}@example.com`);
    expect(page).toContain('Ida');
    const mails = await made.shop.test.asOwner('select kind from mail where recipient like $1', [`%new${count}@%`]);
    expect(mails).toEqual([{ kind: 'memberWelcome' }]);
    expect(browser.cookies.has('member-sign-in')).toBe(false);
  });

  it('joins the account of the same address, and knows it again when the address is another one there', async () => {
    const email = await made.newMember();
    provider.claims = { ...provider.claims, email: email.toUpperCase() };
    const before = await members();
    await signIn();
    provider.claims = { sub: `person-${count}`, email: 'moved@example.com', email_verified: false };
    const browser = browserAt();
    expect(locationOf(await signIn(browser))).toBe('/account/orders');
    expect(String((await browser.get('/account')).body)).toContain(email);
    expect(await members()).toEqual(before);
    // The password still works: the service is one more way in.
    expect((await browserAt().signIn(email)).status).toBe(200);
    expect(await mailsTo(email)).toEqual(['memberServiceLinked']);
  });

  it.each([
    ['is not proven', { email_verified: false }],
    ['is proven by no word of it', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['is none', { email: 'nobody' }],
  ])('is refused politely when the address %s, with and without an account of it', async (_, claims) => {
    const known = await made.newMember();
    for (const email of [known, `new${count}@example.com`]) {
      provider.claims = { ...provider.claims, email, ...claims };
      const before = await members();
      const browser = browserAt();
      const reply = await signIn(browser);
      expect(locationOf(reply)).toBe('/account/sign-in?problem=serviceAddressUnproven');
      expect(String((await browser.get(locationOf(reply))).body)).toContain('has not confirmed your email address');
      expect(await members()).toEqual(before);
    }
  });

  it.each([
    ['the token is for another client', { aud: 'other' }],
    ['the token is of another sign-in', { nonce: 'other' }],
    ['the token is of another issuer', { iss: 'https://evil.example' }],
    ['the token is over', { exp: 1 }],
  ])('is refused when %s', async (_, claims) => {
    provider.claims = { ...provider.claims, ...claims };
    expect(locationOf(await signIn())).toBe(FAILED);
  });

  it('is refused with a forged token, another state, a journey nobody began or of long ago', async () => {
    provider.isForged = true;
    expect(locationOf(await signIn())).toBe(FAILED);
    provider.isForged = false;
    const browser = browserAt();
    const back = await goThere(browser);
    const kept = browser.cookies.get('member-sign-in')!;
    const fresh = (cookie: string) => {
      const one = browserAt();
      one.cookies.set('member-sign-in', cookie);
      return one;
    };
    expect(locationOf(await fresh(kept).get(back.replace(/state=[^&]+/, 'state=x')))).toBe(FAILED);
    expect(locationOf(await fresh('made-up').get(back))).toBe(FAILED);
    expect(locationOf(await browserAt().get(back))).toBe(FAILED);
    late = 11 * 60_000;
    expect(locationOf(await fresh(kept).get(back))).toBe(FAILED);
  });

  it('begins at the site’s own address, to which the service leads back', async () => {
    const browser = made.browser();
    const path = `/account/sign-in-with/${service}?next=%2Faccount`;
    expect(locationOf(await browser.get(path))).toBe(browserAt().origin + path);
    expect(browser.cookies.has('member-sign-in')).toBe(false);
  });

  it('counts once: the same way back a second time opens nothing', async () => {
    const browser = browserAt();
    const back = await goThere(browser);
    const cookie = browser.cookies.get('member-sign-in')!;
    expect(locationOf(await browser.get(back))).toBe('/account/orders');
    const again = browserAt();
    again.cookies.set('member-sign-in', cookie);
    expect(locationOf(await again.get(back))).toBe(FAILED);
    expect((await again.get('/account')).status).toBe(303);
  });

  it('opens nothing on another site, where the same person has an account of their own', async () => {
    const browser = browserAt();
    const back = await goThere(browser);
    const there = browserAt(other);
    there.cookies.set('member-sign-in', browser.cookies.get('member-sign-in')!);
    expect(locationOf(await there.get(back))).toBe(FAILED);
    await browser.get(back);
    expect((await there.get(`/account/sign-in-with/${service}`)).status).not.toBe(200);
    const ids = await made.shop.test.asOwner<{ website_id: string }>(
      'select website_id from site_user_identity where subject = $1',
      [`person-${count}`],
    );
    expect(ids).toEqual([{ website_id: made.shop.site.id }]);
    expect(elsewhere).not.toBe(service);
  });

  it('takes the answer of a service that posts it, and one that wants the secret in the body (Apple)', async () => {
    provider.isSecretInBody = true;
    const browser = browserAt();
    const back = new URL(await goThere(browser), browser.origin);
    // The form comes from the service: neither cookie nor same origin.
    const foreign = browserAt();
    const posted = await foreign.send('POST', back.pathname, back.searchParams, { 'sec-fetch-site': 'cross-site' });
    expect(locationOf(posted)).toBe(back.pathname + back.search);
    expect(locationOf(await browser.get(locationOf(posted)))).toBe('/account/orders');
  });

  it('leads nowhere outside, and says when the service is away or unknown', async () => {
    for (const next of ['https://evil.example/', '//evil.example']) {
      expect(locationOf(await signIn(browserAt(), next))).toBe('/account');
    }
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await browserAt().get(`/account/sign-in-with/${unknown}`)).status).toBe(404);
    const away = { ...draftOf('http://127.0.0.1:1'), name: 'Away' };
    const change = { websiteId: made.shop.site.id, id: null, draft: away, actor: ACTOR };
    await saveProvider(deps(), change);
    const id = (await loadProviders(deps(), made.shop.site.id)).find(({ name }) => name === 'Away')!.id;
    const reply = await browserAt().get(`/account/sign-in-with/${id}`);
    expect(locationOf(reply)).toBe('/account/sign-in?problem=serviceUnreachable');
    await removeProvider(deps(), { websiteId: made.shop.site.id, id, actor: ACTOR });
  });
});

describe('the services that a member is linked with (29.7)', () => {
  const details = async (browser: Browser) =>
    (
      JSON.parse(String((await browser.get('/account/details')).body)) as {
        account: { sections: { id: string; note: string; rows: { title: string; act?: { id: string } }[] }[] };
      }
    ).account.sections.find(({ id }) => id === 'services');
  const unlink = (browser: Browser, id = provider.issuer) => browser.post('/account/services', { id });

  it('are shown in the account and can be unlinked where a password is set; they sign in no more', async () => {
    const email = await made.newMember();
    provider.claims = { ...provider.claims, email };
    const browser = browserAt();
    await signIn(browser);
    expect((await details(browser))?.rows).toMatchObject([{ title: 'House ID', act: { id: provider.issuer } }]);
    // One that is not linked is gone already.
    expect((await unlink(browser, 'https://other.example')).status).toBe(303);
    expect(await details(browser)).toBeDefined();
    expect(locationOf(await unlink(browser))).toBe('/account/details?said=service#section-passkeys');
    expect(await details(browser)).toBeUndefined();
    expect(await mailsTo(email)).toEqual(['memberServiceLinked', 'memberServiceUnlinked']);
    expect((await browserAt().signIn(email)).status).toBe(200);
    provider.claims = { ...provider.claims, email_verified: false };
    expect(locationOf(await signIn())).toBe('/account/sign-in?problem=serviceAddressUnproven');
  });

  it('the last way in stays, until a password is set', async () => {
    const browser = browserAt();
    await signIn(browser);
    const shown = await details(browser);
    expect(shown?.note).toContain('only way to sign in');
    expect(shown?.rows[0]?.act).toBeUndefined();
    const refused = await unlink(browser);
    expect([refused.status, String(refused.body).includes('only way to sign in')]).toEqual([409, true]);
    const email = `new${count}@example.com`;
    await browserAt().post('/account/forgot', { email });
    await made.workOffResets();
    const token = await made.mailedToken('memberReset');
    const again = browserAt();
    await again.post('/account/reset', { token, password: 'a new one for me' });
    const member = browserAt();
    await signIn(member);
    expect((await unlink(member)).status).toBe(303);
    expect(await details(member)).toBeUndefined();
  });

  it('are those of the member alone', async () => {
    const mine = browserAt();
    await signIn(mine);
    const stranger = await made.signedIn(await made.newMember());
    expect((await unlink(stranger)).status).toBe(303);
    expect((await details(mine))?.rows).toHaveLength(1);
  });
});

describe('an account made by who does not own its address', () => {
  it('opens nothing: what was entered before the address is proven dies with the owner’s first proof', async () => {
    const email = `new${count}@example.com`;
    await browserAt().post('/account/sign-up', { email, password: PASSWORD, fullName: 'Mallory' });
    const token = await made.mailedToken('memberConfirm');
    // Not an account yet: neither the password nor a mail for a new one work.
    expect((await browserAt().signIn(email)).status).not.toBe(200);
    await signIn();
    expect((await browserAt().signIn(email)).status).not.toBe(200);
    const late = await browserAt().post('/account/confirm', { token });
    expect(late.status).not.toBe(303);
    expect((await browserAt().signIn(email)).status).not.toBe(200);
  });

  it('keeps no password, name or session when the owner opens the link, who chooses a password at once', async () => {
    const email = `new${count}@example.com`;
    const mallory = browserAt();
    await mallory.post('/account/sign-up', { email, password: PASSWORD, fullName: 'Mallory' });
    const owner = browserAt();
    const confirmed = await owner.post('/account/confirm', { token: await made.mailedToken('memberConfirm') });
    expect(locationOf(confirmed)).toContain('/account/reset?said=confirmed&token=');
    expect((await mallory.signIn(email)).status).not.toBe(200);
    const page = await owner.get(locationOf(confirmed));
    expect(String(page.body)).toContain('another browser');
    const token = new URL(locationOf(confirmed), owner.origin).searchParams.get('token')!;
    expect((await owner.post('/account/reset', { token, password: 'chosen by its owner' })).status).toBe(303);
    const account = String((await owner.get('/account')).body);
    expect([account.includes(email), account.includes('Mallory')]).toEqual([true, false]);
    const mails = await made.shop.test.asOwner('select kind from mail where recipient like $1', [`%${email}%`]);
    expect(mails).toContainEqual({ kind: 'memberWelcome' });
  });

  it('keeps the password in the browser that signed up', async () => {
    const email = `new${count}@example.com`;
    const browser = browserAt();
    await browser.post('/account/sign-up', { email, password: PASSWORD, fullName: 'Ada' });
    const confirmed = await browser.post('/account/confirm', { token: await made.mailedToken('memberConfirm') });
    expect(locationOf(confirmed)).toBe('/account');
    expect((await browserAt().signIn(email)).status).toBe(200);
  });
});

describe('the services of a site (29.7)', () => {
  const save = (draft: object, id: string | null = null, site: Pick<Site, 'id'> = made.shop.site) =>
    saveProvider(deps(), {
      ...{ websiteId: site.id, id, actor: ACTOR },
      draft: { ...draftOf('https://id.example'), ...draft },
    }).then((problems) => problems.map(({ code }) => code));

  it('keep their secrets sealed, and show how they end', async () => {
    const [shown] = await loadProviders(deps(), made.shop.site.id);
    expect(shown).toMatchObject({ name: 'House ID', secretEnd: CLIENT.secret.slice(-4) });
    const [row] = await made.shop.test.asOwner<{ all: string }>(
      `select string_agg(sign_in_provider::text, '') as all from sign_in_provider`,
    );
    expect(row?.all).not.toContain(CLIENT.secret);
  });

  it('are each there once, ten at most, and changed by no other site', async () => {
    expect(await save({ issuer: provider.issuer })).toEqual(['providerTwice']);
    expect(await save({}, elsewhere)).toEqual(['providerUnknown']);
    for (let n = 1; n < 10; n += 1) expect(await save({ issuer: `https://id${n}.example` })).toEqual([]);
    expect(await save({ issuer: 'https://one-more.example' })).toEqual(['providersTooMany']);
    const many = await loadProviders(deps(), made.shop.site.id);
    for (const { id } of many.slice(1)) {
      expect(await removeProvider(deps(), { websiteId: other.id, id, actor: ACTOR })).toMatchObject([
        { code: 'providerUnknown' },
      ]);
      await removeProvider(deps(), { websiteId: made.shop.site.id, id, actor: ACTOR });
    }
    expect(await loadProviders(deps(), made.shop.site.id)).toHaveLength(1);
  });

  it('keep the secret where none is entered, and send it to no other issuer', async () => {
    const same = { name: 'Renamed', issuer: provider.issuer, secret: '' };
    expect(await save(same, service)).toEqual([]);
    expect(locationOf(await signIn())).toBe('/account/orders');
    expect(await save({ ...same, issuer: 'https://evil.example' }, service)).toEqual(['providerSecretMissing']);
  });

  it('reach public addresses alone, unless the machine allows it (SC-25)', async () => {
    const { outsideCalls } = await import('../../platform/gateways/identity/providerCalls.ts');
    const address = `${provider.issuer}/.well-known/openid-configuration`;
    await expect(outsideCalls({ hasLocalWebhooks: false }).read(address)).rejects.toThrow();
    expect(await outsideCalls({ hasLocalWebhooks: true }).read(address)).toMatchObject({ issuer: provider.issuer });
  });
});
