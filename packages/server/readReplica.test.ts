import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseInsightQuestion } from '@quoin/domain/analytics';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadReport } from './analytics/reports/loadReport.ts';
import { buildDeps } from './buildDeps.ts';
import type { Deps } from './deps.ts';
import { type Installation, openInstallation } from './installation.ts';
import { adjustStock } from './inventory/adjustStock.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { closeDeps } from './server.ts';
import { bumpPublishedVersion } from './sites/index.ts';
import { addTestShop, type TestShop } from './storefront/testing/shop.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './testing/streamingReplica.ts';

let servers: ReplicatedDatabase;
let folder: string;
let installation: Installation;
let deps: Deps;
let shop: TestShop;

beforeAll(async () => {
  servers = await startReplicatedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-replica-'));
  const env = { DATA_DIR: folder, DATABASE_URL: servers.primary, DATABASE_READ_URL: servers.replica };
  const config = readConfig({ ...env, DATABASE_TIMEOUT_FACTOR: '10' }, '/');
  const opening = { database: 'start', messages: 'sendAndReceive' } as const;
  installation = await openInstallation(config, createLog('silent'), opening);
  deps = buildDeps(installation, { isJobless: true });
  shop = await addTestShop(deps.db, 'read');
  await vi.waitUntil(() => deps.db.replicaFigures()?.isAway === false, { timeout: 10_000 });
}, 120_000);
afterAll(async () => {
  await closeDeps(deps);
  await installation.close();
  await servers.close();
  await rm(folder, { recursive: true, force: true });
});

async function pageAt(url: string): Promise<string> {
  const [path = '/', search = ''] = url.split('?');
  const asked = { path, query: parseQueryString(search), headers: {} };
  const reply = await deps.pages.renderSitePage(await shop.load(), asked);
  expect(reply.status).toBe(200);
  return Buffer.from(reply.body ?? '').toString();
}

/** Reads that the replica and the primary answered during `act`. */
async function readsDuring(act: () => Promise<unknown>): Promise<{ replica: boolean; primary: boolean }> {
  const before = deps.db.replicaFigures()!.reads;
  await act();
  const after = deps.db.replicaFigures()!.reads;
  return { replica: after.replica > before.replica, primary: after.primary > before.primary };
}

const OF_REPLICA = { replica: true, primary: false };
const OF_PRIMARY = { replica: false, primary: true };

it('pages and dashboards are read from the replica', async () => {
  await servers.caughtUp();
  expect(await readsDuring(async () => expect(await pageAt('/about')).toContain('About us'))).toEqual(OF_REPLICA);
  const question = parseInsightQuestion(() => undefined);
  const report = async () => loadReport(deps, { site: await shop.load(), report: 'sales', question });
  expect(await readsDuring(report)).toEqual(OF_REPLICA);
});

it('a page that was published is shown at once, however far the replica is behind', async () => {
  await servers.pauseReplay();
  await deps.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const page = trx.updateTable('collection').set({ main_content: '<p>About everybody</p>' });
    await page.where('url_id', '=', 'about').execute();
    await bumpPublishedVersion(trx, shop.siteId);
  });
  expect(await readsDuring(async () => expect(await pageAt('/about')).toContain('About everybody'))).toEqual(
    OF_PRIMARY,
  );
  await servers.resumeReplay();
});

it('a product that is sold out is shown so at once, however far the replica is behind', async () => {
  await servers.caughtUp();
  const isInStock = async () => (await pageAt('/shop/cliffs')).includes('InStock');
  expect(await isInStock()).toBe(true);
  await servers.pauseReplay();
  const [variant] = await deps.db.inSite({ websiteId: shop.siteId }, (trx) =>
    trx.selectFrom('variant').select('id').where('sku', '=', 'CLIFFS').execute(),
  );
  const changes = [{ variantId: variant!.id, adjustment: { kind: 'set' as const, quantity: 0 } }];
  const wanted = { changes, reason: 'correction' as const, note: '', actor: { accountId: null, name: 'Ida' } };
  await adjustStock({ db: deps.db, invalidate: () => undefined }, shop.siteId, wanted);
  expect(await readsDuring(async () => expect(await isInStock()).toBe(false))).toEqual(OF_PRIMARY);
  await servers.resumeReplay();
});

it('what one visitor alone gets comes from the primary: it may show what she has just done', async () => {
  await servers.caughtUp();
  const posted = { formId: 'none', isSent: false } as unknown as Parameters<Deps['pages']['formPage']>[2];
  expect(await readsDuring(async () => deps.pages.formPage(await shop.load(), '/about', posted))).toEqual({
    replica: false,
    primary: false,
  });
});
