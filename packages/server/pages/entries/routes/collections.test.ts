import type {
  AppEntriesResponse,
  AppEntryResponse,
  AppJournalsResponse,
  BulkEntriesResponse,
  MoveEntriesResponse,
  WireJournal,
} from '@quoin/contract/endpoints/content';
import type { WireProblem } from '@quoin/contract/problems';
import { ROLES } from '@quoin/domain/access';
import { type ItemDraft, OPEN_LESSON, parseQueryString } from '@quoin/domain/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../../platform/folders.ts';
import { createLog } from '../../../platform/log.ts';
import { createSitePages, type SitePages } from '../../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../../storefront/testing/shop.ts';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../../testing/appClient.ts';
import { BLANK_DRAFT } from '../../../testing/blankDraft.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';

const now = Date.UTC(2026, 10, 22, 9);
let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let other: TestShop;
let pages: SitePages;
let owner: string;
let drafter: string;
/** Files of the library of `shop`, and one of the other site. */
let files: { readonly song: string; readonly film: string; readonly foreign: string };

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => now } });
  const { db } = database;
  client = createAppClient({ db, now: () => now });
  shop = await addTestShop(db, 'paper');
  other = await addTestShop(db, 'other');
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  pages = createSitePages({ db, config, log: createLog('silent'), now: () => now, themesFolder: THEMES_FOLDER });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  drafter = await signInMember(client, shop.siteId, 'drafter', { roles: [ROLES.draftEditor] });
  files = {
    song: await addFile(shop, 'audio', '01_first-song.mp3'),
    film: await addFile(shop, 'video', 'pressing.mp4'),
    foreign: await addFile(other, 'audio', 'theirs.mp3'),
  };
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

function addFile(site: TestShop, kind: 'audio' | 'video', name: string): Promise<string> {
  return database.db.inSite({ websiteId: site.siteId }, async (trx) => {
    const id = trx.newId();
    await trx
      .insertInto('asset')
      .values({
        ...{
          website_id: site.siteId,
          id,
          sha256: id.replaceAll('-', '').padEnd(64, '0'),
          filename: name,
          name,
          kind,
          byte_size: 9n,
        },
        ...{ content_type: kind === 'audio' ? 'audio/mpeg' : 'video/mp4', created_at: trx.now() },
      })
      .execute();
    return id;
  });
}

const call = callsOf('paper', () => ({ client, session: owner }));
const blank: ItemDraft = { ...BLANK_DRAFT, title: 'One' };
const begin = async (kind: WireJournal['kind'], title: string) => {
  const { status, body } = await call<{ id: string }>('POST', '/journals', { kind, title, addToMainNav: false });
  expect(status).toBe(201);
  return body.id;
};
const add = async <Answer = AppEntryResponse>(journalId: string, parts: Partial<ItemDraft>) =>
  call<Answer>('POST', '/entries', { journalId, draft: { ...blank, ...parts } });
const made = async (journalId: string, parts: Partial<ItemDraft>) => {
  const { status, body } = await add(journalId, parts);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.entry;
};
const listed = async (journal: string) =>
  (await call<AppEntriesResponse>('GET', `/entries?journal=${journal}`)).body.entries;
const titles = async (journal: string) => (await listed(journal)).map(({ title }) => title).join(' ');
async function page(url: string): Promise<{ status: number; text: string }> {
  const [path = '/', search = ''] = url.split('?');
  const reply = await pages.renderSitePage(await shop.load(), { path, query: parseQueryString(search), headers: {} });
  return { status: reply.status, text: Buffer.from(reply.body ?? '').toString() };
}
const film = 'https://youtu.be/abc123';

describe('a collection of a kind', () => {
  it('is stored with the numbers of the format and its own order (ENUM-03, ENUM-04)', async () => {
    const id = await begin('course', 'Printing at home');
    const lesson = await made(id, { title: 'Rolling ink', recording: { url: film, duration: '90' }, chapter: ' Ink ' });
    expect(lesson.draft).toMatchObject({ recording: { url: film, duration: '1:30' }, chapter: 'Ink', pictures: [] });
    const [row] = await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      trx
        .selectFrom('collection')
        .innerJoin('item', (join) =>
          join.onRef('item.website_id', '=', 'collection.website_id').onRef('item.collection_id', '=', 'collection.id'),
        )
        .select(['collection.type', 'collection.type_name', 'collection.ordering', 'item.record_type', 'item.data'])
        .where('collection.id', '=', id)
        .execute(),
    );
    expect(row).toMatchObject({ type: 25, type_name: 'course', ordering: 3, record_type: 62 });
    expect(row?.data).toEqual({ mediaUrl: film, mediaSeconds: 90, chapter: 'Ink', opening: OPEN_LESSON });
    const wrong = { opens: 'onDay', days: 0, day: '', isPreview: false } as const;
    const refused = await add(id, { title: 'Late', recording: { url: film, duration: '' }, lesson: wrong });
    expect(JSON.stringify(refused.body)).toContain('lessonDayMissing');
  });

  it('keeps of an item what its kind has, with the statuses, tags and categories of all (ENUM-13, LIM-01)', async () => {
    const id = await begin('portfolio', 'Work');
    const parts = {
      pictures: [...shop.imageIds, ...shop.imageIds],
      recording: { url: film, duration: '' },
      chapter: 'X',
    };
    const work = await made(id, { ...parts, status: 'needsReview', tags: ['lino'], categories: ['Large things'] });
    expect(work.draft).toMatchObject({ pictures: shop.imageIds, recording: null, chapter: '', status: 'needsReview' });
    expect(work.pictures.map((picture) => picture.id)).toEqual(shop.imageIds);
    const turned = [...shop.imageIds].reverse();
    const saved = await call<AppEntryResponse>('PUT', `/entries/${work.id}`, {
      ...{ revision: work.revision, draft: { ...work.draft, status: 'private', pictures: turned } },
    });
    expect(saved.body.entry.draft).toMatchObject({ pictures: turned, status: 'private', categories: ['large-things'] });
    const long = await add<WireProblem>(id, { tags: ['x'.repeat(51)], categories: ['Y'.repeat(26)] });
    expect(Object.keys(long.body.fields ?? {})).toEqual(['tags', 'categories']);
    const many = await add<WireProblem>(id, { pictures: Array.from({ length: 51 }, () => crypto.randomUUID()) });
    expect(many.body.fields?.pictures).toBe('A project can have up to 50 images.');
  });

  it('says what is missing, and knows no file of another site', async () => {
    const [gallery, album] = [await begin('gallery', 'Walls'), await begin('album', 'Songs')];
    expect((await add<WireProblem>(gallery, {})).body.fields?.imageId).toBe('Select an image.');
    const track = async (url: string) =>
      (await add<WireProblem>(album, { recording: { url, duration: '' } })).body.fields?.['recording.url'];
    expect(await track('')).toMatch(/^Select an audio file/);
    expect(await track('https://example.com/a.mp3')).toMatch(/^This URL is not supported/);
    expect(await track(`/s/files/${files.foreign}/theirs.mp3`)).toBe('The file was deleted. Select another one.');
    expect((await add(album, { recording: { url: `/s/files/${files.song}/a.mp3`, duration: '' } })).status).toBe(201);
    const { body } = await call<WireProblem>('POST', '/entries/files', { journalId: album, assetIds: [files.foreign] });
    expect(body.errorKey).toBe('itemFileUnknown');
  });

  it('takes files of the library as items, all of them or none', async () => {
    const album = await begin('album', 'Tape');
    const send = (assetIds: readonly string[], who = owner) =>
      call<{ ids: readonly string[] }>('POST', '/entries/files', { journalId: album, assetIds }, who);
    expect((await send([files.song], drafter)).status).toBe(403);
    expect((await send([files.song, files.film])).status).toBe(422);
    expect(await titles(album)).toBe('');
    expect((await send([files.song, files.song])).body.ids).toHaveLength(1);
    expect(await titles(album)).toBe('01 first song');
    const gallery = await begin('gallery', 'Pictures');
    await call('POST', '/entries/files', { journalId: gallery, assetIds: shop.imageIds });
    expect((await listed(gallery)).map(({ imageUrl }) => imageUrl !== null)).toEqual([true, true]);
  });

  it('holds as many as can be put in order, and no more by way of the trash (LIM-01)', async () => {
    const album = await begin('album', 'Full');
    const recording = { url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', duration: '' };
    const first = await made(album, { recording });
    await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      sql`INSERT INTO item (website_id, id, collection_id, record_type, url_id, title, added_on, updated_on, display_index)
        SELECT ${shop.siteId}, gen_random_uuid(), ${album}, 7, 'copy-' || n, 'Copy', now(), now(), 5000 + n
        FROM generate_series(1, 59) AS n`.execute(trx),
    );
    const full = await add<WireProblem>(album, { title: 'Another', recording });
    expect(full.body).toMatchObject({ errorKey: 'itemCollectionFull' });
    expect(full.body.error).toContain('Full has reached the maximum of 60 items.');
    await call('POST', '/entries/bulk', { ids: [first.id], act: 'trash' });
    expect((await add(album, { title: 'Another', recording })).status).toBe(201);
    const back = await call<WireProblem>('POST', '/entries/bulk', { ids: [first.id], act: 'restore' });
    expect([back.status, back.body.errorKey]).toEqual([422, 'itemCollectionFull']);
    expect(await listed(album)).toHaveLength(60);
  });
});

describe('an order by hand', () => {
  const move = (body: object, who = owner) =>
    call<MoveEntriesResponse & WireProblem>('PUT', '/entries/order', body, who);

  it('is changed at once for visitors, with the way back, and joins with what others move', async () => {
    const journalId = await begin('course', 'Sequence');
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C', 'D'])
      ids.push((await made(journalId, { title, chapter: title < 'C' ? 'First' : 'Second' })).id);
    const [a, b, , d] = ids;
    expect(await titles(journalId)).toBe('A B C D');
    expect((await move({ journalId, ids: [d], after: null }, drafter)).status).toBe(403);
    const [one, two] = await Promise.all([
      move({ journalId, ids: [d], after: a, chapter: 'First' }),
      move({ journalId, ids: [a], after: b }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const joined = await listed(journalId);
    expect(['D B A C', 'B A D C']).toContain(joined.map(({ title }) => title).join(' '));
    expect(joined.find(({ id }) => id === d)?.chapter).toBe('First');
    for (const step of [...two.body.undo, ...one.body.undo]) expect((await move(step)).status).toBe(200);
    expect((await listed(journalId)).find(({ id }) => id === d)?.chapter).toBe('Second');
    await move({ journalId, ids: [b], after: null });
    const list = (await page('/sequence')).text;
    expect(list.indexOf('>B<')).toBeLessThan(list.indexOf('>A<'));
    expect((await page('/sequence/a')).status).toBe(200);
  });

  it('is refused for what is gone, of other collections, other sites, or in the order of dates', async () => {
    const journalId = await begin('gallery', 'Refusals');
    const { id } = await made(journalId, { imageId: shop.imageIds[0] ?? null });
    const stranger = crypto.randomUUID();
    expect((await move({ journalId, ids: [id, stranger], after: null })).body.errorKey).toBe('itemOrderChanged');
    expect((await move({ journalId, ids: [id], after: stranger })).status).toBe(409);
    expect((await move({ journalId: other.journalId, ids: [id], after: null })).status).toBe(404);
    expect((await move({ journalId: shop.journalId, ids: [id], after: null })).body.errorKey).toBe('itemOrderByDate');
    const { body } = await call<AppJournalsResponse>('GET', '/journals');
    expect(body.journals.some((journal) => journal.id === other.journalId)).toBe(false);
  });
});

describe('visitors', () => {
  it('see each kind: lists in the owner’s order, pages of their own, nothing of a provider before they agree', async () => {
    const album = await begin('album', 'Record');
    const song = `/s/files/${files.song}/a.mp3`;
    await made(album, { title: 'Slow press', recording: { url: song, duration: '3:45' } });
    const record = (await page('/record')).text;
    expect(record).toMatch(new RegExp(`<audio[^>]* src="${song}" controls preload="none"`));
    expect(record).toContain('<time datetime="PT3M45S">3:45</time>');
    const videos = await begin('videos', 'Films');
    await made(videos, { title: 'Inking', recording: { url: film, duration: '' }, body: '<p>How ink is rolled.</p>' });
    expect((await page('/films')).text).not.toContain('youtube');
    const inking = (await page('/films/inking')).text;
    expect(inking).toContain('data-frame-src="https://www.youtube-nocookie.com/embed/abc123');
    expect(inking).not.toContain('<iframe');
    expect(inking).toContain('"@type":"VideoObject"');
    const course = await begin('course', 'Screens');
    await made(course, { title: 'Mesh', chapter: 'Tools', body: '<p>Of mesh.</p>' });
    await made(course, { title: 'Frame', chapter: 'Tools' });
    const screens = (await page('/screens')).text;
    expect(screens.indexOf('Tools')).toBeLessThan(screens.indexOf('Mesh'));
    expect((await page('/screens/mesh')).text).toContain('href="/screens/frame"');
    expect((await page('/screens?format=json')).text).toContain('"recordType":62');
    const portfolio = await begin('portfolio', 'Commissions');
    await made(portfolio, { title: 'Mural', pictures: shop.imageIds, body: '<p>Painted.</p>' });
    expect((await page('/commissions')).text).toContain(shop.imageIds[0]);
    const mural = (await page('/commissions/mural')).text;
    for (const id of shop.imageIds) expect(mural).toContain(id);
  });

  it('see nothing of drafts and of what is in the trash', async () => {
    const gallery = await begin('gallery', 'Hidden');
    const imageId = shop.imageIds[0] ?? null;
    await made(gallery, { title: 'Seen', imageId });
    await made(gallery, { title: 'Unseen', imageId, status: 'draft' });
    const gone = await made(gallery, { title: 'Gone', imageId });
    const { body } = await call<BulkEntriesResponse>('POST', '/entries/bulk', { ids: [gone.id], act: 'trash' });
    expect(body.changedIds).toEqual([gone.id]);
    const { text } = await page('/hidden');
    expect(text).toContain('/hidden/seen');
    expect(text).not.toMatch(/unseen|gone/);
    expect([(await page('/hidden/unseen')).status, (await page('/hidden/gone')).status]).toEqual([404, 404]);
  });
});
