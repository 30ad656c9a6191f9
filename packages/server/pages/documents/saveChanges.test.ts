import { randomUUID } from 'node:crypto';
import { ROLES } from '@quoin/domain/access';
import { recordKey, toPageDocument } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newPage, type OpenedSite, openTestSite, sectionOn, set, textIn } from '../testing/openedSite.ts';
import { changesSince } from './changesSince.ts';
import { openDocument } from './openDocument.ts';

let database: TestDatabase;
let own: OpenedSite;
let about: string;

beforeAll(async () => {
  database = await createTestDatabase();
  own = await openTestSite(database.db, 'saving');
  about = await own.pageId('about');
});
afterAll(() => database.close());

function valueFrom<Value>(outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

describe('opening a site', () => {
  it('makes records of what visitors see, once', async () => {
    const opened = await openDocument(own.deps, own.site.id);
    expect(opened.revision).toBe(0);
    expect(opened.unpublished).toEqual([]);
    expect(opened.records.get(recordKey('page', about))).toMatchObject({ title: 'About', body: '<p>About us</p>' });
    expect([...opened.records.keys()].filter((key) => key.startsWith('link:'))).toHaveLength(3);
    expect(opened.records.get('site:site')).toMatchObject({
      title: 'Salt & Paper',
      homepage: await own.pageId('home'),
    });
  });

  it('opens for two at once as one', async () => {
    const { addTestShop } = await import('../../storefront/testing/shop.ts');
    const shop = await addTestShop(database.db, 'twice');
    const deps = { db: database.db, drafts: createDraftMemory() };
    const [one, two] = await Promise.all([openDocument(deps, shop.siteId), openDocument(deps, shop.siteId)]);
    expect([...two.records.keys()].sort()).toEqual([...one.records.keys()].sort());
  });

  it('takes over what another screen has changed since, unless it was edited here', async () => {
    const other = await openTestSite(database.db, 'elsewhere');
    const [shop, journal] = [other.shop.shopId, other.shop.journalId];
    const before = await other.records();
    valueFrom(await other.save([set(before, recordKey('page', journal), 'title', 'My journal')]));
    const changes = [shop, journal].map((id) =>
      database.asOwner(`update collection set title = 'Elsewhere' where id = $1`, [id]),
    );
    await Promise.all(changes);
    await database.asOwner('update website set published_version = published_version + 1 where id = $1', [
      other.site.id,
    ]);
    const opened = await openDocument(other.deps, other.site.id);
    expect(opened.records.get(recordKey('page', shop))).toMatchObject({ title: 'Elsewhere' });
    expect(opened.records.get(recordKey('page', journal))).toMatchObject({ title: 'My journal' });
    expect(opened.unpublished).toEqual([recordKey('page', journal)]);
    expect(opened.revision).toBe(2);
    expect(new Set(opened.records.keys())).toEqual(new Set(before.keys()));
  });
});

describe('saving changes', () => {
  it('is there for everybody once it is acknowledged, and in the record of changes (EDT-1)', async () => {
    const id = randomUUID();
    const section = randomUUID();
    const edits = [sectionOn(about, section), textIn(section, randomUUID(), '<p>Hello</p>')];
    const { revision, saved } = valueFrom(await own.save(edits, { id }));
    expect(saved).toEqual([id]);
    const elsewhere = await openDocument({ db: database.db, drafts: createDraftMemory() }, own.site.id);
    expect(elsewhere.revision).toBe(revision);
    expect(toPageDocument(elsewhere.records, about).sections[0]?.blocks[0]?.value).toEqual({ html: '<p>Hello</p>' });
    const news = valueFrom(await changesSince(own.deps, own.site.id, 0));
    expect(news.changes.at(-1)).toMatchObject({ id, author: 'Ada', edits });
  });

  it('acknowledges again what it has, and does it once', async () => {
    const [id, records] = [randomUUID(), await own.records()];
    const edits = [set(records, recordKey('page', about), 'description', '<p>Once</p>')];
    const base = await own.revision();
    const first = valueFrom(await own.save(edits, { id, base }));
    const second = valueFrom(await own.save(edits, { id, base }));
    expect([second.saved, second.revision, second.others]).toEqual([[id], first.revision, []]);
  });

  it('merges edits of different values, and answers a clash with both (EDT-2)', async () => {
    const key = recordKey('page', about);
    const [base, records] = [await own.revision(), await own.records()];
    valueFrom(await own.save([set(records, key, 'title', 'Hers')], { base, author: 'Bea' }));
    const merged = valueFrom(await own.save([set(records, key, 'navigationTitle', 'Mine')], { base }));
    expect(merged.refused).toBeNull();
    expect(merged.others.map(({ author }) => author)).toEqual(['Bea']);
    const clash = valueFrom(await own.save([set(records, key, 'title', 'Mine')], { base }));
    expect(clash.saved).toEqual([]);
    expect(clash.refused).toMatchObject({
      problem: { code: 'changeClashes' },
      clashes: [{ theirs: 'Hers', by: 'Bea' }],
    });
    expect((await own.records()).get(key)).toMatchObject({ title: 'Hers', navigationTitle: 'Mine' });
  });

  it('loses nothing when twenty save at once', async () => {
    const base = await own.revision();
    const pages = Array.from({ length: 20 }, () => randomUUID());
    const all = await Promise.all(pages.map((id, index) => own.save([newPage(id, `page-${index}`)], { base })));
    expect(all.map((each) => valueFrom(each).refused)).toEqual(pages.map(() => null));
    const records = await own.records();
    expect(pages.filter((id) => records.has(recordKey('page', id)))).toHaveLength(20);
    expect(await own.revision()).toBe(base + 20);
  });

  it.each([
    ['Not a page', 'pageUrlInvalid'],
    ['cart', 'pageUrlReserved'],
    ['shop', 'pageUrlTaken'],
  ])('refuses the address %s: %s (EDIT-05)', async (urlId, code) => {
    const answer = valueFrom(await own.save([newPage(randomUUID(), urlId)]));
    expect(answer.refused?.problem.code).toBe(code);
  });

  it('refuses the 61st block of a section (LIM-01)', async () => {
    const section = randomUUID();
    const full = [sectionOn(about, section), ...Array.from({ length: 60 }, () => textIn(section, randomUUID(), ''))];
    expect(valueFrom(await own.save(full)).refused).toBeNull();
    const refused = valueFrom(await own.save([textIn(section, randomUUID(), '')])).refused;
    expect(refused?.problem).toMatchObject({ code: 'tooManyBlocks', values: { max: 60 } });
  });

  it('takes out of a text what pages must not hold, and says so to its author (SC-43)', async () => {
    const [section, block, id] = [randomUUID(), randomUUID(), randomUUID()];
    const hostile = '<p>Hi<script>alert(1)</script> <a href="javascript:x">there</a></p>';
    const base = await own.revision();
    const answer = valueFrom(
      await own.save([sectionOn(about, section), textIn(section, block, hostile)], { id, base }),
    );
    expect(answer.saved).toEqual([id]);
    expect(answer.others).toMatchObject([{ command: 'cleanText', edits: [{ was: hostile }] }]);
    const kept = (await own.records()).get(recordKey('block', block));
    expect(JSON.stringify(kept)).not.toMatch(/script/);
    expect(kept).toMatchObject({ value: { html: expect.stringContaining('there') } });
  });

  it('leaves alone how a clean text is spelled', async () => {
    const [section, block] = [randomUUID(), randomUUID()];
    const html = '<p>One<br>two&nbsp;three</p>';
    const answer = valueFrom(await own.save([sectionOn(about, section), textIn(section, block, html)]));
    expect(answer.others).toEqual([]);
    expect((await own.records()).get(recordKey('block', block))).toMatchObject({ value: { html } });
  });

  it('lets a draft editor write drafts, but no styles and no code (AUT-2)', async () => {
    const member = { roles: [ROLES.draftEditor], isOwner: false };
    const records = await own.records();
    const codeOf = async (edits: Parameters<OpenedSite['save']>[0]) =>
      valueFrom(await own.save(edits, { member })).refused?.problem.code ?? null;
    expect(await codeOf([set(records, recordKey('page', about), 'title', 'Draft')])).toBeNull();
    expect(await codeOf([set(records, 'style:style', 'customCss', 'p{}')])).toBe('documentChangeNotAllowed');
    expect(await codeOf([set(records, 'code:code', 'header', '<script></script>')])).toBe('codeNotAllowed');
    const [section, block] = [randomUUID(), randomUUID()];
    const { now } = textIn(section, block, '');
    const code = { ...(now as object), type: 'code', value: { source: '<b>', isMarkup: true } };
    const edits = [sectionOn(about, section), { key: recordKey('block', block), path: [], now: code }];
    expect(await codeOf(edits)).toBe('codeNotAllowed');
  });

  it('lets the store’s manager edit pages of products only', async () => {
    const member = { roles: [ROLES.storeManager], isOwner: false };
    const records = await own.records();
    const codeOf = async (id: string) =>
      valueFrom(await own.save([set(records, recordKey('page', id), 'title', 'New')], { member })).refused?.problem
        .code;
    expect(await codeOf(own.shop.shopId)).toBeUndefined();
    expect(await codeOf(about)).toBe('documentChangeNotAllowed');
  });

  it('tells a window that knows more than the server, or too little, to load again', async () => {
    const answer = await own.save([], { base: 100_000 });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'documentOutdated' } });
  });
});
