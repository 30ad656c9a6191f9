import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppThemePermissionsResponse, appThemePermissionsPath } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
const PATH = appThemePermissionsPath('salt', 'asking');
const HOST = 'script https://cdn.example.com';

let database: TestDatabase;
let themes: string;
let pages: SitePages;
let client: AppClient;
let shop: TestShop;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  themes = await mkdtemp(join(tmpdir(), 'quoin-asking-'));
  await mkdir(join(themes, 'asking'));
  await writeFile(join(themes, 'asking/template.conf'), '{"layouts":{"default":{"regions":["site"]}}}');
  await writeFile(
    join(themes, 'asking/site.region'),
    '<script src="//cdn.example.com/x.js"></script><script src="//code.jquery.com/jquery-2.1.1.js"></script><p onclick="go()">',
  );
  pages = createSitePages({ db: database.db, config, log: createLog('silent'), now: Date.now, themesFolder: themes });
  shop = await addTestShop(database.db, 'salt', 'asking');
  client = createAppClient({ db: database.db, pages });
  owner = await signInMember(client, shop.siteId, 'owner', { roles: [ROLES.admin], isOwner: true });
});
afterAll(async () => {
  await pages.close();
  await database.close();
  await rm(themes, { recursive: true });
});

async function allow(session: string, allowed: readonly unknown[]) {
  const reply = await client.callAs(session, { method: 'PUT', path: PATH, body: { allowed } });
  return { status: reply.status, answer: answerOf<AppThemePermissionsResponse>(reply) };
}
const allowedIn = ({ requests }: AppThemePermissionsResponse) =>
  requests.filter(({ isAllowed }) => isAllowed).map(({ id }) => id);

describe('what a theme may do on a site', () => {
  it('is what it asks for, nothing of it allowed at first, and what comes from here', async () => {
    const answer = answerOf<AppThemePermissionsResponse>(await client.callAs(owner, { path: PATH }));
    expect(answer).toMatchObject({ theme: 'asking', isCurrent: true, never: [] });
    expect(answer.requests.map(({ kind, isAllowed }) => [kind, isAllowed])).toEqual([
      ['script', false],
      ['handler', false],
    ]);
    expect(answer.fromHere).toEqual([{ asked: '//code.jquery.com/jquery-2.1.1.js', given: 'jQuery 2.2.4' }]);
  });

  it('is what its owner names of that, written down, and nothing that it does not ask for', async () => {
    const { status, answer } = await allow(owner, [HOST, 'script https://other.example.com', HOST]);
    expect([status, allowedIn(answer)]).toEqual([200, [HOST]]);
    const kept = await database.asOwner<{ kept: unknown }>(`select settings->'themePermissions' as kept from website`);
    expect(kept).toEqual([{ kept: { asking: [HOST] } }]);
    const noted = await database.asOwner<{ details: unknown }>(
      `select details from audit_event where action = 'theme.allow'`,
    );
    expect(noted).toEqual([{ details: { allowed: ['script: https://cdn.example.com'], takenBack: [] } }]);
  });

  it('can be taken back', async () => {
    const { answer } = await allow(owner, []);
    expect(allowedIn(answer)).toEqual([]);
    expect(await database.asOwner(`select settings->'themePermissions' as kept from website`)).toEqual([{ kept: {} }]);
  });

  it('is decided by owners and administrators alone; whoever works on the design may look (reliability 1.7)', async () => {
    const manager = await signInMember(client, shop.siteId, 'manager', { roles: [ROLES.websiteManager] });
    expect((await client.callAs(manager, { path: PATH })).status).toBe(200);
    expect((await allow(manager, [HOST])).status).toBe(403);
    const editor = await signInMember(client, shop.siteId, 'editor', { roles: [ROLES.editor] });
    expect((await client.callAs(editor, { path: PATH })).status).toBe(403);
    const admin = await signInMember(client, shop.siteId, 'admin', { roles: [ROLES.admin] });
    expect((await allow(admin, [HOST])).status).toBe(200);
  });

  it('is refused for a theme that is not there, and for what is no list', async () => {
    const path = appThemePermissionsPath('salt', 'nowhere');
    expect((await client.callAs(owner, { path })).status).toBe(404);
    expect((await client.callAs(owner, { method: 'PUT', path: PATH, body: { allowed: 'all' } })).status).toBe(400);
    expect((await allow(owner, [1])).status).toBe(400);
  });
});
