import { randomUUID } from 'node:crypto';
import type { AppAuthorsResponse } from '@quoin/contract/endpoints/content';
import type { WireProblem } from '@quoin/contract/problems';
import { ROLES } from '@quoin/domain/access';
import { AUTHOR_BIO, parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../../platform/folders.ts';
import { createLog } from '../../../platform/log.ts';
import { createSitePages, type SitePages } from '../../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../../storefront/testing/shop.ts';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let pages: SitePages;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  client = createAppClient({ db });
  shop = await addTestShop(db, 'paper');
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  pages = createSitePages({ db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  const write = "UPDATE item SET author_name = 'Ada <Lee>' WHERE website_id = $1 AND record_type = 1";
  await database.asOwner(write, [shop.siteId]);
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const call = callsOf('paper', () => ({ client, session: owner }));
const save = <Answer = AppAuthorsResponse>(parts: object, who = owner) =>
  call<Answer>('PUT', '/authors', { name: 'Ada <Lee>', imageId: null, bio: '', ...parts }, who);

async function pageOf(url: string): Promise<string> {
  const [path = '/', search = ''] = url.split('?');
  const site = await shop.load();
  const reply = await pages.renderSitePage(site, { path, query: parseQueryString(search), headers: {} });
  return Buffer.from(reply.body ?? '').toString();
}
const authorIn = async () => JSON.parse(await pageOf('/journal/post-3?format=json')).item.author;

describe('authors', () => {
  it('are those whom entries name, without an image or a text at first', async () => {
    const { status, body } = await call<AppAuthorsResponse>('GET', '/authors');
    expect([status, body.authors]).toEqual([
      200,
      [{ name: 'Ada <Lee>', entryCount: expect.any(Number), image: null, bio: '' }],
    ]);
    expect(await authorIn()).toMatchObject({ displayName: 'Ada &lt;Lee&gt;', avatarUrl: '', bio: '' });
    expect(await pageOf('/journal/post-3')).not.toContain('post__portrait');
  });

  it('have an image and a text in every page of theirs (page-data 5)', async () => {
    const [imageId] = shop.imageIds;
    const { status, body } = await save({ imageId, bio: ' Prints & draws. ' });
    expect([status, body.authors[0]]).toMatchObject([200, { image: { id: imageId }, bio: 'Prints & draws.' }]);
    const address = `/s/images/${imageId}/view%200.png`;
    const shown = { avatarId: imageId, avatarUrl: address, avatarAssetUrl: address, bio: 'Prints &amp; draws.' };
    expect(await authorIn()).toMatchObject(shown);
    const list = JSON.parse(await pageOf('/journal?format=json&author=Ada%20%3CLee%3E'));
    expect([list.author, list.items[0].author]).toMatchObject([shown, shown]);
    const html = await pageOf('/journal/post-3');
    expect(html).toContain(`<img class="post__portrait" src="${address}?format=100w"`);
    expect(html).toContain('<p class="post__bio">Prints &amp; draws.</p>');
  });

  it('lose them again', async () => {
    await save({});
    expect(await authorIn()).toMatchObject({ avatarUrl: '', bio: '' });
  });

  it.each([
    ['a name that no entry has', { name: 'Nobody' }, 404],
    ['an image that is not there', { imageId: randomUUID() }, 422],
    ['a text that is too long', { bio: 'a'.repeat(AUTHOR_BIO + 1) }, 400],
  ])('are not changed by %s', async (_what, parts, status) => {
    expect((await save<WireProblem>(parts)).status).toBe(status);
  });

  it('are changed by those alone who may publish entries', async () => {
    const drafter = await signInMember(client, shop.siteId, 'drafter', { roles: [ROLES.draftEditor] });
    expect((await save<WireProblem>({ bio: 'Mine.' }, drafter)).status).toBe(403);
  });
});
