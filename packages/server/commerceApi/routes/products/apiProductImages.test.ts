import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFileStore } from '../../../platform/gateways/files/localFiles.ts';
import { addProduct, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const V2 = '/v2/commerce/products';
let test: TestDatabase;
let folder: string;
let client: ApiClient;
let shop: TestShop;
let key: string;
let product: string;
let variant: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-api-'));
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  const deps = { db: test.db, files: localFileStore(folder), pages: {}, config, newId, now: Date.now };
  client = createApiClient(deps as never);
  shop = await addShop(test.db, { identifier: 'shop' });
  const made = await addProduct(test.db, shop, { title: 'Tide', variants: [{ sku: 'T' }] });
  [product, variant] = [made.id, made.variantIds[0]!];
  key = await makeKey(test.db, shop.id, ['website.products']);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (path: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST') =>
  client.call(key, { method, path: `${V2}/${product}${path}`, body });
const images = async () => (await client.call(key, { path: `${V2}/${product}` })).body.products[0].images;
const order = async () => (await images()).map(({ id }: { id: string }) => id);

async function upload(background: string | null, name = 'file') {
  const bytes =
    background === null
      ? new TextEncoder().encode('nothing')
      : await sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer();
  const form = new FormData();
  form.set(name, new File([new Uint8Array(bytes)], 'red wall.png', { type: 'image/png' }));
  const packed = new Response(form);
  const headers = { 'content-type': packed.headers.get('content-type') ?? '' };
  const stream = Object.assign(Readable.from([Buffer.from(await packed.arrayBuffer())], { objectMode: false }), {
    headers,
  });
  return client.call(key, { method: 'POST', path: `${V2}/${product}/images`, body: stream, headers });
}

describe('the Commerce API adds images to products', () => {
  const ids: string[] = [];

  it('as a form with a file; their sizes are made afterwards', async () => {
    for (const background of ['#a33', '#3a3', '#33a']) {
      const sent = await upload(background);
      expect(sent).toMatchObject({ status: 202, body: { imageId: expect.any(String) } });
      ids.push(sent.body.imageId);
    }
    expect(await order()).toEqual(ids);
    const status = () => client.call(key, { path: `${V2}/${product}/images/${ids[0]}/status` });
    expect((await status()).body).toEqual({ status: 'PROCESSING' });
    await test.asOwner(`update job set state = 'done' where kind = 'image.renditions'`);
    expect((await status()).body).toEqual({ status: 'READY' });
  });

  it('says in words what they show', async () => {
    const said = await send(`/images/${ids[1]}`, { altText: 'A green wall' });
    expect(said).toMatchObject({ status: 200, body: { id: ids[1], altText: 'A green wall', orderIndex: 1 } });
    const wrapped = await send(`/images/${ids[1]}`, { altText: { present: true, value: 'Green' } });
    expect(wrapped.body.altText).toBe('Green');
  });

  it('puts them in another order', async () => {
    const [red, green, blue] = ids as [string, string, string];
    expect((await send(`/images/${blue}/order`, { afterImageId: null })).status).toBe(204);
    expect(await order()).toEqual([blue, red, green]);
    expect((await send(`/images/${blue}/order`, { afterImageId: red })).status).toBe(204);
    expect(await order()).toEqual([red, blue, green]);
    expect((await send(`/images/${blue}/order`, { afterImageId: newId() })).body.subtype).toBe(
      'PRODUCT_IMAGE_NOT_FOUND',
    );
  });

  it('and one of them at a variant, until it is gone', async () => {
    const choose = (imageId: string | null) => send(`/variants/${variant}/image`, { imageId });
    const shown = async () =>
      (await client.call(key, { path: `${V2}/${product}` })).body.products[0].variants[0].image?.id ?? null;
    expect((await choose(ids[0]!)).status).toBe(204);
    expect(await shown()).toBe(ids[0]);
    expect((await choose(newId())).body.subtype).toBe('PRODUCT_IMAGE_NOT_FOUND');
    expect((await send(`/images/${ids[0]}`, undefined, 'DELETE')).status).toBe(204);
    expect([await shown(), (await order()).length]).toEqual([null, 2]);
    expect((await send(`/images/${ids[0]}`, undefined, 'DELETE')).status).toBe(404);
    expect((await choose(ids[1]!)).status).toBe(204);
    expect((await choose(null)).status).toBe(204);
    expect(await shown()).toBeNull();
    expect(await test.asOwner('select 1 from asset where deleted_at is null')).toHaveLength(3);
  });

  it('none that is no image, without a file or of another product', async () => {
    expect((await upload(null)).status).toBe(400);
    expect((await upload('#a33', 'picture')).body).toMatchObject({ subtype: 'MISSING_ARGUMENT' });
    expect(
      (await client.call(key, { method: 'POST', path: `${V2}/${newId()}/images/${ids[1]}`, body: { altText: '' } }))
        .status,
    ).toBe(404);
  });
});
