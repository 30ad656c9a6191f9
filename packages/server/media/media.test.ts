import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../platform/gateways/files/fileStore.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { openWire, testSite, type Wire } from '../platform/http/testing/wire.ts';
import { newId } from '../testing/appShop.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addImage, RENDITIONS_JOB } from './addImage.ts';
import { imageJobs } from './imageJobs.ts';
import { inspectImage } from './inspectImage.ts';
import { offeredWidths } from './renditions/makeRendition.ts';
import { imageRoutes } from './routes/images.ts';
import { type Asset, findAsset, listRenditions } from './storage/assets.ts';

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

const deps = () => ({ db: test.db, files, newId, now: Date.now });
const colour = { channels: 3, background: '#3366cc' } as const;
const picture = (width: number, height: number) => sharp({ create: { width, height, ...colour } });

/** A picture unlike any other, so that its bytes are new. */
async function unique(width: number, height: number): Promise<Buffer> {
  const raw = { width: 8, height: 8, channels: 3 } as const;
  return sharp(randomBytes(192), { raw }).resize(width, height, { fit: 'fill' }).png().toBuffer();
}

async function add(width: number, height: number, filename = 'hill.png'): Promise<Asset> {
  const added = await addImage(deps(), siteId, { filename, bytes: await unique(width, height) });
  if (!added.ok) throw new Error(added.problem.code);
  return added.value;
}

const renditionsOf = (asset: Asset) =>
  test.db.inSite({ websiteId: siteId }, (trx) => listRenditions(trx, siteId, asset.id));

async function runJob(kind: string, payload: { assetId: string }): Promise<void> {
  const handle = imageJobs(deps()).get(kind)!;
  await handle(
    { id: newId(), websiteId: siteId, kind, payload, attempt: 1, maxAttempts: 12 },
    new AbortController().signal,
  );
}

describe('an uploaded picture', () => {
  it('is what its bytes say: size, type, average colours (IMG-01), and how dark and light it gets', async () => {
    const inspected = await inspectImage(await picture(40, 30).jpeg().toBuffer());
    expect(inspected).toMatchObject({ ok: true, value: { width: 40, height: 30, contentType: 'image/jpeg' } });
    const colours = inspected.ok ? inspected.value.colorData : {};
    expect(Object.keys(colours)).toHaveLength(8);
    expect(Object.keys(colours)).toEqual(expect.arrayContaining(['darkTone', 'lightTone']));
    expect(colours.centerAverage).toMatch(/^3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s, whatever it is called', async (format) => {
    const bytes = await picture(20, 20).toFormat(format).toBuffer();
    expect(await inspectImage(bytes)).toMatchObject({ ok: true, value: { contentType: `image/${format}` } });
  });

  it('that the camera turned is measured as it is seen', async () => {
    const bytes = await picture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(bytes)).toMatchObject({ ok: true, value: { width: 30, height: 40 } });
  });

  it('of more than 50 megapixels is refused before a pixel is decoded (SC-18)', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, ...colour }, limitInputPixels: false })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await inspectImage(bomb)).toMatchObject({ ok: false, problem: { code: 'imageTooLarge' } });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'],
    [
      'SVG with a declaration',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['PDF', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a promise', '\u0089PNG\r\n\u001a\n and no more'],
  ])('that is %s is refused, never rasterised (SC-18)', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await inspectImage(bytes)).toMatchObject({ ok: false, problem: { code: 'imageUnsupported' } });
  });

  it('cut short is refused', async () => {
    const whole = await unique(600, 600);
    const cut = await inspectImage(whole.subarray(0, whole.length / 2));
    expect(cut).toMatchObject({ ok: false, problem: { code: 'imageUnsupported' } });
  });

  it('owes its widths as a job in the same transaction', async () => {
    const asset = await add(120, 80);
    const jobs = await test.asOwner('select kind from job where dedupe_key = $1', [asset.id]);
    expect(jobs).toEqual([{ kind: RENDITIONS_JOB }]);
  });

  it('of the same bytes is the same asset, also when many come at once', async () => {
    const bytes = await unique(60, 60);
    const added = await Promise.all(
      ['a.png', 'b.png', 'c.png'].map((filename) => addImage(deps(), siteId, { filename, bytes })),
    );
    expect(new Set(added.map((each) => each.ok && each.value.id)).size).toBe(1);
  });

  it('belongs to its site alone (TEN-2)', async () => {
    const asset = await add(30, 30);
    const other = await addTestSite(test.db, 'two');
    expect(await test.db.inSite({ websiteId: other }, (trx) => findAsset(trx, siteId, asset.id))).toBeNull();
  });

  it.each([
    ['../../etc/Hill at dawn (1).png', 'Hill-at-dawn-1-.png'],
    ['.htaccess', 'htaccess'],
    ['日本', '日本'],
    ['♪', 'image'],
    ['a\\b\\c.jpg', 'c.jpg'],
  ])('is called safely in its address: %s → %s', async (given, name) => {
    const asset = await add(10, 10, given);
    expect(asset.filename).toBe(name);
    expect(asset.assetUrl).toBe(`/s/images/${asset.id}/${encodeURIComponent(name)}`);
  });
});

describe('widths (IMG-02)', () => {
  it('are the seven steps up to the original, and the first beyond it', () => {
    expect(offeredWidths(3000)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
    expect(offeredWidths(2500)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
    expect(offeredWidths(600)).toEqual([100, 300, 500, 750]);
    expect(offeredWidths(500)).toEqual([100, 300, 500]);
    expect(offeredWidths(40)).toEqual([100]);
  });

  it('are all made by the jobs, once; running them again adds nothing', async () => {
    const asset = await add(600, 300);
    await runJob(RENDITIONS_JOB, { assetId: asset.id });
    const made = await renditionsOf(asset);
    expect(made.map((each) => [each.width, each.height, each.format])).toEqual([
      [100, 50, 'webp'],
      [300, 150, 'webp'],
      [500, 250, 'webp'],
      [750, 300, 'webp'],
    ]);
    await runJob(RENDITIONS_JOB, { assetId: asset.id });
    expect(await renditionsOf(asset)).toEqual(made);
    await runJob('image.avif', { assetId: asset.id });
    await runJob('image.avif', { assetId: asset.id });
    expect((await renditionsOf(asset)).filter((each) => each.format === 'avif')).toHaveLength(4);
  });

  it('owes AVIF for a minute later, once', async () => {
    const asset = await add(90, 90);
    await runJob(RENDITIONS_JOB, { assetId: asset.id });
    await runJob(RENDITIONS_JOB, { assetId: asset.id });
    const jobs = await test.asOwner<{ run_at: Date }>(
      "select run_at from job where kind = 'image.avif' and dedupe_key = $1",
      [asset.id],
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.run_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });

  it('of a picture that is gone are no longer owed', async () => {
    await expect(runJob(RENDITIONS_JOB, { assetId: randomUUID() })).resolves.toBeUndefined();
  });
});

describe('the address of a picture (IMG-02)', () => {
  const AVIF = 'image/avif,image/webp,*/*';
  const WEBP = 'image/webp,*/*';
  const get = (asset: Pick<Asset, 'assetUrl'>, format: string | null, accept: string, headers = {}) =>
    wire.ask({
      path: `${asset.assetUrl}${format === null ? '' : `?format=${format}`}`,
      headers: { accept, ...headers },
    });
  const sizeOf = async (bytes: Buffer) => {
    const { width, format } = await sharp(bytes).metadata();
    return [format, width];
  };

  it('gives the original to who asks for no width', async () => {
    const asset = await add(400, 200);
    for (const heard of [await get(asset, null, AVIF), await get(asset, 'original', '*/*')]) {
      expect(heard.headers['content-type']).toBe('image/png');
      expect(await sizeOf(heard.bytes)).toEqual(['png', 400]);
    }
  });

  it('gives WebP on the spot while nothing is made, and AVIF when it is there', async () => {
    const asset = await add(400, 200);
    const early = await get(asset, '300w', AVIF);
    expect(await sizeOf(early.bytes)).toEqual(['webp', 300]);
    expect(early.headers['cache-control']).toBe('public, max-age=86400');
    await runJob(RENDITIONS_JOB, { assetId: asset.id });
    await runJob('image.avif', { assetId: asset.id });
    const late = await get(asset, '300w', AVIF);
    expect(late.headers['content-type']).toBe('image/avif');
    expect(late.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(asset, '300w', WEBP)).headers['content-type']).toBe('image/webp');
  });

  it('never enlarges: steps beyond the original give the whole original', async () => {
    const asset = await add(400, 200);
    for (const step of ['500w', '750w', '2500w']) {
      expect(await sizeOf((await get(asset, step, WEBP)).bytes)).toEqual(['webp', 400]);
    }
    expect((await renditionsOf(asset)).map((each) => each.width)).toEqual([500]);
  });

  it('makes a width once for many visitors at once', async () => {
    const asset = await add(400, 200);
    const heard = await Promise.all(Array.from({ length: 8 }, () => get(asset, '100w', WEBP)));
    expect(new Set(heard.map((each) => each.headers.etag)).size).toBe(1);
    expect(await renditionsOf(asset)).toHaveLength(1);
  });

  it('is immutable, varies by Accept, and is answered 304 to its etag', async () => {
    const asset = await add(50, 50);
    const first = await get(asset, '100w', WEBP);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const again = await get(asset, '100w', WEBP, { 'if-none-match': first.headers.etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('of nobody is not found', async () => {
    for (const id of [randomUUID(), 'x', '..', '__proto__', `${randomUUID()}'--`]) {
      const heard = await wire.ask({ path: `/s/images/${encodeURIComponent(id)}/hill.png` });
      expect([400, 404]).toContain(heard.status);
    }
  });

  it('works with any file name: the id decides', async () => {
    const asset = await add(50, 50);
    expect((await wire.ask({ path: `/s/images/${asset.id}/other.png` })).status).toBe(200);
  });
});
