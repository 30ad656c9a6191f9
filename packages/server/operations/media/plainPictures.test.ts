import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, localFileStore } from '../../gateways/files.ts';
import { openWire, testSite, type Wire } from '../../http/testing/wire.ts';
import { imageRoutes } from '../../routes/images.ts';
import { type Asset, listRenditions } from '../../storage/assets.ts';
import { newId } from '../../testing/appShop.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addImage } from './addImage.ts';
import { MAX_PLAIN_BYTES } from './drawRendition.ts';

let test: TestDatabase;
let folder: string;
let files: FileStore;
let siteId: string;
let wire: Wire;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-media-'));
  files = localFileStore(folder);
  siteId = await addTestSite(test.db, 'one');
  wire = await openWire({
    siteRoutes: imageRoutes({ db: test.db, files, now: Date.now }),
    findSite: async () => ({ ...testSite('one'), id: siteId }),
  });
});
afterAll(async () => {
  await wire?.close();
  await test.close();
  await rm(folder, { recursive: true });
});

async function add(filename: string, bytes: Uint8Array): Promise<Asset> {
  const added = await addImage({ db: test.db, files, newId, now: Date.now }, siteId, { filename, bytes });
  if (!added.ok) throw new Error(added.problem.code);
  return added.value;
}

/** As mail programs and link previews ask. */
async function get(asset: Asset, format: string, accept: string | null = '*/*') {
  const headers: Record<string, string> = accept === null ? {} : { accept };
  const { bytes, headers: answered } = await wire.ask({ path: `${asset.assetUrl}?format=${format}`, headers });
  const { width, height, format: kind, space, hasAlpha } = await sharp(bytes).metadata();
  return { bytes, type: answered['content-type'], vary: answered.vary, width, height, kind, space, hasAlpha };
}

/** A picture full of detail, as heavy as any. `channels`: 4 with what shows through. */
function noise(width: number, height: number, channels: 3 | 4) {
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
}

describe('a picture for who names neither AVIF nor WebP (IMG-02)', () => {
  it.each(['*/*', 'image/jpeg', 'image/*,*/*;q=0.8', null])('is a small JPEG where Accept is %s', async (accept) => {
    const asset = await add('sea.jpg', await noise(900, 600, 3).blur(3).jpeg({ quality: 98 }).toBuffer());
    const heard = await get(asset, '300w', accept);
    expect(heard).toMatchObject({ type: 'image/jpeg', kind: 'jpeg', width: 300, height: 200, vary: 'Accept' });
    expect((await get(asset, '299w', accept)).width).toBe(300);
  });

  it('weighs at most 300 KB up to 1,500 pixels, however much there is to see', async () => {
    const asset = await add('crowd.jpg', await noise(2600, 1700, 3).blur(0.8).jpeg({ quality: 98 }).toBuffer());
    for (const format of ['750w', '1000w', '1500w', 'large'])
      expect((await get(asset, format)).bytes.length, format).toBeLessThanOrEqual(MAX_PLAIN_BYTES);
    expect((await get(asset, '2500w')).width).toBe(2500);
  });

  it('is a PNG where something shows through, and JPEG where nothing does', async () => {
    const mark = await noise(400, 300, 4).png().toBuffer();
    expect(await get(await add('mark.png', mark), '300w')).toMatchObject({ kind: 'png', width: 300, hasAlpha: true });
    const solid = await sharp({ create: { width: 400, height: 301, channels: 4, background: '#aa3355ff' } })
      .png()
      .toBuffer();
    expect(await get(await add('solid.png', solid), '300w')).toMatchObject({ kind: 'jpeg', width: 300 });
  });

  it('stands upright, in colours of the web, and is never enlarged', async () => {
    const lying = await noise(600, 400, 3).blur(2).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await get(await add('lying.jpg', lying), '300w')).toMatchObject({ width: 300, height: 450 });
    const ink = await noise(500, 400, 3).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(ink).metadata()).space).toBe('cmyk');
    expect(await get(await add('ink.jpg', ink), '300w')).toMatchObject({ kind: 'jpeg', space: 'srgb' });
    expect((await get(await add('tiny.png', await noise(20, 10, 3).png().toBuffer()), '1500w')).width).toBe(20);
  });

  it('moves where it moves', async () => {
    const gif = await noise(60, 120, 3).gif().toBuffer();
    expect(await get(await add('film.gif', gif), '100w')).toMatchObject({ type: 'image/gif', kind: 'gif' });
  });

  it('is drawn once, however many ask for it, then and later', async () => {
    const asset = await add('once.jpg', await noise(300, 200, 3).jpeg().toBuffer());
    await Promise.all(Array.from({ length: 6 }, () => get(asset, '100w')));
    await get(asset, '100w');
    const kept = await test.db.inSite({ websiteId: siteId }, (trx) => listRenditions(trx, siteId, asset.id));
    expect(kept.map(({ format, width }) => [format, width])).toEqual([['jpeg', 100]]);
  });
});
