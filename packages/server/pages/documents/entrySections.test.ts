import { randomUUID } from 'node:crypto';
import { entryPage, productPage } from '@quoin/domain/document';
import { sourceHash } from '@quoin/domain/translations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEditedProduct } from '../../catalog/storage/productDrafts.ts';
import { documentViolations } from '../../doctor/documentViolations.ts';
import { listTranslations, saveTranslations } from '../../platform/languages/storage/translations.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadSources } from '../../translations/sourceTexts.ts';
import { saveEntry } from '../entries/saveEntry.ts';
import { loadEditedEntry } from '../entries/storage/entries.ts';
import { loadItems } from '../entries/storage/items.ts';
import { loadPublicationPlan } from '../publication/publicationPlan.ts';
import { publishDocument } from '../publication/publish.ts';
import { type OpenedSite, openTestSite, sectionOn, textIn } from '../testing/openedSite.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const actor = { accountId: null, name: 'Ada' };
const publish = (own: OpenedSite, pages: readonly string[] | null = null) =>
  publishDocument(own.deps, { site: own.site, actor }, { pages, note: '' });

/** A site with a post whose text is one section with one block. */
async function withPost(name: string) {
  const own = await openTestSite(database.db, name);
  const websiteId = own.site.id;
  const inSite = <T>(work: Parameters<typeof database.db.inSite<T>>[1]) => database.db.inSite({ websiteId }, work);
  const stored = () =>
    inSite(async (trx) => {
      const { rows } = await sql<{ id: string; title: string; body: string; document: unknown }>`
        SELECT id, title, body, document FROM item WHERE website_id = ${websiteId} AND collection_id = ${own.shop.journalId}
        ORDER BY url_id LIMIT 1`.execute(trx);
      return rows[0]!;
    });
  const post = await stored();
  const [section, block] = [randomUUID(), randomUUID()];
  const write = (html: string) => [sectionOn(entryPage(post.id), section), textIn(section, block, html)];
  return { own, post, stored, inSite, section, block, write, page: entryPage(post.id) };
}

describe('the text of an entry as sections', () => {
  it('is published alone or with the rest, under the title of the entry; its body is made of it', async () => {
    const { own, post, stored, inSite, write, page } = await withPost('entries');
    expect(await own.save(write('<p>On the page</p>'))).toMatchObject({ ok: true, value: { refused: null } });
    expect((await stored()).body).toBe(post.body);
    expect((await loadPublicationPlan(own.deps, own.site.id)).pages).toMatchObject([
      { page, title: post.title, state: 'changed', findings: [] },
    ]);
    const version = (await own.shop.load()).publishedVersion;
    expect((await publish(own, [page])).ok).toBe(true);
    expect(await stored()).toMatchObject({ body: '<p>On the page</p>', document: { sections: [{}] } });
    expect((await own.shop.load()).publishedVersion).toBeGreaterThan(version);
    expect(await publish(own)).toMatchObject({ ok: false, problem: { code: 'nothingToPublish' } });
    expect(await inSite((trx) => documentViolations(trx, own.site.id))).toEqual([]);
    const sources = await inSite(async (trx) => loadSources(trx, await own.shop.load(), `item:${post.id}`));
    const texts = sources[0]!.texts.map(({ kind, field }) => `${kind} ${field}`);
    expect(texts).toContain('block html');
    expect(texts).not.toContain('item body');
  });

  it('keeps the translations it had, and says them in lists and feeds of that language', async () => {
    const { own, post, inSite, block, write, page } = await withPost('translated');
    const websiteId = own.site.id;
    const said = { kind: 'item', id: post.id, field: 'body', value: '<p>Auf Deutsch</p>' } as const;
    await inSite((trx) =>
      saveTranslations(trx, websiteId, [{ ...said, language: 'de', sourceHash: sourceHash(post.body) }]),
    );
    await own.save(write(post.body));
    expect((await publish(own, [page])).ok).toBe(true);
    const inGerman = <T>(work: Parameters<typeof database.db.inSite<T>>[1]) =>
      database.db.inSite({ websiteId, language: 'de' }, work);
    const translations = () =>
      inSite((trx) => listTranslations(trx, websiteId, 'de', { kinds: ['block'], ids: [block] }));
    expect(await translations()).toMatchObject([{ value: '<p>Auf Deutsch</p>', sourceHash: sourceHash(post.body) }]);
    const bodies = () =>
      inGerman(async (trx) => {
        const wanted = { collectionId: own.shop.journalId, order: 'owner', limit: 10, ids: [post.id] } as const;
        return (await loadItems(trx, websiteId, wanted)).map(({ body }) => body);
      });
    expect(await bodies()).toEqual(['<p>Auf Deutsch</p>']);
    const changed = { kind: 'block', id: block, field: 'html', value: '<p>Neu gesagt</p>' } as const;
    await inSite((trx) =>
      saveTranslations(trx, websiteId, [{ ...changed, language: 'de', sourceHash: sourceHash('') }]),
    );
    expect(await bodies()).toEqual(['<p>Neu gesagt</p>']);
    expect((await publish(own, [page])).ok).toBe(false);
    expect(await translations()).toMatchObject([{ value: '<p>Neu gesagt</p>' }]);
  });

  it('is left alone by the form, from the first change on', async () => {
    const { own, post, stored, inSite, write } = await withPost('forms');
    const load = () => inSite((trx) => loadEditedEntry(trx, own.site.id, { id: post.id, siteZone: 'UTC' }));
    expect((await load())!.isOnPage).toBe(false);
    await own.save(write('<p>On the page</p>'));
    const held = (await load())!;
    expect(held.isOnPage).toBe(true);
    const draft = { ...held.draft, title: 'Renamed', body: '<p>By the form</p>' };
    const site = { id: own.site.id, timeZone: 'UTC' };
    const editing = { site, actor, isDrafter: false };
    const edit = { entryId: post.id, revision: held.revision, draft };
    expect(await saveEntry(own.deps, editing, edit)).toMatchObject({ kind: 'done' });
    expect(await stored()).toMatchObject({ title: 'Renamed', body: post.body });
    expect((await publish(own)).ok).toBe(true);
    expect(await stored()).toMatchObject({ title: 'Renamed', body: '<p>On the page</p>' });
  });

  it('is an empty text once its last section is gone', async () => {
    const { own, stored, inSite, write, section, block } = await withPost('gone');
    await own.save(write('<p>On the page</p>'));
    await publish(own);
    const records = await own.records();
    const gone = [`block:${block}`, `section:${section}`] as const;
    await own.save(gone.map((key) => ({ key, path: [], was: records.get(key)! })));
    expect((await publish(own)).ok).toBe(true);
    expect(await stored()).toMatchObject({ body: '', document: null });
    expect(await inSite((trx) => documentViolations(trx, own.site.id))).toEqual([]);
  });

  it('of an entry that is gone keeps nothing from being published', async () => {
    const { own, stored, inSite, write, post } = await withPost('purged');
    await own.save(write('<p>On the page</p>'));
    await inSite((trx) => sql`DELETE FROM item WHERE website_id = ${own.site.id} AND id = ${post.id}`.execute(trx));
    expect((await publish(own)).ok).toBe(true);
    expect((await stored())?.id).not.toBe(post.id);
  });

  it('of a product is its additional information; its description stays, and a save of the form leaves it alone', async () => {
    const { own, inSite } = await withPost('product-details');
    const id = own.shop.printId;
    const [section, block] = [randomUUID(), randomUUID()];
    const before = await inSite((trx) => loadEditedProduct(trx, own.site.id, id));
    await own.save([sectionOn(productPage(id), section), textIn(section, block, '<p>Details</p>')]);
    expect((await publish(own, [productPage(id)])).ok).toBe(true);
    const after = await inSite((trx) => loadEditedProduct(trx, own.site.id, id));
    expect(after).toMatchObject({
      isOnPage: true,
      draft: { additionalInfo: '<p>Details</p>', description: before!.draft.description },
    });
    expect(await inSite((trx) => documentViolations(trx, own.site.id))).toEqual([]);
  });

  it('of a product is read in another language where it stands, and its description stays what it is', async () => {
    const { own, inSite } = await withPost('details-translated');
    const websiteId = own.site.id;
    const id = own.shop.printId;
    const [section, block] = [randomUUID(), randomUUID()];
    await own.save([sectionOn(productPage(id), section), textIn(section, block, '<p>Details</p>')]);
    expect((await publish(own, [productPage(id)])).ok).toBe(true);
    const said = { kind: 'block', id: block, field: 'html', value: '<p>Einzelheiten</p>', language: 'de' } as const;
    await inSite((trx) => saveTranslations(trx, websiteId, [{ ...said, sourceHash: sourceHash('<p>Details</p>') }]));
    const shown = (language?: string) =>
      database.db.inSite({ websiteId, ...(language === undefined ? {} : { language }) }, async (trx) => {
        const wanted = { collectionId: own.shop.shopId, order: 'owner', limit: 100, ids: [id] } as const;
        const [item] = await loadItems(trx, websiteId, wanted);
        return { body: item!.body, details: item!.product?.additionalInfo };
      });
    const here = await shown();
    expect(here.details).toBe('<p>Details</p>');
    expect(await shown('de')).toEqual({ body: here.body, details: '<p>Einzelheiten</p>' });
  });

  it('is refused where it names no entry', async () => {
    const { own } = await withPost('nonsense');
    const saved = await own.save([sectionOn('entry-nonsense', randomUUID())]);
    expect(saved).toMatchObject({ ok: true, value: { refused: { problem: { code: 'pageGone' } } } });
  });
});
