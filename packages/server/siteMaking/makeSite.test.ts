import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../doctor/examine.ts';
import { listLeftSamples } from '../pages/storage/samples.ts';
import type { Config } from '../platform/config.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { saveMembership } from '../team/storage/accounts.ts';
import { newId } from '../testing/appShop.ts';
import { addTestSite, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type MakeSiteDeps, makeSite, type WantedSite } from './makeSite.ts';

let test: TestDatabase;
let root: string;
let deps: MakeSiteDeps;

const ada = { accountId: newId(), name: 'Ada' };
const berta = { accountId: newId(), name: 'Berta' };
const answers: WantedSite = {
  ...{ purpose: 'shop', name: 'Salt & Son', look: 'warm' },
  ...{ language: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' },
};
const rows = (text: string, id: string) => test.asOwner(text, [id]);

beforeAll(async () => {
  test = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'quoin-made-'));
  const config = { newSites: 'owners' } as Config;
  deps = { db: test.db, files: localFileStore(root), newId, now: Date.now, config };
  for (const { accountId, name } of [ada, berta])
    await test.asOwner('insert into account values ($1, $2, $3, $4, 1, now())', [accountId, `${name}@x.io`, name, 'x']);
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

describe('a site of three answers', () => {
  it('has pages, a shop with samples in stock that fill their rows, navigation, forms, a style, and its maker as owner', async () => {
    const made = await makeSite(deps, ada, answers);
    if (!made.ok) throw new Error(made.problem.code);
    const { id } = made.value;
    expect(made.value).toMatchObject({ identifier: 'salt-son', title: 'Salt & Son', currency: 'GBP' });
    expect(made.value.settings).toMatchObject({
      ...{ siteStyle: { fonts: { pack: 'atelier' } }, privacy: { consent: 'banner' } },
    });
    expect(
      await rows('select title, homepage from collection where website_id = $1 order by display_index', id),
    ).toEqual([
      { title: 'Home', homepage: true },
      ...['Shop', 'About', 'Contact'].map((title) => ({ title, homepage: false })),
    ]);
    const products = await rows(
      `select title, tags, on_hand from item join variant using (website_id) where variant.product_id = item.id
         and item.website_id = $1 order by title`,
      id,
    );
    expect(products).toHaveLength(6);
    for (const product of products) expect(product).toMatchObject({ tags: ['sample'], on_hand: 12 });
    expect(await rows('select is_closed from website where id = $1', id)).toEqual([{ is_closed: true }]);
    expect(await deps.db.inSite({ websiteId: id }, (trx) => listLeftSamples(trx, id))).toMatchObject([
      { title: 'Shop', isShop: true, count: 6 },
    ]);
    expect(await rows('select is_owner, account_id from membership where website_id = $1', id)).toEqual([
      { is_owner: true, account_id: ada.accountId },
    ]);
    expect(await rows('select name from form where website_id = $1 order by name', id)).toEqual([
      { name: 'Contact' },
      { name: 'Letter' },
    ]);
    expect(await rows('select action, actor from audit_event where website_id = $1', id)).toEqual([
      { action: 'site.make', actor: 'Ada' },
    ]);
    expect(await rows(`select settings ? 'isUnfinished' as half from website where id = $1`, id)).toEqual([
      { half: false },
    ]);
    expect(await examine({ db: test.db }, 'salt-son')).toEqual([]);
  });

  it('points only at what it has: pictures, pages, forms; everything on its pages is found', async () => {
    const [row] = await test.asOwner<{ loose: string[] }>(
      `with value as (
         select d.website_id, jsonb_path_query(published, '$.sections[*].blocks[*].value.image') #>> '{}' as id, 'asset' as what from page_document d
         union all select website_id, jsonb_path_query(published, '$.sections[*].background.imageId') #>> '{}', 'asset' from page_document
         union all select website_id, jsonb_path_query(published, '$.sections[*].blocks[*].value.form') #>> '{}', 'form' from page_document
         union all select website_id, jsonb_path_query(published, '$.sections[*].blocks[*].value.collection') #>> '{}', 'collection' from page_document)
       select coalesce(array_agg(what || ' ' || id), '{}') as loose from value where not exists (
         select 1 from asset a where what = 'asset' and a.website_id = value.website_id and a.id::text = value.id
         union all select 1 from form f where what = 'form' and f.website_id = value.website_id and f.id::text = value.id
         union all select 1 from collection c where what = 'collection' and c.website_id = value.website_id and c.id::text = value.id)`,
    );
    expect(row?.loose).toEqual([]);
  });

  it('is in the language that was chosen, under a name that nobody has', async () => {
    const made = await makeSite(deps, ada, { ...answers, purpose: 'events', language: 'de-DE', currency: 'EUR' });
    if (!made.ok) throw new Error(made.problem.code);
    const { id, identifier } = made.value;
    expect(identifier).toBe('salt-son-2');
    expect(await rows('select title from collection where website_id = $1 order by display_index', id)).toEqual(
      ['Startseite', 'Termine', 'Journal', 'Über uns', 'Kontakt'].map((title) => ({ title })),
    );
    const [first] = await rows('select title from item where website_id = $1 and record_type = 12 order by title', id);
    expect(first).toEqual({ title: 'Beispiel: Vorlesen' });
    expect(await test.asOwner('select count(*)::int as n from calendar_event where website_id = $1', [id])).toEqual([
      { n: 3 },
    ]);
  });

  it('takes units, consent, tax in prices and the shop’s own country from the country that was chosen', async () => {
    const ofCountry = async (countryCode: string) => {
      const made = await makeSite(deps, ada, { ...answers, countryCode });
      if (!made.ok) throw new Error(made.problem.code);
      const { country, privacy, storeSettings } = made.value.settings as Record<string, never>;
      return { country, privacy, storeSettings };
    };
    expect(await ofCountry('US')).toMatchObject({
      ...{
        country: 'US',
        privacy: { consent: 'off' },
        storeSettings: { measurementStandard: 'imperial', pricing: { priceTaxInterpretation: 'EXCLUSIVE' } },
      },
    });
    expect(await ofCountry('PL')).toMatchObject({
      ...{
        country: 'PL',
        privacy: { consent: 'banner' },
        storeSettings: { measurementStandard: 'metric', pricing: { priceTaxInterpretation: 'INCLUSIVE' } },
      },
    });
  });

  it('is not made of other answers', async () => {
    expect(await makeSite(deps, ada, { ...answers, name: ' ' })).toMatchObject({
      problem: { code: 'siteNameMissing' },
    });
    expect(await makeSite(deps, ada, { ...answers, look: 'none' })).toMatchObject({
      problem: { code: 'siteAnswerUnknown', field: 'look' },
    });
  });

  it('leaves nothing behind when it fails', async () => {
    const before = await test.asOwner('select count(*)::int as n from website');
    const broken = { ...deps, files: { ...deps.files, put: () => Promise.reject(new Error('The disk is full.')) } };
    await expect(makeSite(broken, ada, answers)).rejects.toThrow('The disk is full.');
    expect(await test.asOwner('select count(*)::int as n from website')).toEqual(before);
  });
});

describe('who may make a site', () => {
  it('is an owner, or who works on none; not who works on somebody else’s, nor anybody where the installation says so', async () => {
    const websiteId = await addTestSite(test.db, 'foreign');
    const member = { websiteId, roles: [4], isOwner: false };
    await test.db.acrossSites((trx) => saveMembership(trx, berta.accountId, member, new Date()));
    const refused = { problem: { code: 'newSitesNotAllowed' } };
    expect(await makeSite(deps, berta, answers)).toMatchObject(refused);
    const nobody = { ...deps, config: { newSites: 'nobody' } as Config };
    expect(await makeSite(nobody, ada, answers)).toMatchObject(refused);
  });
});
