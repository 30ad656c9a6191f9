import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { SiteFrame } from '@quoin/rendering/page';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { cartRoutes } from '../cart/routes/cart.ts';
import { createGuessLimits, GUESSES } from '../giftCards/guessLimits.ts';
import { giftCardRoutes } from '../giftCards/routes/giftCards.ts';
import { accountRoutes } from '../members/routes/account.ts';
import { type MemberShop, openMemberShop } from '../members/testing/memberShop.ts';
import { createCrumbs } from '../platform/http/protection/crumbs.ts';
import { openWire, type Wire } from '../platform/http/testing/wire.ts';
import { addDiscount } from '../pricing/testing/priceRules.ts';
import { race } from './testing/racing.ts';

/** Pages as their data: what a theme would be given. */
const pages = {
  systemPage: (_site: unknown, name: string, view: object) => Promise.resolve(JSON.stringify({ name, ...view })),
  productPage: () => Promise.resolve(null),
  frameOf: () => Promise.resolve({ collections: [] } as unknown as SiteFrame),
};
const HOST = 'one.sites.test';
const REQUESTS = 30;
let made: MemberShop;

beforeAll(async () => {
  made = await openMemberShop();
});
afterAll(() => made.shop.close());

/** A new process, as far as counters in memory go. */
async function openDoor(): Promise<Wire> {
  const cart = { ...made.shop.sale.cart, guesses: createGuessLimits() };
  const account = { members: made.members, crumbs: createCrumbs(new Uint8Array(32).fill(5), randomBytes), pages };
  return openWire({
    rateLimitFactor: 1,
    findSite: async () => made.shop.site,
    siteRoutes: [...cartRoutes(cart), ...giftCardRoutes({ ...cart, pages }), ...accountRoutes(account)],
  });
}

interface Packet {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function textOf({ method, path, type, body, headers = {} }: Packet): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${HOST}`, `Content-Type: ${type}`, 'Sec-Fetch-Site: same-origin'];
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...more, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', '', body].join('\r\n');
}

/** Thirty requests on thirty connections, each whole but for its last byte; then all last bytes at once (RC-17). Answers the statuses. */
async function atOnce(port: number, packet: Packet): Promise<readonly number[]> {
  const text = textOf(packet);
  const sockets = await Promise.all(Array.from({ length: REQUESTS }, () => opened(port)));
  const answers = sockets.map(heard);
  for (const socket of sockets) socket.write(text.slice(0, -1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const socket of sockets) socket.write(text.slice(-1));
  return (await Promise.all(answers)).map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
      .once('error', reject)
      .setNoDelay(true);
  });
}

function heard(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += String(chunk);
    });
    socket.once('close', () => resolve(text));
  });
}

const FORM = 'application/x-www-form-urlencoded';
const many = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

describe('thirty requests released by their last bytes', () => {
  race('are ten guesses at a gift card and twenty refusals (RC-17, SC-10)', { inSuite: 2 }, async () => {
    const wire = await openDoor();
    const statuses = await atOnce(wire.port, {
      method: 'POST',
      path: '/gift-card/balance',
      type: FORM,
      body: 'giftCardCode=AAAA-AAAA-AAAA-AAAA-A',
    });
    expect([many(statuses, 422), many(statuses, 429)]).toEqual([GUESSES.visitor, REQUESTS - GUESSES.visitor]);
    await wire.close();
  });

  race(
    'enter a coupon once; those that come before an answer are ten at most (RC-17, SC-9)',
    { inSuite: 2 },
    async (round) => {
      const wire = await openDoor();
      const { shop } = made;
      const id = await addDiscount(shop, { code: `PACKET${round}`, totalLimit: 1 });
      const itemId = await shop.addProduct({ title: 'Packet' });
      const { setCookies } = await wire.ask({ host: HOST, path: '/api/commerce/shopping-cart' });
      const cookie = setCookies.map((each) => each.split(';', 1)[0]).join('; ');
      const crumb = decodeURIComponent(/crumb=([^;]+)/.exec(cookie)?.[1] ?? '');
      const headers = {
        cookie,
        'x-csrf-token': crumb,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      };
      const entry = JSON.stringify({ itemId, sku: '', quantity: 1, additionalFields: '{}' });
      const added = await wire.ask({
        method: 'POST',
        host: HOST,
        path: '/api/commerce/shopping-cart/entries',
        body: entry,
        headers,
      });
      expect([added.status, added.text]).toEqual([200, expect.any(String)]);
      const statuses = await atOnce(wire.port, {
        ...{ method: 'POST', path: '/api/commerce/shopping-cart/coupons', type: 'application/json' },
        ...{ body: JSON.stringify({ code: `PACKET${round}` }), headers: { Cookie: cookie, 'X-CSRF-Token': crumb } },
      });
      expect(many(statuses, 200)).toBeGreaterThanOrEqual(10);
      expect(many(statuses, 200) + many(statuses, 429)).toBe(REQUESTS);
      const rows = await shop.test.asOwner('select 1 from cart_coupon where code = $1', [`PACKET${round}`]);
      const [discount] = await shop.test.asOwner<{ times_used: number }>(
        'select times_used from discount where id = $1',
        [id],
      );
      expect([rows.length, discount?.times_used]).toEqual([1, 0]);
      await wire.close();
    },
  );

  race('use a reset link once (RC-17, SC-54)', { inSuite: 1 }, async () => {
    const wire = await openDoor();
    const email = await made.newMember();
    await made.browser().post('/account/forgot', { email });
    await made.workOffResets();
    const token = await made.mailedToken('memberReset');
    const body = String(new URLSearchParams({ token, password: 'another horse battery', crumb: '' }));
    const statuses = await atOnce(wire.port, { method: 'POST', path: '/account/reset', type: FORM, body });
    expect(many(statuses, 303)).toBe(1);
    expect(many(statuses, 500)).toBe(0);
    const [user] = await made.shop.test.asOwner<{ epoch: number }>('select epoch from site_user where email = $1', [
      email,
    ]);
    expect(user?.epoch).toBe(2);
    await wire.close();
  });
});
