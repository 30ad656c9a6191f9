import { CART_ENTRIES_PATH, CART_PATH, type CartResponse, type WireShoppingCart } from '@quoin/contract/endpoints/site';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../testing/buying/purchase.ts';
import { rawRequest, statusOf } from '../testing/faults/rawRequest.ts';
import { type Answer, ask } from '../testing/installation.ts';
import { signInOwner } from '../testing/owner.ts';
import { bodyOf, createVisitor, type Visitor } from '../testing/visitor.ts';

const shop = inject('shop');
const APP_HOST = `localhost:${shop.port}`;
const SKU = 'HP-105-40-U';
let itemId = '';

beforeAll(async () => {
  const [product] = await (await signInOwner(shop)).products(SKU);
  itemId = product!.id;
});

async function visitorWithCart(): Promise<Visitor> {
  const visitor = createVisitor(shop);
  await addToCart(visitor, { itemId, sku: SKU, quantity: 1 });
  return visitor;
}

function header(answer: Answer, name: string): string {
  return [answer.headers[name] ?? ''].flat().join(', ');
}

function directive(answer: Answer, name: string): string {
  const policy = header(answer, 'content-security-policy');
  return (
    policy
      .split(';')
      .find((part) => part.trim().startsWith(`${name} `))
      ?.trim() ?? ''
  );
}

/** Script elements whose content a browser would run. */
function inlineScripts(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  return tags.filter((tag) => !/\bsrc=/.test(tag) && !/type="(application\/(ld\+)?json|speculationrules)"/.test(tag));
}

describe('what every page forbids (SC-28, SC-69)', () => {
  const visited: Record<string, Answer> = {};
  beforeAll(async () => {
    const visitor = await visitorWithCart();
    for (const path of ['/', '/shop', '/shop/pebble-count', '/cart', '/checkout', '/nothing-here']) {
      visited[path] = await visitor.get(path);
    }
    visited.app = await ask(shop, '/sign-in', { host: APP_HOST });
  });

  it.each(['/', '/shop', '/shop/pebble-count', '/cart', '/checkout', '/nothing-here', 'app'])('%s', (name) => {
    const answer = visited[name]!;
    expect(directive(answer, 'script-src')).toBe("script-src 'self'");
    expect(directive(answer, 'object-src')).toBe("object-src 'none'");
    expect(directive(answer, 'base-uri')).toMatch(/'(none|self)'/);
    expect(header(answer, 'content-security-policy')).not.toContain('unsafe-eval');
    expect(header(answer, 'x-content-type-options')).toBe('nosniff');
    expect(header(answer, 'referrer-policy')).not.toBe('');
    expect(header(answer, 'permissions-policy')).toContain('camera=()');
    expect(header(answer, 'x-powered-by')).toBe('');
    expect(inlineScripts(answer.body)).toEqual([]);
    expect(answer.body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
  });

  it('and nobody may frame the checkout or the app', () => {
    for (const name of ['/checkout', 'app']) {
      expect(directive(visited[name]!, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    }
    expect(directive(visited['/']!, 'frame-ancestors')).toBe(`frame-ancestors 'self' ${shop.appOrigin}`);
  });

  it('answers for one visitor are kept nowhere', () => {
    for (const name of ['/cart', '/checkout']) expect(header(visited[name]!, 'cache-control')).toContain('no-store');
  });

  it('files are not sniffed and not embedded elsewhere', async () => {
    const loader = await ask(shop, '/assets/storefront/loader.js');
    expect(loader.status).toBe(200);
    expect(header(loader, 'content-type')).toContain('javascript');
    expect(header(loader, 'x-content-type-options')).toBe('nosniff');
    expect(header(loader, 'cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('cookies', () => {
  it('are the host’s own; the cart’s token is out of reach of scripts', async () => {
    const visitor = createVisitor(shop);
    const first = await visitor.get(CART_PATH);
    const lines = [first.headers['set-cookie'] ?? []].flat();
    expect(lines.find((line) => line.startsWith('CART='))).toMatch(/^CART=[A-Za-z0-9_-]{22,};.*HttpOnly/);
    expect(lines.find((line) => line.startsWith('crumb='))).not.toContain('HttpOnly');
    for (const line of lines) {
      expect(line).toContain('Path=/');
      expect(line).toContain('SameSite=Lax');
      expect(line).not.toContain('Domain');
    }
    await addToCart(visitor, { itemId, sku: SKU, quantity: 1 });
    expect(visitor.cookies.get('hasCart')).toBe('1');
  });

  it('the staff’s session is out of reach of scripts', async () => {
    const visitor = createVisitor({ port: shop.port, host: APP_HOST });
    const answer = await visitor.send('POST', '/api/app/session', shop.owner);
    const line = [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('staff='));
    expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
    expect(line).not.toContain('Domain');
  });

  it('chosen by somebody else are ignored: a cart token of one’s own making opens no cart (SC-30)', async () => {
    const answer = await ask(shop, CART_PATH, { headers: { cookie: `CART=${'A'.repeat(22)}` } });
    expect(bodyOf<WireShoppingCart>(answer).entries).toEqual([]);
  });
});

describe('cached pages', () => {
  const get = (headers: Record<string, string> = {}) => ask(shop, '/shop', { headers });

  it('carry an ETag, answer 304 to it, and vary by encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const page = await get(headers);
      expect(page.status).toBe(200);
      expect(header(page, 'content-encoding')).toBe(encoding === 'identity' ? '' : encoding);
      expect(header(page, 'vary')).toContain('Accept-Encoding');
      const etag = header(page, 'etag');
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await get({ ...headers, 'if-none-match': etag });
      expect([again.status, again.body]).toEqual([304, '']);
      expect((await get({ ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('have another ETag in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => header(await get({ 'accept-encoding': encoding }), 'etag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('never set a cookie, and are the same for everybody (SC-36)', async () => {
    const anonymous = await get();
    const visitor = await visitorWithCart();
    const known = await visitor.get('/shop');
    expect(anonymous.headers['set-cookie']).toBeUndefined();
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(known.body).toBe(anonymous.body);
  });

  it('are not poisoned by headers nobody asked for (SC-34)', async () => {
    const clean = await get();
    const dirty = await get({
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/evil',
      origin: 'http://evil.example',
    });
    expect(dirty.body).toBe(clean.body);
    expect((await get()).body).toBe(clean.body);
  });

  it('answer their data to ?format=json', async () => {
    const answer = await ask(shop, '/shop?format=json');
    expect(header(answer, 'content-type')).toContain('application/json');
    const data = bodyOf<{ website: { siteTitle: string }; collection: { urlId: string }; items: unknown[] }>(answer);
    expect(data.website.siteTitle).toBe('Halde Press');
    expect(data.collection.urlId).toBe('shop');
    expect(data.items).toHaveLength(24);
    expect((await ask(shop, '/shop?format=json-pretty')).body).toContain('\n  "');
  });

  it('take a query of hundreds of parameters and one thousands of brackets deep (LIM-02, SC-48)', async () => {
    const many = Array.from({ length: 700 }, (_, index) => `a${index}=1`).join('&');
    expect((await ask(shop, `/shop?${many}`)).status).toBe(200);
    expect((await ask(shop, `/shop?a${'[b]'.repeat(2000)}=1`)).status).toBe(200);
    expect((await ask(shop, '/shop?__proto__[x]=1&constructor[prototype][x]=1&category[]=Night')).status).toBe(200);
  });
});

describe('forged requests (SC-26)', () => {
  const line = () => JSON.stringify({ itemId, sku: SKU, quantity: 1, additionalFields: '{}' });
  const origin = shop.shopOrigin;

  it('without crumb: refused, with a new crumb that works', async () => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const headers = { origin, 'content-type': 'application/json' };
    const refused = await visitor.request('POST', CART_ENTRIES_PATH, { headers, body: line() });
    expect(refused.status).toBe(403);
    const { crumbFail, crumb, error } = bodyOf<{ crumbFail: boolean; crumb: string; error: string }>(refused);
    expect(crumbFail).toBe(true);
    expect(error).toBe('Your session has expired. Please reload the page and try again.');
    const retried = await visitor.request('POST', CART_ENTRIES_PATH, {
      headers: { ...headers, 'x-csrf-token': crumb },
      body: line(),
    });
    expect(retried.status).toBe(200);
  });

  it.each([
    ['from another site', { origin: 'http://evil.example' }],
    ['from another site of this server', { origin: `http://other.localhost:${shop.port}` }],
    ['as the browser says', { 'sec-fetch-site': 'cross-site', origin }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site', origin }],
    ['from nowhere', { origin: 'null' }],
    ['without any origin', {}],
  ])('%s: refused although the crumb is right', async (_, from) => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const headers = {
      ...(from as Record<string, string>),
      'content-type': 'application/json',
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
    };
    expect((await visitor.request('POST', CART_ENTRIES_PATH, { headers, body: line() })).status).toBe(403);
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
  });

  it('with somebody else’s crumb: refused', async () => {
    const [visitor, other] = [createVisitor(shop), createVisitor(shop)];
    await visitor.get(CART_PATH);
    await other.get(CART_PATH);
    const headers = { origin, 'content-type': 'application/json', 'x-csrf-token': other.cookies.get('crumb') ?? '' };
    expect((await visitor.request('POST', CART_ENTRIES_PATH, { headers, body: line() })).status).toBe(403);
  });

  it('without cookies at all: asked to enable them (ATC-09)', async () => {
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await ask(shop, CART_ENTRIES_PATH, { method: 'POST', headers, body: line() });
    expect(answer.status).toBe(403);
    expect(bodyOf<{ error: string }>(answer).error).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('to sign in from another site: refused (SC-27)', async () => {
    const headers = { origin: 'http://evil.example', 'content-type': 'application/json' };
    const body = JSON.stringify(shop.owner);
    expect((await ask(shop, '/api/app/session', { host: APP_HOST, method: 'POST', headers, body })).status).toBe(403);
  });
});

describe('hosts (SC-33)', () => {
  it.each(['evil.example', 'demo.localhost.evil.example', 'user@demo.localhost', 'demo.localhost:99999999', '..', ''])(
    'Host: %s leads nowhere',
    async (host) => {
      const answer = await rawRequest(shop.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect([400, 421]).toContain(statusOf(answer));
    },
  );

  it.each([
    [
      'two hosts',
      `GET / HTTP/1.1\r\nHost: demo.localhost:${shop.port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'an absolute address',
      `GET http://evil.example/ HTTP/1.1\r\nHost: demo.localhost:${shop.port}\r\nConnection: close\r\n\r\n`,
    ],
    [
      'two lengths',
      `POST /cart/add HTTP/1.1\r\nHost: demo.localhost:${shop.port}\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\na`,
    ],
    [
      'length and chunks',
      `POST /cart/add HTTP/1.1\r\nHost: demo.localhost:${shop.port}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    ],
  ])('%s: no page', async (_, bytes) => {
    expect([400, 421]).toContain(statusOf(await rawRequest(shop.port, bytes)));
  });

  it('X-Forwarded-Host of a stranger changes nothing', async () => {
    const answer = await ask(shop, '/cart', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('evil.example');
  });
});

describe('what the client says about money and quantities', () => {
  const add = (visitor: Visitor, more: Record<string, unknown>) =>
    visitor.send('POST', CART_ENTRIES_PATH, { itemId, sku: SKU, quantity: 1, additionalFields: '{}', ...more });

  it('prices are ignored (SC-1)', async () => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const answer = await add(visitor, {
      price: 1,
      purchasePriceCents: 1,
      subTotal: 1,
      grandTotalCents: 1,
      title: 'Free',
    });
    expect(answer.status).toBe(200);
    const { shoppingCart } = bodyOf<CartResponse>(answer);
    expect(shoppingCart.subtotalCents).toBe(3800);
    expect(shoppingCart.entries[0]).toMatchObject({ title: 'Pebble Count', purchasePriceCents: 3800, subTotal: 3800 });
  });

  it.each([
    [-5, 'quantityOutOfRange'],
    [0, 'quantityOutOfRange'],
    [1.5, 'quantityNotWhole'],
    [1e9, 'quantityOutOfRange'],
    [10_000, 'quantityOutOfRange'],
    [null, 'quantityNotNumber'],
    [[1], 'quantityNotNumber'],
    [{ $gt: 0 }, 'quantityNotNumber'],
    ['abc', 'quantityNotNumber'],
    [true, 'quantityNotNumber'],
  ])('a quantity of %j is refused (SC-2)', async (quantity, key) => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const answer = await add(visitor, { quantity });
    expect([answer.status, bodyOf<{ errorKey: string }>(answer).errorKey]).toEqual([400, key]);
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
  });

  it('a SKU of another product is not found (SC-3)', async () => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const answer = await add(visitor, { sku: 'HP-125' });
    expect([answer.status, bodyOf<{ errorKey: string }>(answer).errorKey]).toEqual([404, 'variantUnavailable']);
  });

  it('somebody else’s line is not found, and stays (SC-6)', async () => {
    const [owner, stranger] = [await visitorWithCart(), await visitorWithCart()];
    const entry = bodyOf<WireShoppingCart>(await owner.get(CART_PATH)).entries[0]!;
    const path = `${CART_ENTRIES_PATH}/${entry.id}`;
    expect((await stranger.send('PUT', path, { quantity: 9 })).status).toBe(404);
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    const fields = { itemId, sku: SKU, additionalFields: '{}' };
    expect((await stranger.send('PUT', `${path}/additionalFields`, fields)).status).toBe(404);
    expect(bodyOf<WireShoppingCart>(await owner.get(CART_PATH)).totalQuantity).toBe(1);
  });

  it('only the fields change when fields are changed (SC-4, CART-04)', async () => {
    const visitor = await visitorWithCart();
    const entry = bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).entries[0]!;
    const answer = await visitor.send('PUT', `${CART_ENTRIES_PATH}/${entry.id}/additionalFields`, {
      itemId,
      sku: SKU,
      additionalFields: '{}',
      quantity: 99,
      websiteId: 'other',
      isPurchased: true,
    });
    expect(answer.status).toBe(200);
    const cart = bodyOf<WireShoppingCart>(await visitor.get(CART_PATH));
    expect([cart.totalQuantity, cart.isPurchased, cart.subtotalCents]).toEqual([1, false, 3800]);
  });

  it.each([
    ['too long', JSON.stringify({ quantity: 1, additionalFields: 'x'.repeat(1_000_000) }), [413]],
    ['deep', `{"additionalFields":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, [400, 413]],
    ['no JSON', '{"itemId":', [400]],
  ])('a body that is %s is refused (SC-5)', async (_, body, statuses) => {
    const visitor = await visitorWithCart();
    const headers = {
      origin: shop.shopOrigin,
      'content-type': 'application/json',
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
    };
    const answer = await visitor.request('POST', CART_ENTRIES_PATH, { headers, body });
    expect(statuses).toContain(answer.status);
  });
});
