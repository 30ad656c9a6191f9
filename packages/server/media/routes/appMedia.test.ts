import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AppAssetResponse,
  AppMediaFoldersResponse,
  AppMediaResponse,
  WireAsset,
} from '@quoin/contract/endpoints/content';
import { MAX_MEDIA_BYTES } from '@quoin/domain/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/appClient.ts';
import { addProduct, newId } from '../../testing/appShop.ts';
import { imageJobs } from '../imageJobs.ts';
import { MEDIA, type MediaLibrary, openMediaLibrary, someFilm, somePdf, somePicture } from '../testing/mediaLibrary.ts';

let lib: MediaLibrary;
beforeAll(async () => {
  lib = await openMediaLibrary();
});
afterAll(() => lib.close());

const namesOf = ({ assets }: { readonly assets: readonly WireAsset[] }) => assets.map(({ name }) => name);

async function putRecord(table: 'draft_record' | 'live_record', key: string, value: object): Promise<void> {
  await lib.database.asOwner(
    `insert into ${table} (website_id, key, value) values ($1, $2, $3)
     on conflict (website_id, key) do update set value = excluded.value`,
    [lib.shop.id, key, JSON.stringify(value)],
  );
}

describe('uploading', () => {
  it('takes pictures, films, recordings and documents, each as what its bytes are', async () => {
    const made = [
      await lib.upload('Möwe am Meer.JPG', await somePicture(120, 80)),
      await lib.upload('film.mp4', someFilm()),
      await lib.upload('song.mp3', Buffer.from(`ID3${newId()}`, 'latin1')),
      await lib.upload('../../menu "1".pdf', somePdf()),
    ];
    expect(made.map(({ kind, name, contentType, width }) => [kind, name, contentType, width])).toEqual([
      ['image', 'Möwe am Meer.JPG', 'image/png', 120],
      ['video', 'film.mp4', 'video/mp4', null],
      ['audio', 'song.mp3', 'audio/mpeg', null],
      ['file', 'menu 1.pdf', 'application/pdf', null],
    ]);
    expect(made[0]!.address).toBe(`/s/images/${made[0]!.id}/${encodeURIComponent('Möwe-am-Meer.JPG')}`);
    expect(made[1]!.address).toBe(`/s/files/${made[1]!.id}/film.mp4`);
    expect(made[0]!.state).toBe('processing');
    const log = await lib.database.asOwner("select subject_title from audit_event where action = 'media.upload'");
    expect(log).toHaveLength(4);
  });

  it.each([
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', ''],
    ['x.html', '<!doctype html><script>alert(1)</script>', ''],
    ['x.png', '<svg onload="alert(1)"/>', ''],
    ['x.jpg.html', '<html>', ''],
    ['cut.png', '\x89PNG\r\n\x1a\n and no more', 'image '],
    ['nothing.txt', '', ''],
  ])('refuses %s in the exact words and keeps nothing of it (EDIT-06, SC-18)', async (filename, text, kind) => {
    const body = Buffer.from(text, 'latin1');
    const reply = await lib.call({ method: 'POST', path: MEDIA, query: { filename }, body });
    expect([reply.status, answerOf<{ error: string }>(reply).error]).toEqual([
      422,
      `The file ${filename} does not appear to be a supported ${kind}file.`,
    ]);
    const parts = await readdir(join(lib.folder, lib.shop.id));
    expect(parts.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('refuses what is too large by its declared and by its counted bytes (LIM-01, EDIT-06)', async () => {
    const declared = { 'content-length': String(MAX_MEDIA_BYTES.video + 1) };
    const headers = { 'x-csrf-token': lib.client.crumbFor(lib.editor), ...declared };
    const said = await lib.call({
      method: 'POST',
      path: MEDIA,
      query: { filename: 'a.mp4' },
      body: someFilm(),
      headers,
    });
    expect([said.status, answerOf<{ error: string }>(said).error]).toEqual([
      413,
      'The file a.mp4 is too large. The maximum allowed file size is 500 MB.',
    ]);
    const large = Buffer.concat([await somePicture(), Buffer.alloc(MAX_MEDIA_BYTES.image)]);
    const counted = await lib.call({ method: 'POST', path: MEDIA, query: { filename: 'a.png' }, body: large });
    expect([counted.status, answerOf<{ error: string }>(counted).error]).toEqual([
      413,
      'The file a.png is too large. The maximum allowed file size is 20 MB.',
    ]);
  });

  it('answers the file that has these bytes already, out of the trash too', async () => {
    const bytes = await somePicture();
    const first = await lib.upload('one.png', bytes);
    await lib.post('/delete', { ids: [first.id] });
    expect((await lib.detail(first.id)).asset.deletedOn).not.toBeNull();
    const again = await lib.upload('two.png', bytes);
    expect([again.id, again.name, again.deletedOn]).toEqual([first.id, 'one.png', null]);
  });

  it('says when its sizes could not be made, and tries them again (EDIT-07)', async () => {
    const { id } = await lib.upload('slow.png', await somePicture());
    await lib.database.asOwner("update job set state = 'dead' where dedupe_key = $1", [id]);
    expect((await lib.detail(id)).asset.state).toBe('failed');
    expect((await lib.post<AppAssetResponse>(`/files/${id}/process`, {})).asset.state).toBe('processing');
    const job = { id: newId(), websiteId: lib.shop.id, kind: '', payload: { assetId: id }, attempt: 1, maxAttempts: 2 };
    await imageJobs({ db: lib.database.db, files: lib.files, now: Date.now }).get('image.renditions')!(
      job,
      new AbortController().signal,
    );
    await lib.database.asOwner("update job set state = 'done' where dedupe_key = $1", [id]);
    const { asset, widths } = await lib.detail(id);
    expect([asset.state, widths.map(({ width }) => width)]).toEqual(['ready', [100]]);
  });
});

describe('looking through it', () => {
  it('finds by words of name and alt text, kind, folder, missing text and not being used', async () => {
    const { folders } = await lib.post<AppMediaFoldersResponse>('/folders', { name: 'Summer', parentId: null });
    const summer = folders.find(({ name }) => name === 'Summer')!.id;
    const beach = await lib.upload('beach 100%.png', await somePicture(), { folder: summer });
    const tent = await lib.upload('tent.png', await somePicture(), { folder: summer });
    await lib.upload('walk.mp4', someFilm(), { folder: summer });
    await lib.ask(`/files/${tent.id}`, { method: 'PUT', body: { altText: 'A tent at the lake' } });
    const inFolder = { folder: summer };
    expect(namesOf(await lib.list({ search: 'lake tent' }))).toEqual(['tent.png']);
    expect(namesOf(await lib.list({ search: '100%' }))).toEqual(['beach 100%.png']);
    expect(namesOf(await lib.list({ search: '_' }))).toEqual([]);
    expect(namesOf(await lib.list({ ...inFolder, kinds: 'video' }))).toEqual(['walk.mp4']);
    expect(namesOf(await lib.list({ ...inFolder, alt: 'missing' }))).toEqual(['beach 100%.png']);
    expect(namesOf(await lib.list({ ...inFolder, sort: 'name' }))).toEqual(['beach 100%.png', 'tent.png', 'walk.mp4']);
    await addProduct(lib.database.db, lib.shop, { title: 'Towel', imageId: beach.id, variants: [{ sku: 'T' }] });
    expect(namesOf(await lib.list({ ...inFolder, use: 'unused', sort: 'name' }))).toEqual(['tent.png', 'walk.mp4']);
    expect((await lib.list({ folder: 'none' })).assets.some(({ folderId }) => folderId !== null)).toBe(false);
  });

  it('gives a hundred at a time, each once, in every order', async () => {
    const at = new Date();
    await lib.database.asOwner(
      `insert into asset (website_id, id, sha256, filename, name, content_type, byte_size, kind, created_at)
       select $1, gen_random_uuid(), md5(n::text) || md5(n::text), 'f' || n, 'f' || (n % 7), 'video/mp4', n % 5, 'video', $2
       from generate_series(1, 230) n`,
      [lib.other.id, at],
    );
    for (const sort of ['-created', 'name', '-name', '-size', 'size']) {
      const seen = new Set<string>();
      let cursor = '';
      let pages = 0;
      do {
        const reply = await lib.call({ path: '/api/app/sites/other/media', query: { sort, cursor } });
        const page = answerOf<AppMediaResponse>(reply);
        for (const { id } of page.assets) seen.add(id);
        expect(page.total).toBe(230);
        cursor = page.nextCursor ?? '';
        pages += 1;
      } while (cursor !== '');
      expect([sort, seen.size, pages]).toEqual([sort, 230, 3]);
    }
  });

  it('says where a file is used: pages live and in the draft, products, settings', async () => {
    const { id } = await lib.upload('hero.png', await somePicture());
    await lib.database.asOwner('insert into site_draft (website_id, seen_version, created_at) values ($1, 0, now())', [
      lib.shop.id,
    ]);
    const [home, about] = [newId(), newId()];
    await putRecord('draft_record', `page:${home}`, { title: 'Home' });
    await putRecord('draft_record', `page:${about}`, { title: 'About', mainImage: id });
    await putRecord('draft_record', 'section:s1', { page: home });
    await putRecord('draft_record', 'block:b1', { section: 's1', value: { image: id } });
    await putRecord('live_record', 'block:b1', { section: 's1', value: { image: id } });
    await addProduct(lib.database.db, lib.shop, { title: 'Mug', imageId: id, variants: [{ sku: 'MUG' }] });
    const { uses } = await lib.detail(id);
    expect(uses.map(({ kind, title, isLive }) => [kind, title, isLive])).toEqual(
      expect.arrayContaining([
        ['page', 'Home', true],
        ['page', 'About', false],
        ['product', 'Mug', true],
      ]),
    );
    expect(uses).toHaveLength(3);
    expect(uses.find(({ title }) => title === 'Home')?.path).toBe(`/demo/config/pages/${home}`);
    expect((await lib.list({ use: 'unused', search: 'hero' })).assets).toEqual([]);
  });
});
