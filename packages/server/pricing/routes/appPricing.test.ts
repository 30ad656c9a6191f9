import type {
  AppDiscountExampleResponse,
  AppDiscountsResponse,
  AppPolicyTemplatesResponse,
  AppPricingResponse,
} from '@quoin/contract/endpoints/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addProduct, addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
const sessions = new Map<string, string>();

async function addPerson(name: string, roles: readonly number[], isOwner: boolean): Promise<void> {
  const email = `${name}@example.com`;
  const created = await client.accounts.createAccount({ email, password: 'long enough', displayName: name });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles: [...roles], isOwner });
  const signedIn = await client.accounts.signIn({ email, password: 'long enough', previousToken: null });
  if (!signedIn.ok) throw new Error(signedIn.problem.code);
  sessions.set(name, signedIn.value.token);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const pages = { invalidate: () => undefined } as unknown as NonNullable<
    Parameters<typeof createAppClient>[0]['pages']
  >;
  client = createAppClient({ db: database.db, pages });
  shop = await addShop(database.db, { identifier: 'demo' });
  await addProduct(database.db, shop, { title: 'Tide', variants: [{ sku: 'TIDE', price: 5000n }] });
  await addPerson('owner', [], true);
  await addPerson('manager', [8], false);
  await addPerson('editor', [3], false);
});
afterAll(() => database.close());

const ROOT = '/api/app/sites/demo';
const send = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  client.callAs(sessions.get(who)!, { method, path: ROOT + path, ...(body === undefined ? {} : { body }) });

const RULE = {
  ...{ id: '', name: 'Sales tax', jurisdiction: 'Oregon', percent: '8,875', taxClasses: [] },
  ...{ isOnShipping: false, isCompound: false, isEnabled: true, revision: 0 },
  places: [{ countryCode: 'US', regions: ['or'], postalCodes: '97000-97999' }],
};
const TEN = {
  ...{ id: '', name: 'Ten', code: ' ten ', kind: 'percent', value: '10', scope: 'order', scopeIds: [], items: 'all' },
  ...{ minimumSubtotal: '', startsOn: '', endsOn: '2030-01-31', totalLimit: null, perCustomerLimit: 1 },
  ...{ combinesWith: [], isEnabled: true, timesUsed: 0, revision: 0 },
};

describe('the settings of prices', () => {
  it('keep a tax as it was typed, and refuse an edit of what somebody else has changed', async () => {
    const added = answerOf<AppPricingResponse>(await send('owner', 'POST', '/pricing/tax-rules', { rules: [RULE] }));
    const [rule] = added.taxRules;
    expect(rule).toMatchObject({ percent: '8.875', places: [{ regions: ['OR'], postalCodes: '97000..97999' }] });
    const edit = { ...rule!, percent: '9' };
    expect((await send('owner', 'PUT', `/pricing/tax-rules/${rule!.id}`, edit)).status ?? 200).toBe(200);
    expect((await send('owner', 'PUT', '/pricing/tax-rules/a@b', edit)).status).toBe(404);
    const late = await send('owner', 'PUT', `/pricing/tax-rules/${rule!.id}`, edit);
    expect([late.status, answerOf<{ errorKey: string }>(late).errorKey]).toEqual([409, 'settingChanged']);
  });

  it('name the field that is wrong', async () => {
    const reply = await send('owner', 'POST', '/pricing/tax-rules', {
      rules: [{ ...RULE, name: ' ', percent: '101' }],
    });
    expect([reply.status, answerOf<{ fields: object }>(reply).fields]).toEqual([
      422,
      { percent: 'Enter a rate from 0 to 100 percent.' },
    ]);
  });

  it('keep what is said of returns, and refuse what does not hold together', async () => {
    const { checkout } = answerOf<AppPricingResponse>(await send('owner', 'GET', '/pricing'));
    expect(checkout.returns.window).toBe('unsaid');
    const save = (returns: object) =>
      send('owner', 'PUT', '/pricing/checkout', { ...checkout, returns: { ...checkout.returns, ...returns } });
    const refused = await save({ window: 'days', days: 0, ways: [] });
    expect([refused.status, answerOf<{ fields: object }>(refused).fields]).toEqual([
      422,
      { returnDays: 'Enter a whole number from 1 to 365.', returnWays: 'Select a return method.' },
    ]);
    expect((await save({ ways: ['pigeon'] })).status).toBe(400);
    const kept = { window: 'days', days: 30, payer: 'shop', ways: ['store'] };
    const saved = answerOf<AppPricingResponse>(await save(kept));
    expect(saved.checkout.returns).toEqual(kept);
    expect((await send('manager', 'PUT', '/pricing/checkout', saved.checkout)).status).toBe(403);
  });

  it('are filled into templates of policies, which only who sees them may ask for (29.5)', async () => {
    const ask = async (who: string) => send(who, 'GET', '/policy-templates');
    await database.asOwner(
      `update website set language = 'de-DE', settings = settings ||
        '{"country":"DE","contactEmail":"hallo@salz.example","storeAddress":{"line1":"Weg 1","postalCode":"20095","city":"Hamburg"}}'
        where id = $1`,
      [shop.id],
    );
    const { isFallback, templates } = answerOf<AppPolicyTemplatesResponse>(await ask('manager'));
    expect(isFallback).toBe(false);
    expect(templates.imprint).toContain(
      'demo<br>[Rechtsform und vollständiger rechtlicher Name]<br>Weg 1, 20095 Hamburg',
    );
    // What a test before this one saved.
    expect(templates.returnPolicy).toContain('binnen 30 Tagen');
    expect((await ask('editor')).status).toBe(403);
    await database.asOwner(`update website set language = 'fr' where id = $1`, [shop.id]);
    expect(answerOf<AppPolicyTemplatesResponse>(await ask('owner'))).toMatchObject({
      isFallback: true,
      language: 'en',
    });
  });

  it('keep policies as texts of visitors, without what those may not be shown (29.5)', async () => {
    const { checkout } = answerOf<AppPricingResponse>(await send('owner', 'GET', '/pricing'));
    const imprint = '<h3>Impressum</h3><p>Salz<br>Weg 1</p><script>1</script>';
    const saved = answerOf<AppPricingResponse>(
      await send('owner', 'PUT', '/pricing/checkout', { ...checkout, imprint }),
    );
    expect(saved.checkout.imprint.replace('<br />', '<br>')).toBe('<h3>Impressum</h3><p>Salz<br>Weg 1</p>');
  });

  it('are the owner’s to change; a store manager looks, an editor does not (AUT-1)', async () => {
    expect((await send('manager', 'GET', '/pricing')).status ?? 200).toBe(200);
    expect((await send('manager', 'POST', '/pricing/tax-rules', { rules: [RULE] })).status).toBe(403);
    expect((await send('editor', 'GET', '/pricing')).status).toBe(403);
  });

  it('are written into the audit log with who changed them (AUT-4)', async () => {
    const rows = await database.asOwner<{ actor: string; action: string }>(
      `select actor, action from audit_event where action like 'taxRule.%' order by id`,
    );
    expect(rows).toEqual([
      { actor: 'owner', action: 'taxRule.create' },
      { actor: 'owner', action: 'taxRule.update' },
    ]);
  });

  it('name a region as addresses do, however it was typed', async () => {
    const places = [
      { countryCode: 'IN', regions: ['mh', 'ケーララ州', 'Uttar Pradesh'], postalCodes: '' },
      { countryCode: 'TR', regions: ['istanbul'], postalCodes: '' },
      { countryCode: 'ZA', regions: ['Gauteng'], postalCodes: '' },
    ];
    const rules = [{ ...RULE, name: 'By region', places }];
    const { taxRules } = answerOf<AppPricingResponse>(await send('owner', 'POST', '/pricing/tax-rules', { rules }));
    const saved = taxRules.find(({ name }) => name === 'By region');
    expect(saved?.places.map(({ regions }) => regions)).toEqual([
      ['Maharashtra', 'Kerala', 'Uttar Pradesh'],
      ['İstanbul'],
      ['GAUTENG'],
    ]);
    await send('owner', 'DELETE', `/pricing/tax-rules/${saved!.id}`);
  });

  it('answers the regions of a country to who is signed in (CX-12)', async () => {
    const ask = (query: Record<string, string>, session = sessions.get('editor')!) =>
      client.callAs(session, { method: 'GET', path: '/api/app/regions', query });
    const answer = await ask({ country: 'TH', language: 'ja' });
    expect(answerOf<{ regions: object[] }>(answer).regions).toContainEqual({
      ...{ code: 'Bangkok', name: 'バンコク', localName: 'กรุงเทพมหานคร' },
    });
    expect(answerOf(await ask({ country: 'DE', language: 'de' }))).toEqual({ regions: [] });
    expect([(await ask({ country: 'ZZ' })).status, (await ask({ country: 'TH' }, 'nobody')).status]).toEqual([
      400, 401,
    ]);
  });
});

describe('discounts', () => {
  it('are made with a tidy code, which nobody else can have', async () => {
    const made = await send('manager', 'POST', '/discounts', TEN);
    expect(answerOf<{ discount: object }>(made).discount).toMatchObject({ code: 'TEN', endsOn: '2030-01-31' });
    const again = await send('manager', 'POST', '/discounts', { ...TEN, code: 'Ten' });
    expect([again.status, answerOf<{ fields: object }>(again).fields]).toEqual([
      422,
      { code: 'Another discount already has this code.' },
    ]);
    const { discounts } = answerOf<AppDiscountsResponse>(await send('manager', 'GET', '/discounts'));
    expect(discounts.map(({ name, status }) => [name, status])).toEqual([['Ten', 'active']]);
  });

  it('show what a cart would pay before they are saved', async () => {
    const reply = await send('owner', 'POST', '/discounts/example', { ...TEN, code: 'NEW', value: '50' });
    const { lines, rows } = answerOf<AppDiscountExampleResponse>(reply);
    expect(lines.map(({ title, quantity }) => [title, quantity])).toEqual([['Tide', 2]]);
    expect(rows.find(({ key }) => key === 'discount')).toMatchObject({ note: 'NEW', text: '−$50.00' });
  });

  it('can be deleted, and their code is free again', async () => {
    const { discounts } = answerOf<AppDiscountsResponse>(await send('owner', 'GET', '/discounts'));
    expect((await send('owner', 'DELETE', `/discounts/${discounts[0]!.id}`)).status ?? 200).toBe(200);
    expect((await send('owner', 'DELETE', `/discounts/${discounts[0]!.id}`)).status).toBe(404);
    expect((await send('owner', 'POST', '/discounts', TEN)).status ?? 200).toBe(200);
  });
});
