import { randomUUID } from 'node:crypto';
import type {
  AppDocumentResponse,
  BlockReportResponse,
  SaveChangesResponse,
  SectionMarkupResponse,
} from '@quoin/contract/endpoints/content';
import { type Edit, edit, type JsonRecord, recordKey } from '@quoin/domain/document';
import { kindOf } from '@quoin/rendering/blocks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { OutsideRefused } from '../../platform/gateways/outside/safeFetch.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { FEED_JOB, feedJobs } from '../outsideFeeds/feedJobs.ts';
import { sectionOn } from '../testing/openedSite.ts';

let database: TestDatabase;
let pages: SitePages;
let client: AppClient;
let shop: TestShop;
let owner: string;
let about: string;
let clock = Date.UTC(2026, 10, 21, 12);
const section = randomUUID();
const ROOT = '/api/app/sites/blocks/document';

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => clock;
  pages = createSitePages({ db: database.db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(database.db, 'blocks');
  client = createAppClient({ db: database.db, pages, now });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true, displayName: 'Ida' });
  const { records } = await documentOf();
  about = records.find(([, record]) => record.urlId === 'about')![0].slice('page:'.length);
  await save([sectionOn(about, section)]);
});
afterAll(async () => {
  await pages.close();
  await database.close();
});
afterEach(() => vi.restoreAllMocks());

const documentOf = async () => answerOf<AppDocumentResponse>(await client.callAs(owner, { path: ROOT }));

async function save(edits: readonly Edit[]): Promise<SaveChangesResponse> {
  const { revision } = await documentOf();
  const changes = [{ id: randomUUID(), command: 'test', label: 'Test', edits }];
  const body = { base: revision, changes, at: { page: about, key: '' } };
  return answerOf(await client.callAs(owner, { method: 'POST', path: `${ROOT}/changes`, body }));
}

function blockOf(type: string, value: JsonRecord, id: string = randomUUID()): Edit {
  const place = { column: 1, row: 1, columns: 6, rows: 4, layer: 0 };
  return edit(recordKey('block', id), [], undefined, { section, type, value, place });
}

async function markupWith(...edits: readonly Edit[]): Promise<string> {
  const body = { page: about, sections: [section], edits };
  const reply = await client.callAs(owner, { method: 'POST', path: `${ROOT}/section-markup`, body });
  return answerOf<SectionMarkupResponse>(reply).sections[section] ?? '';
}

describe('what blocks ask the site for', () => {
  it('a product with its form, as it is sold now; nothing where it is gone', async () => {
    const html = await markupWith(blockOf('product', { product: shop.printId }));
    expect(html).toContain('data-island="add-to-cart"');
    // Pictures that follow what is chosen (ATC-12), none of them before those at the top of the page.
    expect(html).toContain('data-island="product-gallery"');
    expect(html).not.toContain('fetchpriority="high"');
    const plain = await markupWith(blockOf('product', { product: shop.printId, showBuyButton: false }));
    expect(plain).toMatch(/<a class="product-image" href="\/shop\//);
    expect(html).toMatch(/id="[\w-]+-option-0-0"/);
    expect(await markupWith(blockOf('product', { product: randomUUID() }))).not.toContain('sqs-block');
    expect(await markupWith(blockOf('product', { product: 'nonsense' }))).not.toContain('sqs-block');
  });

  it('months, tags and categories of what visitors see, with how many there are', async () => {
    const of = (groupBy: string, collection: string) => markupWith(blockOf('archive', { collection, groupBy }));
    expect(await of('month', shop.journalId)).toMatch(
      /<a href="\/journal\?month=1-2026">January 2026<\/a> <span class="archive-count">\(\d+\)/,
    );
    expect(await of('tag', shop.journalId)).toMatch(
      /<a href="\/journal\?tag=even">even<\/a> <span class="archive-count">\(2\)/,
    );
    expect(await of('category', shop.shopId)).toMatch(/<a href="\/shop\?category=prints">[^<]+<\/a>/);
    expect(await markupWith(blockOf('tagcloud', { collection: shop.journalId }))).toContain('tag-weight-5');
  });
});

describe('news of another site (RSS)', () => {
  const address = 'https://harbour.example/feed.xml';
  const FEED =
    '<rss><channel><title>Harbour</title><item><title>Boats</title><link>https://harbour.example/1</link></item></channel></rss>';
  const answer =
    (body: string, status = 200) =>
    async () => ({ ...{ status, contentType: 'text/xml', url: address }, body: Buffer.from(body) });
  const invalidate = vi.fn();
  const owed = () => database.asOwner(`select payload, run_at from job where kind = '${FEED_JOB}' order by run_at`);
  const run = (fetchOutside: Parameters<typeof feedJobs>[1]) => {
    const job = { id: '1', websiteId: shop.siteId, kind: FEED_JOB, payload: { address }, attempt: 1, maxAttempts: 3 };
    return feedJobs({ db: database.db, invalidate }, fetchOutside).get(FEED_JOB)!(job, new AbortController().signal);
  };

  it('is fetched by a job, which nobody waits for; then again each hour while a page names it', async () => {
    const block = blockOf('rss', { url: address });
    await save([block]);
    expect(await markupWith()).not.toContain('rss-list');
    expect(await owed()).toHaveLength(1);
    await run(answer(FEED));
    expect(invalidate).toHaveBeenCalledWith(shop.siteId);
    expect(await markupWith()).toContain(
      '<a href="https://harbour.example/1" target="_blank" rel="noopener">Boats</a>',
    );
    expect(await owed()).toHaveLength(2);
    invalidate.mockClear();
    clock += 3_600_000;
    await run(answer('down', 503));
    await run(() => Promise.reject(new OutsideRefused('This address is not public.')));
    expect(invalidate).not.toHaveBeenCalled();
    expect(await markupWith()).toContain('Boats');
    await save([edit(block.key, [], (await documentOf()).records.find(([key]) => key === block.key)![1], undefined)]);
    await run(answer(FEED));
    expect(await database.asOwner('select address from outside_feed')).toEqual([]);
  });
});

describe('a block that throws (ED-48)', () => {
  it('keeps its place in the editor, and is reported among the errors of the site', async () => {
    const id = randomUUID();
    await save([blockOf('quote', { quote: 'x' }, id), blockOf('html', { html: '<p>Goes on</p>' })]);
    const report = async (block: string) => {
      const body = { page: about, section, block, edits: [] };
      const reply = await client.callAs(owner, { method: 'POST', path: `${ROOT}/block-reports`, body });
      return answerOf<BlockReportResponse>(reply).isKept;
    };
    expect(await report(id)).toBe(false);
    vi.spyOn(kindOf('quote')!, 'render').mockImplementation(() => {
      throw new RangeError('no such number');
    });
    const html = await markupWith();
    expect(html).toContain(`data-block-broken id="block-${id}"`);
    expect(html).toContain('<p>Goes on</p>');
    expect([await report(id), await report(randomUUID())]).toEqual([true, false]);
    expect(await database.asOwner('select message, times::int from script_error')).toEqual([
      { message: 'The block “quote” could not be shown: no such number', times: 1 },
    ]);
  });
});
