import {
  CART_ENTRIES_PATH,
  CART_PATH,
  postFormPath,
  RECORD_JAVASCRIPT_ERRORS_PATH,
  STOCK_PATH,
  type WireShoppingCart,
} from '@quoin/contract/endpoints/site';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ECHOES, REFUSED_POSTS } from '../testing/echoes.ts';
import { rawRequest, statusOf } from '../testing/faults/rawRequest.ts';
import { type Answer, ask } from '../testing/installation.ts';
import { type Target, targetIn } from '../testing/target.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

/** Attacks of reliability.md part 3, as requests to the whole product, with the answer they must get. */
const shop = inject('shop');
const APP_HOST = `localhost:${shop.port}`;
const SITE_HOST = `demo.localhost:${shop.port}`;
let contactId: Target['contactId'];
let print: Target['print'];

beforeAll(async () => {
  ({ contactId, print } = await targetIn(shop));
});

const filled = (path: string, text: string) => path.replaceAll('EVIL', encodeURIComponent(text));
const typeOf = (answer: Answer) => String(answer.headers['content-type'] ?? '');

async function refusedPosts(text: string): Promise<readonly (readonly [string, Answer])[]> {
  const visitor = createVisitor(shop);
  await visitor.get(CART_PATH);
  const answers: (readonly [string, Answer])[] = [];
  for (const [path, names] of REFUSED_POSTS) {
    const fields = Object.fromEntries(names.map((name) => [name, text]));
    answers.push([path, await visitor.post(path === 'FORM' ? postFormPath(contactId) : path, fields)]);
  }
  return answers;
}

describe('markup in what is asked (SC-19)', () => {
  const EVIL = '"><svg/onload=alert(1)><script>alert(1)</script>';

  it.each(ECHOES)('%s: text, nowhere markup', async (path) => {
    const answer = await ask(shop, filled(path, EVIL));
    expect(answer.status).toBeLessThan(500);
    if (typeOf(answer).includes('json')) return expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toMatch(/<svg\/onload|<script>alert|"><svg/i);
    expect(answer.headers['content-security-policy'] ?? answer.headers.location).toBeDefined();
  });

  it('posted in vain: comes back as text', async () => {
    for (const [path, answer] of await refusedPosts(EVIL)) {
      expect([path, answer.status < 500]).toEqual([path, true]);
      expect(answer.body, path).not.toMatch(/<svg\/onload|<script>alert|"><svg/i);
    }
  });

  it('signing in at the app: an answer in JSON, and a page that is always the same', async () => {
    const visitor = createVisitor({ port: shop.port, host: APP_HOST });
    const refused = await visitor.send('POST', '/api/app/session', { email: EVIL, password: EVIL });
    expect([refused.status, typeOf(refused).includes('json'), refused.body.includes('svg')]).toEqual([
      401,
      true,
      false,
    ]);
    const page = await visitor.get(`/sign-in?returnTo=${encodeURIComponent(EVIL)}`);
    expect(page.body).toBe((await visitor.get('/sign-in')).body);
  });
});

describe('NUL in what is asked', () => {
  it.each([
    ...['/search?q=EVIL', '/shop?tag=EVIL', '/shop?category=EVIL', '/journal?tag=EVIL', '/journal?author=EVIL'],
    ...['/journal?format=rss&tag=EVIL', '/shop?format=json&category=EVIL', '/api/search/GeneralSearch?q=EVIL'],
  ])('%s: is answered like any other word', async (path) => {
    for (const text of ['\0', 'ri\0dge']) expect((await ask(shop, filled(path, text))).status).toBe(200);
  });

  it.each(ECHOES)('%s: never a fault', async (path) => {
    expect((await ask(shop, filled(path, '\0'))).status).toBeLessThan(500);
  });

  it('posted in vain: never a fault', async () => {
    for (const [path, { status }] of await refusedPosts('a\0b')) expect([path, status < 500]).toEqual([path, true]);
  });

  it('in the email address at the app’s sign-in: the no that any wrong password gets', async () => {
    const visitor = createVisitor({ port: shop.port, host: APP_HOST });
    for (const email of ['\0', 'a\0b@example.com'])
      expect((await visitor.send('POST', '/api/app/session', { email, password: 'x' })).status).toBe(401);
  });
});

describe('templates in what is asked (SC-22)', () => {
  /** What a template engine, ours or another, would make something else of. */
  const EVIL = '{.section website}{@|json}{.end}{{7777*7}}$' + '{7777*7}{website.siteTitle|htmltag}<%= 7777*7 %>';
  const OBEYED = /54439|&quot;siteTitle&quot;|"siteTitle":"Halde Press"[^<]*<\/(?:h1|p|title)/;

  it.each(ECHOES)('%s: printed, never obeyed', async (path) => {
    const answer = await ask(shop, filled(path, EVIL));
    expect(answer.status).toBeLessThan(500);
    if (!path.includes('format=json')) expect(answer.body).not.toMatch(OBEYED);
  });

  it('posted in vain, and in a search: stands there as it was typed', async () => {
    for (const [path, answer] of await refusedPosts(EVIL)) expect(answer.body, path).not.toMatch(OBEYED);
    const { body } = await ask(shop, filled('/search?q=EVIL', EVIL));
    expect(body).toContain('{.section website}{@|json}{.end}{{7777*7}}');
  });
});

describe('where a request wants to be led (SC-29)', () => {
  const EVIL = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%09/evil.example',
    'https://S@evil.example',
  ] as const;
  const PATHS = [
    '/account/sign-in',
    '/account/orders',
    '/checkout',
    '/cart',
    '/sign-in',
    '/nowhere',
    '/restock/confirm',
  ];

  it.each(EVIL)('%s: to a place of this site, or nowhere', async (target) => {
    const names = ['next', 'returnTo', 'return', 'redirect', 'url', 'page', 'pagePath', 'successRedirect'];
    const query = new URLSearchParams(names.map((name) => [name, target]));
    for (const path of PATHS) {
      const { headers, body } = await ask(shop, `${path}?${query}`);
      expect([path, String(headers.location ?? '/')]).toEqual([path, expect.stringMatching(/^\/(?![/\\%])/)]);
      expect([path, /name="next" value="(?!\/(?![/\\%]))/.test(body)]).toEqual([path, false]);
    }
    const visitor = createVisitor(shop);
    const fields = { 'f-email': 'led@example.com', 'f-name.First': 'L', 'f-about': 'Framing', 'f-message': target };
    const sent = await visitor.post(postFormPath(contactId), { ...fields, pagePath: target, next: target });
    expect(String(sent.headers.location)).toBe(`/forms/${contactId}/sent?page=%2F`);
  });
});

describe('names and lists that reach for more (SC-46, SC-47, SC-48)', () => {
  const JSON_DOORS = [
    CART_ENTRIES_PATH,
    '/api/3/commerce/cart/subscription',
    '/api/form/SaveFormSubmission',
    `/api/rest/forms/validate/`,
    '/api/site-users/account/notifications/restock',
    '/api/checkout/pay',
    '/api/checkout/wallet/quote',
    '/api/checkout/wallet/pay',
    RECORD_JAVASCRIPT_ERRORS_PATH,
  ];

  it.each(JSON_DOORS)('%s takes no prototype for a body, and goes on (SC-46)', async (path) => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const headers = {
      ...{ origin: shop.shopOrigin, 'content-type': 'application/json' },
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
    };
    const address = path.endsWith('/') ? `${path}${contactId}` : path;
    for (const body of [
      '{"__proto__":{"itemId":"x","isAdmin":true},"constructor":{"prototype":{"x":1}}}',
      '[{"__proto__":{"x":1}}]',
      '{"itemId":{"__proto__":1},"sku":["a"],"quantity":{"$gt":0}}',
      '"__proto__"',
    ])
      expect((await visitor.request('POST', address, { headers, body })).status).toBeLessThan(500);
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
  });

  it.each([
    ['quantity=1&quantity=-5', 400],
    ['quantity[]=1', 400],
    ['quantity[$gt]=0', 400],
    ['itemId[]=a', 400],
    ['quantity=1', 303],
  ])('a cart’s form with %s is answered %d (SC-47)', async (more, status) => {
    const visitor = createVisitor(shop);
    const fields = new URLSearchParams({
      ...(more.startsWith('itemId') ? {} : { itemId: print.itemId }),
      'option-Size': '30 × 30 cm',
    });
    const headers = { origin: shop.shopOrigin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await visitor.request('POST', '/cart/add', { headers, body: `${fields}&${more}` });
    expect(answer.status).toBe(status);
  });

  it.each([
    [{ quantity: [1] }, 'Quantity must be a number.'],
    [{ quantity: { $gt: 0 } }, 'Quantity must be a number.'],
    [{ sku: ['a', 'b'] }, 'The request could not be understood.'],
    [{ itemId: { $ne: '' } }, 'The request could not be understood.'],
  ])('the cart’s call with %j is 400 (SC-47)', async (part, sentence) => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const answer = await visitor.send('POST', CART_ENTRIES_PATH, {
      ...print,
      quantity: 1,
      additionalFields: '{}',
      ...part,
    });
    expect([answer.status, bodyOf<{ error: string }>(answer).error]).toEqual([400, sentence]);
  });

  it('a name twice in the cart’s call is 400, whichever of the two would be right (SC-47)', async () => {
    const visitor = createVisitor(shop);
    await visitor.get(CART_PATH);
    const headers = {
      ...{ origin: shop.shopOrigin, 'content-type': 'application/json' },
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
    };
    const whole = JSON.stringify({ ...print, quantity: 1, additionalFields: '{}' });
    for (const twice of [
      '"quantity":-5,"quantity":1',
      '"quantity":1,"quantity":-5',
      '"quantity":1,"quant\\u0069ty":1',
    ]) {
      const body = whole.replace('"quantity":1', twice);
      expect((await visitor.request('POST', CART_ENTRIES_PATH, { headers, body })).status).toBe(400);
    }
    expect(bodyOf<WireShoppingCart>(await visitor.get(CART_PATH)).totalQuantity).toBe(0);
  });

  it.each([
    `${STOCK_PATH}?itemId[]=a`,
    `${STOCK_PATH}?itemId=a&itemId=b`,
    '/api/template/GetTemplateSchema?type=form&type=form',
    '/api/search/GeneralSearch?q[$gt]=a',
    '/api/captcha/challenge?action[]=FORM_BLOCK_SUBMISSION',
  ])('%s is 400: one text is asked there (SC-47)', async (path) => {
    expect((await ask(shop, path)).status).toBe(400);
  });

  it.each([
    ['five thousand names', Array.from({ length: 500 }, (_, n) => `p${n}=1`).join('&')],
    ['a list in a list in a list', `a${'[]'.repeat(2000)}=1`],
    ['ten thousand of one', 'a[]=1&'.repeat(1000)],
    ['an index of a thousand', 'a[1000]=1&filter[Size][999999999]=M'],
    ['a hundred thousand deep', `a${'[b]'.repeat(1900)}=1`],
  ])('%s in an address lead to the page as without (SC-48)', async (_, query) => {
    expect((await ask(shop, `/shop?${query.slice(0, 7900)}`)).status).toBe(200);
  });
});

describe('slow and large (SC-64, SC-66)', () => {
  const post = (path: string, headers: string, body = '') =>
    rawRequest(
      shop.port,
      `POST ${path} HTTP/1.1\r\nHost: ${SITE_HOST}\r\nOrigin: ${shop.shopOrigin}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n${body}`,
    ).then(statusOf);

  it.each([
    ['two gigabytes announced', 'Content-Length: 2147483648\r\n', '{', 413],
    ['a hundred megabytes announced', 'Content-Length: 104857600\r\n', '[', 413],
    [
      'more than the limit without a length',
      'Transfer-Encoding: chunked\r\n',
      `4E200\r\n${'['.repeat(0x4e200)}\r\n`,
      413,
    ],
    ['a compressed body', 'Content-Encoding: gzip\r\nContent-Length: 3\r\n', 'abc', 415],
    ['a hundred kilobytes of headers', `X-Big: ${'a'.repeat(100_000)}\r\n`, '', 431],
  ])('%s: %s', async (_, headers, body, status) => {
    expect(await post(RECORD_JAVASCRIPT_ERRORS_PATH, headers, body)).toBe(status);
  });
});
