import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDeps } from '../../buildDeps.ts';
import { buildSampleDeps } from '../../buildSampleDeps.ts';
import type { Deps } from '../../deps.ts';
import { examine } from '../../doctor/examine.ts';
import { readConfig } from '../../platform/config.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDemoSite } from '../createDemoSite.ts';
import { demoNamed } from '../demos.ts';
import { movableClock } from '../playTraffic.ts';
import { removeSampleRows } from '../storage/sampleData.ts';
import { makeSampleData } from './makeSampleData.ts';
import { planSampleData, SAMPLE_DATA_JOB } from './planSampleData.ts';
import { removeSampleData } from './removeSampleData.ts';

let test: TestDatabase;
let folder: string;
let deps: Deps;
let site: Site;
let before: Readonly<Record<string, number>>;
let stockBefore: readonly object[];

const OWNER = { accountId: null, name: 'Nora' };
/** Rows that say how far something went or what was done, not what a shop has. */
const UNCOUNTED = new Set(['job', 'template_diagnostic', 'audit_event', 'analytics_progress', 'search_word']);

/** By table, as its owner counts: nothing is hidden by a policy. */
async function countRows(): Promise<Readonly<Record<string, number>>> {
  const tables = await test.asOwner<{ name: string }>(
    `select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attname = 'website_id' and not a.attisdropped order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    if (!UNCOUNTED.has(name)) counts[name] = await one<number>(`select count(*)::int as value from "${name}"`);
  return counts;
}

const stock = () => test.asOwner<object>('select id, on_hand, reserved from variant order by id');
async function one<Value>(query: string): Promise<Value> {
  return (await test.asOwner<{ value: Value }>(query))[0]!.value;
}
const make = (signal = new AbortController().signal) => makeSampleData(buildSampleDeps(deps), site.id, signal);
const progress = () => one<number>('select steps_done as value from sample_data');

function depsOf(now: () => number): Deps {
  const config = readConfig({ DATA_DIR: folder }, folder);
  const key = randomBytes(32);
  return buildDeps({
    ...{ config, db: test.db, target: { connectionString: test.url }, log: createLog('silent') },
    ...{ now, newId: () => newId(now(), secureRoll), randomBytes, roll: Math.random },
    keyFor: (purpose) => createHmac('sha256', key).update(purpose).digest(),
    files: localFileStore(join(folder, 'files')),
    tracer: null,
    close: () => Promise.resolve(),
  });
}

beforeAll(async () => {
  const clock = movableClock();
  test = await createTestDatabase({ open: { now: clock.now } });
  folder = await mkdtemp(join(tmpdir(), 'quoin-sample-'));
  deps = depsOf(clock.now);
  clock.set(Date.now() - 61 * 86_400_000);
  site = await createDemoSite(deps, demoNamed('prints'));
  clock.release();
  before = await countRows();
  stockBefore = await stock();
  await planSampleData(deps, site.id, Date.now());
}, 300_000);
afterAll(async () => {
  await deps.rollups.close();
  await deps.pages.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('sample data of the demo shop', () => {
  it('is planned as a job that waits until the shop has started', async () => {
    const jobs = await test.asOwner(`select run_at > now() as later from job where kind = '${SAMPLE_DATA_JOB}'`);
    expect(jobs).toEqual([{ later: true }]);
  });

  it('goes on where it was broken off, and has every order once', async () => {
    const stopping = new AbortController();
    const watch = setInterval(async () => {
      if ((await one<number>('select count(*)::int as value from sales_order')) >= 7) stopping.abort();
    }, 20);
    await expect(make(stopping.signal)).rejects.toThrow();
    clearInterval(watch);
    expect(await progress()).toBeGreaterThan(0);
    await make();
    expect(await one('select count(*)::int as value from sales_order')).toBe(120);
    expect(await one('select count(distinct email)::int as value from sales_order')).toBe(40);
    expect(await one('select count(distinct order_number)::int as value from sales_order')).toBe(120);
  }, 300_000);

  it('has orders in every state, and what visitors say beside them', async () => {
    const states = await test.asOwner<{ state: string }>(
      `select distinct payment_state || ' ' || fulfillment_status as state from sales_order`,
    );
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        ...['awaiting_payment PENDING', 'paid PENDING', 'paid PARTIAL', 'paid FULFILLED'],
        ...['partially_refunded FULFILLED', 'refunded FULFILLED', 'refunded CANCELED'],
      ]),
    );
    const withdrawals = 'select distinct withdrawal_state as value from sales_order order by 1';
    expect((await test.asOwner<{ value: string }>(withdrawals)).length).toBe(3);
    const some = async (query: string) => expect(await one<number>(`select count(*)::int as value from ${query}`));
    (await some("draft_order where status = 'open'")).toBe(3);
    (await some('discount_use')).toBeGreaterThan(20);
    (await some('gift_card')).toBe(4);
    (await some('order_line where product_type <> 1')).toBe(8);
    (await some('subscription')).toBe(2);
    (await some("product_review where state = 'pending' and order_id is not null")).toBeGreaterThan(0);
    (await some("item_comment where state = 'pending'")).toBe(3);
    (await some('form_submission')).toBe(9);
    (await some("subscriber where state = 'subscribed'")).toBe(16);
    (await some('restock_signup')).toBe(7);
    (await some("checkout where state = 'open' and email is not null")).toBeGreaterThan(3);
  });

  it('has sixty days of visits whose orders are known by their visit', async () => {
    await deps.rollups.count(site.id);
    expect(await one<number>('select count(distinct day)::int as value from analytics_visit')).toBeGreaterThan(58);
    expect(await one<number>('select count(*)::int as value from analytics_visit')).toBeGreaterThan(3_000);
    expect(await one<number>('select count(*)::int as value from analytics_visit where reach = 4')).toBe(110);
    expect(await one<number>('select count(distinct country)::int as value from analytics_visit')).toBeGreaterThan(4);
  });

  it('leaves no mail and no job behind, sells nothing out, and keeps stock and money sound', async () => {
    expect(await one<number>('select count(*)::int as value from mail')).toBe(0);
    expect(await one<number>("select count(*)::int as value from job where id::text like '%-53414d504c45'")).toBe(0);
    const soldOut = (rows: readonly object[]) =>
      rows.filter((row) => (row as { on_hand: number }).on_hand === 0).length;
    expect(soldOut(await stock())).toBe(soldOut(stockBefore));
    expect(await examine({ db: test.db }, null)).toEqual([]);
  });

  it('counts a coupon no more for orders of a step that is removed to be made again (GFT-4)', async () => {
    const step = await one<string>('select substring(min(checkout_id::text) from 16 for 3) as value from discount_use');
    const dry = new Error('Nothing is kept of this.');
    const uses = (trx: SiteTransaction) => trx.selectFrom('discount_use').selectAll().execute();
    await expect(
      test.db.inSite({ websiteId: site.id }, async (trx) => {
        const usesBefore = await uses(trx);
        await removeSampleRows(trx, site.id, Number.parseInt(step, 16));
        const left = await uses(trx);
        expect(left.length).toBeLessThan(usesBefore.length);
        const counted = await trx.selectFrom('discount').select('times_used').execute();
        expect(counted).toEqual([{ times_used: left.length }]);
        throw dry;
      }),
    ).rejects.toBe(dry);
  });

  it('is made once', async () => {
    const made = await countRows();
    await make();
    expect(await countRows()).toEqual(made);
  });
});

describe('removing it', () => {
  it('leaves the shop as it was before, and what its owner has made', async () => {
    await test.asOwner(
      `insert into mailing_list (website_id, id, name, created_at, updated_at) values ($1, $2, 'Mine', now(), now())`,
      [site.id, newId(Date.now(), secureRoll)],
    );
    expect(await removeSampleData(deps, site.id, OWNER)).toBe(true);
    expect(await countRows()).toEqual({ ...before, mailing_list: before.mailing_list! + 1 });
    expect(await stock()).toEqual(stockBefore);
    expect(await examine({ db: test.db }, null)).toEqual([]);
    const log = `select count(*)::int as value from audit_event where action = 'sampleData.remove'`;
    expect(await one(log)).toBe(1);
  });

  it('is done once, and it does not come back', async () => {
    expect(await removeSampleData(deps, site.id, OWNER)).toBe(false);
    await make();
    expect(await one<number>('select count(*)::int as value from sales_order')).toBe(0);
  });
});
