import { randomUUID } from 'node:crypto';
import { FIELDS_OWNER, FIELDS_TITLE, fieldSectionId, recordKey, recordsOf } from '@quoin/domain/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentViolations } from '../../doctor/documentViolations.ts';
import { listMediaUses } from '../../media/storage/mediaUses.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadSources } from '../../translations/sourceTexts.ts';
import { loadCollections } from '../entries/storage/collections.ts';
import { loadPublicationPlan } from '../publication/publicationPlan.ts';
import { publishDocument } from '../publication/publish.ts';
import { loadFields } from '../storage/pageDocuments.ts';
import { loadServedSite } from '../storage/servedSite.ts';
import { add, type OpenedSite, openSite, openTestSite, sectionOn, textIn } from '../testing/openedSite.ts';
import { fieldLayout } from './fieldLayout.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const SIDE = fieldSectionId('side');
const publish = (own: Pick<OpenedSite, 'deps' | 'site'>) =>
  publishDocument(own.deps, { site: own.site, actor: { accountId: null, name: 'Ada' } }, { pages: null, note: '' });
const fields = (own: Pick<OpenedSite, 'site'>) =>
  database.db.inSite({ websiteId: own.site.id }, async (trx) => {
    const { settings } = await loadServedSite(trx, own.site.id);
    return loadFields(trx, own.site.id, settings);
  });

describe('block fields of a theme', () => {
  it('are published like pages, under a name of their own, and are no page', async () => {
    const own = await openTestSite(database.db, 'fields');
    const pages = recordsOf(await own.records(), 'page').length;
    const saved = await own.save([sectionOn(FIELDS_OWNER, SIDE), textIn(SIDE, randomUUID(), '<p>Hello</p>')]);
    expect(saved).toMatchObject({ ok: true, value: { refused: null } });
    expect((await fields(own)).sections.size).toBe(0);
    const empty = { columns: 12, rows: [{ columns: [{ span: 12, blocks: [] }] }] };
    expect(await fieldLayout(own.deps, await own.shop.load(), 'side')).toEqual({ layout: empty, updatedOn: 0 });
    const plan = await loadPublicationPlan(own.deps, own.site.id);
    expect(plan.pages).toMatchObject([{ page: FIELDS_OWNER, title: FIELDS_TITLE, state: 'changed' }]);
    expect((await publish(own)).ok).toBe(true);
    const shown = await fields(own);
    expect(shown.sections.get(SIDE)?.blocks[0]?.value).toEqual({ html: '<p>Hello</p>' });
    expect(shown.updatedOn).toBeGreaterThan(0);
    const stored = await fieldLayout(own.deps, await own.shop.load(), 'side');
    expect(stored).toMatchObject({
      layout: { rows: [{ columns: [{ span: 12, blocks: [{ type: 2, value: { html: '<p>Hello</p>' } }] }] }] },
      updatedOn: shown.updatedOn,
    });
    await database.db.inSite({ websiteId: own.site.id }, async (trx) => {
      expect((await loadCollections(trx, own.site.id)).map(({ id }) => id)).not.toContain(FIELDS_OWNER);
      expect((await loadServedSite(trx, own.site.id)).pages).toHaveLength(pages);
      expect(await documentViolations(trx, own.site.id)).toEqual([]);
    });
    expect(recordsOf(await own.records(), 'page')).toHaveLength(pages);
  });

  it('can be translated, and name the files they use', async () => {
    const own = await openTestSite(database.db, 'spoken');
    const image = randomUUID();
    const picture = add(recordKey('block', randomUUID()), {
      ...{ section: SIDE, type: 'image', value: { image } },
      place: { column: 1, row: 5, columns: 12, rows: 4, layer: 0 },
    });
    await own.save([sectionOn(FIELDS_OWNER, SIDE), textIn(SIDE, randomUUID(), '<p>Hello</p>'), picture]);
    expect((await publish(own)).ok).toBe(true);
    await database.db.inSite({ websiteId: own.site.id }, async (trx) => {
      const sources = await loadSources(trx, await own.shop.load(), `page:${FIELDS_OWNER}`);
      expect(sources).toMatchObject([{ title: FIELDS_TITLE, texts: [{ kind: 'block', text: '<p>Hello</p>' }] }]);
      const uses = await listMediaUses(trx, own.site.id, [image]);
      expect(uses).toMatchObject([{ kind: 'site', title: FIELDS_TITLE, isLive: true }]);
    });
  });

  it('take over what older sites keep of them in their settings, for visitors and for who edits', async () => {
    const shop = await openTestSite(database.db, 'older');
    const websiteId = shop.site.id;
    await database.db.inSite({ websiteId }, async (trx) => {
      const stored = JSON.stringify({ blockFields: { side: { html: '<p>Old</p>', updatedOn: 5 } } });
      await sql`UPDATE website SET settings = settings || ${stored}::jsonb, published_version = published_version + 1
        WHERE id = ${websiteId}`.execute(trx);
    });
    expect((await fields(shop)).sections.get(SIDE)?.blocks[0]?.value).toMatchObject({ source: '<p>Old</p>' });
    const own = await openSite(database.db, websiteId);
    expect((await own.records()).get(recordKey('section', SIDE))).toMatchObject({ page: FIELDS_OWNER });
    const [key] = recordsOf(await own.records(), 'block', SIDE)[0]!;
    const before = (await own.records()).get(recordKey('block', key))!;
    await own.save([{ key: recordKey('block', key), path: [], was: before }]);
    expect((await publish(own)).ok).toBe(true);
    expect((await fields(own)).sections.get(SIDE)?.blocks).toEqual([]);
  });
});
