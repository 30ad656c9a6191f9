import { randomUUID } from 'node:crypto';
import { recordKey } from '@quoin/domain/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentViolations } from '../../doctor/documentViolations.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { publishDocument } from '../publication/publish.ts';
import { loadVersionRecords, VERSIONS_KEPT } from '../storage/siteVersions.ts';
import { newPage, type OpenedSite, openTestSite, sectionOn, set, textIn } from '../testing/openedSite.ts';
import { sweepDocument } from './sweepDocument.ts';
import { keepVersion, showVersions } from './versions.ts';

const DAY_MS = 86_400_000;
let database: TestDatabase;
let clock = Date.now();
beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
});
afterAll(() => database.close());

const actor = { accountId: null, name: 'Ada' };
const sweep = (own: OpenedSite) => sweepDocument({ ...own.deps, invalidate: () => undefined }, own.site.id);
const publish = (own: OpenedSite) => publishDocument(own.deps, { site: own.site, actor }, { pages: null, note: '' });
const violations = (own: OpenedSite) =>
  database.db.inSite({ websiteId: own.site.id }, (trx) => documentViolations(trx, own.site.id));

describe('the trash', () => {
  it('keeps a page for thirty days, then lets go of it with all that is on it (EDT-4)', async () => {
    const own = await openTestSite(database.db, 'trash');
    const [page, section, block] = [randomUUID(), randomUUID(), randomUUID()];
    await own.save([newPage(page, 'old', 'Old'), sectionOn(page, section), textIn(section, block, '<p>Old</p>')]);
    await publish(own);
    await own.save([set(await own.records(), recordKey('page', page), 'isDeleted', true)]);
    clock += 40 * DAY_MS;
    await sweep(own);
    expect((await own.records()).has(recordKey('page', page)), 'visitors still see it').toBe(true);
    await own.save([set(await own.records(), recordKey('page', page), 'isDeleted', false)]);
    await own.save([set(await own.records(), recordKey('page', page), 'isDeleted', true)]);
    await publish(own);
    clock += 29 * DAY_MS;
    await sweep(own);
    expect((await own.records()).has(recordKey('page', page))).toBe(true);
    clock += DAY_MS + 1000;
    await sweep(own);
    const keys = [...(await own.records()).keys()];
    for (const id of [page, section, block]) expect(keys.some((key) => key.endsWith(id))).toBe(false);
    const { rows } = await database.db.inSite({ websiteId: own.site.id }, (trx) =>
      sql`SELECT id FROM collection WHERE id = ${page}`.execute(trx),
    );
    expect(rows).toEqual([]);
    expect(await violations(own)).toEqual([]);
    expect((await publish(own)).ok).toBe(false);
  });

  it('never takes products or posts along', async () => {
    const own = await openTestSite(database.db, 'full');
    const shop = recordKey('page', await own.pageId('shop'));
    await own.save([set(await own.records(), shop, 'isDeleted', true)]);
    await publish(own);
    clock += 31 * DAY_MS;
    await sweep(own);
    expect((await own.records()).has(shop)).toBe(true);
  });
});

describe('versions', () => {
  it('without a name go after ninety days, but for the newest; later ones stay what they were (ED-29)', async () => {
    const own = await openTestSite(database.db, 'versions');
    const about = recordKey('page', await own.pageId('about'));
    const title = async (now: string) => own.save([set(await own.records(), about, 'title', now)]);
    await title('First');
    await publish(own);
    await title('Named');
    const named = await keepVersion(own.deps, { site: own.site, actor }, 'For ever');
    for (let count = 0; count < VERSIONS_KEPT + 3; count += 1) {
      await title(`Title ${count}`);
      await publish(own);
    }
    clock += 91 * DAY_MS;
    const at = (number: number) =>
      database.db.inSite({ websiteId: own.site.id }, (trx) => loadVersionRecords(trx, own.site.id, number));
    const before = new Map(await at(10));
    await sweep(own);
    const { versions } = await showVersions(own.deps, own.site.id, { page: null, before: 6 });
    expect(versions.map(({ number }) => number)).toEqual([named.number]);
    expect((await at(named.number)).get(about)).toMatchObject({ title: 'Named' });
    expect(new Map(await at(10))).toEqual(before);
    expect(await violations(own)).toEqual([]);
  });
});
