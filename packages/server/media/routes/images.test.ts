import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { MAX_PREVIEW_BYTES } from '@quoin/domain/media';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { openWire, testSite, type Wire } from '../../platform/http/testing/wire.ts';
import { newId } from '../../testing/appShop.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { heicPicture } from '../../testing/heicPicture.ts';
import { addImage } from '../addImage.ts';
import { imageJobs } from '../imageJobs.ts';
import { type Asset, listRenditions } from '../storage/assets.ts';
import { loadImages } from '../storage/images.ts';
import { imageRoutes } from './images.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLDER_BROWSER = 'image/webp,*/*';
/** What mail clients, crawlers and feed readers say; null: nothing. */
const PLAIN = ['*/*', 'image/jpeg', 'image/png,image/*;q=0.8', 'image/webp;q=0,image/avif;q=0.0,*/*', null] as const;
const A_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

let test: TestDatabase;
let folder: string;
let files: FileStore;
let siteId: string;
let wire: Wire;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-pictures-'));
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

/** Soft spots of chance, as a photo has them: no two are the same bytes. */
function photo(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const raw = { width: 12, height: 12, channels } as const;
  return sharp(randomBytes(144 * channels), { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' });
}

/** A round thing of many colours, with grain, before nothing: always the same bytes. */
function coin(width: number, height: number): Sharp {
  const dots = Buffer.alloc(width * height * 4);
  let state = 1;
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const light = 128 + (state / 2 ** 32 - 0.5) * 20;
    const waves = [100 * Math.sin(x / 90), 100 * Math.cos(y / 70), 90 * Math.sin((x + y) / 150)];
    const edge = Math.hypot(x - width / 2, y - height / 2) * 2 - height * 0.96;
    dots.set([...waves.map((wave) => Math.round(light + wave)), edge > 0 ? 0 : 255], index * 4);
  }
  return sharp(dots, { raw: { width, height, channels: 4 } });
}

async function add(picture: Sharp | Buffer, filename = 'hill.jpg'): Promise<Asset> {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
  const added = await addImage({ db: test.db, files, newId, now: Date.now }, siteId, { filename, bytes });
  if (!added.ok) throw new Error(added.problem.code);
  return added.value;
}

async function movingPicture(format: 'gif' | 'webp', loop = 0): Promise<Buffer> {
  const frames = await Promise.all([1, 2, 3].map(() => photo(400, 200).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [80, 120, 200], loop })
    .toBuffer();
}

/** A PNG with a second frame, the same again, without end. */
function movingPng(still: Buffer): Buffer {
  const chunks = chunksOf(still);
  const [width, height] = [still.readUInt32BE(16), still.readUInt32BE(20)];
  const frame = (sequence: number) => {
    const data = Buffer.alloc(26);
    for (const [at, value] of [sequence, width, height].entries()) data.writeUInt32BE(value, at * 4);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return pngChunk('fcTL', data);
  };
  const pixels = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  const again = Buffer.concat([Buffer.from([0, 0, 0, 2]), ...pixels]);
  const end = still.subarray(still.length - 12);
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const first = pixels.map((data) => pngChunk('IDAT', data));
  return Buffer.concat([still.subarray(0, 33), control, frame(0), ...first, frame(1), pngChunk('fdAT', again), end]);
}

function chunksOf(png: Buffer): readonly { readonly name: string; readonly data: Buffer }[] {
  const found = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    found.push({ name: png.toString('latin1', at + 4, at + 8), data });
  }
  return found;
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function get(asset: Asset, format: string | null, accept: string | null) {
  const query = format === null ? '' : `?format=${format}`;
  return wire.ask({ path: asset.assetUrl + query, headers: accept === null ? {} : { accept } });
}

async function shown(asset: Asset, format: string | null, accept: string | null) {
  const heard = await get(asset, format, accept);
  const { format: bytes, width, height, pages = 1, space, orientation, exif } = await sharp(heard.bytes).metadata();
  expect(heard.headers['content-type']).toBe(`image/${bytes === 'heif' ? 'avif' : bytes}`);
  return { bytes, width, height, pages, space, orientation, exif, headers: heard.headers, size: heard.bytes.length };
}

describe('a picture for who names neither WebP nor AVIF (IMG-02)', () => {
  it.each(PLAIN)('is a JPEG of the width for a photo, sent with Accept %s', async (accept) => {
    const asset = await add(photo(2600, 1300).jpeg({ quality: 95 }));
    for (const width of [100, 300, 500, 750, 1000, 1500, 2500]) {
      const heard = await shown(asset, `${width}w`, accept);
      expect(heard).toMatchObject({ bytes: 'jpeg', width, height: width / 2 });
      expect(heard.headers).toMatchObject({ vary: 'Accept', 'cache-control': FOREVER });
    }
  });

  it('is a PNG where it is transparent, a JPEG where its alpha channel hides nothing', async () => {
    const seen = await add(photo(800, 400, 4).png(), 'cut.png');
    expect(await shown(seen, '300w', '*/*')).toMatchObject({ bytes: 'png', width: 300 });
    const opaque = await add(photo(800, 400).ensureAlpha().png(), 'whole.png');
    expect(await shown(opaque, '300w', '*/*')).toMatchObject({ bytes: 'jpeg', width: 300 });
  });

  it('keeps its colours where it is transparent and too heavy for a preview: they are only spread less', async () => {
    const asset = await add(coin(1500, 1000).png(), 'coin.png');
    const { bytes } = await get(asset, '1500w', '*/*');
    expect(bytes.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const dots = await sharp(bytes).ensureAlpha().raw().toBuffer();
    const colours = new Set(Array.from({ length: dots.length / 4 }, (_, index) => dots.readUInt32LE(index * 4)));
    expect(colours.size).toBeGreaterThan(100);
  });

  it('is never enlarged', async () => {
    const tiny = await add(photo(20, 10).png(), 'dot.png');
    for (const step of ['100w', '2500w']) {
      expect(await shown(tiny, step, '*/*')).toMatchObject({ bytes: 'jpeg', width: 20, height: 10 });
    }
  });

  it('is turned as the camera held it, and says nothing of the camera', async () => {
    const turned = await add(photo(800, 400).withMetadata({ orientation: 6 }).jpeg());
    const heard = await shown(turned, '100w', '*/*');
    expect(heard).toMatchObject({ bytes: 'jpeg', width: 100, height: 200 });
    expect([heard.orientation ?? 1, heard.exif]).toEqual([1, undefined]);
  });

  it('of colours for print comes in colours for screens', async () => {
    const print = await add(photo(800, 400).toColourspace('cmyk').jpeg());
    expect((await sharp((await get(print, 'original', '*/*')).bytes).metadata()).space).toBe('cmyk');
    expect(await shown(print, '300w', '*/*')).toMatchObject({ bytes: 'jpeg', width: 300, space: 'srgb' });
  });

  it('of WebP or AVIF is a JPEG too', async () => {
    for (const format of ['webp', 'avif'] as const) {
      const asset = await add(photo(400, 200).toFormat(format), `hill.${format}`);
      expect(await shown(asset, '300w', '*/*')).toMatchObject({ bytes: 'jpeg', width: 300 });
    }
  });

  it('weighs at most 300 KB up to 1,500 pixels, even a photo as busy as noise', async () => {
    const raw = { width: 1500, height: 1000, channels: 3 } as const;
    const noise = await add(sharp(randomBytes(1500 * 1000 * 3), { raw }).png(), 'noise.png');
    const preferred = await shown(noise, '1500w', '*/*');
    expect(preferred).toMatchObject({ bytes: 'jpeg', width: 1500, height: 1000 });
    expect(preferred.size).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const cut = await add(photo(1000, 1000, 4).png(), 'cut.png');
    const preferredCut = await shown(cut, '1000w', '*/*');
    expect(preferredCut).toMatchObject({ bytes: 'png', width: 1000, height: 1000 });
    expect(preferredCut.size).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
  });

  it('is made once for many at once, and kept', async () => {
    const asset = await add(photo(400, 200).jpeg());
    const heard = await Promise.all(Array.from({ length: 8 }, () => get(asset, '300w', '*/*')));
    expect(new Set(heard.map((each) => each.headers.etag)).size).toBe(1);
    await get(asset, '300w', null);
    const made = await test.db.inSite({ websiteId: siteId }, (trx) => listRenditions(trx, siteId, asset.id));
    expect(made.map(({ width, format }) => [width, format])).toEqual([[300, 'jpeg']]);
  });

  it('is found again once all widths of browsers are made', async () => {
    const asset = await add(photo(90, 45).jpeg());
    for (const kind of ['image.renditions', 'image.avif']) await runJob(kind, asset);
    await get(asset, '100w', BROWSER);
    const first = await get(asset, '100w', '*/*');
    expect((await get(asset, '100w', '*/*')).headers.etag).toBe(first.headers.etag);
    expect(await shown(asset, '100w', BROWSER)).toMatchObject({ bytes: 'heif' });
  });
});

async function runJob(kind: string, asset: Asset): Promise<void> {
  const job = { id: newId(), websiteId: siteId, kind, payload: { assetId: asset.id }, attempt: 1, maxAttempts: 12 };
  await imageJobs({ db: test.db, files, now: Date.now }).get(kind)!(job, new AbortController().signal);
}

describe('a format of a picture (IMG-02)', () => {
  it.each([
    ['foo', 1500],
    ['90w', 100],
    ['1234w', 1500],
    ['json', 1500],
  ])('%s is the nearest width, not the original', async (format, width) => {
    const asset = await add(photo(1600, 160).jpeg());
    expect(await shown(asset, format, OLDER_BROWSER)).toMatchObject({ bytes: 'webp', width });
    expect(await shown(asset, format, '*/*')).toMatchObject({ bytes: 'jpeg', width });
  });

  it('that is original, or none, is the file as it was uploaded, the same for everybody', async () => {
    const bytes = await photo(400, 200).png().toBuffer();
    const asset = await add(bytes, 'hill.png');
    for (const format of ['original', null]) {
      for (const accept of [BROWSER, '*/*', null]) {
        const heard = await get(asset, format, accept);
        expect(heard.bytes.equals(bytes)).toBe(true);
        expect(heard.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': FOREVER });
        expect(heard.headers.vary).toBeUndefined();
      }
    }
  });

  it('named twice is the first', async () => {
    const asset = await add(photo(400, 200).jpeg());
    expect(await shown(asset, '100w&format=300w', '*/*')).toMatchObject({ bytes: 'jpeg', width: 100 });
  });
});

describe('a picture that moves', () => {
  it.each(['gif', 'webp'] as const)('of %s has all its frames in every width', async (format) => {
    const asset = await add(await movingPicture(format), `wave.${format}`);
    const early = await shown(asset, '100w', BROWSER);
    expect(early).toMatchObject({ bytes: format, width: 400, pages: 3, headers: { 'cache-control': A_DAY } });
    for (const kind of ['image.renditions', 'image.avif']) await runJob(kind, asset);
    const heard = await shown(asset, '100w', BROWSER);
    expect(heard).toMatchObject({ bytes: 'webp', width: 100, height: 50, pages: 3 });
    expect(heard.headers).toMatchObject({ vary: 'Accept', 'cache-control': FOREVER });
    const { delay } = await sharp((await get(asset, '300w', BROWSER)).bytes).metadata();
    expect(delay).toEqual([80, 120, 200]);
  });

  it('of GIF is the original where WebP is not taken', async () => {
    const bytes = await movingPicture('gif');
    const asset = await add(bytes, 'wave.gif');
    await runJob('image.renditions', asset);
    for (const accept of ['*/*', null]) {
      const heard = await get(asset, '100w', accept);
      expect([heard.headers['content-type'], heard.bytes.equals(bytes)]).toEqual(['image/gif', true]);
    }
  });

  it('is its first frame for who wants a still, beside its moving widths', async () => {
    const asset = await add(await movingPicture('gif'), 'wave.gif');
    await runJob('image.renditions', asset);
    const still = await shown(asset, '300w&motion=none', BROWSER);
    expect(still).toMatchObject({ bytes: 'jpeg', width: 300, height: 150, pages: 1 });
    expect(await shown(asset, '300w', BROWSER)).toMatchObject({ bytes: 'webp', pages: 3 });
    const flat = await add(photo(400, 200).jpeg());
    expect(await shown(flat, '300w&motion=none', BROWSER)).toMatchObject({ bytes: 'webp', width: 300 });
  });

  it('of PNG is itself in every width, for nothing here writes its frames anew', async () => {
    const bytes = movingPng(await photo(400, 200).png().toBuffer());
    const asset = await add(bytes, 'wave.png');
    await runJob('image.renditions', asset);
    const heard = await get(asset, '100w', BROWSER);
    expect([heard.headers['content-type'], heard.bytes.equals(bytes)]).toEqual(['image/png', true]);
    expect(await shown(asset, '100w&motion=none', BROWSER)).toMatchObject({ bytes: 'jpeg', width: 100 });
  });

  it('with more pixels in all its frames than a picture may have is the original', async () => {
    const frame = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const frames = Array.from({ length: 64 }, () => frame);
    const bytes = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif({ keepDuplicateFrames: true, effort: 1 })
      .toBuffer();
    const asset = await add(bytes, 'long.gif');
    await runJob('image.renditions', asset);
    const heard = await get(asset, '500w', BROWSER);
    expect([heard.bytes.equals(bytes), heard.headers['cache-control']]).toEqual([true, FOREVER]);
  });

  it('tells pages how long it moves (WCAG 2.2.2)', async () => {
    const motions = async (picture: Buffer, name: string) => {
      const { id } = await add(picture, name);
      const images = await test.db.inSite({ websiteId: siteId }, (trx) => loadImages(trx, siteId, [id]));
      return images.get(id)?.motion;
    };
    expect(await motions(await movingPicture('gif', 0), 'endless.gif')).toBe('long');
    expect(await motions(await movingPicture('webp', 1), 'once.webp')).toBe('brief');
    expect(await motions(movingPng(await photo(60, 40).png().toBuffer()), 'wave.png')).toBe('long');
    expect(await motions(await photo(70, 40).png().toBuffer(), 'still.png')).toBeNull();
  });

  it('of WebP is a still for who does not take WebP', async () => {
    const asset = await add(await movingPicture('webp'), 'wave.webp');
    const moving = await shown(asset, '300w', BROWSER);
    expect(moving).toMatchObject({ bytes: 'webp', width: 400, pages: 3, headers: { vary: 'Accept' } });
    const still = await shown(asset, '300w', '*/*');
    expect(still).toMatchObject({ bytes: 'jpeg', width: 300, height: 150, pages: 1, headers: { vary: 'Accept' } });
  });

  it('of one frame is a picture like others', async () => {
    const asset = await add(photo(400, 200).gif(), 'hill.gif');
    expect(await shown(asset, '100w', '*/*')).toMatchObject({ bytes: 'jpeg', width: 100 });
    expect(await shown(asset, '100w', BROWSER)).toMatchObject({ bytes: 'webp', width: 100 });
  });
});

describe('a picture of an iPhone (EDIT-06)', () => {
  it('is kept as JPEG, upright, in the colours it was taken in', async () => {
    const asset = await add(heicPicture(), 'IMG_0042.HEIC');
    expect(asset).toMatchObject({
      contentType: 'image/jpeg',
      filename: 'IMG_0042.jpg',
      originalWidth: 96,
      originalHeight: 64,
    });
    const { bytes } = await get(asset, 'original', '*/*');
    const { format, icc, orientation = 1 } = await sharp(bytes).metadata();
    expect([format, icc !== undefined, orientation]).toEqual(['jpeg', true, 1]);
    const dots = await sharp(bytes).raw().toBuffer();
    const [top, bottom] = [dots.subarray(0, 3), dots.subarray(-3)];
    expect([top[0]! > top[2]!, bottom[0]! < bottom[2]!]).toEqual([true, true]);
    expect(await shown(asset, '100w', BROWSER)).toMatchObject({ bytes: 'webp', width: 96 });
  });

  it('that cannot be read is refused with what to do', async () => {
    const broken = heicPicture().subarray(0, 700);
    const added = await addImage({ db: test.db, files, newId, now: Date.now }, siteId, {
      filename: 'a.heic',
      bytes: broken,
    });
    expect(added).toMatchObject({ ok: false, problem: { code: 'heicUnreadable' } });
  });
});

describe('the name of a picture in its address', () => {
  it.each(['花瓶 青.png', 'größe.png', 'กระเป๋า.png', 'e\u0301te\u0301.png'])(
    'may be of any script: %s',
    async (name) => {
      const asset = await add(
        await photo(30 + name.length, 20)
          .png()
          .toBuffer(),
        name,
      );
      expect(decodeURIComponent(asset.assetUrl)).toMatch(/\/[\p{L}\p{M}-]+\.png$/u);
      expect(await shown(asset, '100w', BROWSER)).toMatchObject({ bytes: 'webp', headers: { 'cache-control': A_DAY } });
    },
  );
});
