import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseQueryString } from '@quoin/domain/site';
import { coreFormatters } from '@quoin/rendering/formatters';
import { corePredicates } from '@quoin/rendering/predicates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoSite } from '../demo/createDemoSite.ts';
import { DEMO_NAMES, demoNamed } from '../demo/demos.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { createLog } from '../platform/log.ts';
import type { Site } from '../sites/storage/sites.ts';
import { newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSitePages, type SitePages } from './answering/sitePages.ts';
import {
  FORMATTER_PROBES,
  NEVER_FALSE,
  NEVER_TRUE,
  PLACES,
  type PlaceName,
  SILENT_FORMATTERS,
} from './testing/demoProbes/probes.ts';
import { probeTable } from './testing/demoProbes/probeTable.ts';
import { readProbes, writeProbeTheme } from './testing/demoProbes/probeTheme.ts';

/** Fixed, so that what is written down of it stays. */
const NOW = Date.UTC(2026, 10, 27, 12);
let database: TestDatabase;
let folder: string;
let pages: SitePages;
const sites = new Map<string, Site>();
const printed = new Map<PlaceName, ReadonlyMap<string, readonly string[]>>();

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => NOW } });
  folder = await mkdtemp(join(tmpdir(), 'quoin-probes-'));
  await writeProbeTheme(join(folder, 'themes'));
  const deps = { db: database.db, files: localFileStore(join(folder, 'files')), newId, now: () => NOW };
  for (const name of DEMO_NAMES) {
    const site = await createDemoSite(deps, demoNamed(name));
    sites.set(name, { ...site, theme: 'probes' });
  }
  await database.asOwner("update website set theme = 'probes'");
  pages = createSitePages({
    ...{ db: database.db, log: createLog('silent'), now: () => NOW, themesFolder: join(folder, 'themes') },
    config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false },
  });
  for (const [place, { site, path }] of Object.entries(PLACES)) {
    const [address = '/', search = ''] = path.split('?');
    const request = { path: address, query: parseQueryString(search), headers: {} };
    const reply = await pages.renderSitePage(sites.get(site)!, request);
    expect([path, reply.status]).toEqual([path, 200]);
    printed.set(place as PlaceName, readProbes(Buffer.from(reply.body ?? '').toString()));
  }
}, 300_000);
afterAll(async () => {
  await pages.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const outputOf = (name: string): string => {
  const [place] = FORMATTER_PROBES[name] ?? [];
  return place === undefined ? '' : (printed.get(place)?.get(name) ?? []).join('').replace(/\s+/g, ' ').trim();
};

/** Returns its output without the frames around it. */
const saidBy = (name: string): string =>
  outputOf(name)
    .replace(/<div class="[\w-]+"> ?|<\/div>/g, '')
    .trim();

/** Where a predicate says yes, or no; of a whole page only where nothing on it says so. */
function decided(name: string, answer: '1' | '0'): string {
  const found = [...printed].flatMap(([place, probes]) =>
    [...probes]
      .filter(([probe, answers]) => probe.startsWith(`${name} `) && answers.includes(answer))
      .map(([probe]) => ({ place, scope: probe.slice(name.length + 1) })),
  );
  const best = found.find(({ scope }) => scope === 'item') ?? found.find(({ scope }) => scope !== 'page') ?? found[0];
  return best === undefined ? '' : `${best.place}, ${best.scope}`;
}

describe('page data of the demo sites', () => {
  it('makes every formatter print something, but for those that are known to be silent', () => {
    const silent = [...coreFormatters().keys()].filter((name) => saidBy(name) === '');
    expect(silent.sort()).toEqual(Object.keys(SILENT_FORMATTERS).sort());
  });

  it('makes every predicate true somewhere, but for those that nothing here is', () => {
    const never = [...corePredicates().keys()].filter((name) => decided(name, '1') === '');
    expect(never.sort()).toEqual(Object.keys(NEVER_TRUE).sort());
  });

  it('makes every predicate false somewhere', () => {
    const never = [...corePredicates().keys()].filter((name) => decided(name, '0') === '');
    expect(never.sort()).toEqual(Object.keys(NEVER_FALSE).sort());
  });

  it('leaves no complaint of the language', async () => {
    await pages.diagnostics.settled();
    expect(await database.asOwner('select distinct file, code, detail from template_diagnostic')).toEqual([]);
  });

  it('is written down; `npx vitest run --project server packages/server/storefront/demoProbes.test.ts -u` writes it', async () => {
    const text = probeTable({ output: outputOf, decided });
    await expect(text).toMatchFileSnapshot('../../../docs/reference/formatters-on-demo-data.md');
  });
});
