import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addDomain, domainsOf, removeDomain } from './domains.ts';
import { findSite } from './findSite.ts';
import { loadSiteById, type Site } from './storage/sites.ts';

describe('custom domains', () => {
  let test: TestDatabase;
  let one: Site;
  let other: Site;

  beforeAll(async () => {
    test = await createTestDatabase();
    const load = async (slug: string) => {
      const id = await addTestSite(test.db, slug);
      return (await test.db.acrossSites((trx) => loadSiteById(trx, id)))!;
    };
    one = await load('one');
    other = await load('other');
  });
  afterAll(() => test.close());

  it('leads a host name to its site, in lower case', async () => {
    expect(await addDomain(test, one, ' Shop.Example.com ')).toEqual({ ok: true, value: 'shop.example.com' });
    expect(await addDomain(test, one, 'Bücher。Example')).toEqual({ ok: true, value: 'xn--bcher-kva.example' });
    expect(await removeDomain(test, one, 'xn--bcher-kva.example')).toMatchObject({ ok: true });
    expect((await findSite(test, { host: 'shop.example.com' }))?.id).toBe(one.id);
    expect(await domainsOf(test, one)).toEqual(['shop.example.com']);
  });

  it('makes pages anew, because they name the address', async () => {
    const now = await findSite(test, { identifier: 'one' });
    expect(now!.publishedVersion).toBeGreaterThan(one.publishedVersion);
  });

  it('gives one name to one site only (TEN-3)', async () => {
    const refused = await addDomain(test, other, 'shop.example.com');
    expect(refused).toMatchObject({ ok: false, problem: { code: 'domainTaken' } });
    expect(await removeDomain(test, other, 'shop.example.com')).toMatchObject({ ok: false });
    expect((await findSite(test, { host: 'shop.example.com' }))?.id).toBe(one.id);
  });

  it('refuses what is no host name (SC-33)', async () => {
    expect(await addDomain(test, one, 'https://shop.example.com/')).toMatchObject({
      problem: { code: 'domainInvalid' },
    });
  });

  it('lets a name go again', async () => {
    expect(await removeDomain(test, one, 'shop.example.com')).toMatchObject({ ok: true });
    expect(await findSite(test, { host: 'shop.example.com' })).toBeNull();
  });
});
