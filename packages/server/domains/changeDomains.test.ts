import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { findSite, loadSiteById, type Site } from '../sites/index.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addDomain, chooseMainDomain, domainsOf, removeDomain } from './changeDomains.ts';

const by = (name: string) => ({ name, actor: PRODUCT_ITSELF });

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
    expect(await addDomain(test, one, by(' Shop.Example.com '))).toMatchObject({
      value: [{ host: 'shop.example.com' }],
    });
    expect(await addDomain(test, one, by('Bücher。Example'))).toMatchObject({
      value: [{ isMain: true }, { host: 'xn--bcher-kva.example' }],
    });
    expect(await removeDomain(test, one, by('xn--bcher-kva.example'))).toMatchObject({ ok: true });
    expect((await findSite(test, { host: 'shop.example.com' }))?.id).toBe(one.id);
    expect(await domainsOf(test, one)).toEqual([{ host: 'shop.example.com', isMain: true }]);
  });

  it('makes pages anew, because they name the address', async () => {
    const now = await findSite(test, { identifier: 'one' });
    expect(now!.publishedVersion).toBeGreaterThan(one.publishedVersion);
  });

  it('gives one name to one site only (TEN-3)', async () => {
    const refused = await addDomain(test, other, by('shop.example.com'));
    expect(refused).toMatchObject({ ok: false, problem: { code: 'domainTaken' } });
    expect(await removeDomain(test, other, by('shop.example.com'))).toMatchObject({ ok: false });
    expect((await findSite(test, { host: 'shop.example.com' }))?.id).toBe(one.id);
  });

  it('refuses what is no host name (SC-33)', async () => {
    expect(await addDomain(test, one, by('https://shop.example.com/'))).toMatchObject({
      problem: { code: 'domainInvalid' },
    });
  });

  it('lets a name go again', async () => {
    expect(await removeDomain(test, one, by('shop.example.com'))).toMatchObject({ ok: true });
    expect(await findSite(test, { host: 'shop.example.com' })).toBeNull();
  });
});

describe('the main domain', () => {
  it('is the first one until the owner chooses another; of those left, the first', async () => {
    const test = await createTestDatabase();
    const id = await addTestSite(test.db, 'several');
    const load = async () => (await test.db.acrossSites((trx) => loadSiteById(trx, id)))!;
    const site = await load();
    for (const name of ['shop.example', 'art.example', 'zoo.example']) await addDomain(test, site, by(name));
    expect((await load()).hosts).toEqual(['shop.example', 'art.example', 'zoo.example']);
    expect(await chooseMainDomain(test, site, by('zoo.example'))).toMatchObject({ ok: true });
    expect((await load()).hosts[0]).toBe('zoo.example');
    await removeDomain(test, site, by('zoo.example'));
    expect((await load()).hosts).toEqual(['art.example', 'shop.example']);
    expect(await chooseMainDomain(test, site, by('zoo.example'))).toMatchObject({ problem: { code: 'domainUnknown' } });
    const actions = await test.asOwner("select action from audit_event where action like 'domain.%'");
    expect(actions).toHaveLength(5);
    await test.close();
  });
});
