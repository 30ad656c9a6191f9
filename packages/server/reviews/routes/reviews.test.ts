import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { AppReviewsResponse, ImportReviewsResponse } from '@quoin/contract/endpoints/store';
import { ROLES } from '@quoin/domain/access';
import { parseQueryString } from '@quoin/domain/site';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { collectPersonalData, erasePersonalData } from '../../customers/storage/personalData.ts';
import { fulfilOrder } from '../../orders/fulfilment/fulfilOrder.ts';
import { orderToken } from '../../orders/orderToken.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite } from '../../platform/http/sitePipeline.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteById, mergeSettings, type Site } from '../../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { type AppClient, answerOf, createAppClient, headOf, signInMember } from '../../testing/appClient.ts';
import { newId } from '../../testing/appShop.ts';
import { addTestSite } from '../../testing/database.ts';
import { sweepReviewRequests } from '../askForReviews.ts';
import { createReviewLimit } from '../reviewDeps.ts';
import { reviewNoticeJobs } from '../reviewMails.ts';
import { reviewRoutes } from './reviews.ts';

const CONFIG = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const NO_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' } as const;

let shop: SaleShop;
let site: Site;
let pages: SitePages;
let folder: string;
let client: AppClient;
let moderator: string;
let reporter: string;
let dunes: string;
let heath: string;
let orderId: string;
let token: string;

beforeAll(async () => {
  shop = await openSaleShop();
  folder = await mkdtemp(path.join(tmpdir(), 'quoin-reviews-'));
  pages = createSitePages({
    ...{ db: shop.db, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER },
    config: { ...CONFIG, isDevelopment: false },
  });
  client = createAppClient({ db: shop.db });
  const { id } = shop.site;
  moderator = await signInMember(client, id, 'm', { roles: [ROLES.moderator] });
  reporter = await signInMember(client, id, 'r', { roles: [ROLES.reporting] });
  dunes = await shop.addProduct({ title: 'Dunes', price: 4000n, stock: 500 });
  heath = await shop.addProduct({ title: 'Heath', price: 2000n, stock: 500 });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of ['subscriber', 'product_review', 'mail', 'job', 'mail_refusal', 'audit_event'])
    await shop.test.asOwner(`delete from ${table}`);
  await shop.test.asOwner('update sales_order set reviews_asked_at = now()');
  await settle({});
  orderId = await buyAndSend([dunes, heath]);
  token = orderToken(shop.sale.cart, site.id, orderId);
});

async function settle(settings: object): Promise<void> {
  const all = { contactEmail: 'owner@example.com', productReviews: { isAsked: true, askAfterDays: 3, ...settings } };
  await shop.db.inSite({ websiteId: shop.site.id }, (trx) => mergeSettings(trx, shop.site.id, all));
  site = (await shop.db.acrossSites((trx) => loadSiteById(trx, shop.site.id)))!;
}

async function buyAndSend(items: readonly string[]): Promise<string> {
  const buyer = shop.newBuyer();
  for (const itemId of items.slice(1)) await shop.add(buyer, { itemId });
  const paid = await shop.pay(buyer, await shop.readyToPay(buyer, items[0]!));
  if (paid.status !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  const staff = { accountId: null, name: 'Kim', roles: [], isOwner: true } as never;
  const act = { site, staff, orderId: paid.orderId, requestId: newId() };
  const sent = await fulfilOrder(shop.sale.checkout, act, { lines: null, isMailed: false, ...NO_TRACKING });
  if (!sent.ok) throw new Error('Not sent.');
  return paid.orderId;
}

const deps = () => ({
  ...{ db: shop.db, keyFor: shop.sale.cart.keyFor, config: CONFIG, now: Date.now, newId, pages },
  ...{ files: localFileStore(folder), limit: createReviewLimit(1000) },
});

async function send(method: 'GET' | 'POST', address: string, form?: FormData, of = site) {
  const pipeline = {
    routes: new Router(reviewRoutes(deps())),
    limits: createRateLimits(1000),
    crumbs: createCrumbs(new Uint8Array(32).fill(3), randomBytes),
  };
  const [bare = '', search = ''] = (address.split('#')[0] ?? '').split('?');
  const head = { ...headOf({ method, path: bare }), query: parseQueryString(search) };
  const reply = await answerSite(pipeline, of, head, async () => ({ body: await bodyOf(form), bodyType: 'stream' }));
  return { ...reply, text: Buffer.from(String(reply.body ?? '')).toString() };
}

/** The form as a browser sends it. */
async function bodyOf(form: FormData = new FormData()): Promise<unknown> {
  const response = new Response(form);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return Object.assign(Readable.from([bytes], { objectMode: false }), { headers });
}

interface Fields {
  readonly stars?: string;
  readonly title?: string;
  readonly body?: string;
  readonly name?: string;
  readonly removed?: string;
  readonly pictures?: readonly Uint8Array<ArrayBuffer>[];
}

function write(itemId: string, { pictures = [], ...texts }: Fields = {}, link = token) {
  const form = new FormData();
  const all = { stars: '4', title: 'Fine', body: 'Thick <b>paper</b>.', name: 'Ada K.', ...texts };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const bytes of pictures) form.append('pictures', new Blob([bytes]), 'photo.png');
  return send('POST', `/order/${link}/reviews/${itemId}`, form);
}

const list = async (state = 'pending', session = moderator) =>
  client.callAs(session, { path: `/api/app/sites/${site.identifier}/reviews`, query: { state } });
const listed = async (state = 'pending') => answerOf<AppReviewsResponse>(await list(state));
const change = (method: 'PUT' | 'DELETE', rest: string, body?: object, session = moderator) =>
  client.callAs(session, { method, path: `/api/app/sites/${site.identifier}/reviews/${rest}`, body });
const mails = (kind: string) =>
  shop.test.asOwner<{ recipient: string; text: string; headers: Record<string, string> }>(
    'select recipient, text, headers from mail where kind = $1',
    [kind],
  );
const count = (table: string) => shop.count(table);
async function picture(metadata = false): Promise<Uint8Array<ArrayBuffer>> {
  const raw = sharp({
    create: { width: 2600, height: 900, channels: 3, background: `#${randomBytes(3).toString('hex')}` },
  });
  const drawn = metadata ? raw.jpeg().withExif({ IFD0: { Copyright: 'Home street 1' } }) : raw.png();
  return new Uint8Array(await drawn.toBuffer());
}
async function productPage(urlStart = 'dunes', query: Record<string, string> = {}): Promise<string> {
  const [item] = await shop.test.asOwner<{ url_id: string }>('select url_id from item where url_id like $1', [
    `${urlStart}-%`,
  ]);
  await settle(site.settings.productReviews as object);
  const reply = await pages.renderSitePage(site, { path: `/shop/${item!.url_id}`, query, headers: {} });
  return Buffer.from(reply.body as Buffer).toString();
}

describe('a buyer', () => {
  it('finds every product of the order behind the link, and nobody without it', async () => {
    const { status, text, headers } = await send('GET', `/order/${token}/reviews`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(text.match(/class="review-form"/g)).toHaveLength(2);
    expect(text).toContain('value="Ada K."');
    for (const wrong of [`${token.slice(0, -1)}x`, 'x', orderToken(shop.sale.cart, newId(), orderId)])
      expect((await send('GET', `/order/${wrong}/reviews`)).status).toBe(410);
    const other = await addTestSite(shop.test.db, `other-${randomBytes(3).toString('hex')}`);
    const elsewhere = (await shop.db.acrossSites((trx) => loadSiteById(trx, other)))!;
    expect((await send('GET', `/order/${token}/reviews`, undefined, elsewhere)).status).toBe(410);
  });

  it('writes one review of each product, which a second visit changes', async () => {
    const sent = await write(dunes);
    expect([sent.status, sent.headers?.location]).toEqual([
      303,
      `/order/${token}/reviews?sent=${dunes}#review-${dunes}`,
    ]);
    expect((await send('GET', sent.headers?.location ?? '')).text).toContain('once the shop has read it');
    await write(dunes, { stars: '2', body: 'Faded.' });
    await write(heath);
    const { reviews, counts } = await listed();
    expect(counts).toEqual({ pending: 2, published: 0, hidden: 0 });
    expect(reviews.find(({ itemTitle }) => itemTitle === 'Dunes')).toMatchObject({
      ...{ stars: 2, body: 'Faded.', authorEmail: 'ada@example.com', isVerified: true },
    });
  });

  it.each([
    ['no stars', { stars: '' }, 422, 'Choose one to five stars.'],
    ['no name', { name: ' ' }, 422, 'Tell us the name to show.'],
    ['no picture', { pictures: [new Uint8Array([1, 2, 3])] }, 422, 'could not be read'],
  ])('who sends %s is told, with what was typed', async (_, fields, status, sentence) => {
    const reply = await write(dunes, { body: 'Kept words', ...fields });
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(sentence);
    expect(reply.text).toContain('Kept words');
    expect(await count('product_review')).toBe(0);
  });

  it('cannot review what another order brought', async () => {
    const other = await shop.addProduct({ title: 'Marsh' });
    expect((await write(other)).status).toBe(410);
    expect(await count('product_review')).toBe(0);
  });

  it('sends up to four pictures, drawn anew without what the camera knows, and takes them back', async () => {
    await write(dunes, { pictures: [await picture(true), await picture()] });
    const [row] = await shop.test.asOwner<{ image_ids: string[] }>('select image_ids from product_review');
    const [asset] = await shop.test.asOwner<{ width: number; sha256: Buffer }>(
      'select width, sha256 from asset where id = $1',
      [row!.image_ids[0]],
    );
    expect(asset?.width).toBe(2000);
    const files = localFileStore(folder);
    const found = await files.find(site.id, asset!.sha256.toString('hex'));
    expect(found).not.toBeNull();
    const tooMany = await write(dunes, { pictures: await Promise.all([1, 2, 3].map(() => picture())) });
    expect([tooMany.status, tooMany.text.includes('up to 4 pictures')]).toEqual([422, true]);
    await write(dunes, { removed: row!.image_ids[0]! });
    const [after] = await shop.test.asOwner<{ image_ids: string[] }>('select image_ids from product_review');
    expect(after?.image_ids).toEqual([row!.image_ids[1]]);
    const trashed = await shop.test.asOwner('select id from asset where deleted_at is not null');
    expect(trashed).toEqual([{ id: row!.image_ids[0] }]);
  });

  it('is shown at once where the owner wants it so, but not with links', async () => {
    await settle({ isCheckedFirst: false });
    await write(dunes);
    await write(heath, { body: 'https://spam.example' });
    expect((await listed()).counts).toEqual({ pending: 1, published: 1, hidden: 0 });
  });

  it('may send twenty in ten minutes', async () => {
    const limit = createReviewLimit();
    const asker = { websiteId: site.id, visitor: 'v', ip: '10.0.0.1' };
    for (let sent = 0; sent < 20; sent += 1) expect(await limit.take(asker)).toBeNull();
    expect(await limit.take(asker)).toBeGreaterThan(0);
  });
});

describe('those who look after the site', () => {
  it('publish, hide, answer and delete reviews, and the log says so', async () => {
    await write(dunes, { pictures: [await picture()] });
    const [review] = (await listed()).reviews;
    const id = review!.id;
    expect(await productPage()).not.toContain('id="reviews"');
    expect(answerOf(await change('PUT', `${id}/state`, { state: 'published' }))).toEqual({ before: 'pending' });
    expect((await change('PUT', `${id}/answer`, { answer: ' Thank you!\n' })).status).toBe(204);
    const shown = await productPage();
    for (const part of ['Thick &lt;b&gt;paper&lt;/b&gt;.', 'Verified purchase', 'Thank you!', '4 out of 5 stars'])
      expect(shown).toContain(part);
    expect((await change('PUT', `${id}/answer`, { answer: 'x'.repeat(2001) })).status).toBe(422);
    await change('PUT', `${id}/state`, { state: 'hidden' });
    expect(await productPage()).not.toContain('Thick');
    expect((await change('DELETE', id)).status).toBe(204);
    expect((await change('DELETE', id)).status).toBe(404);
    const log = await shop.test.asOwner<{ action: string }>('select action from audit_event order by created_at, id');
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['review.decide', 'review.answer', 'review.decide', 'review.delete']),
    );
  });

  it('need the right to moderate, and see no other site', async () => {
    await write(dunes);
    const id = (await listed()).reviews[0]!.id;
    expect((await list('pending', reporter)).status).toBe(403);
    for (const [method, rest, body] of [
      ['PUT', `${id}/state`, { state: 'published' }],
      ['PUT', `${id}/answer`, { answer: 'x' }],
      ['DELETE', id, undefined],
      ['PUT', 'settings', { isAsked: true, askAfterDays: 1, isCheckedFirst: true, hasNotices: true }],
    ] as const)
      expect((await change(method, rest, body, reporter)).status).toBe(403);
    const other = await addTestSite(shop.test.db, `far-${randomBytes(3).toString('hex')}`);
    const foreign = await signInMember(client, other, 'f', { isOwner: true });
    expect((await change('PUT', `${id}/state`, { state: 'published' }, foreign)).status).toBe(404);
    const far = (await shop.db.acrossSites((trx) => loadSiteById(trx, other)))!;
    const wrongSite = { method: 'DELETE', path: `/api/app/sites/${far.identifier}/reviews/${id}` } as const;
    expect((await client.callAs(foreign, wrongSite)).status).toBe(404);
    expect(await count('product_review')).toBe(1);
  });

  it('hear of each new review once, by mail', async () => {
    await write(dunes);
    await write(dunes, { body: 'Changed.' });
    const jobs = await shop.test.asOwner<{ kind: string; payload: { reviewId: string } }>(
      "select kind, payload from job where kind = 'review.written'",
    );
    expect(jobs).toHaveLength(1);
    const job = { id: newId(), websiteId: site.id, attempt: 1, maxAttempts: 12, ...jobs[0]! };
    for (let twice = 0; twice < 2; twice += 1)
      await reviewNoticeJobs(deps()).get('review.written')?.(job, new AbortController().signal);
    expect((await mails('reviewNotice')).map(({ recipient }) => recipient)).toEqual(['owner@example.com']);
  });
});

describe('the product’s page', () => {
  it('carries nothing of reviews while there are none', async () => {
    await write(dunes);
    const html = await productPage();
    for (const word of ['rating', 'sheet-reviews', 'AggregateRating', '"Review"']) expect(html).not.toContain(word);
  });

  it('shows the latest ten, their average, and leads to the others without script', async () => {
    const values = Array.from(
      { length: 12 },
      (_, index) =>
        `('${site.id}', gen_random_uuid(), '${dunes}', 'published', ${index < 6 ? 5 : 4}, 'Body ${index}.', 'Ada', now() - ${index} * interval '1 day', now())`,
    );
    await shop.test.asOwner(`insert into product_review (website_id, id, item_id, state, stars, body, author_name,
      created_at, changed_at) values ${values.join()}`);
    const first = await productPage();
    expect(first.match(/class="review"/g)).toHaveLength(10);
    expect(first).toContain('?reviews=2#reviews');
    expect(first).toContain('4.5 out of 5 stars');
    const things = [...first.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!),
    );
    const product = things.flat().find((thing) => thing['@type'] === 'Product');
    expect(product.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 });
    expect(product.review).toHaveLength(10);
    const second = await productPage('dunes', { reviews: '2' });
    expect(second.match(/class="review"/g)).toHaveLength(2);
    expect(second).toContain('#reviews');
  });
});

async function leaveList(email: string): Promise<void> {
  const list = newId();
  await shop.test.asOwner(
    `insert into mailing_list (website_id, id, name, created_at, updated_at) values ('${site.id}', '${list}', '${list}', now(), now())`,
  );
  await shop.test.asOwner(`insert into subscriber (website_id, id, list_id, email, state, asked_since, created_at, updated_at)
    values ('${site.id}', '${newId()}', '${list}', '${email}', 'unsubscribed', now(), now(), now())`);
}

describe('asking by mail', () => {
  const later = async (days: number) => {
    await shop.test.asOwner(`update order_event set created_at = created_at - ${days} * interval '1 day'
      where order_id = '${orderId}' and kind = 'fulfilled'`);
  };
  const sweep = () => sweepReviewRequests(deps(), site.id);

  it('goes out so many days after everything was sent, once, however many processes look', async () => {
    await sweep();
    expect(await mails('reviewRequest')).toEqual([]);
    await later(3.1);
    const node = await openSaleShop({ besides: shop });
    await Promise.all([sweep(), sweepReviewRequests({ ...deps(), db: node.db }, site.id), sweep()]);
    await node.close();
    await sweep();
    const [mail, ...more] = await mails('reviewRequest');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/order/${token}/reviews`);
    expect(mail?.text).toContain('Dunes');
    expect(mail?.headers['List-Unsubscribe']).toContain('/no-review-mails');
  });

  it.each([
    ['is switched off', () => settle({ isAsked: false })],
    ['would come too late', () => later(30)],
    [
      'was paid back',
      () => shop.test.asOwner(`update sales_order set payment_state = 'refunded' where id = '${orderId}'`),
    ],
    [
      'is withdrawn',
      () => shop.test.asOwner(`update sales_order set withdrawal_state = 'requested' where id = '${orderId}'`),
    ],
    ['has its review', () => write(dunes)],
    ['is of somebody who left a mailing list', () => leaveList('Ada@example.com')],
  ])('does not, where it %s', async (_, prepare) => {
    await later(3.1);
    await prepare();
    await sweep();
    expect(await mails('reviewRequest')).toEqual([]);
  });

  it('ends with the link in it, in one press', async () => {
    await later(3.1);
    const asked = await send('GET', `/order/${token}/no-review-mails`);
    expect(asked.text).toContain('Stop these mails');
    expect(await count('mail_refusal')).toBe(0);
    expect((await send('POST', `/order/${token}/no-review-mails`)).text).toContain('That was the last one');
    await sweep();
    expect(await mails('reviewRequest')).toEqual([]);
    expect((await send('POST', '/order/x/no-review-mails')).status).toBe(410);
  });
});

describe('somebody’s data', () => {
  it('includes their reviews, and erasing takes them with their pictures', async () => {
    await write(dunes, { pictures: [await picture()] });
    const [customer] = await shop.test.asOwner<{ id: string }>('select id from site_user limit 1');
    const person = { id: customer?.id ?? newId(), email: 'ADA@example.com' };
    const before = await shop.test.asOwner<{ n: number }>(
      'select count(*)::int as n from asset where deleted_at is not null',
    );
    await shop.db.inSite({ websiteId: site.id }, async (trx) => {
      expect((await collectPersonalData(trx, site.id, person)).reviews).toMatchObject([{ product: 'Dunes', stars: 4 }]);
      expect((await erasePersonalData(trx, site.id, person)).reviews).toBe(1);
    });
    expect(await count('product_review')).toBe(0);
    const after = await shop.test.asOwner<{ n: number }>(
      'select count(*)::int as n from asset where deleted_at is not null',
    );
    expect(after[0]!.n - before[0]!.n).toBe(1);
  });
});

describe('a file of reviews', () => {
  const FILE = `product_handle,rating,title,body,reviewer_name,review_date,reply,state
HANDLE,5,Fine,"Thick paper, <b>strong</b> ink.",Ben,2026-01-02,Thanks!,published
HANDLE,1,,Buy here,Bot,2026-01-03,,spam
nowhere,5,,x,Ben,2026-01-02,,published
HANDLE,9,,x,Ben,2026-01-02,,published`;
  const post = async (text: string, query: Record<string, string> = {}, session = moderator) => {
    const [item] = await shop.test.asOwner<{ url_id: string }>('select url_id from item where id = $1', [dunes]);
    const body = Buffer.from(text.replaceAll('HANDLE', item!.url_id));
    return client.callAs(session, {
      ...{ method: 'POST', path: `/api/app/sites/${site.identifier}/reviews/import`, query, body },
      headers: { 'content-type': 'application/octet-stream' },
    });
  };

  it('is told of first, then brought, and brings nothing the second time', async () => {
    const told = answerOf<ImportReviewsResponse>(await post(FILE));
    expect(told).toMatchObject({ created: 2, known: 0, problemCount: 2 });
    expect(told.problems.map(({ line }) => line)).toEqual([4, 5]);
    expect(await count('product_review')).toBe(0);
    expect(answerOf(await post(FILE, { apply: 'yes' }))).toMatchObject({ created: 2 });
    expect(answerOf(await post(FILE, { apply: 'yes' }))).toMatchObject({ created: 0, known: 2 });
    const { reviews, counts } = await listed('published');
    expect(counts).toEqual({ pending: 0, published: 1, hidden: 1 });
    expect(reviews[0]).toMatchObject({ body: 'Thick paper, strong ink.', answer: 'Thanks!', isVerified: false });
    expect(new Date(reviews[0]!.createdAt).toISOString().slice(0, 10)).toBe('2026-01-02');
    expect(await productPage()).not.toContain('Verified purchase');
  });

  it.each([
    ['', 422, 'This file contains no reviews.'],
    ['name,rating\nAda,5', 200, 'The file has no column “product_handle”.'],
    ['handle,rating\n"a,5', 422, 'Missing closing quotation mark'],
  ])('of %j answers %i', async (text, status, sentence) => {
    const reply = await post(text);
    expect([reply.status, String(reply.body)]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('is for those who moderate', async () => {
    expect((await post(FILE, { apply: 'yes' }, reporter)).status).toBe(403);
    expect(await count('product_review')).toBe(0);
  });
});
