import type { AppMediaFoldersResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleSweeps } from '../../siteMaking/siteSweeps.ts';
import { answerOf } from '../../testing/appClient.ts';
import { addProduct, newId } from '../../testing/appShop.ts';
import { SWEEP_MEDIA_JOB, sweepMedia } from '../files/sweepMedia.ts';
import { imageJobs } from '../imageJobs.ts';
import { MEDIA, type MediaLibrary, openMediaLibrary, somePicture } from '../testing/mediaLibrary.ts';

const DAY_MS = 86_400_000;
const QUOTA = 100_000;
let clock = Date.now();
let lib: MediaLibrary;
beforeAll(async () => {
  lib = await openMediaLibrary({ now: () => clock, settings: { siteStorageBytes: QUOTA } });
});
afterAll(() => lib.close());

const sweep = () => sweepMedia(lib.database, lib.shop.id);
const trash = (...ids: readonly string[]) => lib.post('/delete', { ids, evenIfUsed: true });
const inTrash = async () => (await lib.list({ trash: 'yes' })).assets.map(({ name }) => name).toSorted();

async function run(text: string, ...values: readonly unknown[]): Promise<void> {
  await lib.database.asOwner(text, [lib.shop.id, ...values]);
}

/** A named version that shows it. */
async function version(value: object): Promise<void> {
  await run(
    "insert into site_version (website_id, number, kind, author, made_at, revision) values ($1, 1, 'named', 'Ada', now(), 1)",
  );
  await run(
    "insert into version_record (website_id, key, number, value) values ($1, 'block:b', 1, $2)",
    JSON.stringify(value),
  );
}

describe('the trash of the library (EDT-4)', () => {
  it('lets go of a file after thirty days by itself, and of its bytes a day later', async () => {
    const asset = await lib.upload('old.png', await somePicture());
    await trash(asset.id);
    const [job] = await lib.database.asOwner<{ run_at: Date }>(
      'select run_at from job where website_id = $1 and kind = $2',
      [lib.shop.id, SWEEP_MEDIA_JOB],
    );
    expect(job!.run_at.getTime() - clock).toBe(30 * DAY_MS + 60_000);
    clock += 29 * DAY_MS;
    await sweep();
    expect(await inTrash()).toEqual(['old.png']);
    clock += DAY_MS + 60_000;
    const handler = imageJobs({ db: lib.database.db, files: lib.files, now: () => clock }).get(SWEEP_MEDIA_JOB)!;
    const made = {
      id: newId(),
      websiteId: lib.shop.id,
      kind: SWEEP_MEDIA_JOB,
      payload: {},
      attempt: 1,
      maxAttempts: 12,
    };
    await handler(made, new AbortController().signal);
    expect(await inTrash()).toEqual([]);
    const [audit] = await lib.database.asOwner(
      "select actor, subject_title from audit_event where action = 'media.purge'",
    );
    expect(audit).toEqual({ actor: 'Quoin', subject_title: 'old.png' });
    const cleared = await lib.database.asOwner("select payload from job where kind = 'media.clear'");
    expect(cleared).toHaveLength(1);
  });

  it('keeps what a page, the draft, a version, a product or an order still shows, and looks again the next day', async () => {
    const names = ['live', 'draft', 'version', 'order', 'product', 'nowhere'];
    const ids = new Map<string, string>();
    for (const name of names) ids.set(name, (await lib.upload(`${name}.png`, await somePicture())).id);
    const record = (table: string, name: string) =>
      run(
        `insert into ${table} (website_id, key, value) values ($1, $2, $3)`,
        `block:${name}`,
        JSON.stringify({ value: { image: ids.get(name) } }),
      );
    await run('insert into site_draft (website_id, seen_version, created_at) values ($1, 0, now())');
    await record('draft_record', 'draft');
    await record('live_record', 'live');
    await version({ value: { image: ids.get('version') } });
    const product = await addProduct(lib.database.db, lib.shop, { title: 'Print', variants: [{ sku: 'P' }] });
    await run(
      'insert into item_image (website_id, item_id, asset_id, display_index) values ($1, $2, $3, 0)',
      product.id,
      ids.get('product'),
    );
    await orderOf(ids.get('order')!);
    await trash(...ids.values());
    clock += 31 * DAY_MS;
    await sweep();
    expect(await inTrash()).toEqual(['draft.png', 'live.png', 'order.png', 'product.png', 'version.png']);
    await run('delete from draft_record where website_id = $1');
    const waiting = await lib.database.asOwner<{ run_at: Date }>(
      "select run_at from job where website_id = $1 and kind = $2 and state = 'waiting' order by run_at desc limit 1",
      [lib.shop.id, SWEEP_MEDIA_JOB],
    );
    expect(waiting[0]!.run_at.getTime() - clock).toBe(DAY_MS + 60_000);
    clock += DAY_MS;
    await sweep();
    expect(await inTrash()).toEqual(['live.png', 'order.png', 'product.png', 'version.png']);
  });

  it('is looked after at the next start, too, for what was deleted before', async () => {
    await run('delete from job where website_id = $1 and kind = $2', SWEEP_MEDIA_JOB);
    await scheduleSweeps(lib.database);
    const jobs = await lib.database.asOwner<{ website_id: string }>('select website_id from job where kind = $1', [
      SWEEP_MEDIA_JOB,
    ]);
    expect(jobs.map(({ website_id: id }) => id)).toEqual([lib.shop.id]);
  });
});

describe('storage (LIM-01, EDIT-06)', () => {
  const send = async (filename: string, body: Uint8Array, path = MEDIA, as = lib.editor) => {
    const reply = await lib.call({ method: 'POST', path, query: { filename }, body }, as);
    return [reply.status, answerOf<{ error?: string }>(reply).error];
  };
  const text = (size: number) => Buffer.from(newId().padEnd(size, ' words'));

  it('is shown with what it holds, and full it says how much is left of how much, to files of products as well (ED-47)', async () => {
    const { byteSize, quota } = await lib.ask<AppMediaFoldersResponse>('/folders');
    expect(quota).toBe(QUOTA);
    const left = QUOTA - byteSize;
    expect((await send('notes.txt', text(left - 3_000)))[0]).toBe(201);
    const words =
      'The file more.txt is too large. The maximum allowed file size is 2.93 KB. This is the remaining space of 97.66 KB. Delete files permanently to free up space.';
    expect(await send('more.txt', text(3_001))).toEqual([409, words]);
    expect(await send('more.txt', await somePicture(400, 400), `/api/app/sites/demo/images`)).toEqual([409, words]);
    const { id } = await addProduct(lib.database.db, lib.shop, { title: 'Notes', type: 2, variants: [{ sku: 'N' }] });
    const seller = await lib.person('seller', ROLES.storeManager, [lib.shop]);
    const ofProduct = `/api/app/sites/demo/products/${id}/files`;
    expect(await send('more.txt', text(3_001), ofProduct, seller)).toEqual([409, words]);
    expect((await send('fits.txt', text(2_000)))[0]).toBe(201);
  });

  it('is not taken twice by files that end at once', async () => {
    const { byteSize } = await lib.ask<AppMediaFoldersResponse>('/folders');
    expect(QUOTA - byteSize).toBe(1_000);
    const answers = await Promise.all([1, 2, 3].map((number) => send(`${number}.txt`, text(900))));
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

/** An order of long ago: nothing else of it is left. */
async function orderOf(image: string): Promise<void> {
  const id = newId();
  await lib.database.asOwner(`begin; set local session_replication_role = replica;
    insert into order_line (website_id, id, order_id, product_id, variant_id, sku, title, product_type, quantity, unit_price,
      line_total, gross, image_asset_id)
    values ('${lib.shop.id}', '${id}', '${id}', '${id}', '${id}', 'A', 'Gone', 1, 1, 100, 100, 100, '${image}'); commit`);
}
