import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { newId } from '../testing/appShop.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addImage } from './addImage.ts';
import { imageJobs } from './imageJobs.ts';
import { MOTION_JOB, planMotionLook } from './measureMotion.ts';

let test: TestDatabase;
let folder: string;
let siteId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-motion-'));
  siteId = await addTestSite(test.db, 'one');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/** Two frames, which follow each other for ever. */
async function movingGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#336699', '#cc3300'].map(frame));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [500, 500], loop: 0 })
    .toBuffer();
}

it('pictures of before are measured once, and pages are drawn anew', async () => {
  const deps = { db: test.db, files: localFileStore(folder), newId, now: Date.now };
  const still = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  for (const [filename, bytes] of [
    ['moving.gif', await movingGif()],
    ['still.png', still],
  ] as const) {
    expect(await addImage(deps, siteId, { filename, bytes })).toMatchObject({ ok: true });
  }
  const motions = async () =>
    (
      await test.asOwner<{ motion: string | null }>(
        "select color_data ->> 'motion' as motion from asset order by filename",
      )
    ).map(({ motion }) => motion);
  const planned = async () => (await test.asOwner('select 1 from job where kind = $1', [MOTION_JOB])).length;
  const plan = () => test.db.inSite({ websiteId: siteId }, (trx) => planMotionLook(trx, siteId));
  expect(await motions()).toEqual(['long', 'none']);
  await plan();
  expect(await planned()).toBe(0);
  await test.asOwner("update asset set color_data = color_data - 'motion'");
  await plan();
  await plan();
  expect(await planned()).toBe(1);

  const drawnAnew: string[] = [];
  const run = imageJobs({ ...deps, invalidate: (websiteId) => drawnAnew.push(websiteId) }).get(MOTION_JOB)!;
  const job = { id: newId(), websiteId: siteId, kind: MOTION_JOB, payload: {}, attempt: 1, maxAttempts: 12 };
  for (let times = 0; times < 2; times += 1) await run(job, new AbortController().signal);
  expect(await motions()).toEqual(['long', 'none']);
  expect(drawnAnew).toEqual([siteId]);
});
