import { randomBytes } from 'node:crypto';
import { RESTOCK_PATH } from '@quoin/contract/endpoints/site';
import type { RestockGroupsResponse, RestockSignupsResponse } from '@quoin/contract/endpoints/store';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaQuestion } from '../captcha/siteCaptcha.ts';
import { humanCaptcha } from '../captcha/testing/captchas.ts';
import { cartRoutes } from '../cart/routes/cart.ts';
import { bodyOf, newBrowser, type SaleClient } from '../checkout/testing/saleClient.ts';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { createCrumbs } from '../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../platform/http/protection/limits.ts';
import { Router } from '../platform/http/router.ts';
import type { Job } from '../platform/jobs/job.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../testing/appClient.ts';
import { changeRestockSettings } from './restockSettings.ts';
import { type RestockRouteDeps, restockRoutes } from './routes/restock.ts';
import { restockJobs } from './sendRestock.ts';

const CONFIG = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const NOBODY = { accountId: null, name: 'Nora' };
const OWN = {
  isEnabled: true,
  successText: 'Danke!',
  offersMailingList: true,
  optInByDefault: false,
  wantsCaptcha: true,
  isAutomatic: false,
};

let shop: SaleShop;
let site: Site;
let deps: RestockRouteDeps;
let client: SaleClient;
let app: AppClient;
let owner: string;
let reader: string;
const asked: CaptchaQuestion[] = [];
let soldOut: { readonly productId: string; readonly variantId: string };
let sizes: { readonly productId: string; readonly variantIds: readonly string[] };

const variantsOf = async (productId: string) =>
  (
    await shop.test.asOwner<{ id: string }>('select id from variant where product_id = $1 order by display_index', [
      productId,
    ])
  ).map(({ id }) => id);

beforeAll(async () => {
  shop = await openSaleShop();
  const productId = await shop.addProduct({ title: 'Dunes', stock: 0 });
  soldOut = { productId, variantId: (await variantsOf(productId))[0]! };
  const many = await shop.addProduct({ title: 'Heath', stock: 0, sizes: ['A3', 'A2'] });
  sizes = { productId: many, variantIds: await variantsOf(many) };
  app = createAppClient({ db: shop.db, pages: { invalidate: () => undefined } as never });
  owner = await signInMember(app, shop.site.id, 'owner', { isOwner: true });
  reader = await signInMember(app, shop.site.id, 'reader', { roles: [ROLES.reporting] });
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.test.asOwner('delete from restock_signup');
  await shop.test.asOwner('delete from mail');
  await shop.test.asOwner('delete from job');
  await settle({});
});

/** The store as its owner wants it, and its routes as they are then. */
async function settle(settings: Partial<typeof OWN>, rateFactor = 1000): Promise<void> {
  await changeRestockSettings(shop, shop.site.id, { settings: { ...OWN, ...settings }, actor: NOBODY });
  site = (await shop.db.acrossSites((trx) => loadSiteById(trx, shop.site.id)))!;
  asked.length = 0;
  const human = humanCaptcha();
  deps = {
    db: shop.db,
    config: CONFIG,
    keyFor: shop.sale.cart.keyFor,
    captcha: {
      ...human,
      verify: (of, question) => {
        asked.push(question);
        return human.verify(of, question);
      },
    },
    pages: {
      systemPage: async (_site, name, view) => JSON.stringify({ name, ...view }),
      productPage: async (_site, itemId, state) => JSON.stringify({ itemId, ...state }),
    },
  };
  const routes = [...cartRoutes(shop.sale.cart), ...restockRoutes(deps)];
  const pipeline = {
    routes: new Router(routes),
    limits: createRateLimits(rateFactor),
    crumbs: createCrumbs(randomBytes(32), randomBytes),
  };
  client = { shop: { ...shop, site }, pipeline };
}

async function post(body: object, ip?: string, browser?: Awaited<ReturnType<typeof newBrowser>>) {
  const asker = browser ?? (await newBrowser(client, ip));
  const whole = {
    ...soldOut,
    siteVisitorEmail: 'ada@example.com',
    isJoinMailingList: false,
    captchaToken: 't',
    ...body,
  };
  return asker.send('POST', RESTOCK_PATH, whole);
}

const rows = () =>
  shop.test.asOwner<{ email: string; state: string; joins_mailing_list: boolean; language: string }>(
    'select email, state, joins_mailing_list, language from restock_signup order by created_at, email',
  );
const mails = (kind: string) =>
  shop.test.asOwner<{ recipient: string; subject: string; html: string; text: string; secret: string | null }>(
    'select recipient, subject, html, text, secret from mail where kind = $1 order by recipient',
    [kind],
  );

/** Runs every due job of restock, each so many times at once. */
async function work(times = 1): Promise<void> {
  const found = await shop.test.asOwner<{ id: string; kind: string; payload: Job['payload'] }>(
    "delete from job where kind like 'restock.%' returning id, kind, payload",
  );
  const handlers = restockJobs(deps);
  const signal = new AbortController().signal;
  const runs = found.flatMap(({ id, kind, payload }) => {
    const job = { id, kind, payload, websiteId: site.id, attempt: 1, maxAttempts: 12 };
    return Array.from({ length: times }, () => handlers.get(kind)?.(job, signal));
  });
  await Promise.all(runs);
}

async function setStock(variantId: string, quantity: number): Promise<void> {
  await shop.db.inSite({ websiteId: site.id }, (trx) =>
    trx.updateTable('variant').set({ on_hand: quantity }).where('id', '=', variantId).execute(),
  );
}

describe('signing up (RSTK-02)', () => {
  it('keeps who wants to hear, with the flag of the mailing list and the language', async () => {
    const reply = await post({ siteVisitorEmail: ' Ada@Example.com ', isJoinMailingList: true, language: 'de-DE' });
    expect([reply.status, bodyOf(reply)]).toEqual([200, {}]);
    expect(await rows()).toEqual([
      { email: 'Ada@Example.com', state: 'waiting', joins_mailing_list: true, language: 'de-DE' },
    ]);
    expect(asked).toMatchObject([{ token: 't', action: 'PRODUCT_WAITLIST_SUBMISSION', ip: '10.0.0.1' }]);
  });

  it('takes the token of Enterprise under its own name (RSTK-02)', async () => {
    await post({ captchaToken: undefined, recaptchaEnterpriseV3Token: 'e' });
    expect(asked).toMatchObject([{ token: 'e' }]);
  });

  it.each([
    ['', 422, 'Email cannot be blank'],
    ['nobody', 422, 'Email is invalid'],
    ['a@b.example\r\nBcc: c@d.example', 422, 'Email is invalid'],
  ])('refuses %j with %i and "%s" (RSTK-03)', async (siteVisitorEmail, status, error) => {
    const reply = await post({ siteVisitorEmail });
    expect([reply.status, bodyOf(reply).error, bodyOf(reply).field]).toEqual([status, error, 'siteVisitorEmail']);
    expect(asked).toEqual([]);
  });

  it('refuses without a token, but where the store wants none (RSTK-03)', async () => {
    const reply = await post({ captchaToken: undefined });
    expect([reply.status, bodyOf(reply).error]).toEqual([422, 'Complete CAPTCHA before submitting.']);
    await settle({ wantsCaptcha: false });
    expect((await post({ captchaToken: undefined })).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('answers everybody the same, whoever waits already (SC-52)', async () => {
    const first = await post({});
    const again = await post({ siteVisitorEmail: 'ADA@example.com', isJoinMailingList: true });
    expect(bodyOf(again)).toEqual(bodyOf(first));
    expect(await rows()).toMatchObject([{ email: 'ada@example.com', joins_mailing_list: true }]);
  });

  it('is for what is sold out, where the store offers it (RSTK-01)', async () => {
    await setStock(soldOut.variantId, 1);
    const reply = await post({});
    expect([reply.status, bodyOf(reply).errorKey]).toEqual([409, 'restockNotOffered']);
    await setStock(soldOut.variantId, 0);
    expect((await post({ variantId: sizes.variantIds[0] })).status).toBe(409);
    await settle({ isEnabled: false });
    expect((await post({})).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  it('keeps no flag of a mailing list that is not offered', async () => {
    await settle({ offersMailingList: false });
    await post({ isJoinMailingList: true });
    expect(await rows()).toMatchObject([{ joins_mailing_list: false }]);
  });

  it('lets one visitor in ten times an hour, others behind the same address after that (RSTK-02)', async () => {
    await settle({}, 1);
    const browser = await newBrowser(client, '10.9.9.9');
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await post({ siteVisitorEmail: `a${i}@example.com` }, undefined, browser)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await post({}, '10.9.9.9')).status).toBe(200);
  });

  it.each([[{ productId: { $gt: '' } }], [{ siteVisitorEmail: ['a@b.example'] }], [{ isJoinMailingList: 'yes' }]])(
    'is 400 for %j (SC-46, SC-47)',
    async (body) => expect((await post(body)).status).toBe(400),
  );
});

describe('without script', () => {
  async function postPlain(fields: Record<string, string>) {
    const browser = await newBrowser(client);
    const all = { ...soldOut, siteVisitorEmail: 'ada@example.com', sku: 'S', ...fields };
    return browser.post('/restock', all);
  }

  it('somebody waits once the mailed link was opened and its button pressed', async () => {
    const reply = await postPlain({ isJoinMailingList: 'yes' });
    expect([reply.status, reply.headers?.location]).toEqual([303, '/restock/done']);
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]);
    const [mail] = await mails('restockConfirm');
    expect(mail?.recipient).toBe('ada@example.com');
    const browser = await newBrowser(client);
    const seen = await browser.send('GET', `/restock/confirm?token=${mail?.secret}`);
    expect(bodyOf(seen).restock.ask).toMatchObject({ url: '/restock/confirm', token: mail?.secret });
    expect(seen.headers?.['referrer-policy']).toBe('no-referrer');
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]);
    const confirmed = await browser.post('/restock/confirm', { token: mail?.secret ?? '' });
    expect(bodyOf(confirmed).restock.heading).toBe('Danke!');
    expect(await rows()).toMatchObject([{ state: 'waiting', joins_mailing_list: true }]);
  });

  it('a link of another id or another site is dead', async () => {
    await postPlain({});
    const [mail] = await mails('restockConfirm');
    const browser = await newBrowser(client);
    for (const token of ['', 'x.y', `${mail?.secret?.slice(0, -2)}AA`]) {
      expect((await browser.post('/restock/confirm', { token })).status).toBe(410);
    }
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]);
  });

  it('an address is asked three times a day at most, and nothing typed stands in the mail (SC-44)', async () => {
    for (const variantId of [soldOut.variantId, ...sizes.variantIds]) {
      const productId = variantId === soldOut.variantId ? soldOut.productId : sizes.productId;
      expect((await postPlain({ productId, variantId })).status).toBe(303);
    }
    const more = await shop.addProduct({ title: 'Marsh', stock: 0 });
    await postPlain({ productId: more, variantId: (await variantsOf(more))[0]! });
    expect(await mails('restockConfirm')).toHaveLength(3);
  });

  it('who fills the hidden field is thanked and forgotten', async () => {
    expect((await postPlain({ homepage: 'https://spam.example' })).status).toBe(303);
    expect(await rows()).toEqual([]);
  });

  it('the product’s page comes back with what was typed and what is wrong (RSTK-03)', async () => {
    const reply = await postPlain({ siteVisitorEmail: 'ada' });
    expect(reply.status).toBe(422);
    expect(bodyOf(reply)).toMatchObject({ sku: 'S', restock: { email: 'ada', problem: 'Email is invalid' } });
  });
});

const ofSite = (path: string, query: Record<string, string> = {}) => ({
  path,
  query: { websiteId: site.id, ...query },
});

describe('the owner', () => {
  it('sees groups, and their sign-ups page by page (RSTK-06)', async () => {
    const values = Array.from(
      { length: 51 },
      (_, index) => `('${site.id}', gen_random_uuid(), '${soldOut.productId}',
      '${soldOut.variantId}', 'v${index}@example.com', 'waiting', ${index % 2 === 0}, now() - ${index} * interval '1 minute')`,
    );
    await shop.test.asOwner(`insert into restock_signup (website_id, id, product_id, variant_id, email, state,
      joins_mailing_list, created_at) values ${values.join()}`);
    await post({ ...sizes, variantId: sizes.variantIds[1] });
    const groups = answerOf<RestockGroupsResponse>(await app.callAs(owner, ofSite(`${RESTOCK_PATH}/groups`)));
    expect(groups).toMatchObject({
      hasNextPage: false,
      nextPageCursor: null,
      signUpGroups: [
        { title: 'Heath', variantText: 'A2', waitingCount: 1, sentCount: 0, isBuyable: false, available: 0 },
        { title: 'Dunes', variantText: '', waitingCount: 51, mailingListCount: 26, productId: soldOut.productId },
      ],
    });
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const call = ofSite(RESTOCK_PATH, { ...soldOut, ...(cursor === '' ? {} : { cursor }) });
      const answer = answerOf<RestockSignupsResponse>(await app.callAs(owner, call));
      seen.push(...answer.signUps.map(({ email }) => email));
      expect(answer.hasNextPage).toBe(page === 0);
      if (answer.nextPageCursor === null) break;
      cursor = answer.nextPageCursor;
    }
    expect(seen).toEqual(Array.from({ length: 51 }, (_, index) => `v${index}@example.com`));
  });

  it('sees the groups page by page too, the latest request first (RSTK-06)', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `No. ${index}`);
    const productId = await shop.addProduct({ title: 'Series', stock: 0, sizes: names });
    const values = (await variantsOf(productId)).map(
      (
        variantId,
        index,
      ) => `('${site.id}', gen_random_uuid(), '${productId}', '${variantId}', 'ada@example.com', 'waiting',
        false, now() - ${index} * interval '1 minute')`,
    );
    await shop.test.asOwner(`insert into restock_signup (website_id, id, product_id, variant_id, email, state,
      joins_mailing_list, created_at) values ${values.join()}`);
    const groupsAt = async (query: Record<string, string>) =>
      answerOf<RestockGroupsResponse>(await app.callAs(owner, ofSite(`${RESTOCK_PATH}/groups`, query)));
    const first = await groupsAt({});
    expect(first).toMatchObject({ hasNextPage: true, nextPageCursor: expect.any(String) });
    const last = await groupsAt({ cursor: first.nextPageCursor ?? '' });
    expect(last).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    expect([...first.signUpGroups, ...last.signUpGroups].map(({ variantText }) => variantText)).toEqual(names);
  });

  it('writes to each visitor once, however often it is asked (RSTK-07, RC-12, STK-8)', async () => {
    for (const name of ['ada', 'ben']) await post({ siteVisitorEmail: `${name}@example.com` });
    const send = () => app.callAs(owner, { ...ofSite(`${RESTOCK_PATH}/send`), method: 'POST', body: { ...soldOut } });
    const replies = await Promise.all(Array.from({ length: 10 }, send));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(answerOf<object>(replies[0]!)).toEqual({ queued: 2 });
    await work(2);
    expect((await mails('restock')).map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'ben@example.com']);
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect((await send()).status).toBe(404);
    const [owed] = await shop.test.asOwner<{ n: number }>(
      "select count(*)::int as n from job where kind = 'mail.send'",
    );
    expect(owed?.n).toBe(2);
  });

  it('sends all: one mail to who waits for several things (RSTK-07)', async () => {
    await post({});
    for (const variantId of sizes.variantIds) await post({ productId: sizes.productId, variantId });
    await post({ siteVisitorEmail: 'ben@example.com' });
    const sendRequests = [soldOut, ...sizes.variantIds.map((variantId) => ({ productId: sizes.productId, variantId }))];
    const call = { ...ofSite(`${RESTOCK_PATH}/send/all`), method: 'POST' as const, body: { sendRequests } };
    expect(answerOf<object>(await app.callAs(owner, call))).toEqual({ queued: 4 });
    await work();
    const sent = await mails('restock');
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.com', '3 things you asked for are back'],
      ['ben@example.com', 'Dunes is back'],
    ]);
    expect(sent[0]?.text).toContain('Heath');
  });

  it('says who may: reading for orders, sending for fulfilment (AUT-1)', async () => {
    const send = { ...ofSite(`${RESTOCK_PATH}/send`), method: 'POST' as const, body: { ...soldOut } };
    for (const call of [ofSite(`${RESTOCK_PATH}/groups`), ofSite(RESTOCK_PATH, soldOut), send]) {
      expect((await app.callAs(reader, call)).status).toBe(403);
      expect((await app.call(call)).status).toBeGreaterThanOrEqual(401);
    }
  });

  it('takes somebody off the list', async () => {
    await post({});
    const [row] = await shop.test.asOwner<{ id: string }>('select id from restock_signup');
    const path = `/api/app/sites/${shop.site.identifier}/restock/${row?.id}`;
    expect((await app.callAs(owner, { method: 'DELETE', path })).status).toBe(204);
    expect((await app.callAs(owner, { method: 'DELETE', path })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('keeps the settings beside the store’s others', async () => {
    const path = `/api/app/sites/${shop.site.identifier}/settings/restock`;
    const put = await app.callAs(owner, { method: 'PUT', path, body: { ...OWN, successText: ' Bis bald! ' } });
    expect(answerOf<object>(put)).toEqual({ ...OWN, successText: 'Bis bald!' });
    expect((await app.callAs(reader, { method: 'PUT', path, body: OWN })).status).toBe(403);
  });
});

describe('a variant that can be bought again (STK-8)', () => {
  it('is told of by itself, once per return, where the store wants that', async () => {
    await settle({ isAutomatic: true });
    await post({});
    await setStock(soldOut.variantId, 5);
    await setStock(soldOut.variantId, 6);
    await work(3);
    expect(await mails('restock')).toHaveLength(1);
    expect((await mails('restock'))[0]?.html).toContain('/shop/dunes-');
    await setStock(soldOut.variantId, 0);
    await setStock(soldOut.variantId, 2);
    await work();
    expect(await mails('restock')).toHaveLength(1);
    await setStock(soldOut.variantId, 0);
  });

  it('is not told of where somebody sends by hand, or when it is gone again', async () => {
    await post({});
    await setStock(soldOut.variantId, 5);
    await work();
    expect(await mails('restock')).toEqual([]);
    await setStock(soldOut.variantId, 0);
    await settle({ isAutomatic: true });
    await setStock(soldOut.variantId, 5);
    await setStock(soldOut.variantId, 0);
    await work();
    expect(await mails('restock')).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  });

  it('nobody waits: nothing is owed', async () => {
    await setStock(soldOut.variantId, 5);
    await setStock(soldOut.variantId, 0);
    expect(await shop.test.asOwner("select 1 from job where kind like 'restock.%'")).toEqual([]);
  });
});
