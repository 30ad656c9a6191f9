import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient, signInMember } from '../testing/appClient.ts';
import { addProduct, addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let webManager: string;
let storeManager: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const pages = { invalidate: () => undefined } as never;
  client = createAppClient({ db: database.db, pages });
  shop = await addShop(database.db, { identifier: 'settings' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true });
  webManager = await signInMember(client, shop.id, 'web', { roles: [15] });
  storeManager = await signInMember(client, shop.id, 'store', { roles: [8] });
});
afterAll(() => database.close());

const STORE = '/api/app/sites/settings/settings/store';
const SETTINGS = {
  title: ' Salt  & Paper ',
  contactEmail: 'hello@salt.example',
  phone: '',
  address: { line1: 'Am Deich 4', line2: '', city: 'Bremen', region: '', postalCode: '28199', countryCode: 'de' },
  currency: 'EUR',
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  measurementStandard: 'imperial',
};
const put = (who: string, settings: object, revision: number) =>
  client.callAs(who, { method: 'PUT', path: STORE, body: { settings, revision } });

describe('store settings (ENUM-11)', () => {
  it.each([
    ['45900 Halde', '45900', 'Halde'],
    ['Bristol BS1 0ZZ', '', 'Bristol BS1 0ZZ'],
  ])('read the one line of older sites, and lose nothing of it: %s', async (addressLine2, postalCode, city) => {
    const location = { addressLine1: '3 Ropewalk Yard', addressLine2 };
    await database.asOwner('update website set settings = $2 where id = $1', [shop.id, JSON.stringify({ location })]);
    const { settings } = answerOf<{ settings: { address: object } }>(await client.callAs(owner, { path: STORE }));
    expect(settings.address).toMatchObject({ line1: '3 Ropewalk Yard', postalCode, city });
  });

  it('keep what is said, in all the places that read it, beside what others keep', async () => {
    await database.asOwner(
      `update website set settings = '{"storeSettings":{"expressCheckout":true},"tweaks":{"a":"1"}}' where id = $1`,
      [shop.id],
    );
    expect((await put(owner, SETTINGS, 0)).status).toBe(200);
    const [row] = await database.asOwner<{
      title: string;
      currency: string;
      settings: Record<string, unknown>;
      version: number;
    }>('select title, currency, settings, published_version as version from website where id = $1', [shop.id]);
    expect(row).toMatchObject({ title: 'Salt & Paper', currency: 'EUR', version: 2 });
    expect(row?.settings).toMatchObject({
      ...{ country: 'DE', contactEmail: 'hello@salt.example', tweaks: { a: '1' } },
      storeSettings: { expressCheckout: true, measurementStandard: 'imperial' },
    });
    const shown = answerOf<{ settings: { title: string }; revision: number }>(
      await client.callAs(webManager, { path: STORE }),
    );
    expect(shown).toMatchObject({ revision: 1, settings: { title: 'Salt & Paper', language: 'de-DE' } });
  });

  it('leave events of whole days on their days when the clock becomes another', async () => {
    const [item, collection] = [newId(), newId()];
    await database.asOwner(
      `insert into collection (website_id, id, type, type_name, title, navigation_title, url_id, created_on, updated_on)
       values ($1, $2, 10, 'events', 'Events', '', 'events', now(), now())`,
      [shop.id, collection],
    );
    await database.asOwner(
      `insert into item (website_id, id, collection_id, record_type, url_id, title, publish_on, added_on, updated_on)
       values ($1, $2, $3, 12, 'fair', 'Fair', now(), now(), now())`,
      [shop.id, item, collection],
    );
    await database.asOwner(
      `insert into calendar_event (website_id, item_id, starts_at, ends_at, is_all_day)
       values ($1, $2, '2027-09-05T00:00+02', '2027-09-07T00:00+02', true)`,
      [shop.id, item],
    );
    const revision = answerOf<{ revision: number }>(await client.callAs(owner, { path: STORE })).revision;
    expect((await put(owner, { ...SETTINGS, timeZone: 'America/Santiago' }, revision)).status).toBe(200);
    const spans = () => database.asOwner('select starts_at, ends_at from calendar_event where item_id = $1', [item]);
    expect(await spans()).toEqual([
      { starts_at: new Date('2027-09-05T04:00Z'), ends_at: new Date('2027-09-07T03:00Z') },
    ]);
    expect((await put(owner, SETTINGS, revision + 1)).status).toBe(200);
    expect(await spans()).toEqual([
      { starts_at: new Date('2027-09-04T22:00Z'), ends_at: new Date('2027-09-06T22:00Z') },
    ]);
    await database.asOwner(`update website set settings = settings || '{"revision":1}' where id = $1`, [shop.id]);
  });

  it('are never overwritten unseen, and name every field at fault', async () => {
    const clash = await put(owner, SETTINGS, 0);
    expect(clash.status).toBe(409);
    expect(answerOf(clash)).toMatchObject({ errorKey: 'settingsChanged', theirs: { title: 'Salt & Paper' } });
    const wrong = await put(owner, { ...SETTINGS, title: '', timeZone: 'Mars' }, 1);
    expect(wrong.status).toBe(422);
    expect(Object.keys(answerOf<{ fields: object }>(wrong).fields)).toEqual(['title', 'timeZone']);
  });

  it('leave the currency to those who set up payments, and to nobody once there are prices', async () => {
    expect((await put(storeManager, SETTINGS, 1)).status).toBe(403);
    expect((await put(webManager, { ...SETTINGS, currency: 'USD' }, 1)).status).toBe(422);
    expect((await put(webManager, { ...SETTINGS, title: 'Salt' }, 1)).status).toBe(200);
    await addProduct(database.db, shop, { title: 'Tide', variants: [{ sku: 'TIDE-S' }] });
    expect((await put(owner, { ...SETTINGS, currency: 'USD' }, 2)).status).toBe(422);
  });
});

describe('commerce preferences (PREF-01)', () => {
  const call = (who: string, method: 'GET' | 'PUT', body?: unknown) =>
    client.callAs(who, {
      ...{ method, path: '/api/v1/commerce-preferences/checkout', query: { websiteId: shop.id } },
      ...(body === undefined ? {} : { body }),
    });

  it('are one object per namespace: the site dropped, empty values removed', async () => {
    expect(answerOf(await call(owner, 'GET'))).toEqual({ websiteId: shop.id });
    await call(owner, 'PUT', { websiteId: 'x', note: 'yes', empty: '', gone: null, list: [1] });
    expect(answerOf(await call(storeManager, 'GET'))).toEqual({ websiteId: shop.id, note: 'yes', list: [1] });
    expect((await call(storeManager, 'PUT', { note: 'no' })).status).toBe(403);
    expect((await call(owner, 'PUT', [1])).status).toBe(422);
    expect((await call(owner, 'PUT', { big: 'x'.repeat(70_000) })).status).toBe(422);
  });

  it.each(['__proto__', 'constructor.prototype', '-a', 'A', '1a', `a${'b'.repeat(64)}`])(
    'have no namespace %s (SC-46)',
    async (name) => {
      const path = `/api/v1/commerce-preferences/${name}`;
      for (const method of ['GET', 'PUT'] as const) {
        const call = { method, path, query: { websiteId: shop.id }, body: { x: 1 } };
        expect((await client.callAs(owner, call)).status).toBe(400);
      }
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  it('write nothing when nothing differs', async () => {
    const count = async () =>
      (
        await database.asOwner("select 1 from audit_event where action = 'preferences.update' and website_id = $1", [
          shop.id,
        ])
      ).length;
    const before = await count();
    await call(owner, 'PUT', { list: [1], note: 'yes' });
    expect(await count()).toBe(before);
  });

  it('belong to a site: without one, or of another, there are none (TEN-3)', async () => {
    const other = await addShop(database.db, { identifier: 'elsewhere' });
    const path = '/api/v1/commerce-preferences/checkout';
    expect((await client.callAs(owner, { path })).status).toBe(403);
    expect((await client.callAs(owner, { path, query: { websiteId: other.id } })).status).toBe(404);
  });
});
