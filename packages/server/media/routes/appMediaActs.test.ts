import { Readable } from 'node:stream';
import type {
  AppAssetResponse,
  AppMediaChangedResponse,
  AppMediaFoldersResponse,
  CopyMediaResponse,
  WireAsset,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import sharp from 'sharp';
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

/** Names in the directory at the end of an archive. */
function entryNames(archive: Buffer): readonly string[] {
  const names: string[] = [];
  const sign = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = archive.indexOf(sign); at >= 0; at = archive.indexOf(sign, at + 46)) {
    names.push(archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString());
  }
  return names;
}

describe('changing it', () => {
  it('renames, describes, sets the focal point; many at once, all or none', async () => {
    const [one, two] = [await lib.upload('1.png', await somePicture()), await lib.upload('2.png', await somePicture())];
    const put = (body: object) => lib.ask<AppAssetResponse>(`/files/${one.id}`, { method: 'PUT', body });
    const { asset } = await put({ name: 'Düne.png', focalPoint: { x: 0.25, y: 1 } });
    expect([asset.name, asset.filename, asset.focalPoint]).toEqual(['Düne.png', 'Düne.png', { x: 0.25, y: 1 }]);
    const blank = await lib.call({ method: 'PUT', path: `${MEDIA}/files/${one.id}`, body: { name: '  ' } });
    expect([blank.status, answerOf<{ error: string }>(blank).error]).toEqual([422, 'Please enter a file name']);
    const texts = [one, two].map(({ id }, index) => ({ id, altText: `Dune ${index}` }));
    const missing = await lib.call({
      method: 'POST',
      path: `${MEDIA}/alt-texts`,
      body: { texts: [...texts, { id: newId(), altText: 'x' }] },
    });
    expect(missing.status).toBe(404);
    expect((await lib.detail(one.id)).asset.altText).toBe('');
    await lib.post('/alt-texts', { texts });
    expect((await lib.detail(two.id)).asset.altText).toBe('Dune 1');
  });

  it('keeps folders in folders, moves files there, and deletes no file with a folder', async () => {
    const add = async (name: string, parentId: string | null) =>
      (await lib.post<AppMediaFoldersResponse>('/folders', { name, parentId })).folders.find(
        (each) => each.name === name,
      )!.id;
    const year = await add('2026', null);
    const trip = await add('Trip', year);
    const asset = await lib.upload('t.png', await somePicture());
    await lib.post('/move', { ids: [asset.id], folderId: trip });
    const into = await lib.call({
      method: 'PUT',
      path: `${MEDIA}/folders/${year}`,
      body: { name: '2026', parentId: trip },
    });
    expect(answerOf<{ errorKey: string }>(into).errorKey).toBe('folderIntoItself');
    const taken = await lib.call({ method: 'POST', path: `${MEDIA}/folders`, body: { name: 'trip', parentId: year } });
    expect([taken.status, answerOf<{ error: string }>(taken).error]).toEqual([
      409,
      'A folder named trip already exists.',
    ]);
    const { folders } = await lib.ask<AppMediaFoldersResponse>(`/folders/${year}`, { method: 'DELETE' });
    expect(folders.find(({ id }) => id === trip)).toMatchObject({ parentId: null, count: 1 });
    await lib.ask(`/folders/${trip}`, { method: 'DELETE' });
    expect((await lib.detail(asset.id)).asset.folderId).toBeNull();
  });

  it('replaces in place: the same id, new bytes at once under a new address, and back again', async () => {
    const [before, after] = [await somePicture(40, 30), await somePicture(90, 60)];
    const made = await lib.upload('logo.png', before);
    await lib.ask(`/files/${made.id}`, { method: 'PUT', body: { altText: 'Our logo' } });
    const accept = { accept: 'image/webp' };
    const early = await lib.wire.ask({ path: `${made.address}?format=100w`, headers: accept });
    const { asset } = await lib.post<AppAssetResponse>(`/files/${made.id}/bytes`, after, { filename: 'New logo.png' });
    expect([asset.id, asset.width, asset.altText, asset.filename]).toEqual([made.id, 90, 'Our logo', 'logo.v2.png']);
    const late = await lib.wire.ask({ path: `${asset.address}?format=100w`, headers: accept });
    expect(late.headers.etag).not.toBe(early.headers.etag);
    expect((await sharp(late.bytes).metadata()).width).toBe(90);
    expect((await lib.wire.ask({ path: made.address })).headers['cache-control']).not.toMatch(/immutable/);
    const wrong = await lib.call({
      method: 'POST',
      path: `${MEDIA}/files/${made.id}/bytes`,
      query: { filename: 'a.mp4' },
      body: someFilm(),
    });
    expect(answerOf<{ error: string }>(wrong).error).toBe('Replace it with another image file.');
    const back = (await lib.post<AppAssetResponse>(`/files/${made.id}/take-back`, {})).asset;
    expect([back.width, back.filename]).toEqual([40, 'logo.v3.png']);
    expect((await lib.wire.ask({ path: back.address })).bytes.equals(before)).toBe(true);
  });

  it('may get the bytes that another file has', async () => {
    const bytes = await somePicture();
    const [one, two] = [await lib.upload('a.png', bytes), await lib.upload('b.png', await somePicture())];
    await lib.post(`/files/${two.id}/bytes`, bytes, { filename: 'a.png' });
    expect((await lib.upload('c.png', bytes)).id).toBe(one.id);
    expect((await lib.wire.ask({ path: (await lib.detail(two.id)).asset.address })).bytes.equals(bytes)).toBe(true);
  });
});

describe('the trash', () => {
  it('takes what is used only from somebody who knows where, shows it on until the end, and gives it back (EDT-4)', async () => {
    const asset = await lib.upload('used.png', await somePicture());
    await addProduct(lib.database.db, lib.shop, { title: 'Bowl', imageId: asset.id, variants: [{ sku: 'BOWL' }] });
    const refused = await lib.call({ method: 'POST', path: `${MEDIA}/delete`, body: { ids: [asset.id] } });
    expect(refused.status).toBe(409);
    expect(answerOf<{ errorKey: string; uses: object[] }>(refused)).toMatchObject({
      errorKey: 'mediaInUse',
      uses: [{ kind: 'product', title: 'Bowl', isLive: true }],
    });
    await lib.post('/delete', { ids: [asset.id], evenIfUsed: true });
    expect(namesOf(await lib.list({ search: 'used.png' }))).toEqual([]);
    expect(namesOf(await lib.list({ search: 'used.png', trash: 'yes' }))).toEqual(['used.png']);
    expect((await lib.wire.ask({ path: asset.address })).status).toBe(200);
    await lib.post<AppMediaChangedResponse>('/restore', { ids: [asset.id] });
    expect(namesOf(await lib.list({ search: 'used.png' }))).toEqual(['used.png']);
  });

  it('ends for ever, bytes included, unless another file has them', async () => {
    const bytes = somePdf();
    const asset = await lib.upload('old.pdf', bytes);
    const live = await lib.call({ method: 'POST', path: `${MEDIA}/purge`, body: { ids: [asset.id] } });
    expect(live.status).toBe(404);
    await lib.post('/delete', { ids: [asset.id] });
    await lib.post('/purge', { ids: [asset.id] });
    expect((await lib.wire.ask({ path: asset.address })).status).toBe(404);
    const [job] = await lib.database.asOwner<{ payload: { contents: string[] } }>(
      "select payload from job where kind = 'media.clear' order by created_at desc limit 1",
    );
    const work = { id: newId(), websiteId: lib.shop.id, kind: '', payload: job!.payload, attempt: 1, maxAttempts: 2 };
    const clear = (now: () => number) =>
      imageJobs({ db: lib.database.db, files: lib.files, now }).get('media.clear')!(work, new AbortController().signal);
    const [sha256 = ''] = job!.payload.contents;
    await clear(Date.now);
    // Stored a moment ago: an upload may be about to refer to it again.
    expect(await lib.files.find(lib.shop.id, sha256)).not.toBeNull();
    await clear(() => Date.now() + 2 * 86_400_000);
    expect(await lib.files.find(lib.shop.id, sha256)).toBeNull();
  });
});

describe('its files', () => {
  it('are given in parts to players, and never run (SC-18)', async () => {
    const bytes = someFilm(5000);
    const { address } = await lib.upload('range.mp4', bytes);
    const whole = await lib.wire.ask({ path: address });
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline; filename="range\.mp4"/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await lib.wire.ask({ path: address, headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    expect((await lib.wire.ask({ path: address, headers: { range: 'bytes=99999-' } })).status).toBe(416);
    const paper = await lib.upload('a;b"c.pdf', somePdf());
    const kept = await lib.wire.ask({ path: paper.address });
    expect(kept.headers['content-disposition']).toBe(`attachment; filename="a;bc.pdf"; filename*=UTF-8''a%3Bbc.pdf`);
  });

  it('are downloaded as they were, one or many as one archive', async () => {
    const [first, second] = [await somePicture(), somePdf()];
    const assets = [
      await lib.upload('Möwe.png', first),
      await lib.upload('x.pdf', second),
      await lib.upload('x.pdf', somePdf()),
    ];
    const one = await lib.call({ path: `${MEDIA}/files/${assets[0]!.id}/bytes`, query: { download: 'yes' } });
    expect(one.headers?.['content-disposition']).toContain("filename*=UTF-8''M%C3%B6we.png");
    expect(Buffer.concat(await Readable.from(await one.file!.open()).toArray()).equals(first)).toBe(true);
    const zip = await lib.call({ path: `${MEDIA}/archive`, query: { ids: assets.map(({ id }) => id).join(',') } });
    const chunks: Uint8Array[] = [];
    for await (const chunk of zip.stream!.bytes) chunks.push(chunk);
    const archive = Buffer.concat(chunks);
    expect(archive.length).toBe(zip.stream!.size);
    const names = entryNames(archive);
    expect(names).toEqual(['Möwe.png', 'x.pdf', 'x (2).pdf']);
    expect(archive.includes(first)).toBe(true);
  });

  it('of another site are copied when one may see its library, else not (ED-21, TEN-2)', async () => {
    const source = await lib.upload('hill.png', await somePicture());
    await lib.ask(`/files/${source.id}`, { method: 'PUT', body: { altText: 'A hill', focalPoint: { x: 0, y: 0.5 } } });
    const copies = (as: string) =>
      lib.call(
        {
          method: 'POST',
          path: '/api/app/sites/other/media/copies',
          body: { fromSite: 'http://demo.localhost:3000', ids: [source.id, newId()] },
        },
        as,
      );
    const made = answerOf<CopyMediaResponse>(await copies(lib.editor)).copies;
    expect(Object.keys(made)).toEqual([source.id]);
    const copy = answerOf<AppAssetResponse>(
      await lib.call({ path: `/api/app/sites/other/media/files/${made[source.id]}` }),
    ).asset;
    expect(copy).toMatchObject({ name: 'hill.png', altText: 'A hill', focalPoint: { x: 0, y: 0.5 } });
    expect(answerOf<CopyMediaResponse>(await copies(lib.editor)).copies).toEqual(made);
    const stranger = await lib.person('stranger', ROLES.editor, [lib.other]);
    expect(answerOf<CopyMediaResponse>(await copies(stranger)).copies).toEqual({});
  });

  it('are nobody else’s: not found from another site, refused to who may not (TEN-2, AUT-2)', async () => {
    const { id } = await lib.upload('mine.png', await somePicture());
    expect((await lib.call({ path: `/api/app/sites/other/media/files/${id}` })).status).toBe(404);
    const drafts = await lib.person('drafts', ROLES.draftEditor, [lib.shop]);
    const statuses = await Promise.all(
      [
        { path: MEDIA },
        { method: 'POST', path: `${MEDIA}/delete`, body: { ids: [id] } } as const,
        { method: 'POST', path: `${MEDIA}/files/${id}/bytes`, body: someFilm() } as const,
      ].map(async (made) => (await lib.call(made, drafts)).status),
    );
    expect(statuses).toEqual([200, 403, 403]);
    const viewer = await lib.person('viewer', ROLES.viewer, [lib.shop]);
    expect((await lib.call({ path: MEDIA }, viewer)).status).toBe(403);
  });
});
