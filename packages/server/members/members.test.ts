import { CHECKOUT_PATH } from '@quoin/contract/endpoints/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import { confirmedPath, orderToken } from '../orders/orderToken.ts';
import type { Reply } from '../platform/http/replies/reply.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { addTestSite } from '../testing/database.ts';
import { type Browser, type MemberShop, openMemberShop, PASSWORD } from './testing/memberShop.ts';

const SESSION = '/api/site-users/account/session';
const CART = '/api/commerce/shopping-cart';
let made: MemberShop;
let other: Site;
const clock = Date.parse('2026-11-21T10:00:00Z');
let itemId: string;
let secondId: string;

beforeAll(async () => {
  made = await openMemberShop({ now: () => clock });
  const { db } = made.shop.test;
  const otherId = await addTestSite(db, 'other', 'EUR');
  other = (await db.acrossSites((trx) => loadSiteById(trx, otherId)))!;
  itemId = await made.shop.addProduct({ title: 'Dunes' });
  secondId = await made.shop.addProduct({ title: 'Reef' });
});
afterAll(() => made.shop.close());

const bodyOf = (reply: Reply) => JSON.parse(String(reply.body));
const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;
const add = (browser: Browser, id: string, quantity = 1) =>
  browser.send('POST', `${CART}/entries`, { itemId: id, sku: '', quantity, additionalFields: '{}' });

async function quantities(browser: Browser): Promise<Record<string, number>> {
  const cart = bodyOf(await browser.get(CART));
  const entries = (cart.entries ?? cart.cart?.entries ?? []) as { itemId: string; quantity: number }[];
  return Object.fromEntries(entries.map((entry) => [entry.itemId, entry.quantity]));
}

describe('an account begins', () => {
  it('only when the address is proven, then knows the orders of the guest (USER-04)', async () => {
    const { shop } = made;
    const buyer = shop.newBuyer();
    await shop.pay(buyer, await shop.readyToPay(buyer, itemId));
    const browser = made.browser();
    const fields = { email: 'ADA@example.com', password: PASSWORD, fullName: ' Ada  Kern ' };
    const sent = bodyOf(await browser.post('/account/sign-up', fields));
    expect(sent.account.title).toBe('Please look into your mailbox');
    expect((await made.browser().signIn('ada@example.com')).status).toBe(401);
    const token = await made.mailedToken('memberConfirm');
    const asked = bodyOf(await browser.get(`/account/confirm?token=${token}`));
    expect(asked.account.lead).toContain('ADA@example.com');
    expect(locationOf(await browser.post('/account/confirm', { token }))).toBe('303 /account');
    const home = bodyOf(await browser.get('/account'));
    expect(home.account.member).toEqual({ name: 'Ada Kern', email: 'ada@example.com' });
    expect(home.account.sections[0].rows).toHaveLength(1);
    // Used up (SC-54).
    expect((await made.browser().post('/account/confirm', { token })).status).toBe(410);
  });

  it('leads back to the page somebody came from, through the mail, and to no other site (USER-04, SC-29)', async () => {
    const client = bodyOf(await made.browser().get('/account/sign-in?next=%2Fclub%3Fpage%3D2'));
    const links = client.account.sections[0].links.map(({ url }: { url: string }) => url);
    expect(links).toContain('/account/sign-up?next=%2Fclub%3Fpage%3D2');
    const shown = bodyOf(await made.browser().get('/account/sign-up?next=%2Fclub'));
    expect(shown.account.sections[0].form.hidden).toEqual([{ name: 'next', value: '/club' }]);
    const places: (string | undefined)[] = [];
    for (const [index, next] of [
      '/club?page=2',
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
    ].entries()) {
      const browser = made.browser();
      const fields = { email: `back${index}@example.com`, password: PASSWORD, fullName: '', next };
      await browser.post('/account/sign-up', fields);
      const token = await made.mailedToken('memberConfirm');
      places.push((await browser.post('/account/confirm', { token })).headers?.location);
    }
    expect(places).toEqual(['/club?page=2', '/account', '/account', '/account']);
  });

  it('says the same to known and unknown addresses; the mail says the rest (SES-5, SC-52)', async () => {
    const known = await made.newMember();
    const answers: Reply[] = [];
    for (const email of [known, 'unknown1@example.com']) {
      const reply = await made.browser().post('/account/sign-up', { email, password: PASSWORD, fullName: '' });
      // Its value is random for everybody.
      const cookies = reply.cookies?.map((cookie) => ({ ...cookie, value: '' }));
      answers.push({ ...reply, cookies, body: String(reply.body).replaceAll(email, 'EMAIL') });
    }
    expect(answers[0]).toEqual(answers[1]);
    const kinds = await made.shop.test.asOwner<{ kind: string; recipient: string }>(
      'select kind, recipient from mail order by created_at desc, id desc limit 2',
    );
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['memberConfirm', 'memberKnown']);
  });

  it('keeps nothing that could be used from a look into the mailbox', async () => {
    const rows = await made.shop.test.asOwner<{ html: string; text: string; secret: string }>(
      "select html, text, secret from mail where kind = 'memberConfirm'",
    );
    for (const { html, text, secret } of rows) expect(html + text).not.toContain(secret);
  });

  it.each([
    [{ email: 'nobody', password: PASSWORD }, 422, 'email'],
    [{ email: 'new@example.com', password: 'short' }, 400, 'password'],
    [{ email: 'new@example.com', password: 'sunshine1' }, 400, 'password'],
    [{ email: 'new.person@example.com', password: 'newperson77' }, 400, 'password'],
  ])('gives back what was typed with what is wrong: %o', async (fields, status, at) => {
    const reply = await made.browser().post('/account/sign-up', { ...fields, fullName: 'Ada' });
    expect(reply.status).toBe(status);
    const { form } = bodyOf(reply).account.sections[0];
    const wrong = form.fields
      .filter(({ error }: { error: string }) => error !== '')
      .map(({ name }: { name: string }) => name);
    expect(wrong).toEqual([at]);
    expect(form.fields.find(({ name }: { name: string }) => name === 'fullName').value).toBe('Ada');
    expect(form.fields.find(({ name }: { name: string }) => name === 'password').value).toBe('');
  });
});

describe('after the payment', () => {
  it('a guest is offered an account for one password, with the address in its book (CX-06, CX-23)', async () => {
    const { shop } = made;
    const browser = made.browser();
    await browser.get(CART);
    const buyer = { ...shop.newBuyer(), token: browser.cookies.get('CART')! };
    await shop.readyToPay(buyer, itemId);
    const email = 'offered@example.com';
    await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
    await shop.pay(buyer, await shop.checkoutOf(buyer));
    const [placed] = await shop.test.asOwner<{ id: string }>('select id from sales_order where email = $1', [email]);
    const token = orderToken(shop.sale.checkout, shop.site.id, placed!.id);
    const { offer } = bodyOf(await browser.get(confirmedPath(token)));
    expect(offer.form.fields.map(({ name }: { name: string }) => name)).toEqual(['password']);
    const refused = await browser.post('/account/after-order', { order: token, password: 'short' });
    expect(refused.status).toBe(400);
    const unknown = await browser.post('/account/after-order', { order: token.replace(/.$/, '-'), password: PASSWORD });
    expect(unknown.status).toBe(404);
    const sent = bodyOf(await browser.post('/account/after-order', { order: token, password: PASSWORD }));
    expect(sent.account.title).toBe('Please look into your mailbox');
    const confirmed = await browser.post('/account/confirm', { token: await made.mailedToken('memberConfirm') });
    expect(locationOf(confirmed)).toBe('303 /account');
    const home = bodyOf(await browser.get('/account')).account;
    expect(home.sections[0].rows).toHaveLength(1);
    expect(home.sections[1].cards[0].lines).toContain('Am Deich 4');
    // The address is in the book already: nothing is offered any more.
    expect(bodyOf(await browser.get(confirmedPath(token))).offer).toBeNull();
  });
});

describe('one cart per member (SES-4)', () => {
  it('joins the visitor’s cart once, and is the same on another device', async () => {
    const email = await made.newMember();
    const phone = await made.signedIn(email);
    await add(phone, itemId, 2);
    const laptop = made.browser();
    await laptop.get(CART);
    await add(laptop, itemId, 1);
    await add(laptop, secondId, 4);
    await laptop.signIn(email);
    expect(await quantities(laptop)).toEqual({ [itemId]: 3, [secondId]: 4 });
    expect(await quantities(phone)).toEqual({ [itemId]: 3, [secondId]: 4 });
    await laptop.signIn(email);
    expect(await quantities(laptop)).toEqual({ [itemId]: 3, [secondId]: 4 });
  });

  it('leaves a copy with cloneCart, nothing without, and the copy doubles nothing (USER-02)', async () => {
    const email = await made.newMember();
    const browser = await made.signedIn(email);
    await add(browser, itemId, 2);
    const session = browser.cookies.get('sid')!;
    expect((await browser.send('DELETE', `${SESSION}?cloneCart=true`)).status).toBe(200);
    expect(browser.cookies.has('sid') || browser.cookies.has('SiteUserInfo')).toBe(false);
    expect(await quantities(browser)).toEqual({ [itemId]: 2 });
    await add(browser, secondId, 1);
    await browser.signIn(email);
    expect(await quantities(browser)).toEqual({ [itemId]: 2, [secondId]: 1 });
    await browser.send('DELETE', `${SESSION}?cloneCart=false`);
    expect(await quantities(browser)).toEqual({});
    await browser.signIn(email);
    expect(await quantities(browser)).toEqual({ [itemId]: 2, [secondId]: 1 });
    const copy = made.browser();
    copy.cookies.set('sid', session);
    expect((await copy.get('/account')).status).toBe(303);
  });

  it('never hands the member’s own cart token to a browser', async () => {
    const email = await made.newMember();
    const browser = await made.signedIn(email);
    await add(browser, itemId, 1);
    await browser.get('/cart');
    expect(browser.cookies.has('CART')).toBe(false);
    await browser.send('DELETE', SESSION);
    expect(await quantities(browser)).toEqual({});
  });

  it('begins the checkout with what the member has saved (CX-08)', async () => {
    const email = await made.newMember();
    const browser = await made.signedIn(email);
    const address = {
      fullName: 'Ada Kern',
      line1: 'Am Deich 4',
      line2: '',
      city: 'Bremen',
      region: '',
      postalCode: '28199',
    };
    await browser.get('/account/addresses');
    await browser.post('/account/addresses', { ...address, countryCode: 'DE', phone: '' });
    await add(browser, itemId, 1);
    const checkout = bodyOf(await browser.get(CHECKOUT_PATH));
    expect(JSON.stringify(checkout)).toContain(email);
    expect(JSON.stringify(checkout)).toContain('Am Deich 4');
    // And is suggested to its owner while another is typed, though nobody else can be asked (CX-13, PREF-08).
    const suggested = '/api/google-maps/places/autocomplete?country=DE&productPage=checkout&input=';
    const own = bodyOf(await browser.get(`${suggested}am%20dei`));
    const known = { line1: 'Am Deich 4', postalCode: '28199', city: 'Bremen', region: '' };
    expect(own).toEqual({
      isAvailable: false,
      predictions: [{ placeId: expect.any(String), description: 'Am Deich 4, 28199 Bremen', address: known }],
    });
    const details = '/api/google-maps/places/details';
    const { placeId } = own.predictions[0]!;
    expect(bodyOf(await browser.get(`${details}?placeId=${placeId}`))).toEqual({ address: known });
    for (const unknown of ['address.e30', 'address.!', 'ChIJ'])
      expect(bodyOf(await browser.get(`${details}?placeId=${unknown}`))).toEqual({ address: null });
    const nothing = { isAvailable: false, predictions: [] };
    expect(bodyOf(await browser.get(`${suggested}elsewhere`))).toEqual(nothing);
    expect(bodyOf(await made.browser().get(`${suggested}am%20dei`))).toEqual(nothing);
    const wrong = ['autocomplete?country=Germany&input=abc', 'details', `details?placeId=${'x'.repeat(2001)}`];
    for (const query of wrong) expect((await browser.get(`/api/google-maps/places/${query}`)).status).toBe(400);
  });
});

describe('nobody sees another’s', () => {
  it('order, address, file: the same 404 as for none (SC-7)', async () => {
    const { shop } = made;
    const [ada, ben] = [await made.newMember('ada.own@example.com'), await made.newMember('ben.own@example.com')];
    const browser = await made.signedIn(ada);
    await shop.test.asOwner(
      `update sales_order set site_user_id = $1 where id = (select id from sales_order order by placed_at limit 1)`,
      [await made.memberId(ada)],
    );
    const [order] = await shop.test.asOwner<{ id: string }>('select id from sales_order where site_user_id = $1', [
      await made.memberId(ada),
    ]);
    expect(locationOf(await browser.get(`/account/orders/${order!.id}`))).toMatch(/^303 \/order\/[\w-]{22}$/);
    const stranger = await made.signedIn(ben);
    const none = await stranger.get(`/account/orders/${order!.id.replace(/.{4}$/, '0000')}`);
    expect(none.status).toBe(404);
    for (const path of [`/account/orders/${order!.id}`, '/account/orders/1001', '/account/orders/%2e%2e']) {
      expect(await stranger.get(path)).toEqual(none);
    }
    await browser.get('/account/addresses');
    const address = {
      fullName: 'Ada Kern',
      line1: 'Am Deich 4',
      line2: '',
      city: 'Bremen',
      region: '',
      postalCode: '28199',
    };
    await browser.post('/account/addresses', { ...address, countryCode: 'DE', phone: '' });
    const [saved] = await shop.test.asOwner<{ id: string }>(
      'select id from site_user_address order by created_at desc limit 1',
    );
    await stranger.get('/account/addresses');
    for (const action of ['remove', 'default', 'save']) {
      const reply = await stranger.post('/account/addresses', {
        ...address,
        countryCode: 'DE',
        action,
        id: saved!.id,
        phone: '',
      });
      expect(bodyOf(reply).account.problem.title).toBe('We cannot find that address.');
    }
    expect(bodyOf(await stranger.get(`/account/addresses?change=${saved!.id}`)).account.sections[0].title).toBe(
      'New address',
    );
  });

  it('a session is worth nothing on another site (TEN-3, SC-7)', async () => {
    const email = await made.newMember();
    const home = await made.signedIn(email);
    const away = made.browser(other);
    away.cookies.set('sid', home.cookies.get('sid')!);
    expect(locationOf(await away.get('/account'))).toBe('303 /account/sign-in?next=%2Faccount');
    expect((await home.get('/account')).status).toBe(200);
  });

  it('no page of the account is kept by a cache, and unknown addresses below it are none (SC-35, SC-36)', async () => {
    const browser = await made.signedIn(await made.newMember());
    for (const path of [
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/details',
      '/account/downloads',
    ]) {
      const reply = await browser.get(path);
      expect([path, reply.status, reply.headers?.['cache-control']]).toEqual([path, 200, 'private, no-store']);
    }
    for (const path of ['/account/x.css', '/account;.js', '/account/orders.png']) {
      expect((await browser.get(path)).status).toBe(404);
    }
  });

  it('forgets whoever asks for it, and keeps the books', async () => {
    const { shop } = made;
    const email = await made.newMember('leaver@example.com');
    const browser = await made.signedIn(email);
    const id = await made.memberId(email);
    await shop.test.asOwner(
      `update sales_order set site_user_id = $1, email = $2 where id = (select id from sales_order order by placed_at limit 1)`,
      [id, email],
    );
    await browser.get('/account/delete');
    expect((await browser.post('/account/delete', { currentPassword: 'wrong one' })).status).toBe(422);
    const gone = await browser.post('/account/delete', { currentPassword: PASSWORD });
    expect(bodyOf(gone).account.title).toBe('Your account and what we knew about you are deleted.');
    expect(browser.cookies.has('sid')).toBe(false);
    const whole = await shop.test.asOwner<{ found: string }>(
      `select t.table_name || ': ' || x.row as found from information_schema.tables t
       cross join lateral (select unnest(xpath('//row/text()', query_to_xml(format(
         'select r::text as row from %I r where r::text ilike ''%%leaver@example.com%%''', t.table_name), true, false, '')))::text as row) x
       where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    expect(whole).toEqual([]);
    const [kept] = await shop.test.asOwner<{ n: number }>(
      "select count(*)::int as n from sales_order where email = ''",
    );
    expect(kept!.n).toBe(1);
    expect(await shop.test.asOwner('select asked_by from erasure')).toEqual([{ asked_by: 'customer' }]);
  });
});
