import { type AppSubmissionsResponse, appSubmissionsPath } from '@quoin/contract/endpoints/content';
import { CART_ENTRIES_PATH, CART_PATH, postFormPath, type WireShoppingCart } from '@quoin/contract/endpoints/site';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../testing/installation.ts';
import { type Target, targetIn } from '../testing/target.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

/** Requests that a user's browser is made to send (SC-26 of reliability.md), to the whole product. */
const shop = inject('shop');
let owner: Target['owner'];
let contactId: Target['contactId'];
let print: Target['print'];

beforeAll(async () => {
  ({ owner, contactId, print } = await targetIn(shop));
});

describe('forms of another site (SC-26)', () => {
  const DOORS = [
    CART_ENTRIES_PATH,
    '/cart/add',
    '/api/form/SaveFormSubmission',
    '/restock',
    '/donate',
    '/account/sign-in',
  ];
  const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const evil = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };

  it.each(DOORS)('post to %s in vain, as whatever they are sent, with the visitor’s own cookies', async (path) => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const body = new URLSearchParams({ ...print, quantity: '1', crumb: visitor.cookies.get('crumb') ?? '' }).toString();
    for (const type of TYPES) {
      const { status, body: said } = await visitor.request('POST', path, {
        headers: { ...evil, 'content-type': type },
        body,
      });
      expect([path, type, status]).toEqual([path, type, 403]);
      if (path.startsWith('/api/')) expect(JSON.parse(said)).toMatchObject({ crumbFail: true });
    }
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
  });

  it.each([
    ['that comes only in the cookie', (own: string) => ({ cookie: `crumb=${own}`, header: '' })],
    ['of somebody else', (own: string, other: string) => ({ cookie: `crumb=${own}`, header: other })],
    [
      'beside one that another host planted',
      (own: string, other: string) => ({ cookie: `crumb=${own}; crumb=${other}`, header: own }),
    ],
  ])('a crumb %s is none: 403 crumbFail', async (_, sent) => {
    const [visitor, other] = [createVisitor(shop), createVisitor(shop)];
    await visitor.get(CART_PATH);
    await other.get(CART_PATH);
    const crumbOf = ({ cookies }: typeof visitor) => cookies.get('crumb') ?? '';
    const { cookie, header } = sent(crumbOf(visitor), crumbOf(other));
    const headers = {
      cookie: `CART=${visitor.cookies.get('CART')}; ${cookie}`,
      ...{ origin: shop.shopOrigin, 'content-type': 'application/json' },
      ...(header === '' ? {} : { 'x-csrf-token': header }),
    };
    const body = JSON.stringify({ ...print, quantity: 1, additionalFields: '{}' });
    const answer = await ask(shop, CART_ENTRIES_PATH, { method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([403, expect.objectContaining({ crumbFail: true })]);
  });
});

describe('reading (SC-26)', () => {
  it('never writes, whatever its address holds', async () => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const email = 'linked@example.com';
    const [product] = await owner.products('Glacier Tongue');
    const waiting = { productId: product?.id ?? '', variantId: product?.variants[0]?.id ?? '' };
    const entry = { ...print, quantity: '1', 'option-Size': '30 × 30 cm', crumb: visitor.cookies.get('crumb') ?? '' };
    const links: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['/cart/add', entry],
      [CART_ENTRIES_PATH, entry],
      ['/cart/update', entry],
      ['/cart/remove', { entryId: 'x' }],
      [postFormPath(contactId), { 'f-email': email, 'f-name.First': 'L', 'f-about': 'Framing', 'f-message': 'Hi' }],
      ['/api/form/SaveFormSubmission', { formId: contactId, form: JSON.stringify({ email }) }],
      ['/restock', { ...waiting, siteVisitorEmail: email }],
      ['/api/site-users/account/notifications/restock', { ...waiting, siteVisitorEmail: email }],
      ['/account/sign-up', { fullName: 'L', email, password: 'a long enough phrase' }],
      ['/account/forgot', { email }],
      ['/account/sign-out', {}],
      ['/checkout/pay', {}],
      ['/donate', { amount: '5' }],
      ['/gift-card', { recipientEmail: email }],
    ];
    for (const [path, fields] of links) {
      const { status } = await visitor.get(`${path}?${new URLSearchParams(fields)}`);
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
    const search = new URLSearchParams({ search: email });
    const { submissions } = bodyOf<AppSubmissionsResponse>(
      await owner.visitor.get(`${appSubmissionsPath('demo')}?${search}`),
    );
    expect([submissions, await owner.mails(email), await owner.orders(email)]).toEqual([[], [], []]);
  });
});
