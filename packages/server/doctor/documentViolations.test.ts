import { randomUUID } from 'node:crypto';
import { edit, recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDocument } from '../pages/publication/publish.ts';
import { newPage, openTestSite, sectionOn, set, textIn } from '../pages/testing/openedSite.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { documentViolations } from './documentViolations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const look = (websiteId: string) =>
  database.db.inSite({ websiteId }, async (trx) => (await documentViolations(trx, websiteId)).map(({ rule }) => rule));

describe('the doctor', () => {
  it('finds records, tables, versions and changes saying the same, whatever was published (EDT-1, EDT-3)', async () => {
    const own = await openTestSite(database.db, 'sound');
    const websiteId = own.site.id;
    const editing = { site: own.site, actor: { accountId: null, name: 'Ada' } };
    expect(await look(websiteId)).toEqual([]);
    const [page, section] = [randomUUID(), randomUUID()];
    const made = newPage(page, 'team');
    const before = await own.records();
    await own.save([made, sectionOn(page, section), textIn(section, randomUUID(), '<p>x</p>')]);
    await own.save([set(before, 'style:style', 'palette', { accent: '#f00' })]);
    await own.save([set(before, 'notice:popup', 'title', 'Hello')]);
    expect(await publishDocument(own.deps, editing, { pages: null, note: '' })).toMatchObject({ ok: true });
    expect(await look(websiteId)).toEqual([]);
    await own.save([edit(recordKey('page', page), [], made.now, undefined)]);
    await own.save([set(before, recordKey('page', own.shop.shopId), 'isDeleted', true)]);
    await publishDocument(own.deps, editing, { pages: null, note: '' });
    expect(await look(websiteId)).toEqual([]);
  });

  it('names what was changed behind the editor’s back', async () => {
    const own = await openTestSite(database.db, 'unsound');
    const editing = { site: own.site, actor: { accountId: null, name: 'Ada' } };
    const about = await own.pageId('about');
    await own.save([set(await own.records(), recordKey('page', about), 'title', 'New')]);
    await publishDocument(own.deps, editing, { pages: null, note: '' });
    await database.asOwner(`update collection set title = 'Odd' where id = $1`, [about]);
    expect(await look(own.site.id)).toEqual(['EDT-3 the served tables = the live records']);
    await database.asOwner('delete from version_record where website_id = $1 and key = $2', [
      own.site.id,
      recordKey('page', about),
    ]);
    await database.asOwner('delete from site_change where website_id = $1', [own.site.id]);
    expect(await look(own.site.id)).toEqual([
      'EDT-3 the served tables = the live records',
      'EDT-3 the published version = the live records',
      'EDT-1 every revision of a draft is a change that is kept',
    ]);
  });

  it('does not mind other screens, which publish by themselves', async () => {
    const own = await openTestSite(database.db, 'others');
    await database.asOwner(`update collection set title = 'Odd' where id = $1`, [own.shop.shopId]);
    await database.asOwner('update website set published_version = published_version + 1 where id = $1', [own.site.id]);
    expect(await look(own.site.id)).toEqual([]);
    await own.records();
    expect(await look(own.site.id)).toEqual([]);
  });
});
