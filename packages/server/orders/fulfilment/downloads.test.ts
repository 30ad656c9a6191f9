import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { DEFAULT_DOWNLOADS, DOWNLOAD_LINK_SECONDS } from '@quoin/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDigitalFile, removeDigitalFile } from '../../catalog/products/digitalFiles.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { beginDownload } from '../../orderStatus/beginDownload.ts';
import { downloadRoutes } from '../../orderStatus/index.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import type { DirectDownload, FileStore } from '../../platform/gateways/files/fileStore.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { addTestSite } from '../../testing/database.ts';
import { resendConfirmation } from '../changeOrder.ts';
import { BY_ITSELF } from '../orderStaff.ts';
import { listDownloads } from './downloadLinks.ts';

let shop: SaleShop;
let folder: string;
let now = Date.now();
const keyFor = (purpose: string) => createHmac('sha256', 'test').update(purpose).digest();
const deps = () => ({ db: shop.db, files: localFileStore(folder), keyFor, now: () => now });
const editing = () => ({ site: shop.site, actor: { accountId: null, name: 'Ida' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quoin-downloads-'));
  shop = await openSaleShop();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function boughtFile(): Promise<{
  readonly orderId: string;
  readonly productId: string;
  readonly fileId: string;
}> {
  const productId = await shop.addProduct({ title: 'Sheets', type: PRODUCT_TYPES.digital, stock: 'unlimited' });
  const bytes = Buffer.from(`file of ${productId}`);
  const added = await addDigitalFile(deps(), editing(), { productId, filename: '../Möwe "1".pdf', bytes });
  if (added.kind !== 'done') throw new Error(added.kind);
  const buyer = shop.newBuyer();
  await shop.pay(buyer, await shop.readyToPay(buyer, productId));
  const [row] = await shop.test.asOwner<{ order_id: string }>('select order_id from order_line where product_id = $1', [
    productId,
  ]);
  return { orderId: row!.order_id, productId, fileId: added.value[0]!.id };
}

const links = (orderId: string) => listDownloads(deps(), shop.site.id, orderId);
const tokenOf = (url: string) => url.split('/')[2]!;
const begin = (url: string, isCounted = true, websiteId = shop.site.id) =>
  beginDownload(deps(), websiteId, tokenOf(url), isCounted);
const codeOf = (outcome: Awaited<ReturnType<typeof begin>>) => (outcome.ok ? 'ok' : outcome.problem.code);

describe('files of digital products', () => {
  it('are opened by a link that we signed, and counted', async () => {
    const { orderId } = await boughtFile();
    const [link] = await links(orderId);
    expect(link).toMatchObject({ filename: 'Möwe 1.pdf', downloadsLeft: DEFAULT_DOWNLOADS.maxDownloads, isOpen: true });
    expect(link!.url).toMatch(/^\/download\/[^/]+\/M%C3%B6we%201\.pdf$/);
    const begun = await begin(link!.url);
    if (!begun.ok) throw new Error(begun.problem.code);
    expect(String(await begun.value.stored.read())).toMatch(/^file of /);
    await begin(link!.url, false);
    expect((await links(orderId))[0]!.downloadsLeft).toBe(DEFAULT_DOWNLOADS.maxDownloads - 1);
  });

  it('come from us, or by a signed address of the object storage, for which only GET is good', async () => {
    const { orderId } = await boughtFile();
    const [link] = await links(orderId);
    const folderFiles = localFileStore(folder);
    const direct: FileStore = {
      ...folderFiles,
      async find(...args) {
        const found = await folderFiles.find(...args);
        const directAddress = async ({ disposition }: DirectDownload) =>
          `https://bucket.example/x?as=${encodeURIComponent(disposition)}`;
        return found && { ...found, directAddress };
      },
    };
    const ask = (method: string, files: FileStore) => {
      const request = { method, params: { token: tokenOf(link!.url) }, site: shop.site } as unknown as SiteRequest;
      return downloadRoutes({ ...deps(), files })[0]!.handle(request);
    };
    const [streamed, redirected, head] = await Promise.all([
      ask('GET', folderFiles),
      ask('GET', direct),
      ask('HEAD', direct),
    ]);
    expect([streamed.status, redirected.status, head.status]).toEqual([200, 303, 200]);
    expect(redirected.headers?.location).toMatch(/^https:\/\/bucket\.example\/x\?as=attachment/);
    expect(redirected.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await links(orderId))[0]!.downloadsLeft).toBe(DEFAULT_DOWNLOADS.maxDownloads - 2);
  });

  it('are opened at most so often, also by many at once', async () => {
    const { orderId } = await boughtFile();
    const [link] = await links(orderId);
    const all = await Promise.all(Array.from({ length: DEFAULT_DOWNLOADS.maxDownloads + 3 }, () => begin(link!.url)));
    expect(all.filter((each) => each.ok)).toHaveLength(DEFAULT_DOWNLOADS.maxDownloads);
    expect(codeOf(await begin(link!.url))).toBe('downloadLimitReached');
    expect((await links(orderId))[0]!.isOpen).toBe(false);
  });

  it('are opened anew when the owner sends the confirmation again, except what was revoked', async () => {
    const { orderId } = await boughtFile();
    const [link] = await links(orderId);
    for (let time = 0; time < DEFAULT_DOWNLOADS.maxDownloads; time += 1) await begin(link!.url);
    expect((await links(orderId))[0]).toMatchObject({ downloadsLeft: 0, isOpen: false });
    const again = () =>
      resendConfirmation(
        { db: shop.db },
        { site: shop.site, orderId, requestId: newId(Date.now(), secureRoll), staff: BY_ITSELF },
      );
    expect((await again()).ok).toBe(true);
    expect((await links(orderId))[0]).toMatchObject({ downloadsLeft: DEFAULT_DOWNLOADS.maxDownloads, isOpen: true });
    await shop.test.asOwner('update download_grant set is_revoked = true, downloads = 3 where order_id = $1', [
      orderId,
    ]);
    expect((await again()).ok).toBe(true);
    expect((await links(orderId))[0]).toMatchObject({
      downloadsLeft: DEFAULT_DOWNLOADS.maxDownloads - 3,
      isOpen: false,
    });
  });

  it('are closed to links that are old, forged or of another site (TEN-2)', async () => {
    const { orderId } = await boughtFile();
    const [link] = await links(orderId);
    const token = tokenOf(link!.url);
    const other = await addTestSite(shop.test.db, `other-${orderId.slice(-4)}`);
    expect(codeOf(await begin(link!.url, true, other))).toBe('downloadUnknown');
    for (const forged of [
      // Not the last character: some of its bits are unused.
      `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`,
      token.replace(/\.\d{10}\./, '.9999999999.'),
      'x',
      '',
    ]) {
      expect(codeOf(await beginDownload(deps(), shop.site.id, forged, true))).toBe('downloadUnknown');
    }
    const before = now;
    now += (DOWNLOAD_LINK_SECONDS + 1) * 1000;
    expect(codeOf(await begin(link!.url))).toBe('downloadExpired');
    const [fresh] = await links(orderId);
    expect(codeOf(await begin(fresh!.url))).toBe('ok');
    now = before + (DEFAULT_DOWNLOADS.days + 1) * 86_400_000;
    const [late] = await links(orderId);
    expect([late!.isOpen, codeOf(await begin(late!.url))]).toEqual([false, 'downloadExpired']);
    now = before;
  });

  it('that the owner takes off the product stay with who bought them', async () => {
    const { orderId, productId, fileId } = await boughtFile();
    await links(orderId);
    const removed = await removeDigitalFile(deps(), editing(), { productId, fileId, isRemoved: true });
    expect(removed).toEqual({ kind: 'done', value: [] });
    expect(codeOf(await begin((await links(orderId))[0]!.url))).toBe('ok');
  });

  it('that are empty are refused by name', async () => {
    const refused = await addDigitalFile(deps(), editing(), {
      productId: '',
      filename: 'a.pdf',
      bytes: new Uint8Array(),
    });
    expect(refused).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'fileEmpty', values: { fileName: 'a.pdf' } }],
    });
  });
});
