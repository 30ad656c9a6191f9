import type { AppDomainCheckResponse, AppDomainsResponse } from '@quoin/contract/endpoints/running';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const SERVER = '5.9.1.2';
/** What DNS says, by host. */
const records = new Map<string, readonly string[]>([['app.shops.example', [SERVER, '10.0.0.7']]]);
const asked: string[] = [];

let test: TestDatabase;
let client: AppClient;
let owner: string;
let manager: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = createAppClient({
    db: test.db,
    settings: { appOrigin: 'https://app.shops.example', sitesDomain: 'shops.example' },
    domainLookup: {
      addressesOf: (host) => Promise.resolve(records.get(host) ?? []),
      certificateOf(host, address) {
        asked.push(`${host} at ${address}`);
        return Promise.resolve({ isTrusted: true, validUntil: 1_900_000_000_000 });
      },
    },
  });
  const shop = await addShop(test.db, { identifier: 'prints' });
  await addShop(test.db, { identifier: 'elsewhere' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true });
  manager = await signInMember(client, shop.id, 'manager', { roles: [ROLES.websiteManager] });
});
afterAll(() => test.close());

const call = callsOf('prints', () => ({ client, session: owner }));
const DOMAINS = '/settings/domains';
const check = async (host: string) => (await call<AppDomainCheckResponse>('GET', `${DOMAINS}/${host}/check`)).body;

describe('the domains of a site', () => {
  it('are connected, one of them the main one, and removed', async () => {
    expect((await call<AppDomainsResponse>('GET', DOMAINS)).body).toEqual({
      builtInUrl: 'https://prints.shops.example',
      domains: [],
    });
    await call('POST', DOMAINS, { name: 'Bücher.example' });
    const added = await call<AppDomainsResponse>('POST', DOMAINS, { name: 'shop.example.com' });
    expect(added.body.domains).toEqual([
      { host: 'xn--bcher-kva.example', name: 'bücher.example', isMain: true },
      { host: 'shop.example.com', name: 'shop.example.com', isMain: false },
    ]);
    const chosen = await call<AppDomainsResponse>('PUT', `${DOMAINS}/shop.example.com/main`);
    expect(chosen.body.domains[0]).toMatchObject({ host: 'shop.example.com', isMain: true });
    const left = await call<AppDomainsResponse>('DELETE', `${DOMAINS}/xn--bcher-kva.example`);
    expect(left.body.domains.map(({ host }) => host)).toEqual(['shop.example.com']);
  });

  it('say beside the input what is wrong with a name', async () => {
    const wrong = await call<{ fields: Record<string, string> }>('POST', DOMAINS, {
      name: 'https://shop.example.com/',
    });
    expect([wrong.status, wrong.body.fields.name]).toEqual([
      422,
      'Enter a domain like shop.example.com, without https:// or a path.',
    ]);
    const taken = await call<{ fields: Record<string, string> }>('POST', DOMAINS, { name: 'shop.example.com' });
    expect(taken.body.fields.name).toBe('shop.example.com is already connected to a site on this server.');
    expect((await call('DELETE', `${DOMAINS}/none.example`)).status).toBe(404);
  });

  it('tell the records to set, and whether they are set; a stranger’s server is never asked', async () => {
    expect(await check('shop.example.com')).toEqual({
      ...{ status: 'missing', found: [], certificate: null },
      records: [{ type: 'A', name: 'shop.example.com', value: SERVER }],
      alias: { type: 'CNAME', name: 'shop.example.com', value: 'prints.shops.example' },
    });
    records.set('shop.example.com', ['8.8.8.8']);
    expect(await check('shop.example.com')).toMatchObject({ status: 'elsewhere', certificate: null });
    expect(asked).toEqual([]);
    records.set('shop.example.com', [SERVER]);
    expect(await check('shop.example.com')).toMatchObject({ status: 'connected', certificate: { isTrusted: true } });
    expect(asked).toEqual([`shop.example.com at ${SERVER}`]);
    expect((await call('GET', `${DOMAINS}/other.example/check`)).status).toBe(404);
  });

  it('are seen, not changed, by who manages the site without its domains', async () => {
    const asManager = callsOf('prints', () => ({ client, session: manager }));
    expect((await asManager('GET', DOMAINS)).status).toBe(200);
    expect((await asManager('POST', DOMAINS, { name: 'new.example' })).status).toBe(403);
    expect((await asManager('DELETE', `${DOMAINS}/shop.example.com`)).status).toBe(403);
  });
});
