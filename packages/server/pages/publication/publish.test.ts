import { randomUUID } from 'node:crypto';
import { edit, type JsonRecord, recordKey, recordsOf } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentViolations } from '../../doctor/documentViolations.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDocument } from '../documents/openDocument.ts';
import { keepVersion, showVersion, showVersions } from '../documents/versions.ts';
import { findRootCategory } from '../entries/storage/categories.ts';
import { findMoved } from '../storage/movedPages.ts';
import { loadServedSite } from '../storage/servedSite.ts';
import { loadVersionRecords } from '../storage/siteVersions.ts';
import { add, newPage, type OpenedSite, openTestSite, sectionOn, set, textIn } from '../testing/openedSite.ts';
import { callOffPublication, documentJobs, PUBLISH_JOB, planPublication } from './planPublication.ts';
import { loadPublicationPlan } from './publicationPlan.ts';
import { publishDocument } from './publish.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const actor = { accountId: null, name: 'Ada' };

async function publish(own: OpenedSite, pages: readonly string[] | null = null) {
  return publishDocument(own.deps, { site: own.site, actor }, { pages, note: '' });
}

async function served(own: OpenedSite) {
  return database.db.inSite({ websiteId: own.site.id }, (trx) => loadServedSite(trx, own.site.id));
}

async function publishedNumber(own: OpenedSite, pages: readonly string[] | null = null): Promise<number> {
  const done = await publish(own, pages);
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return done.value;
}

describe('publishing', () => {
  it('writes the tables that pages are served from, and leaves nothing unpublished', async () => {
    const own = await openTestSite(database.db, 'all');
    const [page, section, block, link] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const before = await own.records();
    await own.save([
      newPage(page, 'team', 'Team'),
      sectionOn(page, section),
      textIn(section, block, '<p>Us</p>'),
      add(recordKey('link', link), {
        ...{ navigation: 'mainNav', parent: '', order: 'zz', page, title: '', url: '', newWindow: false },
      }),
      set(before, 'site:site', 'title', 'New title'),
      set(before, 'style:style', 'tweaks', { accent: '#f00' }),
      set(before, 'notice:announcement', 'text', 'Hear, hear'),
    ]);
    const version = (await own.shop.load()).publishedVersion;
    expect(await publishedNumber(own)).toBe(1);
    const site = await own.shop.load();
    expect([site.title, site.publishedVersion]).toEqual(['New title', version + 1]);
    expect(site.settings).toMatchObject({
      ...{ country: 'DE', tweaks: { accent: '#f00' }, noticesRevision: 1 },
      announcementBarSettings: { plainText: 'Hear, hear', version: 1 },
    });
    const tables = await served(own);
    expect(tables.pages.find(({ id }) => id === page)).toMatchObject({ urlId: 'team', isEnabled: true, title: 'Team' });
    expect(tables.documents.get(page)?.sections[0]?.blocks[0]?.value).toEqual({ html: '<p>Us</p>' });
    expect(tables.navigations[0]?.items.at(-1)).toMatchObject({ collectionId: page, urlId: 'team' });
    const opened = await openDocument(own.deps, own.site.id);
    expect([opened.unpublished, opened.revision]).toEqual([[], 1]);
    expect(await publish(own)).toMatchObject({ ok: false, problem: { code: 'nothingToPublish' } });
  });

  it('gives a new store the category of everything, named in the language of the site', async () => {
    const own = await openTestSite(database.db, 'laden');
    const page = randomUUID();
    await database.db.acrossSites((trx) =>
      trx.updateTable('website').set({ language: 'de-DE' }).where('id', '=', own.site.id).execute(),
    );
    const store = { ...(newPage(page, 'laden', 'Laden').now as JsonRecord), type: COLLECTION_TYPES.products };
    expect(await own.save([add(recordKey('page', page), store)])).toMatchObject({ ok: true });
    await publishedNumber(own, [page]);
    const root = await database.db.inSite({ websiteId: own.site.id }, (trx) =>
      findRootCategory(trx, own.site.id, page),
    );
    expect(root?.displayName).toBe('Alle');
  });

  it('publishes one page with the links to it, and leaves the rest', async () => {
    const own = await openTestSite(database.db, 'one-page');
    const [about, journal] = [await own.pageId('about'), own.shop.journalId];
    const before = await own.records();
    await own.save([set(before, recordKey('page', about), 'title', 'A')]);
    await own.save([set(before, recordKey('page', journal), 'title', 'J')]);
    await publishedNumber(own, [about]);
    const titles = new Map((await served(own)).pages.map(({ id, title }) => [id, title]));
    expect([titles.get(about), titles.get(journal)]).toEqual(['A', 'Journal']);
    expect((await openDocument(own.deps, own.site.id)).unpublished).toEqual([recordKey('page', journal)]);
  });

  it('sends who has an old address on, and lets two pages change places', async () => {
    const own = await openTestSite(database.db, 'moved');
    const [about, journal] = [await own.pageId('about'), own.shop.journalId];
    const before = await own.records();
    await own.save([
      set(before, recordKey('page', about), 'urlId', 'journal'),
      set(before, recordKey('page', journal), 'urlId', 'about'),
    ]);
    await publishedNumber(own);
    await own.save([edit(recordKey('page', about), ['urlId'], 'journal', 'who-we-are')]);
    await publishedNumber(own);
    const found = await database.db.inSite({ websiteId: own.site.id }, (trx) =>
      findMoved(trx, own.site.id, '/journal'),
    );
    expect(found).toEqual({ path: '/who-we-are', category: null });
  });

  it('puts a page into the trash and takes it out again, with everything in it (EDT-4)', async () => {
    const own = await openTestSite(database.db, 'trash');
    const key = recordKey('page', own.shop.shopId);
    await own.save([set(await own.records(), key, 'isDeleted', true)]);
    await publishedNumber(own);
    const gone = (await served(own)).pages.find(({ id }) => id === own.shop.shopId);
    expect(gone).toMatchObject({ isEnabled: false, urlId: `trash-${own.shop.shopId}` });
    expect((await served(own)).navigations[0]?.items).toHaveLength(2);
    expect((await openDocument(own.deps, own.site.id)).unpublished).toEqual([]);
    await own.save([set(await own.records(), key, 'isDeleted', false)]);
    await publishedNumber(own);
    expect((await served(own)).pages.find(({ id }) => id === own.shop.shopId)).toMatchObject({
      ...{ isEnabled: true, urlId: 'shop' },
    });
    const [{ count }] = (await database.asOwner<{ count: string }>(
      'select count(*) from item where collection_id = $1',
      [own.shop.shopId],
    )) as [{ count: string }];
    expect(Number(count)).toBe(5);
  });

  it('keeps a page whose record was taken away altogether in the trash, and brings it back by its id', async () => {
    const own = await openTestSite(database.db, 'undone');
    const page = randomUUID();
    const made = newPage(page, 'team');
    await own.save([made]);
    await publishedNumber(own);
    await own.save([edit(recordKey('page', page), [], made.now, undefined)]);
    await publishedNumber(own);
    expect((await served(own)).pages.find(({ id }) => id === page)?.isEnabled).toBe(false);
    await own.save([made]);
    await publishedNumber(own);
    expect((await served(own)).pages.find(({ id }) => id === page)).toMatchObject({ isEnabled: true, urlId: 'team' });
  });

  it('publishes no site without a home page, and no two pages under one address', async () => {
    const own = await openTestSite(database.db, 'refused');
    const [page, about] = [randomUUID(), await own.pageId('about')];
    const before = await own.records();
    await own.save([newPage(page, 'welcome'), set(before, 'site:site', 'homepage', page)]);
    expect(await publish(own, [''])).toMatchObject({ ok: false, problem: { code: 'homepageMissing' } });
    await own.save([set(before, recordKey('page', about), 'urlId', 'about-us')]);
    await own.save([newPage(randomUUID(), 'about')]);
    const other = recordsOf(await own.records(), 'page').find(([, each]) => each.urlId === 'about')![0];
    expect(await publish(own, [other])).toMatchObject({ ok: false, problem: { code: 'pageUrlTaken' } });
    expect(await publishedNumber(own)).toBe(1);
    expect((await served(own)).pages.find(({ isHomepage }) => isHomepage)?.id).toBe(page);
  });

  it('says what would be published, what differs in words and by whom; what was undone is not in it (ED-28)', async () => {
    const own = await openTestSite(database.db, 'words');
    const about = await own.pageId('about');
    const key = recordKey('page', about);
    const before = await own.records();
    await own.save([set(before, key, 'title', 'A')], { label: 'Rename page' });
    await own.save([edit(key, ['title'], 'A', 'B')], { label: 'Rename page', author: 'Bea' });
    await own.save([set(before, key, 'description', '<p>x</p>')], { label: 'Describe page' });
    // Listed by id, as they were made: a random one would be older than all others now and then.
    const team = `f${randomUUID().slice(1)}`;
    await own.save([newPage(team, 'team', 'Team')], { label: 'Add page' });
    await own.save([set(before, 'site:site', 'tagline', 'Gone again')], { label: 'Retag' });
    await own.save([edit('site:site', ['tagline'], 'Gone again', before.get('site:site')?.tagline)], {
      label: 'Undo retag',
    });
    const { pages } = await loadPublicationPlan(own.deps, own.site.id);
    expect(pages.map(({ path }) => path)).toEqual(['/about', '/team']);
    const plan = new Map(pages.map((page) => [page.path, page]));
    expect(plan.get('/about')).toMatchObject({
      ...{ state: 'changed', title: 'B', authors: ['Ada', 'Bea'] },
      changes: [expect.stringMatching(/^Page: title “.*” → “B”, description$/)],
    });
    expect(plan.get('/team')).toMatchObject({ state: 'new', changes: ['Page: added'] });
    await publishedNumber(own);
    await own.save([edit(key, ['title'], 'B', 'C')], { label: 'Rename again' });
    expect((await loadPublicationPlan(own.deps, own.site.id)).pages).toMatchObject([
      { changes: ['Page: title “B” → “C”'] },
    ]);
  });
});

describe('at once', () => {
  it('two publications and ten saves leave one published state and lose no edit (RC-10)', async () => {
    const own = await openTestSite(database.db, 'races');
    const base = await own.revision();
    await own.save([newPage(randomUUID(), 'first')]);
    const saves = Array.from({ length: 10 }, (_, index) =>
      own.save([newPage(randomUUID(), `page-${index}`)], { base }),
    );
    const publications = [publish(own), publish(own)];
    await Promise.all([...saves, ...publications]);
    const codes = (await Promise.all(publications)).map((each) => (each.ok ? 'done' : each.problem.code));
    expect(codes).toContain('done');
    expect(codes.filter((code) => code !== 'done' && code !== 'nothingToPublish')).toEqual([]);
    await publish(own);
    expect((await served(own)).pages.filter(({ urlId }) => /^(page-|first)/.test(urlId))).toHaveLength(11);
    expect(await database.db.inSite({ websiteId: own.site.id }, (trx) => documentViolations(trx, own.site.id))).toEqual(
      [],
    );
  });
});

describe('versions', () => {
  it('hold what differs only, and give back each state whole', async () => {
    const own = await openTestSite(database.db, 'versions');
    const about = await own.pageId('about');
    const key = recordKey('page', about);
    const texts: string[] = ['About'];
    for (const title of ['One', 'Two', 'Three']) {
      await own.save([edit(key, ['title'], texts.at(-1)!, title)]);
      texts.push(title);
      await publishedNumber(own);
    }
    await own.save([edit(key, ['title'], 'Three', 'Four')]);
    const named = await keepVersion(own.deps, { site: own.site, actor }, 'Before the big change');
    const { versions } = await showVersions(own.deps, own.site.id, { page: about, before: null });
    expect(versions.map(({ number, kind }) => [number, kind])).toEqual([
      ...[[named.number, 'named']],
      ...[3, 2, 1].map((number) => [number, 'published']),
    ]);
    for (const [index, title] of ['One', 'Two', 'Three', 'Four'].entries()) {
      const shown = await showVersion(own.deps, own.site.id, index + 1, about);
      if (!shown.ok) throw new Error(shown.problem.code);
      expect(shown.value.records.get(key)?.title).toBe(title);
    }
    const [{ count }] = (await database.asOwner<{ count: string }>(
      'select count(*) from version_record where website_id = $1 and number > 1',
      [own.site.id],
    )) as [{ count: string }];
    expect(Number(count)).toBe(3);
    const all = await database.db.inSite({ websiteId: own.site.id }, (trx) =>
      loadVersionRecords(trx, own.site.id, named.number),
    );
    expect(new Map([...all].sort())).toEqual(new Map([...(await own.records())].sort()));
  });
});

describe('planned publications', () => {
  const invalidate = () => undefined;
  async function run(own: OpenedSite, number: number): Promise<void> {
    const job = { websiteId: own.site.id, id: randomUUID(), kind: PUBLISH_JOB, payload: { number }, attempt: 1 };
    const work = documentJobs({ ...own.deps, invalidate }).get(PUBLISH_JOB)!;
    await work({ ...job, maxAttempts: 12 }, new AbortController().signal);
  }

  it('publish what was frozen, once, whatever was edited since', async () => {
    const own = await openTestSite(database.db, 'planned');
    const about = await own.pageId('about');
    const key = recordKey('page', about);
    await own.save([set(await own.records(), key, 'title', 'Frozen')]);
    const at = new Date(Date.now() + 60_000);
    const planned = await planPublication(own.deps, { site: own.site, actor }, { pages: null, at, note: 'Sale' });
    if (!planned.ok) throw new Error(planned.problem.code);
    await own.save([edit(key, ['title'], 'Frozen', 'Later')]);
    const [job] = await database.asOwner<{ run_at: Date }>('select run_at from job where kind = $1', [PUBLISH_JOB]);
    expect(job?.run_at.getTime()).toBe(at.getTime());
    expect((await loadPublicationPlan(own.deps, own.site.id)).planned).toMatchObject([{ name: 'Sale' }]);
    const before = (await own.shop.load()).publishedVersion;
    await run(own, planned.value);
    await run(own, planned.value);
    expect((await own.shop.load()).publishedVersion).toBe(before + 1);
    expect((await served(own)).pages.find(({ id }) => id === about)?.title).toBe('Frozen');
    expect((await own.records()).get(key)?.title).toBe('Later');
    expect((await loadPublicationPlan(own.deps, own.site.id)).planned).toEqual([]);
  });

  it('are called off', async () => {
    const own = await openTestSite(database.db, 'called-off');
    await own.save([set(await own.records(), recordKey('page', await own.pageId('about')), 'title', 'No')]);
    const editing = { site: own.site, actor };
    const past = await planPublication(own.deps, editing, { pages: null, at: new Date(0), note: '' });
    expect(past).toMatchObject({ ok: false, problem: { code: 'publicationInPast' } });
    const at = new Date(Date.now() + 60_000);
    const planned = await planPublication(own.deps, editing, { pages: null, at, note: '' });
    if (!planned.ok) throw new Error(planned.problem.code);
    expect(await callOffPublication(own.deps, editing, planned.value)).toBe(true);
    expect(await callOffPublication(own.deps, editing, planned.value)).toBe(false);
    const before = (await own.shop.load()).publishedVersion;
    await run(own, planned.value);
    expect((await own.shop.load()).publishedVersion).toBe(before);
  });
});
