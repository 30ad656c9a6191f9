import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppSiteResponse, AppSitesOverviewResponse, SiteCopyResponse } from '@quoin/contract/endpoints/content';
import type { AppSitesResponse } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { examine } from '../../doctor/examine.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { claimJobs } from '../../platform/jobs/jobTable.ts';
import type { SitePages } from '../../storefront/answering/sitePages.ts';
import { type AppCall, type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addOrder, addProduct, addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertThemeVersion, markInstalled } from '../../themes/storage/installedThemes.ts';
import { COPY_JOB, copyJobs } from '../copySite.ts';
import { PURGE_JOB, purgeJobs } from '../ownSite.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 86_400_000;
let test: TestDatabase;
let root: string;
let files: FileStore;
let client: AppClient;
let shop: TestShop;
let clock = Date.now();
const invalidated: string[] = [];
const sessions = new Map<string, string>();

beforeAll(async () => {
  test = await createTestDatabase({ open: { now: () => clock } });
  root = await mkdtemp(join(tmpdir(), 'quoin-sites-'));
  files = localFileStore(root);
  const pages = { invalidate: (id: string) => void invalidated.push(id) } as unknown as SitePages;
  client = createAppClient({ db: test.db, files, pages, now: () => clock });
  shop = await addShop(test.db, { identifier: 'first' });
  await addProduct(test.db, shop, { title: 'Tide', variants: [{ sku: 'TIDE-S', stock: 3 }] });
  const line = { title: 'Tide', sku: 'TIDE-S', unitPrice: 2000n };
  await addOrder(test.db, shop, { number: 1, email: 'b@x.io', fullName: 'B', placedAt: new Date(), lines: [line] });
  await files.put(shop.id, Buffer.from('picture'));
  await addPerson('owner', { roles: [], isOwner: true });
  await addPerson('manager', { roles: [14], isOwner: false });
  await addPerson('admin', { roles: [1], isOwner: false });
  await addPerson('stranger', null);
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

async function addPerson(name: string, member: { roles: readonly number[]; isOwner: boolean } | null): Promise<void> {
  const email = `${name}@example.com`;
  const made = await client.accounts.createAccount({ email, password: PASSWORD, displayName: name });
  if (!made.ok) throw new Error(made.problem.code);
  if (member !== null) await client.accounts.addMember({ websiteId: shop.id, accountId: made.value, ...member });
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  sessions.set(name, session.value.token);
}

const as = (name: string, call: AppCall) => client.callAs(sessions.get(name)!, call);
const overview = async (name: string) =>
  answerOf<AppSitesOverviewResponse>(await as(name, { path: '/api/app/sites-overview' }));
const mySites = async (name: string) =>
  answerOf<AppSitesResponse>(await as(name, { path: '/api/app/sites' })).sites.map(({ identifier }) => identifier);
const post = (path: string, body: unknown): AppCall => ({ method: 'POST', path, body });
const deps = () => ({ db: test.db, files, now: () => clock }) as unknown as Deps;

/** Runs the jobs of one kind, as a worker would. */
async function work(kind: string): Promise<number> {
  const [when, leaseEnd] = [new Date(clock), new Date(clock + 60_000)];
  const claims = await test.db.acrossSites((trx) =>
    claimJobs(trx, {
      worker: 'w',
      now: when,
      leaseEnd,
      limit: 10,
      after: null,
      busySites: [],
      kinds: { only: [kind] },
    }),
  );
  const handlers = new Map([...copyJobs(deps()), ...purgeJobs(deps())]);
  for (const { job } of claims) await handlers.get(job.kind)!(job, new AbortController().signal);
  return claims.length;
}

describe('a copy of a site', () => {
  let copy: SiteCopyResponse['copy'];

  it('is owed, and seen by nobody but the one who asked until it is whole', async () => {
    const reply = await as('owner', post('/api/app/sites/first/copies', { name: 'Second' }));
    expect(reply.status).toBe(202);
    copy = answerOf<SiteCopyResponse>(reply).copy;
    expect(copy).toMatchObject({ identifier: 'second', title: 'Second', state: 'running' });
    expect((await overview('owner')).copies).toEqual([expect.objectContaining({ id: copy.id, state: 'running' })]);
    expect((await overview('owner')).deleted).toEqual([]);
    expect((await overview('stranger')).copies).toEqual([]);
    expect(await mySites('owner')).toEqual(['first']);
    expect((await as('owner', { path: '/api/app/sites/second/products' })).status).toBe(404);
  });

  it('has pages and products, with their stock in the books, and no order, customer or member of the first', async () => {
    const { sha256, size } = await files.put(shop.id, Buffer.from('<p>mine</p>'));
    await test.db.inSite({ websiteId: shop.id }, async (trx) => {
      const version = { name: 'mine', title: 'Mine', fingerprint: 'f', leftOut: [], addedBy: 'olga' };
      const of = (name: string) =>
        insertThemeVersion(trx, shop.id, { ...version, name }, [{ path: 'site.region', sha256, size }]);
      await markInstalled(trx, shop.id, { name: 'mine', number: await of('mine') });
      // Viewed and not installed: not part of the site.
      await of('looked-at');
    });
    await work(COPY_JOB);
    expect(await mySites('owner')).toEqual(['first', 'second']);
    const [copied] = await test.asOwner<{ id: string; themes: string[] }>(
      `select id, (select array_agg(name || '@' || number) from theme_version where website_id = website.id) as themes
       from website where identifier = 'second'`,
    );
    expect(copied?.themes).toEqual(['mine@1']);
    expect(await files.find(copied!.id, sha256)).not.toBeNull();
    expect((await overview('owner')).copies).toEqual([
      expect.objectContaining({ state: 'done', done: expect.any(Number) }),
    ]);
    const [counts] = await test.asOwner(
      `with made as (select id from website where identifier = 'second') select
         (select count(*)::int from item join made on made.id = website_id) as items,
         (select sum(on_hand)::int from variant join made on made.id = website_id) as stock,
         (select sum(delta)::int from stock_movement join made on made.id = website_id) as moved,
         (select sum(reserved)::int from variant join made on made.id = website_id) as reserved,
         (select count(*)::int from collection join made on made.id = website_id) as pages,
         (select count(*)::int from sales_order join made on made.id = website_id) as orders,
         (select count(*)::int from site_user join made on made.id = website_id) as people,
         (select count(*)::int from membership join made on made.id = website_id) as members`,
    );
    expect(counts).toMatchObject({ items: 1, stock: 3, moved: 3, reserved: 0, orders: 0, people: 0, members: 1 });
    expect(await examine({ db: test.db }, 'second')).toEqual([]);
  });

  it('is apart from the first: what is done to one is not done to the other (TEN-2)', async () => {
    const [second] = await test.asOwner<{ id: string }>(`select id from website where identifier = 'second'`);
    await test.db.inSite({ websiteId: second!.id }, (trx) => trx.updateTable('item').set({ title: 'Ebb' }).execute());
    expect(await test.asOwner('select title from item where website_id = $1', [shop.id])).toEqual([{ title: 'Tide' }]);
    expect(await mySites('manager')).toEqual(['first']);
  });

  it('again does nothing: the job may come twice', async () => {
    await test.asOwner(`update job set state = 'waiting', run_at = now(), attempts = 0 where kind = $1`, [COPY_JOB]);
    await work(COPY_JOB);
    expect(await test.asOwner(`select count(*)::int as n from item`)).toEqual([{ n: 2 }]);
  });

  it.each([
    ['manager', 403],
    ['stranger', 404],
  ])('is not for a %s', async (name, status) => {
    expect((await as(name, post('/api/app/sites/first/copies', { name: 'Third' }))).status).toBe(status);
  });

  it('needs the right to make sites, which an admin of somebody else’s site does not have', async () => {
    const reply = await as('admin', post('/api/app/sites/first/copies', { name: 'Third' }));
    expect([reply.status, answerOf<{ errorKey: string }>(reply).errorKey]).toEqual([403, 'newSitesNotAllowed']);
    expect((await overview('admin')).mayMake).toBe(false);
    expect((await overview('stranger')).mayMake).toBe(true);
  });
});

describe('a site’s name', () => {
  const rename = (name: string, to: string) =>
    as(name, { method: 'PUT', path: '/api/app/sites/first/name', body: { name: to } });

  it('is changed by who may, and visitors see it at once', async () => {
    const reply = await rename('owner', '  Salt  & Son ');
    expect(answerOf<AppSiteResponse>(reply).site).toMatchObject({ identifier: 'first', title: 'Salt & Son' });
    expect(invalidated).toContain(shop.id);
    expect((await rename('owner', ' ')).status).toBe(422);
    expect((await rename('stranger', 'Mine')).status).toBe(404);
  });
});

describe('a deleted site', () => {
  const remove = (name: string, typed: string) =>
    as(name, { method: 'DELETE', path: '/api/app/sites/first', body: { name: typed } });

  it('is deleted by its owner alone, who types its name', async () => {
    expect((await remove('stranger', 'Salt & Son')).status).toBe(404);
    expect((await remove('manager', 'Salt & Son')).status).toBe(403);
    expect((await remove('admin', 'Salt & Son')).status).toBe(403);
    const wrong = await remove('owner', 'Salt');
    expect([wrong.status, answerOf<{ errorKey: string }>(wrong).errorKey]).toEqual([422, 'siteNameWrong']);
    expect((await remove('owner', ' salt & SON')).status).toBe(204);
  });

  it('is there for nobody: not in the app, not for visitors, not for jobs', async () => {
    expect(await mySites('owner')).toEqual(['second']);
    expect((await as('owner', { path: '/api/app/sites/first/products' })).status).toBe(404);
    expect((await as('owner', { path: `/api/app/sites/${shop.id}/products` })).status).toBe(404);
    await test.asOwner(
      `insert into job (website_id, id, kind, run_at, created_at) values ($1, gen_random_uuid(), 'mail.send', now(), now())`,
      [shop.id],
    );
    expect(await work('mail.send')).toBe(0);
    const { deleted } = await overview('owner');
    expect(deleted).toEqual([expect.objectContaining({ id: shop.id, title: 'Salt & Son' })]);
    expect(deleted[0]!.goneAt - deleted[0]!.deletedAt).toBe(30 * DAY_MS);
    expect((await overview('manager')).deleted).toEqual([]);
  });

  it('comes back as it was, by its owner alone', async () => {
    const restore = (name: string) => as(name, post(`/api/app/deleted-sites/${shop.id}/restore`, {}));
    expect((await restore('manager')).status).toBe(404);
    expect((await restore('stranger')).status).toBe(404);
    expect((await restore('owner')).status).toBe(200);
    expect(await mySites('owner')).toEqual(['first', 'second']);
    expect((await restore('owner')).status).toBe(404);
    expect(await test.asOwner('select count(*)::int as n from sales_order where website_id = $1', [shop.id])).toEqual([
      { n: 1 },
    ]);
  });

  it('is gone for good after thirty days, unless it came back', async () => {
    clock += 31 * DAY_MS;
    await work(PURGE_JOB);
    const exists = () => test.asOwner('select count(*)::int as n from website where id = $1', [shop.id]);
    expect(await exists()).toEqual([{ n: 1 }]);
    await test.asOwner('update website set deleted_at = $2 where id = $1', [shop.id, new Date(clock - 30 * DAY_MS)]);
    await test.asOwner(`update job set state = 'waiting', run_at = now(), attempts = 0 where kind = $1`, [PURGE_JOB]);
    await work(PURGE_JOB);
    expect(await exists()).toEqual([{ n: 0 }]);
  });
});

it('what somebody was shown once is kept with the account', async () => {
  // Sessions of before have ended with the month that has passed.
  await addPerson('late', null);
  const path = '/api/app/seen';
  expect(answerOf(await as('late', { path }))).toEqual({ seen: [] });
  expect(answerOf(await as('late', post(path, { name: 'editorTour' })))).toEqual({ seen: ['editorTour'] });
  expect(answerOf(await as('late', post(path, { name: 'editorTour' })))).toEqual({ seen: ['editorTour'] });
  expect((await as('late', post(path, { name: '<x>' }))).status).toBe(400);
});
