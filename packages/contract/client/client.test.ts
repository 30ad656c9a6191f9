import { describe, expect, it } from 'vitest';
import { checkoutCalls } from './checkoutCalls.ts';
import { cookieValue, createClient } from './client.ts';

interface Seen {
  readonly method: string;
  readonly address: string;
  readonly crumb: string | null;
  readonly body: unknown;
}

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  /** The cookie that comes with the answer. */
  readonly crumb?: string;
}

/** A server in a few lines: answers in turn, keeps what it saw; a `null` answer is a broken line. */
function scene(
  replies: readonly (Reply | null)[],
  options: { readonly cookie?: string; readonly keepsCookies?: boolean } = {},
) {
  const seen: Seen[] = [];
  const { keepsCookies = true } = options;
  let cookie = options.cookie ?? '';
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const crumb = new Headers(init.headers).get('x-csrf-token');
    seen.push({ method: init.method ?? 'GET', address, crumb, body });
    const reply = replies[seen.length - 1];
    if (reply === null || reply === undefined) throw new TypeError('failed to fetch');
    if (reply.crumb !== undefined && keepsCookies) cookie = reply.crumb;
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status ?? 200 });
  };
  const readCookie = (name: string) => (name === 'crumb' ? cookie : undefined);
  return { client: createClient({ fetch, readCookie, origin: 'https://shop.test' }), seen };
}

const ADD = { itemId: 'p', sku: 'S', quantity: 1, additionalFields: '{}' };
const FAILED = { status: 403, body: { crumbFail: true, crumb: 'fresh', error: 'x', errorKey: 'crumbFail' } };
const CART = { body: { shoppingCart: { id: 'c' } } };

describe('calls that change something', () => {
  it('carry the crumb of the cookie (CART-03)', async () => {
    const { client, seen } = scene([CART], { cookie: 'mine' });
    expect(await client.cart.add(ADD)).toEqual({ ok: true, value: CART.body });
    const address = 'https://shop.test/api/commerce/shopping-cart/entries';
    expect(seen).toEqual([{ method: 'POST', address, crumb: 'mine', body: ADD }]);
  });

  it('fetch a crumb first when there is none, so that nobody sees a false failure', async () => {
    const { client, seen } = scene([{ body: { id: '' }, crumb: 'first' }, CART]);
    expect((await client.cart.setQuantity('e/1', { quantity: 2 })).ok).toBe(true);
    expect(seen.map(({ method, crumb }) => `${method} ${crumb}`)).toEqual(['GET null', 'PUT first']);
    expect(seen[1]?.address).toMatch(/\/entries\/e%2F1$/);
  });

  it('are tried once more after a crumb failure, with the fresh one', async () => {
    const { client, seen } = scene([{ ...FAILED, crumb: 'fresh' }, CART], { cookie: 'old' });
    expect((await client.cart.remove('e')).ok).toBe(true);
    expect(seen.map(({ crumb }) => crumb)).toEqual(['old', 'fresh']);
  });

  it('say so as well where a checkout is lost with its cookies, not that the cart is empty (ATC-09, CX-22)', async () => {
    const empty = { status: 409, body: { error: 'Your cart is empty.', errorKey: 'cartEmpty' } };
    const lost = scene([{ body: { id: '' }, crumb: 'first' }, empty]);
    const answer = await checkoutCalls(lost.client).saveShipping({ shippingOptionId: 'x' });
    expect(!answer.ok && answer.problem.message).toBe(
      'Your session has expired. Please reload the page and try again.',
    );
    const held = scene([empty], { cookie: 'mine' });
    expect(await checkoutCalls(held.client).saveShipping({ shippingOptionId: 'x' })).toMatchObject({
      problem: { code: 'cartEmpty' },
    });
  });

  it('say that the session has expired when the second try fails too (ATC-09)', async () => {
    const { client, seen } = scene([FAILED, FAILED, CART], { cookie: 'old' });
    const answer = await client.cart.add(ADD);
    expect(answer).toMatchObject({ ok: false, problem: { status: 403, code: 'crumbFail' } });
    expect(!answer.ok && answer.problem.message).toBe(
      'Your session has expired. Please reload the page and try again.',
    );
    expect(seen).toHaveLength(2);
  });

  it('ask to enable cookies when none is kept (ATC-09)', async () => {
    const { client, seen } = scene([{ body: {}, crumb: 'x' }, FAILED, FAILED], { keepsCookies: false });
    const answer = await client.cart.add(ADD);
    expect(!answer.ok && answer.problem.message).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
    expect(seen.map(({ crumb }) => crumb)).toEqual([null, '', 'fresh']);
  });

  it('do the work that a limit asks for and go again with its proof', async () => {
    const tokens: (string | null)[] = [];
    const answers = [
      { status: 429, body: { error: 'Wait', errorKey: 'tooManyRequests', work: { parameters: {} } } },
      CART,
    ];
    const client = createClient({
      fetch: async (_address, init) => {
        const { status = 200, body } = answers[tokens.length] as Reply;
        tokens.push(new Headers(init.headers).get('x-captcha-token'));
        return new Response(JSON.stringify(body), { status });
      },
      readCookie: () => 'mine',
      proveLimit: async () => 'proof',
    });
    expect((await client.cart.add(ADD)).ok).toBe(true);
    expect(tokens).toEqual([null, 'proof']);
  });

  it('ask to wait a few seconds at 429, whatever the server wrote (ATC-10)', async () => {
    const { client } = scene([{ status: 429, body: { error: 'Slow down', errorKey: 'x' } }], { cookie: 'c' });
    const answer = await client.cart.add(ADD);
    expect(!answer.ok && answer.problem.message).toBe('Please try again in a few seconds.');
  });

  it('show the server’s own sentence otherwise (ATC-10), with its fields', async () => {
    const body = { error: 'Sorry.', errorKey: 'fieldsInvalid', fields: { city: 'City is needed.' } };
    const { client } = scene([{ status: 422, body }], { cookie: 'c' });
    const answer = await checkoutCalls(client).saveContact({ email: '' });
    expect(answer).toEqual({
      ok: false,
      problem: { status: 422, code: 'fieldsInvalid', message: 'Sorry.', field: undefined, fields: body.fields },
    });
  });

  it('are not repeated when the line breaks: a payment may have arrived', async () => {
    const { client, seen } = scene([null], { cookie: 'c' });
    const payment = { methodId: '', cardNumber: '', expiry: '', cvc: '' };
    const answer = await checkoutCalls(client).pay({ idempotencyKey: 'k', acceptedTotalCents: 1, payment, note: '' });
    expect(answer).toMatchObject({ ok: false, problem: { status: 0, code: 'networkFailed' } });
    expect(!answer.ok && answer.problem.message).toBe(
      'We could not reach the shop. Please check your connection and try again.',
    );
    expect(seen).toHaveLength(1);
  });

  it('answer a page that is no problem of ours with one sentence', async () => {
    const { client } = scene([{ status: 502 }], { cookie: 'c' });
    expect(await client.cart.restore('e', 'token')).toMatchObject({
      ok: false,
      problem: { status: 502, code: 'fault' },
    });
  });
});

describe('calls that read', () => {
  it('need no crumb (CART-05, CART-06)', async () => {
    const { client, seen } = scene([{ body: { id: '' } }, { body: { results: [] } }, { body: { step: 'contact' } }]);
    expect(await client.cart.load()).toEqual({ ok: true, value: { id: '' } });
    expect(await client.stock.load('a b')).toEqual({ ok: true, value: { results: [] } });
    expect((await checkoutCalls(client).load()).ok).toBe(true);
    expect(seen.map(({ method, address }) => `${method} ${address.replace('https://shop.test', '')}`)).toEqual([
      'GET /api/commerce/shopping-cart',
      'GET /api/commerce/inventory/stock/?itemId=a%20b',
      'GET /api/checkout',
    ]);
  });
});

describe('every other call', () => {
  it('goes to its own address', async () => {
    const { client, seen } = scene(
      Array.from({ length: 6 }, () => CART),
      { cookie: 'c' },
    );
    await client.cart.restore('e', 'token');
    await client.cart.setAdditionalFields('e', { itemId: 'p', sku: 'S', additionalFields: '{}' });
    await checkoutCalls(client).saveAddress({ address: ADDRESS });
    await checkoutCalls(client).saveShipping({ shippingOptionId: 'flat' });
    await checkoutCalls(client).confirm({ intentId: 'i' });
    await client.cart.remove('e');
    expect(seen.map(({ method, address }) => `${method} ${address.replace('https://shop.test/api/', '')}`)).toEqual([
      'POST commerce/shopping-cart/entries/e/restore',
      'PUT commerce/shopping-cart/entries/e/additionalFields',
      'PUT checkout/address',
      'PUT checkout/shipping',
      'POST checkout/confirm',
      'DELETE commerce/shopping-cart/entries/e',
    ]);
    expect(seen[0]?.body).toEqual({ removed: 'token' });
  });
});

const ADDRESS = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: 'DE',
  phone: '',
};

describe('cookies of the page', () => {
  it('are read by their whole name', () => {
    expect(cookieValue('a=1; crumb=v1.x.y; hasCart=1', 'crumb')).toBe('v1.x.y');
    expect(cookieValue('notcrumb=1', 'crumb')).toBe('');
    expect(cookieValue('', 'crumb')).toBe('');
    expect(cookieValue('crumb', 'crumb')).toBe('');
  });
});
